// Stored and unsent messages in one row: one that is stored stays the same bubble, since it keeps the name that its sender gave it.
import type { Side } from '../chat-log.ts'
import type { ChatState } from '../chat-state.ts'

export type MessageView = Readonly<{
  key: string
  isOwn: boolean
  /** The name of the other side. */
  sender: string
  content: string
  /** When it was stored. */
  at: string | null
  state: 'read' | 'unread' | 'pending' | 'refused'
  /** Why it was refused. */
  code: string | null
}>

export const toMessageViews = ({ messages, unsent }: Pick<ChatState, 'messages' | 'unsent'>, side: Side) => [
  ...messages.map((message): MessageView => ({
    key: message.client_id,
    isOwn: message.sender_type === side,
    sender: message.sender_name,
    content: message.content,
    at: message.timestamp,
    state: message.isRead ? 'read' : 'unread',
    code: null,
  })),
  ...unsent.map(({ clientId, content, code }): MessageView => ({
    key: clientId,
    isOwn: true,
    sender: '',
    content,
    at: null,
    state: code === null ? 'pending' : 'refused',
    code,
  })),
]
