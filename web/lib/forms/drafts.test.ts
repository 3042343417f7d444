import { afterEach, expect, test, vi } from 'vitest'
import { deleteDraft, deleteDraftsOf, saveDraft, readDraft } from './drafts.ts'
import { clearSession, saveSession } from '../session/session.ts'

const ASHA = { id: 7, username: 'asha', role: 'customer' } as const
const arrive = (isRemembered: boolean) =>
  saveSession({ access_token: 'access', refresh_token: 'refresh', user: ASHA }, isRemembered)
const kept = () => [localStorage, sessionStorage].map((storage) => storage.getItem('draft:7:post') !== null)

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

test('a draft is kept where the session is, and nowhere else', () => {
  arrive(true)
  saveDraft(7, 'post', 'Half a')
  expect(kept()).toEqual([true, false])
  arrive(false)
  expect(readDraft(7, 'post')).toBe('Half a')
  saveDraft(7, 'post', 'Half a post')
  expect([readDraft(7, 'post'), ...kept()]).toEqual(['Half a post', false, true])
})

test('what can not be kept leaves the draft of before', () => {
  arrive(false)
  saveDraft(7, 'post', 'Half a')
  const told = vi.spyOn(console, 'warn').mockReturnValue()
  // As a full storage does, it throws.
  saveDraft(7, 'post', 1n)
  expect(told).toHaveBeenCalledOnce()
  expect(readDraft(7, 'post')).toBe('Half a')
})

test('a session that ran out leaves it in the tab', () => {
  arrive(false)
  clearSession()
  saveDraft(7, 'post', 'Half a')
  expect([readDraft(7, 'post'), ...kept()]).toEqual(['Half a', false, true])
})

test.each([true, false])('it goes when it is sent or its writer leaves (remembered: %s)', (isRemembered) => {
  arrive(isRemembered)
  saveDraft(7, 'post', 'Half a')
  deleteDraft(7, 'post')
  expect(readDraft(7, 'post')).toBeNull()
  for (const id of [7, 77]) saveDraft(id, 'post', 'Half a')
  deleteDraftsOf(7)
  expect([readDraft(7, 'post'), readDraft(77, 'post')]).toEqual([null, 'Half a'])
})
