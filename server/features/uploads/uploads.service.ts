import { uploads } from '../../../contract/upload-limits.ts'
import type { Db } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { readUpload } from '../../platform/http/upload/named-uploads.ts'
import { withLockedAccount } from '../accounts/identifiers.service.ts'
import {
  appendPiece,
  deleteOldestUploads,
  deleteUploadsBefore,
  type NewPiece,
  type NewUpload,
  upsertUpload,
} from '../../platform/http/upload/named-uploads.queries.ts'

export const beginUpload = (db: Db, upload: NewUpload) =>
  // Serialised, so that the limits are exact.
  withLockedAccount(db, upload.accountId, async (tx) => {
    const received = await upsertUpload(tx, upload)
    await deleteOldestUploads(tx, upload)
    return received
  })

type PieceResult = { isTaken: boolean; offset: number }

/** A piece at another offset is refused with the expected one. */
export const takePiece = async (db: Db, piece: NewPiece): Promise<PieceResult> => {
  if (piece.bytes.length === 0) throw new Refusal('bad_input')
  const received = await appendPiece(db, piece)
  if (received !== undefined) return { isTaken: true, offset: received }
  const upload = await readUpload(db, piece)
  if (!upload) throw new Refusal('upload_missing')
  if (upload.received !== piece.offset) return { isTaken: false, offset: upload.received }
  const isTooLarge = piece.offset + piece.bytes.length > upload.size
  throw new Refusal(isTooLarge ? 'too_large' : 'piece_too_small')
}

export const sweepUploads = (db: Db, now: Date) =>
  deleteUploadsBefore(db, new Date(now.getTime() - uploads.kept))
