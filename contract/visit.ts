// What the server hands to a page that it renders: the visitor's own line to the API, and what the page must know.
import type { Language } from './limits.ts'

type RenderCall = (
  method: string,
  path: string,
  body?: string,
) => Promise<{ status: number; text: string; link: string | null }>

export type RenderContext = Readonly<{
  call: RenderCall
  language: Language
  /** Marks every inline script of this page: nobody who writes a text can guess it. */
  nonce: string
  /** The address people know the site by, for canonical and share links. */
  publicUrl: string
  /** A trial installation keeps its mails in the outbox and says so. */
  hasOutbox: boolean
  /** Where the pictures of a map come from; {z}, {x} and {y} stand for the tile. */
  tilesUrl: string
  /** The tile server itself draws India's borders as the Survey of India does. */
  areBordersCorrected: boolean
  isDev: boolean
  /** The visitor saves data: small pictures, and nothing of a video before it is played. */
  isLight: boolean
  /** Whether this page was there until somebody deleted what it shows, not long ago. */
  isGone: () => Promise<boolean>
}>
