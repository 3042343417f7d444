import { useCallback, useSyncExternalStore } from 'react'
import type { ChatConnection } from '../chat-connection.ts'
import { holdLine, lineOf, type Seat } from '../chat-lines.ts'
import type { ChatState } from '../chat-state.ts'

const NOT_YET: ChatState = {
  line: 'connecting',
  reason: null,
  messages: [],
  unsent: [],
  hasOlder: false,
  isLoaded: false,
}

const watchWhileSeen = (connection: ChatConnection) => {
  const look = () => connection.watch(document.visibilityState === 'visible')
  look()
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}

const follow = (seat: Seat, listener: () => void) => {
  const { connection, release } = holdLine(seat)
  const ends = [connection.subscribe(listener), watchWhileSeen(connection), release]
  return () => ends.forEach((end) => end())
}

/** A chat as long as it is shown; what comes is read while its tab is looked at. */
export const useChat = ({ accountId, side, chatId }: Seat) => {
  const state = useSyncExternalStore(
    useCallback((listener) => follow({ accountId, side, chatId }, listener), [accountId, side, chatId]),
    () => lineOf({ accountId, side, chatId })?.state ?? NOT_YET,
    () => NOT_YET,
  )
  const line = () => lineOf({ accountId, side, chatId })
  return {
    state,
    send: (content: string) => void line()?.send(content),
    discard: (clientId: string) => line()?.discard(clientId),
    loadOlder: async () => line()?.loadOlder(),
  }
}

export type Chat = ReturnType<typeof useChat>
