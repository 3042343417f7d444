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
const COMMENTS = 4_000

/** Sessions of an earlier run go. */
export const openSessions = async (db: Db, providers: number) => {
  await sql`delete from sessions`.execute(db)
  const { rows } = await sql<{ id: number }>`
    insert into sessions (account_id, is_remembered, expires_at, proved_at, last_seen_at)
    select ${providers} + customer, false, now() + interval '1 day', now(), now()
    from generate_series(1, ${Math.min(SIGNED_IN, customersOf(providers))}::integer) as customer
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** New tokens for each round: they are valid for 15 minutes. */
export const commentRequests = async (sessions: readonly number[], providers: number, seed: number) => {
  const keys = { secret: SECRET_KEY, clock: systemClock }
  const tokens = await Promise.all(sessions.map((id) => signAccessToken(id, keys)))
  const rng = makeRng(seed)
  return Array.from({ length: COMMENTS }, (): LoadRequest => ({
    method: 'POST',
    path: `/api/blogs/${rng.int(1, providers * POSTS_PER_PROVIDER)}/comments/`,
    headers: { Authorization: `Bearer ${rng.pick(tokens)}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ comment: `${rng.pick(commentTexts)} ${rng.pick(commentTexts)}` }),
  }))
}

/** What the bench has written goes again: the market stays as it was filled. */
export const keepComments = async (db: Db) => {
  const { rows } = await sql<{ last: number }>`select coalesce(max(id), 0) as last from comments`.execute(db)
  const last = rows[0]?.last ?? 0
  return { removeNew: () => sql`delete from comments where id > ${last}`.execute(db) }
}
