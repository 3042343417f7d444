// The open connections of this tab. One stays open after its page was left until its unsent messages were sent or are in the outbox.
import { onOutboxChange } from '../../lib/outbox/changes.ts'
import { hasWaiting } from '../../lib/outbox/waiting-accounts.ts'
import { sendInBackground } from '../../lib/outbox/outbox.ts'
import { addSocketSender } from '../../lib/outbox/socket-senders.ts'
import { accountSockets, followNetwork } from '../../lib/socket.ts'
import { randomId } from '../../lib/http/useIdempotencyKey.ts'
import { fetchMessages } from './chat.api.ts'
import { ChatConnection } from './chat-connection.ts'
import type { Side } from './chat-log.ts'
import { chatTarget, overSocket } from './send-message.ts'

export type ChatParticipant = { accountId: number; side: Side; chatId: number }

type PooledConnection = { connection: ChatConnection; holders: number; dispose: () => void }

const pool = new Map<string, PooledConnection>()
const keyOf = ({ accountId, chatId }: ChatParticipant) => `${accountId}/${chatId}`

const connectionFor = ({ accountId, side, chatId }: ChatParticipant) => {
  const { open, renewToken } = accountSockets(accountId)
  return new ChatConnection({
    side,
    openSocket: () => open(`/ws/chat/${chatId}/`),
    load: (where) => fetchMessages(chatId, where),
    renewToken,
    newClientId: randomId,
  })
}

const isInUse = ({ holders, connection: { state } }: PooledConnection) =>
  holders > 0 || (state.status !== 'closed' && state.unsent.some(({ code }) => code === null))

/** The outbox sends over the socket while it is open. Messages that it sent as requests are loaded. */
const joinOutbox = (connection: ChatConnection, { accountId, chatId }: ChatParticipant) => {
  const target = chatTarget(chatId)
  let { status } = connection.state
  const onStatus = () => {
    if (connection.state.status === status) return
    status = connection.state.status
    if (status === 'open' && hasWaiting(accountId)) sendInBackground()
    if (status === 'waiting' && !connection.state.isLoaded) void connection.catchUp()
  }
  const cleanups = [
    addSocketSender({ account: accountId, target }, overSocket(connection)),
    connection.subscribe(onStatus),
    onOutboxChange((change) => {
      if (change.is === 'sent' && change.target === target && status !== 'open') void connection.catchUp()
    }),
  ]
  return () => cleanups.forEach((cleanUp) => cleanUp())
}

const addToPool = (participant: ChatParticipant): PooledConnection => {
  const connection = connectionFor(participant)
  const cleanups = [
    joinOutbox(connection, participant),
    followNetwork(connection),
    connection.subscribe(() => {
      if (!isInUse(pooled)) pooled.dispose()
    }),
  ]
  const dispose = () => {
    for (const cleanUp of cleanups) cleanUp()
    pool.delete(keyOf(participant))
    connection.stop()
  }
  const pooled: PooledConnection = { connection, holders: 0, dispose }
  pool.set(keyOf(participant), pooled)
  return pooled
}

export const connectionOf = (participant: ChatParticipant) => pool.get(keyOf(participant))?.connection

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
