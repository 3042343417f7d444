import { randomId } from '../http/useIdempotencyKey.ts'
import type { Entry, OutboxRequest } from './entry.ts'
import { codeOf } from './outcome.ts'

// The key belongs to another write, or the server no longer knows it.
const NEEDS_NEW_KEY = new Set<unknown>(['key_reused', 'client_id_used', 'sent_long_ago'])

// A chat message has the key in its body as well.
const withClientId = (request: OutboxRequest, key: string): OutboxRequest =>
  request.body && 'client_id' in request.body
    ? { ...request, body: { ...request.body, client_id: key } }
    : request

/** The entry, ready for another attempt. It keeps its key: an earlier attempt may have succeeded with its reply lost. */
export const requeue = (entry: Entry): Entry => {
  const { notBefore: _, failures: __, reply, ...rest } = entry
  if (entry.state !== 'refused') return { ...rest, state: 'waiting' }
  if (!reply || !NEEDS_NEW_KEY.has(codeOf(reply))) return { ...rest, state: 'waiting', tries: 0 }
  const { triedAt: ___, ...untried } = rest
  const key = randomId()
  return { ...untried, state: 'waiting', tries: 0, key, request: withClientId(entry.request, key) }
}
