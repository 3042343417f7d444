// Sockets of our server, opened as whoever is signed in.
import { refreshAccessToken } from './session/refresh-token.ts'
import { accessToken, currentSession } from './session/session.ts'

const socketUrl = (path: string, query: Record<string, string>) => {
  const address = new URL(path, window.location.href)
  address.protocol = address.protocol.replace('http', 'ws')
  address.search = new URLSearchParams(query).toString()
  return address
}

// Whoever signs out is disconnected at once, while the page is still on its way out: that must not look like a session that has ended.
const LOGOUT_GRACE_MS = 1_000

/** For one person: when somebody else has signed in meanwhile, there is no token for them. */
export const accountSockets = (accountId: number) => {
  let lastToken: string | null = null
  return {
    open: (path: string, query: Record<string, string> = {}) => {
      lastToken = accessToken()
      return new WebSocket(socketUrl(path, { token: lastToken ?? '', ...query }))
    },
    /** The token of the last socket has run out: true when there is another one. */
    renewToken: async () => {
      await new Promise((resolve) => setTimeout(resolve, LOGOUT_GRACE_MS))
      if (currentSession()?.id !== accountId) return false
      if (lastToken !== null) await refreshAccessToken(lastToken)
      return currentSession()?.id === accountId
    },
  }
}

/** Answers how to stop following. */
export const followNetwork = (socket: { goOnline: () => void; goOffline: () => void }) => {
  const [goOnline, goOffline] = [() => socket.goOnline(), () => socket.goOffline()]
  window.addEventListener('online', goOnline)
  window.addEventListener('offline', goOffline)
  return () => {
    window.removeEventListener('online', goOnline)
    window.removeEventListener('offline', goOffline)
  }
}
