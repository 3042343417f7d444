import { afterEach, expect, test, vi } from 'vitest'
import { deleteDraft, deleteDraftsOf, saveDraft, readDraft } from './drafts.ts'
import { clearSession, saveSession } from '../session/session.ts'

const ASHA = { id: 7, username: 'asha', role: 'customer' } as const
const arrive = (isRemembered: boolean) =>
  saveSession({ access_token: 'access', refresh_token: 'refresh', user: ASHA }, isRemembered)
const stored = () => [localStorage, sessionStorage].map((storage) => storage.getItem('draft:7:post') !== null)

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

test('stores a draft in the storage of the session only', () => {
  arrive(true)
  saveDraft(7, 'post', 'Half a')
  expect(stored()).toEqual([true, false])
  arrive(false)
  expect(readDraft(7, 'post')).toBe('Half a')
  saveDraft(7, 'post', 'Half a post')
  expect([readDraft(7, 'post'), ...stored()]).toEqual(['Half a post', false, true])
})

test('keeps the previous draft when the storage is full', () => {
  arrive(false)
  saveDraft(7, 'post', 'Half a')
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  // Like a full storage.
  saveDraft(7, 'post', 1n)
  expect(warn).toHaveBeenCalledOnce()
  expect(readDraft(7, 'post')).toBe('Half a')
})

test('keeps the draft when the session expires', () => {
  arrive(false)
  clearSession()
  saveDraft(7, 'post', 'Half a')
  expect([readDraft(7, 'post'), ...stored()]).toEqual(['Half a', false, true])
})

test.each([true, false])(
  'deletes the draft when it is sent or its author logs out (remembered: %s)',
  (isRemembered) => {
    arrive(isRemembered)
    saveDraft(7, 'post', 'Half a')
    deleteDraft(7, 'post')
    expect(readDraft(7, 'post')).toBeNull()
    for (const id of [7, 77]) saveDraft(id, 'post', 'Half a')
    deleteDraftsOf(7)
    expect([readDraft(7, 'post'), readDraft(77, 'post')]).toEqual([null, 'Half a'])
  },
)
