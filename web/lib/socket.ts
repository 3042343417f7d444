// Sockets of our server, opened as whoever is signed in.
import { replaceToken } from './refresh.ts'
import { accessToken, currentSession } from './session.ts'

const addressOf = (path: string, query: Record<string, string>) => {
  const address = new URL(path, window.location.href)
  address.protocol = address.protocol.replace('http', 'ws')
  address.search = new URLSearchParams(query).toString()
  return address
}

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
      if (used !== null) await replaceToken(used)
      return currentSession()?.id === accountId
    },
  }
}
