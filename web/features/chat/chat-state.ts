import type { CloseReason, SocketStatus } from '../../lib/reconnecting-socket.ts'
import type { StoredMessage } from './chat-log.ts'

/** Given to the socket, and not confirmed. `code` is that of a refusal. */
export type UnsentMessage = Readonly<{ clientId: string; content: string; code: string | null }>

export type ChatState = Readonly<{
  status: SocketStatus
  reason: CloseReason | null
  messages: readonly (StoredMessage & { isRead: boolean })[]
  unsent: readonly UnsentMessage[]
  hasOlder: boolean
  isLoaded: boolean
}>
