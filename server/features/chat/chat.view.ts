import type {
  ChatMessage,
  ChatThread,
  ServerMessageFrame,
  ServerReadFrame,
  ServerRemovedFrame,
} from '../../../contract/chat.ts'
import { type SignedVoice, voiceView } from '../media/voice-upload.service.ts'
import type { ParticipantChat, Side } from './chat.queries.ts'

const time = (at: string) => new Date(at).toISOString()

type Visibility = 'shown' | 'hidden' | 'removed'

export type ThreadRow = {
  id: number
  customerId: number
  providerId: number
  customerName: string
  providerName: string
  at: string
  last: { content: string; sender: Side; visibility: Visibility; seconds: number | null } | null
  unread: number
}

const lastView = (last: ThreadRow['last']) => {
  const isRemoved = last !== null && last.visibility !== 'shown'
  return {
    last_message: isRemoved ? '' : (last?.content ?? null),
    last_sender_type: last?.sender ?? null,
    last_voice_seconds: isRemoved ? null : (last?.seconds ?? null),
    is_last_removed: isRemoved,
  }
}

export const threadView = (row: ThreadRow): ChatThread => ({
  chat_id: row.id,
  customer: row.customerId,
  customer_name: row.customerName,
  provider: row.providerId,
  provider_name: row.providerName,
  ...lastView(row.last),
  last_at: time(row.at),
  unread_count: row.unread,
})

export type MessageRow = {
  id: number
  senderType: Side
  clientId: string
  content: string
  voice: SignedVoice | null
  visibility: Visibility
  at: string
}

const isRead = (chat: ParticipantChat, { id, senderType }: MessageRow) =>
  id <= (senderType === 'customer' ? chat.providerReadId : chat.customerReadId)

/** Nothing of a removed message leaves the server, for either side. */
const contentFields = ({ content, voice, visibility }: MessageRow) =>
  visibility === 'shown'
    ? {
        kind: voice ? ('voice' as const) : ('text' as const),
        content,
        voice: voice && voiceView(voice),
        is_removed: false,
      }
    : { kind: 'text' as const, content: '', voice: null, is_removed: true }

const messageFields = (chat: ParticipantChat, row: MessageRow) => {
  const isCustomer = row.senderType === 'customer'
  return {
    message_id: row.id,
    chat_id: chat.id,
    client_id: row.clientId,
    sender_id: isCustomer ? chat.customerId : chat.providerId,
    sender_type: row.senderType,
    sender_name: isCustomer ? chat.customerName : chat.providerName,
    ...contentFields(row),
    timestamp: time(row.at),
  }
}

export const messageView = (chat: ParticipantChat, row: MessageRow): ChatMessage => {
  const message = messageFields(chat, row)
  const { sender_id: id, sender_name: name } = message
  const type = row.senderType === 'customer' ? 'customerprofile' : 'providerprofile'
  return { ...message, sender: { id, type, name }, is_read: isRead(chat, row) }
}

export const messageFrame = (
  chat: ParticipantChat,
  row: MessageRow & { previousId: number },
): ServerMessageFrame => ({
  action: 'message',
  ...messageFields(chat, row),
  is_read: false,
  previous_id: row.previousId,
})

type ReadMark = { chatId: number; side: Side; upTo: number }

export const readFrame = ({ chatId, side, upTo }: ReadMark): ServerReadFrame => ({
  action: 'is_read',
  chat_id: chatId,
  reader_type: side,
  up_to: upTo,
})

export const removedFrame = (chatId: number, id: number): ServerRemovedFrame => ({
  action: 'removed',
  chat_id: chatId,
  message_id: id,
})
