// How many messages a second PostgreSQL stores: one by one as a plain program would, and through the chat's own way.
import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { Db } from '../../server/platform/db/db.ts'
import { createMessageSender } from '../../server/features/chat/send-message.service.ts'
import { getParticipantChat } from '../../server/features/chat/chat.service.ts'
import { authenticator, createActiveSessions } from '../../server/features/accounts/accounts.service.ts'
import { systemClock } from '../../server/platform/clock.ts'
import type { Pair } from '../../tools/live/people.ts'

const CONCURRENCY = 100

const rateOf = async (seconds: number, one: (number: number) => Promise<unknown>) => {
  const started = performance.now()
  let done = 0
  let number = 0
  const work = async () => {
    while (performance.now() - started < seconds * 1_000) {
      number += 1
      await one(number)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return done / ((performance.now() - started) / 1_000)
}

const INSERT = `insert into messages (chat_id, sender_type, client_id, content) values ($1, 'customer', $2, $3)`

/** Prepared, on as many connections as the server has. */
export const bareInserts = (pool: Pool, pairs: readonly Pair[], seconds: number) => {
  const run = randomUUID()
  return rateOf(seconds, (number) => {
    const chat = pairs[number % pairs.length]?.chat
    return pool.query({
      name: 'bare',
      text: INSERT,
      values: [chat, `${run}-${number}`, 'How much is a kilo?'],
    })
  })
}

type InsertDeps = { db: Db; keys: { secret: string; clock: typeof systemClock } }

/** With everything that saying something asks and writes, without the sockets. */
export const chatInserts = async ({ db, keys }: InsertDeps, pairs: readonly Pair[], seconds: number) => {
  const living = createActiveSessions(db, systemClock)
  const speech = createMessageSender(db, {
    clock: systemClock,
    isAlone: true,
    publish: () => {},
    mediaSigner: { passFor: () => '' },
    livingSessions: living,
  })
  const authenticate = authenticator(db, keys)
  const speakers: Parameters<typeof speech.say>[0][] = []
  for (const { chat, customer } of pairs) {
    const viewer = await authenticate(customer.token)
    if (viewer) speakers.push({ viewer, side: 'customer', chat: await getParticipantChat(db, viewer, chat) })
  }
  return rateOf(seconds, (number) => {
    const speaker = speakers[number % speakers.length]
    if (!speaker) throw new Error('nobody is signed in')
    return speech.say(speaker, { clientId: `own-${number}`, content: 'How much is a kilo?', isWatched: true })
  })
}
