import { useCallback, useSyncExternalStore } from 'react'
import type { ChatConnection } from '../chat-connection.ts'
import { acquireConnection, connectionOf, type ChatParticipant } from '../connection-pool.ts'
import type { ChatState } from '../chat-state.ts'
import { chatTarget, queueMessage } from '../send-message.ts'
import { logWarning } from '../../../lib/log.ts'
import { hasStore } from '../../../lib/outbox/store.ts'
import { useOutbox } from '../../../lib/outbox/useOutbox.ts'

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
  const cleanups = [connection.subscribe(listener), trackVisibility(connection), release]
  return () => cleanups.forEach((cleanUp) => cleanUp())
}

export const useChat = ({ accountId, side, chatId }: ChatParticipant, otherName: string | undefined) => {
  const entries = useOutbox('chat_message', chatTarget(chatId))
  const state = useSyncExternalStore(
    useCallback((listener) => subscribe({ accountId, side, chatId }, listener), [accountId, side, chatId]),
    () => connectionOf({ accountId, side, chatId })?.state ?? INITIAL_STATE,
    () => INITIAL_STATE,
  )
  const connection = () => connectionOf({ accountId, side, chatId })
  const queue = async (content: string) => {
    const isQueued = await queueMessage({ chatId, side, otherName: otherName ?? '', content })
    if (!isQueued) connection()?.send(content)
  }
  const send = (content: string) => {
    // Some private windows have no storage: the message is lost when the tab closes.
    if (!hasStore()) return void connection()?.send(content)
    queue(content).catch((error: unknown) => logWarning('a message could not be kept', error))
  }
  return {
    state,
    entries,
    send,
    discard: (clientId: string) => connection()?.discard(clientId),
    loadOlder: async () => connection()?.loadOlder(),
  }
}

export type Chat = ReturnType<typeof useChat>
