// An entry of the outbox: a write that the server has not confirmed yet.
import type { RawResponse } from '../http/raw-response.ts'
import type { FormFields } from '../uploads/send-form.ts'

export const DATABASE = 'haat-outbox'

export type OutboxKind =
  | 'chat_message'
  | 'comment'
  | 'comment_reply'
  | 'contact'
  | 'customer_profile'
  | 'need'
  | 'need_reply'
  | 'order'
  | 'post'
  | 'provider_profile'
  | 'report'
  | 'review'
  | 'review_edit'
  | 'review_reply'
  | 'voice_message'

export type OutboxRequest = {
  method: string
  /** With /api and the params filled in. */
  path: string
  body?: Readonly<Record<string, unknown>>
  /** A multipart form, instead of a JSON body. */
  form?: FormFields
  ifMatch?: string
}

export type NewEntry = {
  kind: OutboxKind
  /** Where it will appear, such as 'post:12'. */
  target: string
  /** What /waiting shows about the target, and where it links to. */
  about: { title: string; to: string }
  request: OutboxRequest
  /** What the form needs beside the request to show the entry again. */
  draft?: Readonly<Record<string, unknown>>
  /** The Idempotency-Key of every attempt, also after the entry was edited. */
  key: string
}

/** 'sending' is stored before each attempt: after a crash it is unknown whether the request arrived. */
type EntryState = 'waiting' | 'sending' | 'refused' | 'sent'

export type Entry = NewEntry & {
  /** Ascending: the order of sending. */
  id: number
  /** 0 for a guest. */
  account: number
  createdAt: number
  state: EntryState
  tries: number
  /** The first attempt. From then on the server may know the key. */
  triedAt?: number
  /** Failures of the server; attempts that did not reach it are not counted. */
  failures?: number
  notBefore?: number
  /** The last reply: an error, or the result of a report, whose tracking code is shown. */
  reply?: RawResponse
}

/** Each queue has its own order: a message of a chat does not wait behind a form with pictures. */
export const QUEUES = ['chat', 'forms'] as const
export type Queue = (typeof QUEUES)[number]

export const queueOf = ({ kind }: Pick<Entry, 'kind'>): Queue =>
  kind === 'chat_message' || kind === 'voice_message' ? 'chat' : 'forms'

export const isPending = ({ state }: Pick<Entry, 'state'>) => state === 'waiting' || state === 'sending'

export const isEditable = ({ state }: Entry) => state !== 'sending'
