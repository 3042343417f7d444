// What a person sees of a chat.
import type { StoredMessage } from './chat-log.ts'

/** Typed, and not yet shown back. `code` says why the server does not take it. */
export type UnsentMessage = Readonly<{ clientId: string; content: string; code: string | null }>

export type ChatState = Readonly<{
  /** `waiting`: there is no connection, and it tries again. `closed`: it does not. */
  status: 'connecting' | 'open' | 'waiting' | 'closed'
  /** Why it is closed: signed out, or the chat is gone. */
  reason: 'not_authenticated' | 'not_found' | null
  messages: readonly (StoredMessage & { isRead: boolean })[]
  unsent: readonly UnsentMessage[]
  hasOlder: boolean
  /** False until the newest messages are known. */
  isLoaded: boolean
}>
