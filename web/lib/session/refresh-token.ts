// A dead access token is replaced once, however many calls and tabs notice it at the same time.
import type { refreshTokens } from '../../../contract/accounts.ts'
import type { Reply } from '../../../contract/endpoint.ts'
import { accessToken, clearSession, isLoggingOut, refreshToken, renewTokens, type Tokens } from './session.ts'

const LOCK_NAME = 'haat-session'

// Without locks (an unsafe http address) the calls of this tab still wait for each other.
let queue: Promise<unknown> = Promise.resolve()
const withSessionLock = (work: () => Promise<void>): Promise<void> => {
  if (navigator.locks) return navigator.locks.request(LOCK_NAME, work)
  const turn = queue.then(work)
  queue = turn.catch(() => {})
  return turn
}

// A duplicated tab has a copy of this tab's session storage: it must not use a token that was used here.
type Renewal = { used: string; tokens: Tokens }
const otherTabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(LOCK_NAME)
otherTabs?.addEventListener('message', ({ data }: MessageEvent<Renewal>) => {
  if (data.used === refreshToken()) renewTokens(data.tokens)
})

const fetchTokens = async (token: string): Promise<Tokens | null> => {
  const response = await fetch('/api/token/refresh/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token: token }),
  })
  if (response.status === 401) return null
  if (!response.ok) throw new TypeError('The session could not be renewed.') // as if unreached: try again later
  return (await response.json()) as Reply<typeof refreshTokens>
}

const expiryListeners = new Set<() => void>()

/** Calls back when a session expired, not when the person logged out. */
export const onSessionExpired = (listener: () => void) => {
  expiryListeners.add(listener)
  return () => void expiryListeners.delete(listener)
}

const expireSession = () => {
  clearSession()
  expiryListeners.forEach((listener) => listener())
}

/** Afterwards there is a valid token, or nobody is signed in. */
export const refreshAccessToken = (expiredToken: string): Promise<void> =>
  withSessionLock(async () => {
    const used = refreshToken()
    if (accessToken() !== expiredToken || used === null || isLoggingOut()) return // another call or tab was faster, or nobody stays
    const tokens = await fetchTokens(used)
    if (refreshToken() !== used) return // signed out, or somebody else signed in, meanwhile
    if (!tokens) return expireSession()
    renewTokens(tokens)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
    otherTabs?.postMessage({ used, tokens } satisfies Renewal)
  })
