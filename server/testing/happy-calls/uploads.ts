import { anAccount } from '../accounts.ts'
import { begin, sendPiece, sha256Of } from '../uploads.ts'
import type { HappyCall } from './call.ts'

const FILE = Buffer.from('the bytes of a picture')

export const uploadCalls: Record<string, HappyCall> = {
  'POST /uploads/': async (server) => {
    const me = await server.as(await anAccount(server.db))
    return () => begin(me, FILE)
  },
  'PATCH /uploads/:sha256/': async (server) => {
    const me = await server.as(await anAccount(server.db))
    await begin(me, FILE)
    return () => sendPiece(me, sha256Of(FILE), { offset: 0, bytes: FILE })
  },
}
