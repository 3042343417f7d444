import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { readCustomerProfile } from '../../../contract/accounts.ts'
import type { listLocations } from '../../../contract/places.ts'
import { call } from '../http/call.ts'
import { onSessionExpired } from './refresh-token.ts'
import { accessToken, clearSession, saveSession, refreshToken } from './session.ts'

const REFRESH = '/api/token/refresh/'
const DEAD = () => Response.json({ code: 'not_authenticated', message: 'x' }, { status: 401 })
const signedIn = (token: string, username = 'asha') => ({
  access_token: token,
  refresh_token: `${token}-refresh`,
  user: { id: 7, username, role: 'customer' as const },
})

type Request = { headers: { authorization?: string }; body?: string }
const answer = vi.fn<(path: string, request: Request) => Promise<Response>>()
const bearers = (path: string) =>
  answer.mock.calls.filter(([asked]) => asked === path).map(([, { headers }]) => headers.authorization)
const refreshes = () =>
  answer.mock.calls
    .filter(([asked]) => asked === REFRESH)
    .map(([, { body }]) => JSON.parse(body ?? '') as unknown)

/** A server with one valid token; public calls work without one. */
const aServer = (living: string, refresh: () => Promise<Response>) =>
  answer.mockImplementation(async (path, { headers: { authorization } }) => {
    if (path === REFRESH) return refresh()
    const isWelcome = authorization === `Bearer ${living}` || (!authorization && path === '/api/locations')
    return isWelcome ? Response.json([]) : DEAD()
  })
const renewed = async () => Response.json({ access_token: 'new', refresh_token: 'new-refresh' })

const readProfile = () => call<typeof readCustomerProfile>('GET', '/manage-customer-profile/')
const readLocations = () => call<typeof listLocations>('GET', '/locations', { query: {} })
const PROFILE = '/api/manage-customer-profile/'

beforeEach(() => {
  answer.mockReset()
  vi.stubGlobal('fetch', answer)
  saveSession(signedIn('old'), false)
})
afterEach(() => {
  vi.unstubAllGlobals()
  clearSession()
})

test('ten calls with an expired token refresh it once and all succeed', async () => {
  aServer('new', renewed)
  await Promise.all(Array.from({ length: 10 }, readProfile))
  expect(refreshes()).toEqual([{ refresh_token: 'old-refresh' }])
  expect(bearers(PROFILE).filter((bearer) => bearer === 'Bearer new')).toHaveLength(10)
  expect([accessToken(), refreshToken()]).toEqual(['new', 'new-refresh'])
})

test('refreshes once with Web Locks', async () => {
  let last: Promise<unknown> = Promise.resolve()
  const request = (_name: string, work: () => Promise<void>) => (last = last.then(work))
  vi.stubGlobal('navigator', { locks: { request } })
  aServer('new', renewed)
  await Promise.all(Array.from({ length: 10 }, readProfile))
  expect(refreshes()).toHaveLength(1)
})

test('does not refresh after a wrong password', async () => {
  answer.mockImplementation(async () =>
    Response.json({ code: 'password_wrong', message: 'x' }, { status: 401 }),
  )
  await expect(readProfile()).rejects.toMatchObject({ code: 'password_wrong' })
  expect(refreshes()).toEqual([])
})

test('does not refresh without a session', async () => {
  clearSession()
  aServer('new', renewed)
  await expect(readProfile()).rejects.toMatchObject({ code: 'not_authenticated' })
  expect(refreshes()).toEqual([])
})

test('an expired refresh token ends the session, notifies once, and repeats a public call without a token', async () => {
  const notified = vi.fn<() => void>()
  const stop = onSessionExpired(notified)
  aServer('new', async () => DEAD())
  expect(await Promise.all([readLocations(), readLocations()])).toEqual([[], []])
  stop()
  expect(accessToken()).toBeNull()
  expect(notified).toHaveBeenCalledOnce()
  expect(bearers('/api/locations').filter((bearer) => bearer === undefined)).toHaveLength(2)
})

test.each<[string, () => Promise<Response>]>([
  ['without a connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['while the server is down', async () => new Response('', { status: 503 })],
])('%s the session is kept, and the call can be made again', async (_case, refresh) => {
  aServer('new', refresh)
  await expect(readProfile()).rejects.toBeInstanceOf(TypeError)
  expect([accessToken(), refreshToken()]).toEqual(['old', 'old-refresh'])
  aServer('new', renewed)
  await readProfile()
  expect(accessToken()).toBe('new')
})

test('stays logged out after a logout during the refresh', async () => {
  aServer('new', async () => {
    clearSession()
    return renewed()
  })
  await expect(readProfile()).rejects.toMatchObject({ code: 'not_authenticated' })
  expect(accessToken()).toBeNull()
})

test('keeps a new session that began during the refresh', async () => {
  aServer('hers', async () => {
    saveSession(signedIn('hers', 'meena'), false)
    return DEAD()
  })
  await readProfile()
  expect([accessToken(), sessionStorage.getItem('username')]).toEqual(['hers', 'meena'])
})

test('shares refreshed tokens with a duplicated tab, in both directions', async () => {
  const otherTab = new BroadcastChannel('haat-session')
  const heard = new Promise((resolve) => otherTab.addEventListener('message', ({ data }) => resolve(data)))
  aServer('new', renewed)
  await readProfile()
  expect(await heard).toEqual({
    used: 'old-refresh',
    tokens: { access_token: 'new', refresh_token: 'new-refresh' },
  })

  // The first belongs to another session and must be ignored.
  const post = (used: string, token: string) =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
    otherTab.postMessage({ used, tokens: { access_token: token, refresh_token: `${token}-refresh` } })
  post('of another session', 'foreign')
  post('new-refresh', 'newer')
  const tokens = () => [accessToken(), refreshToken()]
  await expect.poll(tokens, { timeout: 10_000 }).toEqual(['newer', 'newer-refresh'])
  otherTab.close()
})
