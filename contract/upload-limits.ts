// Apart from limits.ts: only a form that sends files loads it.
import { DAY, MB } from './limits.ts'

/** Files that go up by themselves, before their form. All files of any form are within what an account may have on its way. */
export const uploads = {
  pieceBytes: 256 * 1_024,
  /** Except of the last piece of a file: each piece costs a statement and a row. */
  minPieceBytes: 64 * 1_024,
  fileBytes: 10 * MB,
  most: { files: 8, bytes: 40 * MB },
  kept: DAY,
} as const
