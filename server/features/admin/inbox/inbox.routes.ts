import * as contract from '../../../../contract/admin-inbox.ts'
import { linkNextPage } from '../../../platform/http/next-page.ts'
import { serve, type ApiInstance } from '../../../platform/http/serve.ts'
import type { AdminDeps } from '../admin-deps.ts'
import {
  acknowledgeMessage,
  answerMessage,
  closeMessage,
  correctUrgency,
  inboxMessage,
  listInbox,
  reopenMessage,
  revealSender,
} from './inbox.service.ts'

export const inboxRoutes = (app: ApiInstance, deps: AdminDeps) => {
  const { db } = app.ctx
  serve(app, contract.listInbox, async ({ query, request, reply }) => {
    const { messages, next } = await listInbox(db, query, deps)
    linkNextPage(request, reply, next)
    return messages
  })

  serve(app, contract.readInboxMessage, ({ params }) => inboxMessage(db, params.id, deps))

  serve(app, contract.acknowledgeInboxMessage, async ({ params, viewer: staff }) => {
    await acknowledgeMessage(db, { staff, id: params.id, deps })
    return inboxMessage(db, params.id, deps)
  })

  serve(app, contract.answerInboxMessage, async ({ params, body, viewer: staff }) => {
    await answerMessage(db, body, { staff, id: params.id, deps })
    return inboxMessage(db, params.id, deps)
  })

  serve(app, contract.correctMessageUrgency, async ({ params, body, viewer: staff }) => {
    await correctUrgency(db, body, { staff, id: params.id, deps })
    return inboxMessage(db, params.id, deps)
  })

  serve(app, contract.closeInboxMessage, async ({ params, body, viewer: staff }) => {
    await closeMessage(db, body, { staff, id: params.id, deps })
    return inboxMessage(db, params.id, deps)
  })

  serve(app, contract.reopenInboxMessage, async ({ params, viewer: staff }) => {
    await reopenMessage(db, { staff, id: params.id, deps })
    return inboxMessage(db, params.id, deps)
  })

  serve(app, contract.showSender, ({ params, body, viewer: staff }) =>
    revealSender(db, body, { staff, id: params.id, deps }),
  )
}
