import * as contract from '../../../contract/chat.ts'
import type { Clock } from '../../platform/clock.ts'
import { linkNextPage } from '../../platform/http/next-page.ts'
import { ReplyWithStatus, serve, type ApiInstance } from '../../platform/http/serve.ts'
import { messagesOf, openChat, ownChats, writeMessage } from './chat.service.ts'
import type { MediaDeps } from '../media/media.service.ts'
import { sendVoice } from './voice-message.service.ts'
import type { LiveChat } from './live-chat.ts'

type Deps = { clock: Clock; mediaDeps: MediaDeps; liveChat: LiveChat }

export const chatRoutes = (app: ApiInstance, { clock, mediaDeps, liveChat }: Deps) => {
  const { db } = app.ctx
  serve(app, contract.openChat, async ({ viewer, body }) => {
    const sides = { customer: Number(body.customer), provider: Number(body.provider) }
    const asked = { ...sides, senderType: body.sender_type, now: clock() }
    const { chatId, isNew } = await openChat(db, viewer, asked)
    return new ReplyWithStatus(isNew ? 201 : 200, { chat_id: chatId })
  })

  serve(app, contract.listChats, async ({ viewer, query, request, reply }) => {
    const { threads, next } = await ownChats(db, viewer, query)
    linkNextPage(request, reply, next)
    return threads
  })

  serve(app, contract.listMessages, ({ viewer, params, query }) =>
    messagesOf(db, viewer, { chatId: params.chat_id, ...query }, liveChat.mediaSigner),
  )

  serve(app, contract.writeMessage, async ({ viewer, params, body: { client_id: clientId, content } }) => {
    const { message, isNew } = await writeMessage(db, viewer, {
      chatId: params.chat_id,
      clientId,
      content,
      liveChat,
    })
    return new ReplyWithStatus(isNew ? 201 : 200, message)
  })

  serve(app, contract.sendVoice, async ({ viewer, params, body, files }) => {
    const note = { chatId: params.chat_id, clientId: body.client_id, audio: files.audio }
    const { message, isNew } = await sendVoice(db, viewer, note, { mediaDeps, liveChat })
    return new ReplyWithStatus(isNew ? 201 : 200, message)
  })
}
