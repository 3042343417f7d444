import * as contract from '../../../contract/chat.ts'
import type { Clock } from '../../platform/clock.ts'
import { linkNextPage } from '../../platform/http/next-page.ts'
import { ReplyWithStatus, serve, type ApiInstance } from '../../platform/http/serve.ts'
import { messagesOf, openChat, ownChats } from './chat.service.ts'

export const chatRoutes = (app: ApiInstance, { clock }: { clock: Clock }) => {
  const { db } = app.ctx
  serve(app, contract.openChat, async ({ viewer, body }) => {
    const { customer, provider, sender_type: senderType } = body
    const { chatId, isNew } = await openChat(db, viewer, { customer, provider, senderType, now: clock() })
    return new ReplyWithStatus(isNew ? 201 : 200, { chat_id: chatId })
  })

  serve(app, contract.listChats, async ({ viewer, query, request, reply }) => {
    const { threads, next } = await ownChats(db, viewer, query)
    linkNextPage(request, reply, next)
    return threads
  })

  serve(app, contract.listMessages, ({ viewer, params, query }) =>
    messagesOf(db, viewer, params.chat_id, query),
  )
}
