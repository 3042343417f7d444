// The socket of a chat: messages go in and out here.
import type { Db } from '../../platform/db/db.ts'
import type { Hub } from '../../platform/live/hub.ts'
import type { LiveSocket } from '../../platform/live/live-socket.ts'
import type { SocketRoute } from '../../platform/live/serve-socket.ts'
import { coalesceRuns } from '../../platform/coalesce-runs.ts'
import { parseChatFrame } from './chat-frames.ts'
import { getParticipantChat, sideOf } from './chat.service.ts'
import {
  closeChatBetween,
  closeChatsOf,
  joinChat,
  isSideConnected,
  leaveChat,
  resyncChats,
  otherSide,
  type OpenChats,
  broadcastRead,
  sendReadState,
  broadcastMessage,
} from './open-chats.ts'
import {
  createMessageSender,
  type ChatConnection,
  type SendMessageDeps,
  type MessageSender,
} from './send-message.service.ts'

const subscribeToEvents = (db: Db, openChats: OpenChats, hub: Hub) => {
  hub.on('said', (event) => broadcastMessage(openChats, event))
  hub.on('read', (event) => broadcastRead(openChats, event))
  hub.on('blocked', ({ pair }) => closeChatBetween(openChats, pair))
  // A person who has only signed out may come back to the chat.
  hub.on('ended', ({ accountId, isGone }) => {
    if (isGone) closeChatsOf(openChats, accountId)
  })
  hub.on(
    'missed',
    coalesceRuns(() => resyncChats(db, openChats)),
  )
}

const createFrameHandler =
  (openChats: OpenChats, messageSender: MessageSender, connection: ChatConnection) =>
  async (frame: Record<string, unknown>, socket: LiveSocket) => {
    const parsed = parseChatFrame(frame, connection)
    if ('upTo' in parsed) return messageSender.read(connection, parsed.upTo)
    const reader = otherSide(connection.side)
    const isThere = () => isSideConnected(openChats, connection.chat.id, reader)
    const isWatched = isThere()
    const before = await messageSender.say(connection, { ...parsed, isWatched })
    // Gone while it was being stored: neither shown nor told so far.
    if (isWatched && !isThere()) await messageSender.tellUnread(connection.chat, reader)
    if (before) socket.send(before)
  }

type ChatSocketDeps = SendMessageDeps & { hub: Hub; onError: (error: unknown) => void }

export const chatSocket = (db: Db, { hub, onError, ...deps }: ChatSocketDeps): SocketRoute => {
  const openChats: OpenChats = new Map()
  const messageSender = createMessageSender(db, deps)
  subscribeToEvents(db, openChats, hub)
  return async (viewer, params) => {
    const side = sideOf(viewer)
    const connection = { viewer, side, chat: await getParticipantChat(db, viewer, Number(params['chat_id'])) }
    return {
      onOpen: async (socket) => {
        joinChat(openChats, socket, connection)
        sendReadState(socket, await getParticipantChat(db, viewer, connection.chat.id))
      },
      onFrame: createFrameHandler(openChats, messageSender, connection),
      onClose: (socket) => {
        if (leaveChat(openChats, socket, connection))
          messageSender.tellUnread(connection.chat, side).catch(onError)
      },
    }
  }
}
