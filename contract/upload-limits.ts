// Apart from limits.ts, so that only forms with files load it.
import { DAY, MB } from './limits.ts'

/** Resumable uploads before their form is sent, with a quota per account. */
export const uploads = {
  pieceBytes: 256 * 1_024,
  /** Minimum of all parts but the last: each part costs a statement and a row. */
  minPieceBytes: 64 * 1_024,
  fileBytes: 10 * MB,
  most: { files: 8, bytes: 40 * MB },
  kept: DAY,
} as const
