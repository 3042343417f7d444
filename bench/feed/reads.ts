// What customers who follow very many read, beside the bare route.
import { sql } from 'kysely'
import { signAccessToken } from '../../server/features/accounts/access-token.ts'
import { systemClock } from '../../server/platform/clock.ts'
import type { Db } from '../../server/platform/db/db.ts'
import { RECENT_WRITE_COOKIE } from '../../server/platform/http/public-reads.ts'
import { benchShare, type Ports } from '../load/against-bare.ts'
import { READERS } from './fill.ts'

const GOAL = 0.5
export const SECRET_KEY = 'a secret of the bench, on this machine only'

/** Signed anew for each figure: a token is good for a quarter of an hour. Sessions of an earlier run go. */
export const signIn = async (db: Db, accountIds: readonly number[]) => {
  await sql`delete from sessions where account_id = any(${accountIds}::bigint[])`.execute(db)
  const { rows } = await sql<{ id: number }>`
    insert into sessions (account_id, is_remembered, expires_at, proved_at, last_seen_at)
    select id, false, now() + interval '1 day', now(), now() from unnest(${accountIds}::bigint[]) as id
    returning id`.execute(db)
  return Promise.all(rows.map(({ id }) => signAccessToken(id, { secret: SECRET_KEY, clock: systemClock })))
}

// A browser that has just written gets no kept reply.
export const ANEW = { Cookie: `${RECENT_WRITE_COOKIE}=1` }

type Market = { db: Db; ports: Ports; shops: number }

/** Kept for the reader, as it is when nothing was written meanwhile, and made anew for each call. */
export const benchReads = async ({ db, ports, shops }: Market, name: string, path: string) => {
  const readers = Array.from({ length: READERS }, (_each, at) => shops + 1 + at)
  const requests = async (more: Readonly<Record<string, string>>) =>
    (await signIn(db, readers)).map((token) => ({
      path,
      headers: { Authorization: `Bearer ${token}`, ...more },
    }))
  await benchShare(db, ports, { name, goal: GOAL, requests: await requests({}) })
  await benchShare(db, ports, { name: `${name}, made anew`, goal: null, requests: await requests(ANEW) })
}
