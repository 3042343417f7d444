import { afterEach, expect, test, vi } from 'vitest'
import { dropDraft, dropDraftsOf, keepDraft, keptDraft } from './drafts.ts'
import { forgetSession, keepSession } from './session.ts'

const ASHA = { id: 7, username: 'asha', role: 'customer' } as const
const arrive = (isRemembered: boolean) =>
  keepSession({ access_token: 'access', refresh_token: 'refresh', user: ASHA }, isRemembered)
const kept = () => [localStorage, sessionStorage].map((storage) => storage.getItem('draft:7:post') !== null)

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

test('a draft is kept where the session is, and nowhere else', () => {
  arrive(true)
  keepDraft(7, 'post', 'Half a')
  expect(kept()).toEqual([true, false])
  arrive(false)
  expect(keptDraft(7, 'post')).toBe('Half a')
  keepDraft(7, 'post', 'Half a post')
  expect([keptDraft(7, 'post'), ...kept()]).toEqual(['Half a post', false, true])
})

test('what can not be kept leaves the draft of before', () => {
  arrive(false)
  keepDraft(7, 'post', 'Half a')
  const told = vi.spyOn(console, 'warn').mockReturnValue()
  // As a full storage does, it throws.
  keepDraft(7, 'post', 1n)
  expect(told).toHaveBeenCalledOnce()
  expect(keptDraft(7, 'post')).toBe('Half a')
})

test('a session that ran out leaves it in the tab', () => {
  arrive(false)
  forgetSession()
  keepDraft(7, 'post', 'Half a')
  expect([keptDraft(7, 'post'), ...kept()]).toEqual(['Half a', false, true])
})

test.each([true, false])('it goes when it is sent or its writer leaves (remembered: %s)', (isRemembered) => {
  arrive(isRemembered)
  keepDraft(7, 'post', 'Half a')
  dropDraft(7, 'post')
  expect(keptDraft(7, 'post')).toBeNull()
  for (const id of [7, 77]) keepDraft(id, 'post', 'Half a')
  dropDraftsOf(7)
  expect([keptDraft(7, 'post'), keptDraft(77, 'post')]).toEqual([null, 'Half a'])
})
