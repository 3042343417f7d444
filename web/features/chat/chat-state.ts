// What a person sees of a chat.
import type { CloseReason, SocketStatus } from '../../lib/reconnecting-socket.ts'
import type { StoredMessage } from './chat-log.ts'

/** Given to the socket, and not yet shown back. `code` says why the server does not take it. */
export type UnsentMessage = Readonly<{ clientId: string; content: string; code: string | null }>

export type ChatState = Readonly<{
  status: SocketStatus
  reason: CloseReason | null
  messages: readonly (StoredMessage & { isRead: boolean })[]
  unsent: readonly UnsentMessage[]
  hasOlder: boolean
  /** False until the newest messages are known. */
  isLoaded: boolean
}>
