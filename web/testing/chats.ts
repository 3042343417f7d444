import type { ChatMessage, ChatThread } from '../../contract/chat.ts'

export const aThread = (id: number, overrides: Partial<ChatThread> = {}): ChatThread => ({
  chat_id: id,
  customer: 20 + id,
  customer_name: `Customer ${id}`,
  provider: 7,
  provider_name: 'Sharma Sweets',
  last_message: `Words ${id}`,
  last_voice_seconds: null,
  is_last_removed: false,
  last_sender_type: 'customer',
  last_at: '2025-05-03T06:30:00Z',
  unread_count: 0,
  ...overrides,
})

export const aMessage = (id: number, overrides: Partial<ChatMessage> = {}): ChatMessage => ({
  message_id: id,
  chat_id: 3,
  client_id: `c${id}`,
  sender_id: 23,
  sender_type: 'customer',
  sender_name: 'Customer 3',
  sender: { id: 23, type: 'customerprofile', name: 'Customer 3' },
  kind: 'text',
  content: `Message ${id}`,
  voice: null,
  is_removed: false,
  timestamp: '2025-05-03T06:30:00Z',
  is_read: false,
  ...overrides,
})

export const messageFrame = (message: ChatMessage) => ({
  action: 'message',
  previous_id: message.message_id - 1,
  ...message,
})
