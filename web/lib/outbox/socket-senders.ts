// A connection that is open anyway and takes the entries of one place: the socket of a chat. Without one they go as requests.
import type { RawResponse } from '../http/raw-response.ts'
import type { Entry } from './entry.ts'

/** Answers as a request would; null when it can't take the entry now. */
type SocketSender = (entry: Entry) => Promise<RawResponse> | null

const senders = new Map<string, SocketSender>()
const keyOf = ({ account, target }: Pick<Entry, 'account' | 'target'>) => `${account} ${target}`

/** Answers how to take it away again. */
export const addSocketSender = (whose: Pick<Entry, 'account' | 'target'>, wire: SocketSender) => {
  senders.set(keyOf(whose), wire)
  return () => void senders.delete(keyOf(whose))
}

export const sendOverSocket = (entry: Entry) => senders.get(keyOf(entry))?.(entry) ?? null
