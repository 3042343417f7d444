// Customers of the market who are signed in, and the comments that they write.
import { sql } from 'kysely'
import { signAccessToken } from '../../server/features/accounts/access-token.ts'
import { systemClock } from '../../server/platform/clock.ts'
import type { Db } from '../../server/platform/db/db.ts'
import { makeRng } from '../../tools/random.ts'
import type { LoadRequest } from '../load/request-text.ts'
import { customersOf, POSTS_PER_PROVIDER } from './fill.ts'
import { commentTexts } from './people.ts'

export const SECRET_KEY = 'a secret of the bench, on this machine only'

const SIGNED_IN = 2_000
const AUTHORS = 200
const COMMENTS = 4_000

const sessionsOf = async (db: Db, first: number, count: number) => {
  const { rows } = await sql<{ id: number }>`
    insert into sessions (account_id, is_remembered, expires_at, proved_at, last_seen_at)
    select account, false, now() + interval '1 day', now(), now()
    from generate_series(${first}::integer, ${first + count - 1}::integer) as account
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Sessions of an earlier run are deleted. */
export const openSessions = async (db: Db, providers: number) => {
  await sql`delete from sessions`.execute(db)
  return {
    authors: await sessionsOf(db, 1, AUTHORS),
    customers: await sessionsOf(db, providers + 1, Math.min(SIGNED_IN, customersOf(providers))),
  }
}

export const signTokens = (sessions: readonly number[]) =>
  Promise.all(sessions.map((id) => signAccessToken(id, { secret: SECRET_KEY, clock: systemClock })))

/** New tokens for each round: they are valid for 15 minutes. */
export const commentRequests = async (sessions: readonly number[], providers: number, seed: number) => {
  const tokens = await signTokens(sessions)
  const rng = makeRng(seed)
  return Array.from({ length: COMMENTS }, (): LoadRequest => ({
    method: 'POST',
    path: `/api/blogs/${rng.int(1, providers * POSTS_PER_PROVIDER)}/comments/`,
    headers: { Authorization: `Bearer ${rng.pick(tokens)}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ comment: `${rng.pick(commentTexts)} ${rng.pick(commentTexts)}` }),
  }))
}

/** Deletes what the bench has written, so that the market stays as it was filled. */
export const keepWrites = async (db: Db) => {
  const lastOf = async (table: string) => {
    const { rows } = await sql<{
      last: number
    }>`select coalesce(max(id), 0) as last from ${sql.table(table)}`.execute(db)
    return rows[0]?.last ?? 0
  }
  const [comments, posts] = [await lastOf('comments'), await lastOf('posts')]
  return {
    removeNew: async () => {
      await sql`delete from comments where id > ${comments}`.execute(db)
      await sql`delete from posts where id > ${posts}`.execute(db)
    },
  }
}
