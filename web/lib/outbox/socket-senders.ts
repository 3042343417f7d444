// Open WebSockets that send the entries of one target, such as a chat. Without one, entries are sent as HTTP requests.
import type { RawResponse } from '../http/raw-response.ts'
import type { Entry } from './entry.ts'

/** Resolves like the HTTP request; null when the socket can't take the entry now. */
type SocketSender = (entry: Entry) => Promise<RawResponse> | null

const senders = new Map<string, SocketSender>()
const keyOf = ({ account, target }: Pick<Entry, 'account' | 'target'>) => `${account} ${target}`

export const addSocketSender = (whose: Pick<Entry, 'account' | 'target'>, sender: SocketSender) => {
  senders.set(keyOf(whose), sender)
  return () => void senders.delete(keyOf(whose))
}

export const sendOverSocket = (entry: Entry) => senders.get(keyOf(entry))?.(entry) ?? null
