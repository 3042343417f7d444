import type { Language } from './language.ts'

type RenderCall = (
  method: string,
  path: string,
  body?: string,
) => Promise<{ status: number; text: string; link: string | null }>

export type RenderContext = Readonly<{
  call: RenderCall
  language: Language
  nonce: string
  publicUrl: string
  /** A trial installation stores its emails in the outbox. */
  hasOutbox: boolean
  /** URL template of map tiles with {z}, {x} and {y}. */
  tilesUrl: string
  /** The tile server itself draws India's borders as the Survey of India does. */
  areBordersCorrected: boolean
  isDev: boolean
  /** Data saver: small pictures, and no video before it is played. */
  isLight: boolean
  /** The content of this page was deleted recently: 410 instead of 404. */
  isGone: () => Promise<boolean>
}>
