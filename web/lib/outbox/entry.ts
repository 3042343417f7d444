// What somebody has written and the server has not confirmed yet.
import type { RawResponse } from '../http/raw-response.ts'
import type { FormFields } from '../uploads/send-form.ts'

export type OutboxKind =
  | 'chat_message'
  | 'comment'
  | 'comment_reply'
  | 'contact'
  | 'customer_profile'
  | 'post'
  | 'provider_profile'
  | 'report'
  | 'review'
  | 'review_edit'
  | 'review_reply'

export type OutboxRequest = {
  method: string
  /** With /api and its values, as it is fetched. */
  path: string
  /** Sent as JSON. */
  body?: Readonly<Record<string, unknown>>
  /** Or as a form. */
  form?: FormFields
  /** The ETag of what is changed. */
  ifMatch?: string
}

export type NewEntry = {
  kind: OutboxKind
  /** Where it will appear, such as 'post:12'. */
  target: string
  /** What the list of all that waits says about that place, and its address. */
  about: { title: string; to: string }
  request: OutboxRequest
  /** What its form needs beside the request to show it again. */
  draft?: Readonly<Record<string, unknown>>
  /** The same for every try, also after a change: what was done under it is never done again. */
  key: string
}

/** Written before each try: after a kill it is unknown whether the try arrived. */
type EntryState = 'waiting' | 'sending' | 'refused' | 'sent'

export type Entry = NewEntry & {
  /** They go out in this order. */
  id: number
  /** Whose it is; 0 when nobody was signed in. */
  account: number
  createdAt: number
  state: EntryState
  tries: number
  /** The first try. From then on the server may know the key. */
  triedAt?: number
  /** Replies of the server that it could not do it; tries that did not reach it are not counted. */
  failures?: number
  /** Not tried again before then. */
  notBefore?: number
  /** The last reply of the server: why it failed or was refused, or, of what is worth keeping, what it said. */
  reply?: RawResponse
}

/** Each has its own order: a chat message does not wait behind a form with pictures. */
export const QUEUES = ['chat', 'forms'] as const
export type Queue = (typeof QUEUES)[number]

export const queueOf = ({ kind }: Pick<Entry, 'kind'>): Queue => (kind === 'chat_message' ? 'chat' : 'forms')

export const isPending = ({ state }: Pick<Entry, 'state'>) => state === 'waiting' || state === 'sending'

/** Where one that waits can still be changed or thrown away. */
export const isEditable = ({ state }: Entry) => state !== 'sending'
