import { coalesceRuns } from '../../platform/coalesce-runs.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Hub } from '../../platform/live/hub.ts'
import type { LiveSocket } from '../../platform/live/live-socket.ts'
import type { SocketRoute } from '../../platform/live/serve-socket.ts'
import { parseChatFrame } from './chat-frames.ts'
import { getParticipantChat, sideOf } from './chat.service.ts'
import { messageFrame } from './chat.view.ts'
import type { LiveChat } from './live-chat.ts'
import {
  broadcastMessage,
  broadcastRead,
  broadcastRemoved,
  closeChatBetween,
  closeChatsOf,
  joinChat,
  leaveChat,
  resyncChats,
  sendReadState,
} from './open-chats.ts'
import type { ChatConnection } from './send-message.service.ts'

const subscribeToEvents = (db: Db, { openChats, mediaSigner }: LiveChat, hub: Hub) => {
  hub.on('said', (event) => broadcastMessage(openChats, event))
  hub.on('read', (event) => broadcastRead(openChats, event))
  hub.on('message-removed', (event) => broadcastRemoved(openChats, event))
  hub.on('blocked', ({ pair }) => closeChatBetween(openChats, pair))
  // After a logout the account may return to the chat.
  hub.on('ended', ({ accountId, isGone }) => {
    if (isGone) closeChatsOf(openChats, accountId)
  })
  hub.on(
    'missed',
    coalesceRuns(() => resyncChats(db, openChats, mediaSigner)),
  )
}

const createFrameHandler =
  (liveChat: LiveChat, connection: ChatConnection) =>
  async (frame: Record<string, unknown>, socket: LiveSocket) => {
    const parsed = parseChatFrame(frame, connection)
    if ('upTo' in parsed) return liveChat.read(connection, parsed.upTo)
    const { row, isNew } = await liveChat.say(connection, parsed)
    // Only to the sender: the others have received it before.
    if (!isNew) socket.send(messageFrame(connection.chat, { ...row, previousId: 0 }))
  }

type ChatSocketDeps = { liveChat: LiveChat; hub: Hub; onError: (error: unknown) => void }

export const chatSocket = (db: Db, { liveChat, hub, onError }: ChatSocketDeps): SocketRoute => {
  subscribeToEvents(db, liveChat, hub)
  return async (viewer, params) => {
    const side = sideOf(viewer)
    const connection = { viewer, side, chat: await getParticipantChat(db, viewer, Number(params['chat_id'])) }
    return {
      onOpen: async (socket) => {
        joinChat(liveChat.openChats, socket, connection)
        sendReadState(socket, await getParticipantChat(db, viewer, connection.chat.id))
      },
      onFrame: createFrameHandler(liveChat, connection),
      onClose: (socket) => {
        if (leaveChat(liveChat.openChats, socket, connection))
          liveChat.notifyUnread(connection.chat, side).catch(onError)
      },
    }
  }
}
