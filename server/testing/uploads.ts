import { createHash } from 'node:crypto'
import { uploads } from '../../contract/upload-limits.ts'
import type { caller } from './test-server.ts'

type Caller = Pick<ReturnType<typeof caller>, 'post' | 'patch'>

export const sha256Of = (file: Buffer) => createHash('sha256').update(file).digest('hex')

export const begin = (me: Caller, file: Buffer) =>
  me.post('/api/uploads/', { sha256: sha256Of(file), size: file.length })

export const sendPiece = (me: Caller, sha256: string, { offset, bytes }: { offset: number; bytes: Buffer }) =>
  me.patch(`/api/uploads/${sha256}/?offset=${offset}`, bytes, { 'content-type': 'application/octet-stream' })

/** Uploads in pieces of this size. Returns the reference for the form. */
export const sendWhole = async (me: Caller, file: Buffer, pieceBytes: number = uploads.minPieceBytes) => {
  await begin(me, file)
  for (let offset = 0; offset < file.length; offset += pieceBytes)
    await sendPiece(me, sha256Of(file), { offset, bytes: file.subarray(offset, offset + pieceBytes) })
  return `upload:${sha256Of(file)}`
}
