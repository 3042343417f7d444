import { useCallback, useSyncExternalStore } from 'react'
import type { ChatConnection } from '../chat-connection.ts'
import { acquireConnection, connectionOf, type ChatParticipant } from '../connection-pool.ts'
import type { ChatState } from '../chat-state.ts'

const INITIAL_STATE: ChatState = {
  status: 'connecting',
  reason: null,
  messages: [],
  unsent: [],
  hasOlder: false,
  isLoaded: false,
}

const trackVisibility = (connection: ChatConnection) => {
  const update = () => connection.setVisible(document.visibilityState === 'visible')
  update()
  document.addEventListener('visibilitychange', update)
  return () => document.removeEventListener('visibilitychange', update)
}

const subscribe = (participant: ChatParticipant, listener: () => void) => {
  const { connection, release } = acquireConnection(participant)
  const ends = [connection.subscribe(listener), trackVisibility(connection), release]
  return () => ends.forEach((end) => end())
}

/** A chat as long as it is shown; what comes is read while its tab is looked at. */
export const useChat = ({ accountId, side, chatId }: ChatParticipant) => {
  const state = useSyncExternalStore(
    useCallback((listener) => subscribe({ accountId, side, chatId }, listener), [accountId, side, chatId]),
    () => connectionOf({ accountId, side, chatId })?.state ?? INITIAL_STATE,
    () => INITIAL_STATE,
  )
  const connection = () => connectionOf({ accountId, side, chatId })
  return {
    state,
    send: (content: string) => void connection()?.send(content),
    discard: (clientId: string) => connection()?.discard(clientId),
    loadOlder: async () => connection()?.loadOlder(),
  }
}

export type Chat = ReturnType<typeof useChat>
