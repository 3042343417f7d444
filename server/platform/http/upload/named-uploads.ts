// Files that were uploaded in pieces before their form (contract/uploads.ts). The form refers to them by hash.
import type { Db, Tx } from '../../db/db.ts'
import { type Params, preparedRead, preparedStatement } from '../../db/prepared.ts'
import { Refusal } from '../refusal.ts'
import { type IncomingFile, storeFile } from './store-file.ts'

declare module '../../db/db.ts' {
  interface Tables {
    uploads: { accountId: number; sha256: string; size: number; received: number; touchedAt: Date }
    uploadPieces: { accountId: number; sha256: string; position: number; bytes: Buffer }
  }
}

export type NamedUpload = Readonly<{ sha256: string; path: string; most: number; isNamed: true }>

const NAME = /^upload:([0-9a-f]{64})$/
export const uploadNamed = (text: string) => NAME.exec(text)?.[1]

export type UploadKey = Readonly<{ accountId: number; sha256: string }>

const selectUpload = preparedRead('upload_read', (db, param: Params<UploadKey>) =>
  db
    .selectFrom('uploads')
    .select(['size', 'received'])
    .where('accountId', '=', param('accountId'))
    .where('sha256', '=', param('sha256')),
)

export const readUpload = async (db: Db, key: UploadKey) => (await selectUpload(db, key))[0]

const selectPieces = preparedStatement<{ bytes: Buffer }>(
  'upload_pieces_read',
  `select bytes from upload_pieces where account_id = $1 and sha256 = $2 and position >= $3 order by position limit 2`,
)

async function* piecesOf(db: Db, { accountId, sha256 }: UploadKey, size: number) {
  for (let position = 0; position < size;) {
    const pieces = await selectPieces(db, [accountId, sha256, position])
    if (pieces.length === 0) return
    for (const { bytes } of pieces) {
      position += bytes.length
      yield bytes
    }
  }
}

const deleteUpload = preparedStatement(
  'upload_delete',
  'delete from uploads where account_id = $1 and sha256 = $2',
)

/** A missing, foreign or incomplete upload looks the same. An upload that does not match its hash is deleted. */
export const loadUpload = async (
  db: Db,
  accountId: number | undefined,
  { sha256, path, most }: NamedUpload,
): Promise<IncomingFile> => {
  const key = accountId === undefined ? undefined : { accountId, sha256 }
  const upload = key && (await readUpload(db, key))
  if (!upload || upload.received < upload.size) throw new Refusal('upload_missing')
  const file = await storeFile(piecesOf(db, key, upload.size), { path, most })
  if (file.sha256 === sha256) return file
  await deleteUpload(db, [key.accountId, sha256])
  throw new Refusal('upload_missing')
}

export const deleteUsedUploads = async (db: Db, accountId: number, hashes: readonly string[]) => {
  for (const sha256 of new Set(hashes)) await deleteUpload(db, [accountId, sha256])
}

export const deleteUploadsOf = (tx: Tx, accountId: number) =>
  tx.deleteFrom('uploads').where('accountId', '=', accountId).execute()
