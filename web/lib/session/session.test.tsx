import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { find, mount } from '../../testing/page.tsx'
import {
  accessToken,
  currentSession,
  clearSession,
  saveSession,
  updateSessionUsername,
  renewTokens,
  useSession,
} from './session.ts'

const ASHA = { id: 7, username: 'asha', role: 'customer' } as const
const SIGNED_IN = { access_token: 'access', refresh_token: 'refresh', user: ASHA }
const STORED = {
  access_token: 'access',
  refresh_token: 'refresh',
  username: 'asha',
  role: 'customer',
  id: '7',
}

const kept = (storage: Storage) => Object.fromEntries(Object.entries(storage))

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('a remembered session is the browser’s, another one the tab’s', () => {
  saveSession(SIGNED_IN, true)
  expect([kept(localStorage), kept(sessionStorage)]).toEqual([STORED, {}])
  saveSession(SIGNED_IN, false)
  expect([kept(localStorage), kept(sessionStorage)]).toEqual([{}, STORED])
})

test('it is one object as long as it is the same session', () => {
  saveSession(SIGNED_IN, false)
  const first = currentSession()
  expect(first).toEqual(ASHA)
  renewTokens({ access_token: 'newer', refresh_token: 'newer' })
  expect(currentSession()).toBe(first)
})

test('the next tokens are kept where the last ones were', () => {
  saveSession(SIGNED_IN, true)
  renewTokens({ access_token: 'newer', refresh_token: 'newest' })
  expect(kept(localStorage)).toEqual({ ...STORED, access_token: 'newer', refresh_token: 'newest' })
  expect(kept(sessionStorage)).toEqual({})
})

test('what somebody else keeps in the storage stays when the session goes', () => {
  localStorage.setItem('i18nextLng', 'hi')
  saveSession(SIGNED_IN, true)
  clearSession()
  expect(kept(localStorage)).toEqual({ i18nextLng: 'hi' })
  expect(accessToken()).toBeNull()
})

test.each([
  ['without a token', { access_token: undefined }],
  ['of an unknown role', { role: 'admin' }],
  ['without a number', { id: 'x' }],
])('%s it is nobody’s', (_case, change) => {
  for (const [key, value] of Object.entries({ ...STORED, ...change }))
    if (value !== undefined) localStorage.setItem(key, value)
  expect(currentSession()).toBeNull()
})

const Name = () => <b>{useSession()?.username ?? 'nobody'}</b>
const shownName = () => find('b').textContent

test('components that show it are told of every change', () => {
  mount(<Name />)
  expect(shownName()).toBe('nobody')
  act(() => saveSession(SIGNED_IN, false))
  expect(shownName()).toBe('asha')
  act(() => updateSessionUsername('asha_devi'))
  expect(shownName()).toBe('asha_devi')
  act(() => clearSession())
  expect(shownName()).toBe('nobody')
})

test('and of a sign-out in another tab', () => {
  saveSession(SIGNED_IN, true)
  mount(<Name />)
  act(() => {
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }))
  })
  expect(shownName()).toBe('nobody')
})
