// Conversations of a customer and a business: five calls, and the frames of /ws/chat/{chat_id}/?token=.
import { type Static, Type } from 'typebox'
import { endpoint } from './endpoint.ts'
import { limits, lists, socket } from './limits.ts'
import { media } from './media-limits.ts'
import { Voice } from './media.ts'
import { Id, IdInput, page, orNull } from './schemas.ts'

const SenderType = Type.Enum(['customer', 'provider'])
const ChatId = Type.Object({ chat_id: Id })

export const openChat = endpoint({
  method: 'POST',
  path: '/chats/',
  access: 'signed-in',
  summary:
    'Get or create the chat of a customer and a business, one of which is the caller. A business can only start one with a customer who has contacted it',
  body: Type.Object({ customer: IdInput, provider: IdInput, sender_type: Type.Optional(SenderType) }),
  reply: { 201: ChatId, 200: ChatId },
  refusals: ['forbidden', 'provider_blocked', 'customer_blocked', 'not_found'],
  rate: { calls: 120, minutes: 10 },
  isUserContent: true,
  invalidates: [],
})

export const ChatThread = Type.Object({
  chat_id: Id,
  customer: Id,
  customer_name: Type.String(),
  provider: Id,
  provider_name: Type.String(),
  last_message: orNull(Type.String()),
  last_sender_type: orNull(SenderType),
  /** The length of the last message if it is a voice note. */
  last_voice_seconds: orNull(Type.Integer()),
  /** Staff removed the last message; `last_message` is then empty. */
  is_last_removed: Type.Boolean(),
  last_at: Type.String({ description: 'time of the last message, or of the creation of the chat' }),
  unread_count: Type.Integer({
    description: `messages that the caller has not read, counted up to ${lists.unreadMessages}`,
  }),
})
export type ChatThread = Static<typeof ChatThread>

export const listChats = endpoint({
  method: 'GET',
  path: '/chats',
  access: 'signed-in',
  summary: 'The own chats, most recently active first',
  query: Type.Object({
    provider: Type.Optional(Id),
    customer: Type.Optional(Id),
    written: Type.Optional(Type.Boolean({ description: 'true: only chats with messages' })),
    ...page,
  }),
  reply: { 200: Type.Array(ChatThread) },
  refusals: ['forbidden'],
})

const message = {
  message_id: Id,
  chat_id: Id,
  /** The sender's idempotency key. */
  client_id: Type.String(),
  sender_id: Id,
  sender_type: SenderType,
  sender_name: Type.String(),
  kind: Type.Enum(['text', 'voice']),
  /** Empty for a voice note and for a removed message. */
  content: Type.String(),
  voice: orNull(Voice),
  /** Staff removed it for both sides. */
  is_removed: Type.Boolean(),
  timestamp: Type.String(),
  is_read: Type.Boolean(),
}

export const ChatMessage = Type.Object({
  ...message,
  sender: Type.Object({
    id: Id,
    type: Type.Enum(['providerprofile', 'customerprofile']),
    name: Type.String(),
  }),
})
export type ChatMessage = Static<typeof ChatMessage>

export const listMessages = endpoint({
  method: 'GET',
  path: '/chats/:chat_id/messages/',
  access: 'signed-in',
  summary:
    'Messages, oldest first: the newest fifty, or those before or after a message. Marks nothing as read',
  params: ChatId,
  query: Type.Object({
    before: Type.Optional(Id),
    after: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: lists.chatMessages })),
  }),
  reply: { 200: Type.Array(ChatMessage) },
  refusals: ['not_found'],
})

const Content = Type.String({ maxLength: limits.chatMessage * 4 })
const ClientId = Type.String({ minLength: 1, maxLength: socket.clientId })

export const writeMessage = endpoint({
  method: 'POST',
  path: '/chats/:chat_id/messages/',
  access: 'signed-in',
  summary: 'Send a message without a socket. A repeated client_id returns the stored message',
  params: ChatId,
  body: Type.Object({ content: Content, client_id: ClientId }),
  reply: { 201: ChatMessage, 200: ChatMessage },
  refusals: ['forbidden', 'not_found', 'message_empty', 'message_too_long', 'client_id_used'],
  isUserContent: true,
  invalidates: [],
})

export const sendVoice = endpoint({
  method: 'POST',
  path: '/chats/:chat_id/voice/',
  access: 'signed-in',
  summary: `Send a voice note of at most ${media.voice.seconds} seconds: Opus in WebM or Ogg, or AAC in MP4. A repeated client_id returns the stored message`,
  params: ChatId,
  body: Type.Object({ client_id: ClientId }),
  files: { audio: { kind: 'voice', most: 1, bytes: media.voice.bytes } },
  reply: { 201: ChatMessage, 200: ChatMessage },
  refusals: [
    'forbidden',
    'not_found',
    'voice_missing',
    'voice_too_long',
    'voice_too_large',
    'voice_wrong_kind',
    'client_id_used',
  ],
  rate: { calls: 120, minutes: 60 },
  isUserContent: true,
  invalidates: [],
})

/** Marks all messages of the other side as read, or those up to one message. */
export const ReadFrame = Type.Object({
  action: Type.Literal('is_read'),
  up_to: Type.Optional(Id),
})

/** The token identifies the sender; ids in the frame must match it. */
export const MessageFrame = Type.Object({
  sender_id: Type.Optional(IdInput),
  sender_type: Type.Optional(SenderType),
  chat_id: Type.Optional(IdInput),
  content: Content,
  /** A repeat with the same key returns the stored message. */
  client_id: Type.Optional(ClientId),
})

export type ChatFrame = Static<typeof ReadFrame> | Static<typeof MessageFrame>

export type ErrorFrame = { error: string; code: string; client_id: string | null }

/** A stored message, sent to both sides. `previous_id` is the message before it, 0 for the first, so that clients detect a gap. */
export type ServerMessageFrame = {
  action: 'message'
  previous_id: number
} & { [K in keyof typeof message]: Static<(typeof message)[K]> }

export type ServerReadFrame = {
  action: 'is_read'
  chat_id: number
  reader_type: 'customer' | 'provider'
  up_to: number
}

export type ServerRemovedFrame = { action: 'removed'; chat_id: number; message_id: number }

export type ServerChatFrame = ServerMessageFrame | ServerReadFrame | ServerRemovedFrame | ErrorFrame
