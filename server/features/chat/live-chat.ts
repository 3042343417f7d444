import type { Db } from '../../platform/db/db.ts'
import { isSideConnected, type OpenChats, otherSide } from './open-chats.ts'
import {
  type ChatConnection,
  createMessageSender,
  type SaidMessage,
  type SendMessageDeps,
} from './send-message.service.ts'

type NewMessage = { clientId: string; content: string }

export const createLiveChat = (db: Db, deps: SendMessageDeps) => {
  const openChats: OpenChats = new Map()
  const { say, read, notifyUnread } = createMessageSender(db, deps)
  return {
    openChats,
    read,
    notifyUnread,
    say: async (connection: ChatConnection, message: NewMessage): Promise<SaidMessage> => {
      const { chat, side } = connection
      const reader = otherSide(side)
      const isThere = () => isSideConnected(openChats, chat.id, reader)
      const isWatched = isThere()
      const said = await say(connection, { ...message, isWatched })
      // The reader left while the message was stored: neither delivered nor notified yet.
      if (isWatched && !isThere()) await notifyUnread(chat, reader)
      return said
    },
  }
}
export type LiveChat = ReturnType<typeof createLiveChat>
