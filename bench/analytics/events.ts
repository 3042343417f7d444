// Events beside reads: what a reader notices of 2,000 of them a second.
import { sql } from 'kysely'
import type { Db } from '../../server/platform/db/db.ts'
import type { Ports } from '../load/against-bare.ts'
import { loadNow, median } from '../load/load.ts'
import type { LoadRequest } from '../load/request-text.ts'
import { visit } from '../overload/visit.ts'

const EVENTS_A_SECOND = Number(process.env.EVENTS ?? 2_000)
const READS_A_SECOND = 200
const SECONDS = Number(process.env.SECONDS ?? 10)
const ROUNDS = Number(process.env.ROUNDS ?? 5)
const MOST_SLOWER = 1.2

const ipOf = (at: number) => `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`

/** Every event is of another visitor with another IP address: none is dropped as one that was counted. */
const eventsOf = (providers: number, round: number): LoadRequest[] =>
  Array.from({ length: EVENTS_A_SECOND * SECONDS }, (_each, at) => ({
    path: '/api/shop-events/',
    method: 'POST',
    headers: {
      'Content-Type': 'text/plain',
      'User-Agent': `Mozilla/5.0 (Linux; Android 14) Chrome/150.0.0.0 Mobile Safari/537.36 ${round}.${at}`,
      'Sec-Fetch-Site': 'same-origin',
      'X-Forwarded-For': ipOf(round * EVENTS_A_SECOND * SECONDS + at),
    },
    body: JSON.stringify({ provider_id: 1 + ((at * 7919) % providers), kind: 'view', from: 'search' }),
  }))

const countViews = async (db: Db) => {
  const { rows } = await sql<{ views: number }>`
    select coalesce(sum(views), 0) as views from market_days`.execute(db)
  return rows[0]?.views ?? 0
}

type Market = { db: Db; ports: Ports; providers: number }
type Reads = { name: string; port: number; paths: readonly string[] }

/** The slowest hundredth of the reads of a server, alone and beside events. */
const measureReads = async ({ name, port, paths }: Reads, providers: number) => {
  const read = { port, paths, perSecond: READS_A_SECOND, seconds: SECONDS }
  await visit(read)
  const [alone, beside]: [number[], number[]] = [[], []]
  const outcome = { answered: 0, lost: 0 }
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push((await visit(read)).p99)
    const events = { port, paths: eventsOf(providers, round), perSecond: EVENTS_A_SECOND, seconds: SECONDS }
    const [reading, counting] = await Promise.all([visit(read), visit(events)])
    beside.push(reading.p99)
    outcome.answered += counting.served
    outcome.lost += counting.lost
    if (counting.lost + counting.shed > 0)
      console.log(`${name.padEnd(10)} ${counting.lost} lost, ${counting.shed} refused`)
  }
  const share = median(beside) / median(alone)
  console.log(
    `${name.padEnd(10)} ${EVENTS_A_SECOND} events a second beside ${READS_A_SECOND} reads a second: p99 of the reads ${median(beside).toFixed(1)} ms, alone ${median(alone).toFixed(1)} ms: ${share.toFixed(2)}, load average ${loadNow()}`,
  )
  return { ...outcome, share }
}

/** The bare server answers events without counting them: what is left is the work of the machine itself. */
export const benchEvents = async ({ db, ports, providers }: Market) => {
  const before = await countViews(db)
  const profiles = Array.from(
    { length: 500 },
    (_each, at) => `/api/provider-profile/${1 + ((at * 104_729) % providers)}/`,
  )
  const ours = await measureReads({ name: 'events', port: ports.ours, paths: profiles }, providers)
  const replies = Array.from({ length: 100 }, (_each, at) => `/reply/${at}`)
  const bare = await measureReads({ name: 'bare', port: ports.bare, paths: replies }, providers)
  console.log(`           goal ${MOST_SLOWER}; ${(ours.share / bare.share).toFixed(2)} of a bare server`)
  if (ours.share > MOST_SLOWER) process.exitCode = 1
  return { ...ours, before }
}

type EventsOutcome = { answered: number; lost: number; before: number }

/** When the server has stopped everything is written. An event whose answer was lost may have been counted. */
export const checkCounted = async (db: Db, { answered, lost, before }: EventsOutcome) => {
  const counted = (await countViews(db)) - before
  console.log(`counted    ${counted} of ${answered} events that were answered, ${lost} answers lost`)
  if (counted < answered || counted > answered + lost) process.exitCode = 1
}
