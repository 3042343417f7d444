// Districts for use without internet: what server and browser agree on.
import { DAY } from './limits.ts'

/** Signature of the whole document of a version: JWS with a detached payload (RFC 7515, appendix F, and RFC 7797). */
export const SIGNATURE_HEADER = 'x-document-signature'
/** The public keys, as a JWK set. */
export const OFFLINE_KEYS_PATH = '/.well-known/haat-offline-keys.json'

export const offlineLimits = {
  saved: 5,
  /** A saved district is refreshed when its document is older. */
  refreshMs: DAY,
  /** Of a file that was passed on, compressed and not. */
  fileBytes: 2_000_000,
  textBytes: 20_000_000,
} as const
