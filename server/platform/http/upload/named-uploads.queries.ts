import { uploads } from '../../../../contract/upload-limits.ts'
import type { Db, Tx } from '../../db/db.ts'
import { preparedStatement } from '../../db/prepared.ts'
import type { UploadKey } from './named-uploads.ts'

export type NewUpload = UploadKey & { size: number; now: Date }

/** A known upload continues at its offset. */
const upsert = preparedStatement<{ received: number }>(
  'upload_begin',
  `insert into uploads (account_id, sha256, size, touched_at) values ($1, $2, $3, $4)
  on conflict (account_id, sha256) do update set touched_at = excluded.touched_at
  returning received`,
)

export const upsertUpload = async (tx: Tx, { accountId, sha256, size, now }: NewUpload) =>
  (await upsert(tx, [accountId, sha256, size, now]))[0]?.received ?? 0

const trim = preparedStatement(
  'upload_trim',
  `delete from uploads using (
    select account_id, sha256, row_number() over newest as place, sum(size) over newest as bytes
    from uploads where account_id = $1
    window newest as (order by sha256 = $2 desc, touched_at desc, sha256)
  ) as ranked
  where uploads.account_id = ranked.account_id and uploads.sha256 = ranked.sha256
    and (place > $3 or bytes > $4)`,
)

export const deleteOldestUploads = (tx: Tx, { accountId, sha256 }: UploadKey) =>
  trim(tx, [accountId, sha256, uploads.most.files, uploads.most.bytes])

export type NewPiece = UploadKey & { offset: number; bytes: Buffer; now: Date }

// One statement: the second of two concurrent pieces at one offset does not fit. Only the last piece may be small.
const append = preparedStatement<{ received: number }>(
  'upload_append',
  `with moved as (
    update uploads set received = received + octet_length($4::bytea), touched_at = $5
    where account_id = $1 and sha256 = $2 and received = $3 and received + octet_length($4::bytea) <= size
      and (octet_length($4::bytea) >= ${uploads.minPieceBytes} or received + octet_length($4::bytea) = size)
    returning account_id, sha256, received
  ), added as (
    insert into upload_pieces (account_id, sha256, position, bytes)
    select account_id, sha256, $3::integer, $4::bytea from moved
  )
  select received from moved`,
)

export const appendPiece = async (db: Db, { accountId, sha256, offset, bytes, now }: NewPiece) =>
  (await append(db, [accountId, sha256, offset, bytes, now]))[0]?.received

export const deleteUploadsBefore = (db: Db, time: Date) =>
  db.deleteFrom('uploads').where('touchedAt', '<', time).execute()
