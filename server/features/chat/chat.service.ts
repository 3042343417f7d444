import { lists } from '../../../contract/limits.ts'
import type { Db } from '../../platform/db/db.ts'
import { type PageQuery, paginateByTime, parseTimePage } from '../../platform/db/keyset.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { MediaSigner } from '../media/signed-media.service.ts'
import { signVoice } from '../media/voice-upload.service.ts'
import { type CustomerAndProvider, hiddenFrom, refuseBlocked } from '../blocks/blocks.service.ts'
import {
  chatsRead,
  hasReachedOut,
  insertChat,
  isPublic,
  messagesAfterRead,
  messagesBeforeRead,
  type ParticipantChat,
  participantChatRead,
  selectChat,
  type Side,
} from './chat.queries.ts'
import { validateContent } from './chat-frames.ts'
import { messageView, threadView } from './chat.view.ts'
import type { LiveChat } from './live-chat.ts'
import { selectMessage } from './send-message.queries.ts'

export type { LiveChat } from './live-chat.ts'

export const sideOf = ({ role }: Viewer): Side => {
  if (role === 'admin') throw new Refusal('forbidden')
  return role
}

type NewChat = { customer: number; provider: number; senderType: Side | undefined; now: Date }

/** A customer who never contacted the business looks like a missing one. */
export const refuseStranger = async (db: Db, pair: CustomerAndProvider) => {
  if (!(await hasReachedOut(db, pair))) throw new Refusal('not_found')
}

const insertOrSelectChat = async (
  db: Db,
  viewer: Viewer,
  { pair, now }: { pair: CustomerAndProvider; now: Date },
) => {
  const role = sideOf(viewer) === 'customer' ? 'provider' : 'customer'
  const other = { id: pair[`${role}Id`], role } as const
  if (!(await isPublic(db, other))) throw new Refusal('not_found')
  await refuseBlocked(db, viewer, { id: other.id, code: `${role}_blocked` })
  const begun = await insertChat(db, { ...pair, now })
  const chat = begun ?? (await selectChat(db, pair))
  if (!chat) throw new Refusal('not_found')
  return { chatId: chat.id, isNew: begun !== undefined }
}

/** One chat per pair. A business can only start one with a customer who contacted it before. */
export const openChat = async (db: Db, viewer: Viewer, newChat: NewChat) => {
  const side = sideOf(viewer)
  if (newChat[side] !== viewer.id || (newChat.senderType ?? side) !== side) throw new Refusal('forbidden')
  const pair = { customerId: newChat.customer, providerId: newChat.provider }
  if (side === 'provider') await refuseStranger(db, pair)
  return insertOrSelectChat(db, viewer, { pair, now: newChat.now })
}

type ParticipantIds = { customer?: number; provider?: number }

const checkOwn = (viewer: Viewer, side: Side, named: ParticipantIds) => {
  const other = side === 'customer' ? 'provider' : 'customer'
  const isOwn = (named[side] ?? viewer.id) === viewer.id && named[other] === undefined
  if (!isOwn) throw new Refusal('forbidden')
}

type ChatsQuery = PageQuery & ParticipantIds & { written?: boolean }

export const ownChats = async (db: Db, viewer: Viewer, { limit, cursor, written, ...named }: ChatsQuery) => {
  const side = sideOf(viewer)
  checkOwn(viewer, side, named)
  const timePage = parseTimePage({ ...(limit && { limit }), ...(cursor && { cursor }) })
  const hidden = await hiddenFrom(db, viewer)
  const isWritten = written ?? false
  const read = await chatsRead[side](db, { ...timePage, viewerId: viewer.id, hidden, isWritten })
  const { pageRows, next } = paginateByTime(read, timePage)
  return { threads: pageRows.map(threadView), next }
}

/** Unknown chats, chats of others and chats with a blocked account are indistinguishable. */
export const getParticipantChat = async (
  db: Db,
  viewer: Viewer,
  chatId: number,
): Promise<ParticipantChat> => {
  const [chat] = await participantChatRead(db, { chatId, viewerId: viewer.id })
  if (!chat) throw new Refusal('not_found')
  return chat
}

type VoiceSigner = Pick<MediaSigner, 'passFor'>

type MessagesQuery = { before?: number; after?: number; limit?: number }

/** Oldest first. Reading does not mark messages as read; clients do that over the socket. */
export const messagesOf = async (
  db: Db,
  viewer: Viewer,
  { chatId, ...query }: MessagesQuery & { chatId: number },
  signer: VoiceSigner,
) => {
  const { before = Number.MAX_SAFE_INTEGER, after, limit = lists.chatMessages } = query
  const chat = await getParticipantChat(db, viewer, chatId)
  const rows =
    after === undefined
      ? (await messagesBeforeRead(db, { chatId, before, limit })).toReversed()
      : await messagesAfterRead(db, { chatId, after, limit })
  return rows.map((row) => messageView(chat, { ...row, voice: signVoice(row.voice, signer) }))
}

type NewMessage = { chatId: number; clientId: string; content: string }

/** Refuses a changed text under a stored client_id: unlike over the socket, the client cannot see that the first text was stored. */
export const writeMessage = async (
  db: Db,
  viewer: Viewer,
  { chatId, clientId, content, liveChat }: NewMessage & { liveChat: LiveChat },
) => {
  const side = sideOf(viewer)
  const chat = await getParticipantChat(db, viewer, chatId)
  const asked = validateContent(content)
  const { row, isNew } = await liveChat.say({ viewer, side, chat }, { clientId, content: asked })
  if (row.content !== asked || row.voice) throw new Refusal('client_id_used')
  return { message: messageView(chat, row), isNew }
}

type Quote = {
  pair: CustomerAndProvider
  /** A quote is written once, by the side that opens the chat first. */
  clientId: string
  content: string
  now: Date
  liveChat: LiveChat
}

/** For features whose subject the chat is about. The caller has checked that the two know each other. */
export const openChatWithQuote = async (
  db: Db,
  viewer: Viewer,
  { pair, clientId, content, now, liveChat }: Quote,
) => {
  const { chatId } = await insertOrSelectChat(db, viewer, { pair, now })
  if (await selectMessage(db, { chatId, clientId })) return chatId
  const chat = await getParticipantChat(db, viewer, chatId)
  await liveChat.say({ viewer, side: sideOf(viewer), chat }, { clientId, content })
  return chatId
}
