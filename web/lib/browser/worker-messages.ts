// What pages and the service worker tell each other.
import type { Language } from '../../../contract/limits.ts'

export const WORKER = '/sw.js'

/** Who looks at the site. */
type VisitorMessage = {
  kind: 'visitor'
  accountId: number | null
  isRemembered: boolean
  language: Language
}

/** A page that somebody stayed on. */
type SeenMessage = {
  kind: 'seen'
  path: string
  /** Files that came before the worker was there. */
  files: string[]
}

export type CachedPage = { path: string; title: string; savedAt: string }
export type CachedShop = { id: number; name: string; category: string; place: string; isPageKept: boolean }
export type CachedContent = { pages: CachedPage[]; shops: CachedShop[] }

/** What there is without a connection; the answer comes through the port of the message. */
type KeptMessage = { kind: 'kept'; search: string }

export type ToWorker =
  | VisitorMessage
  | SeenMessage
  /** From the first page of a first visit, which came before the worker did. */
  | { kind: 'came' }
  | KeptMessage
  | { kind: 'forget' }
  | { kind: 'update' }

/** The reply that was asked for is an old one, or comes from a search of what was seen. */
export type FromWorker = { kind: 'saved'; savedAt: string } | { kind: 'searched' }

/** The tag of a Background Sync, and what the worker then tells the open tabs. */
export const OUTBOX = 'outbox'

/** Also one that has just come, and one that does not control this page. */
export const tellWorker = (message: ToWorker) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(message))
