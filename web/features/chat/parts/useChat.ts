import { useCallback, useSyncExternalStore } from 'react'
import type { ChatConnection } from '../chat-connection.ts'
import { acquireConnection, connectionOf, type ChatParticipant } from '../connection-pool.ts'
import type { ChatState } from '../chat-state.ts'
import type { VoiceRecording } from '../../media/VoiceRecorder.tsx'
import { chatTarget, queueMessage, queueVoice } from '../send-message.ts'
import { logWarning } from '../../../lib/log.ts'
import { hasStore } from '../../../lib/outbox/store.ts'
import { useWholeOutbox } from '../../../lib/outbox/useOutbox.ts'

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

export const useChat = (participant: ChatParticipant, otherName: string | undefined) => {
  const { accountId, side, chatId } = participant
  const entries = useWholeOutbox().filter(({ target }) => target === chatTarget(chatId))
  const sender = { chatId, side, otherName: otherName ?? '' }
  const state = useSyncExternalStore(
    useCallback((listener) => subscribe({ accountId, side, chatId }, listener), [accountId, side, chatId]),
    () => connectionOf(participant)?.state ?? INITIAL_STATE,
    () => INITIAL_STATE,
  )
  const connection = () => connectionOf(participant)
  const queue = async (content: string) => {
    const isQueued = await queueMessage(content, sender)
    if (!isQueued) connection()?.send(content)
  }
  const send = (content: string) => {
    // Some private windows have no storage: the message is lost when the tab closes.
    if (!hasStore()) return void connection()?.send(content)
    queue(content).catch((error: unknown) => logWarning('a message could not be kept', error))
  }
  return {
    participant,
    state,
    entries,
    send,
    sendVoice: (recording: VoiceRecording) => queueVoice(recording, sender),
    discard: (clientId: string) => connection()?.discard(clientId),
    loadOlder: async () => connection()?.loadOlder(),
  }
}

export type Chat = ReturnType<typeof useChat>
