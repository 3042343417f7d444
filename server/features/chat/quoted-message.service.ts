import { afterCommit, type Tx } from '../../platform/db/db.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Publish } from '../../platform/live/hub.ts'
import { getParticipantChat, openChat, sideOf } from './chat.service.ts'
import { messageFrame } from './chat.view.ts'
import { insertMessages } from './send-message.queries.ts'

type Quote = { customerId: number; providerId: number; clientId: string; content: string }

/** Opens the chat with a message of the viewer, in the transaction of the caller. A repeat with the same clientId stores nothing. */
export const openChatWith = async (
  tx: Tx,
  viewer: Viewer,
  { customerId, providerId, clientId, content }: Quote,
  { now, publish }: { now: Date; publish: Publish },
) => {
  const side = sideOf(viewer)
  const sides = { customer: customerId, provider: providerId, senderType: side }
  const { chatId } = await openChat(tx, viewer, { ...sides, now })
  const chat = await getParticipantChat(tx, viewer, chatId)
  const message = { sessionId: viewer.sessionId, chatId, clientId, content, isWatched: false }
  const said = (await insertMessages(tx, [message], now)).get(0)
  if (!said || said.id === null) return chatId
  const { id, notice, other, previous } = said
  const row = {
    id,
    senderType: side,
    clientId,
    content,
    voice: null,
    visibility: 'shown' as const,
    at: now.toISOString(),
    previousId: previous,
  }
  const text = JSON.stringify(messageFrame(chat, row))
  afterCommit(tx, () => {
    publish({ kind: 'said', chatId, by: side, id, text })
    if (notice !== null) publish({ kind: 'notified', accountId: other, id: notice })
  })
  return chatId
}
