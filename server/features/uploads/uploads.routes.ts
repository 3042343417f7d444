import * as contract from '../../../contract/uploads.ts'
import type { Clock } from '../../platform/clock.ts'
import { type ApiInstance, ReplyWithStatus, serve } from '../../platform/http/serve.ts'
import { beginUpload, takePiece } from './uploads.service.ts'

export const uploadsRoutes = (app: ApiInstance, { clock }: { clock: Clock }) => {
  const { db } = app.ctx
  serve(app, contract.beginUpload, async ({ viewer, body }) => ({
    offset: await beginUpload(db, { accountId: viewer.id, ...body, now: clock() }),
  }))

  serve(app, contract.sendPiece, async ({ viewer, params: { sha256 }, query, bytes }) => {
    const key = { accountId: viewer.id, sha256 }
    const { isTaken, offset } = await takePiece(db, { ...key, offset: query.offset, bytes, now: clock() })
    return isTaken ? { offset } : new ReplyWithStatus(409, { code: 'upload_moved', offset })
  })
}
