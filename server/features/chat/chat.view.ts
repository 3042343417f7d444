import type { ChatMessage, ChatThread, ShownMessageFrame, ShownReadFrame } from '../../../contract/chat.ts'
import type { Seat, Side } from './chat.queries.ts'

const time = (at: string) => new Date(at).toISOString()

export type ThreadRow = {
  id: number
  customerId: number
  providerId: number
  customerName: string
  providerName: string
  at: string
  last: { content: string; sender: Side } | null
  unread: number
}

export const threadView = (row: ThreadRow): ChatThread => ({
  chat_id: row.id,
  customer: row.customerId,
  customer_name: row.customerName,
  provider: row.providerId,
  provider_name: row.providerName,
  last_message: row.last?.content ?? null,
  last_sender_type: row.last?.sender ?? null,
  last_at: time(row.at),
  unread_count: row.unread,
})

export type MessageRow = { id: number; senderType: Side; clientId: string; content: string; at: string }

const isRead = (seat: Seat, { id, senderType }: MessageRow) =>
  id <= (senderType === 'customer' ? seat.providerReadId : seat.customerReadId)

const spokenBy = (seat: Seat, row: MessageRow) => {
  const isCustomer = row.senderType === 'customer'
  return {
    message_id: row.id,
    chat_id: seat.id,
    client_id: row.clientId,
    sender_id: isCustomer ? seat.customerId : seat.providerId,
    sender_type: row.senderType,
    sender_name: isCustomer ? seat.customerName : seat.providerName,
    content: row.content,
    timestamp: time(row.at),
  }
}

export const messageView = (seat: Seat, row: MessageRow): ChatMessage => {
  const message = spokenBy(seat, row)
  const { sender_id: id, sender_name: name } = message
  const type = row.senderType === 'customer' ? 'customerprofile' : 'providerprofile'
  return { ...message, sender: { id, type, name }, is_read: isRead(seat, row) }
}

/** Just stored, so nobody has read it. */
export const messageFrame = (seat: Seat, row: MessageRow & { previousId: number }): ShownMessageFrame => ({
  action: 'message',
  ...spokenBy(seat, row),
  is_read: false,
  previous_id: row.previousId,
})

type Read = { chatId: number; side: Side; upTo: number }

export const readFrame = ({ chatId, side, upTo }: Read): ShownReadFrame => ({
  action: 'is_read',
  chat_id: chatId,
  reader_type: side,
  up_to: upTo,
})
