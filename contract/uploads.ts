// Resumable upload of a file before its form, which references it as `upload:` and its SHA-256 in the file's field.
import { Type } from 'typebox'
import { endpoint } from './endpoint.ts'
import { uploads } from './upload-limits.ts'

const Sha256 = Type.String({ pattern: '^[0-9a-f]{64}$', description: 'of the whole file, in hexadecimal' })
const Offset = Type.Integer({ minimum: 0, maximum: uploads.fileBytes })
const Position = Type.Object({ offset: Offset }, { description: 'Number of received bytes' })

export const beginUpload = endpoint({
  method: 'POST',
  path: '/uploads/',
  access: 'signed-in',
  summary: 'Start or resume an upload and get its offset. It expires after a day',
  body: Type.Object({
    sha256: Sha256,
    size: Type.Integer({ minimum: 1, maximum: uploads.fileBytes, description: 'in bytes' }),
  }),
  reply: { 200: Position },
  rate: { calls: 300, minutes: 10 },
  invalidates: [],
  // A repeat is harmless, and a stored reply could have an old offset.
  isSecret: true,
})

export const sendPiece = endpoint({
  method: 'PATCH',
  path: '/uploads/:sha256/',
  access: 'signed-in',
  summary: `Upload the next part, of at least ${uploads.minPieceBytes} bytes unless it is the last. A wrong offset is refused with the expected one`,
  params: Type.Object({ sha256: Sha256 }),
  query: Type.Object({ offset: Offset }),
  takesBytes: uploads.pieceBytes,
  reply: { 200: Position, 409: Type.Object({ code: Type.Literal('upload_moved'), offset: Offset }) },
  refusals: ['upload_missing', 'piece_too_small'],
  rate: { calls: 1_200, minutes: 10 },
  invalidates: [],
  // The offset makes a repeat harmless.
  isSecret: true,
})
