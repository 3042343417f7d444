// What a push carries: no more than a lock screen may show. The server writes it, the service worker shows it.
import type { Language } from './limits.ts'

export type PushMessage = {
  title: string
  body: string
  /** A path of the site: where a tap leads. */
  url: string
  /** A later message of the same tag takes the place of the one before. */
  tag: string
  lang: Language
}
