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

const stored = (storage: Storage) => Object.fromEntries(Object.entries(storage))

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('stores a remembered session in local storage, another one in session storage', () => {
  saveSession(SIGNED_IN, true)
  expect([stored(localStorage), stored(sessionStorage)]).toEqual([STORED, {}])
  saveSession(SIGNED_IN, false)
  expect([stored(localStorage), stored(sessionStorage)]).toEqual([{}, STORED])
})

test('returns the same object for the same session', () => {
  saveSession(SIGNED_IN, false)
  const first = currentSession()
  expect(first).toEqual(ASHA)
  renewTokens({ access_token: 'newer', refresh_token: 'newer' })
  expect(currentSession()).toBe(first)
})

test('stores new tokens in the same storage', () => {
  saveSession(SIGNED_IN, true)
  renewTokens({ access_token: 'newer', refresh_token: 'newest' })
  expect(stored(localStorage)).toEqual({ ...STORED, access_token: 'newer', refresh_token: 'newest' })
  expect(stored(sessionStorage)).toEqual({})
})

test('removes only its own keys from the storage', () => {
  localStorage.setItem('i18nextLng', 'hi')
  saveSession(SIGNED_IN, true)
  clearSession()
  expect(stored(localStorage)).toEqual({ i18nextLng: 'hi' })
  expect(accessToken()).toBeNull()
})

test.each([
  ['without a token', { access_token: undefined }],
  ['of an unknown role', { role: 'admin' }],
  ['without a number', { id: 'x' }],
])('%s there is no session', (_case, change) => {
  for (const [key, value] of Object.entries({ ...STORED, ...change }))
    if (value !== undefined) localStorage.setItem(key, value)
  expect(currentSession()).toBeNull()
})

const Name = () => <b>{useSession()?.username ?? 'nobody'}</b>
const displayedName = () => find('b').textContent

test('notifies components of every change', () => {
  mount(<Name />)
  expect(displayedName()).toBe('nobody')
  act(() => saveSession(SIGNED_IN, false))
  expect(displayedName()).toBe('asha')
  act(() => updateSessionUsername('asha_devi'))
  expect(displayedName()).toBe('asha_devi')
  act(() => clearSession())
  expect(displayedName()).toBe('nobody')
})

test('notifies components of a logout in another tab', () => {
  saveSession(SIGNED_IN, true)
  mount(<Name />)
  act(() => {
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }))
  })
  expect(displayedName()).toBe('nobody')
})
