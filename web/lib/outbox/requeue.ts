import { randomId } from '../http/useIdempotencyKey.ts'
import type { Entry, OutboxRequest } from './entry.ts'
import { codeOf } from './outcome.ts'

// The key belongs to another write, or the server no longer knows it.
const NEEDS_NEW_KEY = new Set<unknown>(['key_reused', 'client_id_used', 'sent_long_ago'])

// A message of a chat has the key in its body or form as well.
const withClientId = ({ body, form, ...request }: OutboxRequest, key: string): OutboxRequest => ({
  ...request,
  ...(body && { body: 'client_id' in body ? { ...body, client_id: key } : body }),
  ...(form && { form: form.map(([field, value]) => [field, field === 'client_id' ? key : value] as const) }),
})

/** The entry, ready for another attempt. It keeps its key: an earlier attempt may have succeeded with its reply lost. */
export const requeue = (entry: Entry): Entry => {
  const { notBefore: _, failures: __, reply, ...rest } = entry
  if (entry.state !== 'refused') return { ...rest, state: 'waiting' }
  if (!reply || !NEEDS_NEW_KEY.has(codeOf(reply))) return { ...rest, state: 'waiting', tries: 0 }
  const { triedAt: ___, ...untried } = rest
  const key = randomId()
  return { ...untried, state: 'waiting', tries: 0, key, request: withClientId(entry.request, key) }
}
