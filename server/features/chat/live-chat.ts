import type { Db } from '../../platform/db/db.ts'
import { isSideConnected, type OpenChats, otherSide } from './open-chats.ts'
import type { OutgoingMessage } from './send-message.queries.ts'
import {
  type ChatConnection,
  createMessageSender,
  type SaidMessage,
  type SendMessageDeps,
} from './send-message.service.ts'

type NewMessage = Pick<OutgoingMessage, 'clientId' | 'content' | 'voice'>
type SayArguments = Parameters<ReturnType<typeof createMessageSender>['say']>

export const createLiveChat = (db: Db, deps: SendMessageDeps) => {
  const openChats: OpenChats = new Map()
  const { say, read, notifyUnread } = createMessageSender(db, deps)
  return {
    openChats,
    mediaSigner: deps.mediaSigner,
    read,
    notifyUnread,
    say: async (
      connection: ChatConnection,
      message: NewMessage,
      storeOne?: SayArguments[2],
    ): Promise<SaidMessage> => {
      const { chat, side } = connection
      const reader = otherSide(side)
      const isThere = () => isSideConnected(openChats, chat.id, reader)
      const isWatched = isThere()
      const said = await say(connection, { ...message, isWatched }, storeOne)
      // The reader left while the message was stored: neither delivered nor notified yet.
      if (isWatched && !isThere()) await notifyUnread(chat, reader)
      return said
    },
  }
}
export type LiveChat = ReturnType<typeof createLiveChat>
