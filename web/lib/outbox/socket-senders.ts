// A connection that is open anyway and takes the entries of one place: the socket of a chat. Without one they go as requests.
import type { RawResponse } from '../http/raw-response.ts'
import type { Entry } from './entry.ts'

/** Answers as a request would; null when it can't take the entry now. */
type Wire = (entry: Entry) => Promise<RawResponse> | null

const wires = new Map<string, Wire>()
const keyOf = ({ account, place }: Pick<Entry, 'account' | 'place'>) => `${account} ${place}`

/** Answers how to take it away again. */
export const addWire = (whose: Pick<Entry, 'account' | 'place'>, wire: Wire) => {
  wires.set(keyOf(whose), wire)
  return () => void wires.delete(keyOf(whose))
}

export const sendOverWire = (entry: Entry) => wires.get(keyOf(entry))?.(entry) ?? null
