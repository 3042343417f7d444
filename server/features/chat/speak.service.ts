// Saying something, and having read it: stored first, then shown to whoever is connected.
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { inGroups } from '../../platform/in-groups.ts'
import type { Publish } from '../../platform/live/hub.ts'
import type { LivingSessions } from '../../platform/live/sockets.ts'
import type { Seat, Side } from './chat.queries.ts'
import { messageFrame, readFrame } from './chat.view.ts'
import {
  insertLeftUnread,
  insertSaid,
  markReadIn,
  type Reading,
  type Said,
  selectSaid,
} from './speak.queries.ts'

declare module '../../platform/live/hub.ts' {
  interface LiveEvents {
    /** `text` is the frame, written once for all who see it. */
    said: { chatId: number; by: Side; id: number; text: string }
    read: { chatId: number; by: Side; upTo: number; text: string }
  }
}

export type SpeakTools = Readonly<{
  clock: Clock
  /** Nobody can have the chat open in another process. */
  isAlone: boolean
  publish: Publish
  livingSessions: LivingSessions
}>

/** Of one connection: who speaks, and where. */
export type Speaker = { viewer: Viewer; side: Side; seat: Seat }

// As much as PostgreSQL stores in a few milliseconds.
const MOST_AT_ONCE = 200
// Whoever has the chat open elsewhere reads it in this time, and then the bell stays silent.
const BELL_WAIT = 700

export const makeSpeech = (db: Db, { clock, publish, livingSessions, isAlone }: SpeakTools) => {
  const ring = (accountId: number, id: number) => {
    const tell = () => publish({ kind: 'notified', accountId, id })
    if (isAlone) tell()
    else setTimeout(tell, BELL_WAIT).unref()
  }

  const store = inGroups(async (group: readonly Said[]) => {
    const now = clock()
    const rows = await insertSaid(db, group, now)
    return group.map((_said, turn) => {
      const row = rows.get(turn)
      return row && { ...row, at: now.toISOString() }
    })
  }, MOST_AT_ONCE)

  const mark = inGroups(async (group: readonly Reading[]) => {
    const rows = await markReadIn(db, group, clock())
    return group.map((_reading, turn) => rows.get(turn))
  }, MOST_AT_ONCE)

  const refuse = async ({ viewer }: Speaker) => {
    const living = await livingSessions([viewer.sessionId])
    return new Refusal(living.has(viewer.sessionId) ? 'not_found' : 'not_authenticated')
  }

  const repeat = async ({ side, seat }: Speaker, clientId: string) => {
    const stored = await selectSaid(db, { chatId: seat.id, clientId })
    if (stored?.senderType !== side) throw new Refusal('client_id_used')
    const { createdAt, ...row } = stored
    return messageFrame(seat, { ...row, at: createdAt.toISOString(), previousId: 0 })
  }

  return {
    /** Nothing when everybody is shown it; the stored message, for the speaker alone, when it was said before. */
    say: async (speaker: Speaker, said: Pick<Said, 'clientId' | 'content' | 'isWatched'>) => {
      const { viewer, side, seat } = speaker
      const stored = await store({ ...said, sessionId: viewer.sessionId, chatId: seat.id })
      if (!stored) throw await refuse(speaker)
      if (stored.silenced) throw new Refusal('account_limited')
      const { id, at, notice, other, previous } = stored
      if (id === null) return repeat(speaker, said.clientId)
      const { clientId, content } = said
      const frame = messageFrame(seat, { id, senderType: side, clientId, content, at, previousId: previous })
      publish({ kind: 'said', chatId: seat.id, by: side, id, text: JSON.stringify(frame) })
      if (notice !== null) ring(other, notice)
      return undefined
    },

    read: async (speaker: Speaker, upTo = Number.MAX_SAFE_INTEGER) => {
      const { viewer, side, seat } = speaker
      const marked = await mark({ sessionId: viewer.sessionId, chatId: seat.id, upTo })
      if (!marked) throw await refuse(speaker)
      const { upto, heard } = marked
      if (upto !== null) {
        const frame = readFrame({ chatId: seat.id, side, upTo: upto })
        publish({ kind: 'read', chatId: seat.id, by: side, upTo: upto, text: JSON.stringify(frame) })
      }
      if (heard) publish({ kind: 'notifications-read', accountId: viewer.id })
    },

    /** To a side that had the chat open, and left it unread. */
    tellUnread: async (seat: Seat, side: Side) => {
      const accountId = side === 'customer' ? seat.customerId : seat.providerId
      const from = side === 'customer' ? 'provider' : 'customer'
      const id = await insertLeftUnread(db, { chatId: seat.id, accountId, from })
      if (id !== undefined) publish({ kind: 'notified', accountId, id })
    },
  }
}
export type Speech = ReturnType<typeof makeSpeech>
