// Refreshes an expired access token once for all concurrent calls and tabs.
import type { refreshTokens } from '../../../contract/accounts.ts'
import type { Reply } from '../../../contract/endpoint.ts'
import { accessToken, clearSession, isLoggingOut, refreshToken, renewTokens, type Tokens } from './session.ts'

const LOCK_NAME = 'haat-session'

// Web Locks need https. Without them only the calls of this tab are serialised.
let queue: Promise<unknown> = Promise.resolve()
const withSessionLock = (work: () => Promise<void>): Promise<void> => {
  if (navigator.locks) return navigator.locks.request(LOCK_NAME, work)
  const turn = queue.then(work)
  queue = turn.catch(() => {})
  return turn
}

// A duplicated tab has a copy of the session storage and must not use a refresh token that was used here.
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
  if (!response.ok) throw new TypeError('The session could not be renewed.') // retried later
  return (await response.json()) as Reply<typeof refreshTokens>
}

const expiryListeners = new Set<() => void>()

export const onSessionExpired = (listener: () => void) => {
  expiryListeners.add(listener)
  return () => void expiryListeners.delete(listener)
}

const expireSession = () => {
  clearSession()
  expiryListeners.forEach((listener) => listener())
}

/** Afterwards the token is valid, or there is no session. */
export const refreshAccessToken = (expiredToken: string): Promise<void> =>
  withSessionLock(async () => {
    const used = refreshToken()
    if (accessToken() !== expiredToken || used === null || isLoggingOut()) return // refreshed by another call or tab, or logged out
    const tokens = await fetchTokens(used)
    if (refreshToken() !== used) return // the session has changed meanwhile
    if (!tokens) return expireSession()
    renewTokens(tokens)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
    otherTabs?.postMessage({ used, tokens } satisfies Renewal)
  })
