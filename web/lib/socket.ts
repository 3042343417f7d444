// Sockets of our server, opened as whoever is signed in.
import { replaceToken } from './refresh.ts'
import { accessToken, currentSession } from './session.ts'

const addressOf = (path: string, query: Record<string, string>) => {
  const address = new URL(path, window.location.href)
  address.protocol = address.protocol.replace('http', 'ws')
  address.search = new URLSearchParams(query).toString()
  return address
}

// Whoever signs out is disconnected at once, while the page is still on its way out: that must not look like a session that has ended.
const LEAVING_MS = 1_000

/** For one person: when somebody else has signed in meanwhile, there is no token for them. */
export const socketsOf = (accountId: number) => {
  let used: string | null = null
  return {
    open: (path: string, query: Record<string, string> = {}) => {
      used = accessToken()
      return new WebSocket(addressOf(path, { token: used ?? '', ...query }))
    },
    /** The token of the last socket has run out: true when there is another one. */
    renewToken: async () => {
      await new Promise((resolve) => setTimeout(resolve, LEAVING_MS))
      if (currentSession()?.id !== accountId) return false
      if (used !== null) await replaceToken(used)
      return currentSession()?.id === accountId
    },
  }
}
