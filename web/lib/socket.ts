import { refreshAccessToken } from './session/refresh-token.ts'
import { accessToken, currentSession } from './session/session.ts'

const socketUrl = (path: string, query: Record<string, string>) => {
  const url = new URL(path, window.location.href)
  url.protocol = url.protocol.replace('http', 'ws')
  url.search = new URLSearchParams(query).toString()
  return url
}

// The server closes the socket at a logout, before the page has cleared the session.
const LOGOUT_GRACE_MS = 1_000

export const accountSockets = (accountId: number) => {
  let lastToken: string | null = null
  return {
    open: (path: string, query: Record<string, string> = {}) => {
      lastToken = accessToken()
      return new WebSocket(socketUrl(path, { token: lastToken ?? '', ...query }))
    },
    /** False when another account has signed in meanwhile. */
    renewToken: async () => {
      await new Promise((resolve) => setTimeout(resolve, LOGOUT_GRACE_MS))
      if (currentSession()?.id !== accountId) return false
      if (lastToken !== null) await refreshAccessToken(lastToken)
      return currentSession()?.id === accountId
    },
  }
}

export const followNetwork = (socket: { goOnline: () => void; goOffline: () => void }) => {
  const [goOnline, goOffline] = [() => socket.goOnline(), () => socket.goOffline()]
  window.addEventListener('online', goOnline)
  window.addEventListener('offline', goOffline)
  return () => {
    window.removeEventListener('online', goOnline)
    window.removeEventListener('offline', goOffline)
  }
}
