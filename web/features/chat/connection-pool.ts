// The chats that this tab has open. One is kept after its page was left until what was typed there has gone out; what could not go
// out even so is kept in the browser, and goes when the chat is opened again: under its own name, so it is never doubled.
import { deleteDraft, saveDraft, readDraft } from '../../lib/drafts.ts'
import { accountSockets, followNetwork } from '../../lib/socket.ts'
import { randomId } from '../../lib/useIdempotencyKey.ts'
import { fetchMessages } from './chat.api.ts'
import { ChatConnection } from './chat-connection.ts'
import type { Side } from './chat-log.ts'
import type { UnsentMessage } from './chat-state.ts'

export type ChatParticipant = { accountId: number; side: Side; chatId: number }

type PooledConnection = { connection: ChatConnection; holders: number; dispose: () => void }

const pool = new Map<string, PooledConnection>()
const keyOf = ({ accountId, chatId }: ChatParticipant) => `${accountId}/${chatId}`

const loadUnsent = ({ accountId, chatId }: ChatParticipant) =>
  (readDraft(accountId, `unsent-${chatId}`) ?? []) as UnsentMessage[]

const saveUnsent = ({ accountId, chatId }: ChatParticipant, unsent: readonly UnsentMessage[]) =>
  unsent.length > 0
    ? saveDraft(accountId, `unsent-${chatId}`, unsent)
    : deleteDraft(accountId, `unsent-${chatId}`)

const connectionFor = (participant: ChatParticipant) => {
  const { open, renewToken } = accountSockets(participant.accountId)
  return new ChatConnection({
    side: participant.side,
    openSocket: () => open(`/ws/chat/${participant.chatId}/`),
    load: (where) => fetchMessages(participant.chatId, where),
    renewToken,
    newClientId: randomId,
    unsent: loadUnsent(participant),
  })
}

const isInUse = ({ holders, connection: { state } }: PooledConnection) =>
  holders > 0 || (state.status !== 'closed' && state.unsent.some(({ code }) => code === null))

const addToPool = (participant: ChatParticipant): PooledConnection => {
  const connection = connectionFor(participant)
  let { unsent } = connection.state
  const unfollowNetwork = followNetwork(connection)
  const unsubscribe = connection.subscribe(() => {
    if (connection.state.unsent !== unsent) {
      unsent = connection.state.unsent
      saveUnsent(participant, unsent)
    }
    if (!isInUse(pooled)) pooled.dispose()
  })
  const dispose = () => {
    unsubscribe()
    unfollowNetwork()
    pool.delete(keyOf(participant))
    connection.stop()
  }
  const pooled: PooledConnection = { connection, holders: 0, dispose }
  pool.set(keyOf(participant), pooled)
  return pooled
}

/** The chat while somebody holds it. */
export const connectionOf = (participant: ChatParticipant) => pool.get(keyOf(participant))?.connection

/** Somebody looks at the chat, until they release it. */
export const acquireConnection = (participant: ChatParticipant) => {
  const existing = pool.get(keyOf(participant))
  const pooled = existing ?? addToPool(participant)
  pooled.holders += 1
  if (!existing) pooled.connection.start()
  return {
    connection: pooled.connection,
    release: () => {
      pooled.holders -= 1
      if (pooled.holders === 0) pooled.connection.setVisible(false)
      if (!isInUse(pooled)) pooled.dispose()
    },
  }
}
