import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { batch } from '../../platform/batch.ts'
import { signVoice } from '../media/voice-upload.service.ts'
import type { MediaSigner } from '../media/signed-media.service.ts'
import type { Publish } from '../../platform/live/hub.ts'
import type { LivingSessions } from '../../platform/live/sockets.ts'
import type { ParticipantChat, Side } from './chat.queries.ts'
import { type MessageRow, messageFrame, readFrame } from './chat.view.ts'
import {
  insertUnreadNotification,
  insertMessages,
  markChatsRead,
  type ReadMark,
  type OutgoingMessage,
  type StoredMessageRow,
  selectMessage,
} from './send-message.queries.ts'

declare module '../../platform/live/hub.ts' {
  interface LiveEvents {
    said: { chatId: number; by: Side; id: number; text: string }
    read: { chatId: number; by: Side; upTo: number; text: string }
    'message-removed': { chatId: number; text: string }
  }
}

export type SendMessageDeps = Readonly<{
  clock: Clock
  /** No other process serves sockets. */
  isAlone: boolean
  publish: Publish
  livingSessions: LivingSessions
  mediaSigner: Pick<MediaSigner, 'passFor'>
}>

export type ChatConnection = { viewer: Viewer; side: Side; chat: ParticipantChat }

export type SaidMessage = { row: MessageRow; isNew: boolean }

// PostgreSQL stores as many in a few milliseconds.
const BATCH_SIZE = 200
// A client that has the chat open in another process reads the message within this time. Then no notification is needed.
const BELL_DELAY_MS = 700

const messageBatches = (db: Db, clock: Clock) =>
  batch(async (group: readonly OutgoingMessage[]) => {
    const now = clock()
    const rows = await insertMessages(db, group, now)
    return group.map((_said, turn) => {
      const row = rows.get(turn)
      return row && { ...row, at: now.toISOString() }
    })
  }, BATCH_SIZE)

const readMarkBatches = (db: Db, clock: Clock) =>
  batch(async (group: readonly ReadMark[]) => {
    const rows = await markChatsRead(db, group, clock())
    return group.map((_reading, turn) => rows.get(turn))
  }, BATCH_SIZE)

type StoredMessage = StoredMessageRow & { at: string }
type StoreMessage = (message: OutgoingMessage) => Promise<StoredMessage | undefined>

export const storedMessage = async (
  db: Db,
  { side, chat }: ChatConnection,
  { clientId, signer }: { clientId: string; signer: SendMessageDeps['mediaSigner'] },
) => {
  const stored = await selectMessage(db, { chatId: chat.id, clientId })
  if (stored?.senderType !== side) throw new Refusal('client_id_used')
  const { createdAt, voice, ...row } = stored
  return { ...row, voice: signVoice(voice, signer), at: createdAt.toISOString() }
}

export const createMessageSender = (
  db: Db,
  { clock, publish, livingSessions, isAlone, mediaSigner: signer }: SendMessageDeps,
) => {
  const store = messageBatches(db, clock)
  const mark = readMarkBatches(db, clock)

  const ring = (accountId: number, id: number) => {
    const publishNotified = () => publish({ kind: 'notified', accountId, id })
    if (isAlone) publishNotified()
    else setTimeout(publishNotified, BELL_DELAY_MS).unref()
  }

  const refuse = async ({ viewer }: ChatConnection) => {
    const living = await livingSessions([viewer.sessionId])
    return new Refusal(living.has(viewer.sessionId) ? 'not_found' : 'not_authenticated')
  }

  return {
    say: async (
      connection: ChatConnection,
      message: Pick<OutgoingMessage, 'clientId' | 'content' | 'voice' | 'isWatched'>,
      // A voice note is stored in a transaction with its file.
      storeOne: StoreMessage = store,
    ): Promise<SaidMessage> => {
      const { viewer, side, chat } = connection
      const stored = await storeOne({ ...message, sessionId: viewer.sessionId, chatId: chat.id })
      if (!stored) throw await refuse(connection)
      if (stored.silenced) throw new Refusal('account_limited')
      const { id, at, notice, other, previous } = stored
      if (id === null) {
        const row = await storedMessage(db, connection, { clientId: message.clientId, signer })
        return { row, isNew: false }
      }
      const { clientId, content } = message
      const voice = signVoice(message.voice?.column ?? null, signer)
      const row = { id, senderType: side, clientId, content, voice, visibility: 'shown' as const, at }
      const frame = messageFrame(chat, { ...row, previousId: previous })
      publish({ kind: 'said', chatId: chat.id, by: side, id, text: JSON.stringify(frame) })
      if (notice !== null) ring(other, notice)
      return { row, isNew: true }
    },

    read: async (connection: ChatConnection, upTo = Number.MAX_SAFE_INTEGER) => {
      const { viewer, side, chat } = connection
      const marked = await mark({ sessionId: viewer.sessionId, chatId: chat.id, upTo })
      if (!marked) throw await refuse(connection)
      const { upto, heard } = marked
      if (upto !== null) {
        const frame = readFrame({ chatId: chat.id, side, upTo: upto })
        publish({ kind: 'read', chatId: chat.id, by: side, upTo: upto, text: JSON.stringify(frame) })
      }
      if (heard) publish({ kind: 'notifications-read', accountId: viewer.id })
    },

    notifyUnread: async (chat: ParticipantChat, side: Side) => {
      const accountId = side === 'customer' ? chat.customerId : chat.providerId
      const from = side === 'customer' ? 'provider' : 'customer'
      const id = await insertUnreadNotification(db, { chatId: chat.id, accountId, from })
      if (id !== undefined) publish({ kind: 'notified', accountId, id })
    },
  }
}
