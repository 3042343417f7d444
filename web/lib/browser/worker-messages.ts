import type { Language } from '../../../contract/language.ts'

export const WORKER = '/sw.js'

type VisitorMessage = {
  kind: 'visitor'
  accountId: number | null
  isRemembered: boolean
  language: Language
}

type SeenMessage = {
  kind: 'seen'
  path: string
  /** Loaded before the worker was active. */
  files: string[]
}

export type CachedPage = { path: string; title: string; savedAt: string }
export type CachedProvider = {
  id: number
  name: string
  category: string
  place: string
  isPageKept: boolean
}
export type CachedContent = { pages: CachedPage[]; providers: CachedProvider[] }

/** Requests the cached content. The reply comes through the port of the message. */
type ContentMessage = { kind: 'kept'; search: string }

export type ToWorker =
  | VisitorMessage
  | SeenMessage
  /** From the first page of a first visit, which was loaded without the worker. */
  | { kind: 'came' }
  | ContentMessage
  /** The files for the search in saved districts are cached. */
  | { kind: 'district-saved' }
  | { kind: 'forget' }
  | { kind: 'update' }

/** The last reply was a cached one, or comes from the offline search. */
export type FromWorker = { kind: 'saved'; savedAt: string } | { kind: 'searched' }

/** The tag of the Background Sync, and the message that the worker then sends to open tabs. */
export const OUTBOX = 'outbox'

/** Also to a worker that does not control this page yet. */
export const postToWorker = (message: ToWorker) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(message))
