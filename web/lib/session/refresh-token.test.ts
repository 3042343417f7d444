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

/** A server that knows one living token; nobody may read public pages too. */
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

test('ten calls with a dead token renew it once, and all of them get through', async () => {
  aServer('new', renewed)
  await Promise.all(Array.from({ length: 10 }, readProfile))
  expect(refreshes()).toEqual([{ refresh_token: 'old-refresh' }])
  expect(bearers(PROFILE).filter((bearer) => bearer === 'Bearer new')).toHaveLength(10)
  expect([accessToken(), refreshToken()]).toEqual(['new', 'new-refresh'])
})

test('once, too, where the browser has locks that all tabs share', async () => {
  let last: Promise<unknown> = Promise.resolve()
  const request = (_name: string, work: () => Promise<void>) => (last = last.then(work))
  vi.stubGlobal('navigator', { locks: { request } })
  aServer('new', renewed)
  await Promise.all(Array.from({ length: 10 }, readProfile))
  expect(refreshes()).toHaveLength(1)
})

test('a wrong password is no dead token', async () => {
  answer.mockImplementation(async () =>
    Response.json({ code: 'password_wrong', message: 'x' }, { status: 401 }),
  )
  await expect(readProfile()).rejects.toMatchObject({ code: 'password_wrong' })
  expect(refreshes()).toEqual([])
})

test('without a session nothing is renewed', async () => {
  clearSession()
  aServer('new', renewed)
  await expect(readProfile()).rejects.toMatchObject({ code: 'not_authenticated' })
  expect(refreshes()).toEqual([])
})

test('a dead refresh token ends the session, which is told once; a public call goes on as nobody', async () => {
  const told = vi.fn<() => void>()
  const stop = onSessionExpired(told)
  aServer('new', async () => DEAD())
  expect(await Promise.all([readLocations(), readLocations()])).toEqual([[], []])
  stop()
  expect(accessToken()).toBeNull()
  expect(told).toHaveBeenCalledOnce()
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

test('signing out meanwhile stays signed out', async () => {
  aServer('new', async () => {
    clearSession()
    return renewed()
  })
  await expect(readProfile()).rejects.toMatchObject({ code: 'not_authenticated' })
  expect(accessToken()).toBeNull()
})

test('signing in meanwhile keeps the new session', async () => {
  aServer('hers', async () => {
    saveSession(signedIn('hers', 'meena'), false)
    return DEAD()
  })
  await readProfile()
  expect([accessToken(), sessionStorage.getItem('username')]).toEqual(['hers', 'meena'])
})

test('a duplicated tab takes over the tokens that this one renewed, and the other way round', async () => {
  const otherTab = new BroadcastChannel('haat-session')
  const heard = new Promise((resolve) => otherTab.addEventListener('message', ({ data }) => resolve(data)))
  aServer('new', renewed)
  await readProfile()
  expect(await heard).toEqual({
    used: 'old-refresh',
    tokens: { access_token: 'new', refresh_token: 'new-refresh' },
  })

  // The first is about another session: had it been taken, the second would find nothing to replace.
  const post = (used: string, token: string) =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
    otherTab.postMessage({ used, tokens: { access_token: token, refresh_token: `${token}-refresh` } })
  post('of another session', 'foreign')
  post('new-refresh', 'newer')
  const tokens = () => [accessToken(), refreshToken()]
  await expect.poll(tokens, { timeout: 10_000 }).toEqual(['newer', 'newer-refresh'])
  otherTab.close()
})
