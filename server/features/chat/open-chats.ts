import { socketClosed } from '../../../contract/limits.ts'
import type { Db } from '../../platform/db/db.ts'
import type { LiveEvents } from '../../platform/live/hub.ts'
import type { LiveSocket } from '../../platform/live/live-socket.ts'
import { signVoice } from '../media/voice-upload.service.ts'
import type { MediaSigner } from '../media/signed-media.service.ts'
import type { ParticipantChat, Side } from './chat.queries.ts'
import { messageFrame, readFrame } from './chat.view.ts'
import { type ChatState, selectChatStates } from './chat-states.queries.ts'
import type { ChatConnection } from './send-message.service.ts'

type OpenChat = {
  sockets: Map<LiveSocket, Side>
  customerId: number
  providerId: number
  unread: Set<Side>
  /** Everything up to this message was delivered, or could be loaded when the socket opened. */
  last: number
  read: Record<Side, number>
}
export type OpenChats = Map<number, OpenChat>

export const otherSide = (side: Side): Side => (side === 'customer' ? 'provider' : 'customer')

const hasSide = (openChat: OpenChat | undefined, side: Side) =>
  [...(openChat?.sockets.values() ?? [])].includes(side)
export const isSideConnected = (openChats: OpenChats, chatId: number, side: Side) =>
  hasSide(openChats.get(chatId), side)

const readIdsOf = ({
  customerReadId,
  providerReadId,
}: Pick<ParticipantChat, 'customerReadId' | 'providerReadId'>) => ({
  customer: customerReadId,
  provider: providerReadId,
})

const createOpenChat = (chat: ParticipantChat): OpenChat => ({
  sockets: new Map(),
  customerId: chat.customerId,
  providerId: chat.providerId,
  unread: new Set(),
  last: chat.lastMessageId ?? 0,
  read: readIdsOf(chat),
})

export const joinChat = (openChats: OpenChats, socket: LiveSocket, { side, chat }: ChatConnection) => {
  const openChat = openChats.get(chat.id) ?? createOpenChat(chat)
  openChat.sockets.set(socket, side)
  openChats.set(chat.id, openChat)
}

export const leaveChat = (openChats: OpenChats, socket: LiveSocket, { side, chat }: ChatConnection) => {
  const openChat = openChats.get(chat.id)
  if (!openChat?.sockets.delete(socket)) return false
  if (openChat.sockets.size === 0) openChats.delete(chat.id)
  return !hasSide(openChat, side) && openChat.unread.delete(side)
}

const broadcast = (openChat: OpenChat, text: string) => {
  for (const socket of openChat.sockets.keys()) socket.sendText(text)
}

export const broadcastMessage = (openChats: OpenChats, { chatId, by, id, text }: LiveEvents['said']) => {
  const openChat = openChats.get(chatId)
  if (!openChat) return
  broadcast(openChat, text)
  openChat.last = Math.max(openChat.last, id)
  if (hasSide(openChat, otherSide(by))) openChat.unread.add(otherSide(by))
}

export const broadcastRead = (openChats: OpenChats, { chatId, by, upTo, text }: LiveEvents['read']) => {
  const openChat = openChats.get(chatId)
  if (!openChat) return
  broadcast(openChat, text)
  openChat.read[by] = Math.max(openChat.read[by], upTo)
  openChat.unread.delete(by)
}

export const broadcastRemoved = (openChats: OpenChats, { chatId, text }: LiveEvents['message-removed']) => {
  const openChat = openChats.get(chatId)
  if (openChat) broadcast(openChat, text)
}

export const sendReadState = (socket: LiveSocket, chat: ParticipantChat) => {
  const read = readIdsOf(chat)
  for (const side of ['customer', 'provider'] as const)
    if (read[side] > 0) socket.send(readFrame({ chatId: chat.id, side, upTo: read[side] }))
}

const closeSockets = ({ sockets }: OpenChat) => {
  for (const socket of sockets.keys()) socket.close(socketClosed.notFound, 'not_found')
}

export const closeChatBetween = (openChats: OpenChats, [one, other]: readonly [number, number]) => {
  for (const openChat of openChats.values())
    if ([openChat.customerId, openChat.providerId].every((id) => id === one || id === other))
      closeSockets(openChat)
}

export const closeChatsOf = (openChats: OpenChats, accountId: number) => {
  for (const openChat of openChats.values())
    if (openChat.customerId === accountId || openChat.providerId === accountId) closeSockets(openChat)
}

type VoiceSigner = Pick<MediaSigner, 'passFor'>

// The newest message names its predecessor: a client that lacks it loads the missing messages.
const resyncChat = (
  openChats: OpenChats,
  openChat: OpenChat,
  { state: { last, ...chat }, signer }: { state: ChatState; signer: VoiceSigner },
) => {
  const chatId = chat.id
  if (last && last.id > openChat.last) {
    const row = { ...last, voice: signVoice(last.voice, signer) }
    const text = JSON.stringify(messageFrame(chat, row))
    broadcastMessage(openChats, { chatId, by: last.senderType, id: last.id, text })
  }
  const read = readIdsOf(chat)
  for (const side of ['customer', 'provider'] as const) {
    const upTo = read[side]
    if (upTo > openChat.read[side])
      broadcastRead(openChats, {
        chatId,
        by: side,
        upTo,
        text: JSON.stringify(readFrame({ chatId, side, upTo })),
      })
  }
}

/** After a possible loss of events: one query for all open chats delivers what is new. */
export const resyncChats = async (db: Db, openChats: OpenChats, signer: VoiceSigner) => {
  const asked = [...openChats].map(([chat, { last }]) => ({ chat, known: last }))
  if (asked.length === 0) return
  const found = new Map((await selectChatStates(db, asked)).map((chat) => [chat.id, chat]))
  for (const { chat } of asked) {
    const [openChat, now] = [openChats.get(chat), found.get(chat)]
    if (openChat && now) resyncChat(openChats, openChat, { state: now, signer })
    else if (openChat) closeSockets(openChat)
  }
}
