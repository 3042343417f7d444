// A business with all customers as followers writes a post: time until all are notified, and its effect on other requests.
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../server/platform/db/db.ts'
import { loadNow } from '../load/load.ts'
import { visit } from '../overload/visit.ts'
import { POSTS_PER_PROVIDER } from './fill.ts'

const SECONDS = Number(process.env.TRAFFIC_SECONDS ?? 20)
const PER_SECOND = Number(process.env.TRAFFIC ?? 100)
const GOAL_SECONDS = 60
const LOOK_MS = 100

/** `firstToken`: of another provider, whose post is written first, while the compiler is still at work. */
type Market = { db: Db; port: number; providers: number; ownerToken: string; firstToken: string }

// Posts by chance, so that hardly any reply is kept already.
const somePaths = (providers: number) =>
  Array.from(
    { length: 20_000 },
    () => `/api/blogs/${1 + Math.floor(Math.random() * providers * POSTS_PER_PROVIDER)}/`,
  )

const publish = async (port: number, token: string) => {
  const form = new FormData()
  form.set('title', 'Fresh tilkut')
  form.set('content', 'Since this morning.')
  const began = performance.now()
  const headers = { authorization: `Bearer ${token}` }
  const reply = await fetch(`http://127.0.0.1:${port}/api/blogs/`, { method: 'POST', headers, body: form })
  const { blog_id: postId } = (await reply.json()) as { blog_id: number }
  if (reply.status !== 201) throw new Error(`the post was refused: ${reply.status}`)
  return { postId, ms: performance.now() - began }
}

const isNotified = async (db: Db, postId: number) => {
  const { rows } = await sql`select from post_fan_outs where post_id = ${postId}`.execute(db)
  return rows.length === 0
}

const untilNotified = async (db: Db, postId: number) => {
  const began = performance.now()
  while (!(await isNotified(db, postId))) await sleep(LOOK_MS)
  return (performance.now() - began) / 1_000
}

const countNotified = async (db: Db, postId: number) => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from notifications where post_id = ${postId}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Removes the post and its notifications for the next run. */
const forget = async (db: Db) => {
  await sql`delete from posts where title = 'Fresh tilkut'`.execute(db)
  await sql`truncate followers_told`.execute(db)
}

export const benchFanOut = async (market: Market) => {
  const { db, port, providers, ownerToken, firstToken } = market
  await forget(db)
  await untilNotified(db, (await publish(port, firstToken)).postId)
  const traffic = { port, paths: somePaths(providers), perSecond: PER_SECOND, seconds: SECONDS }
  await visit(traffic)
  const alone = await visit(traffic)
  const beside = visit(traffic)
  const { postId, ms } = await publish(port, ownerToken)
  const seconds = await untilNotified(db, postId)
  const { p99 } = await beside
  const notified = await countNotified(db, postId)
  const growth = p99 / alone.p99
  console.log(
    `fan-out    post answered in ${ms.toFixed(0)} ms, ${notified} followers notified in ${seconds.toFixed(1)} s (goal ${GOAL_SECONDS}), load average ${loadNow()}`,
  )
  console.log(
    `traffic    ${PER_SECOND} a second: p99 ${alone.p99.toFixed(1)} ms alone, ${p99.toFixed(1)} ms beside it: ${growth.toFixed(2)} times (goal under 2)`,
  )
  if (seconds > GOAL_SECONDS || growth >= 2) process.exitCode = 1
  await forget(db)
}
