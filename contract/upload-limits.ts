// Apart from limits.ts, so that only forms with files load it.
import { DAY, MB } from './limits.ts'

export const uploads = {
  pieceBytes: 256 * 1_024,
  /** Minimum size of all parts except the last: each costs a statement and a row. */
  minPieceBytes: 64 * 1_024,
  fileBytes: 10 * MB,
  most: { files: 8, bytes: 40 * MB },
  kept: DAY,
} as const
