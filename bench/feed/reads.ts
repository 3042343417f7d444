// What customers who follow very many read, beside the bare route.
import { sql } from 'kysely'
import { signAccessToken } from '../../server/features/accounts/access-token.ts'
import { systemClock } from '../../server/platform/clock.ts'
import type { Db } from '../../server/platform/db/db.ts'
import { benchShare, type Ports } from '../load/against-bare.ts'
import { READERS } from './fill.ts'

const GOAL = 0.5
export const SECRET_KEY = 'a secret of the bench, on this machine only'

/** New tokens for each figure: they are valid for 15 minutes. Deletes sessions of an earlier run. */
export const signIn = async (db: Db, accountIds: readonly number[]) => {
  await sql`delete from sessions where account_id = any(${accountIds}::bigint[])`.execute(db)
  const { rows } = await sql<{ id: number }>`
    insert into sessions (account_id, is_remembered, expires_at, proved_at, last_seen_at)
    select id, false, now() + interval '1 day', now(), now() from unnest(${accountIds}::bigint[]) as id
    returning id`.execute(db)
  return Promise.all(rows.map(({ id }) => signAccessToken(id, { secret: SECRET_KEY, clock: systemClock })))
}

type Market = { db: Db; ports: Ports; providers: number }

/** Computed for each call: personal replies are not cached. */
export const benchReads = async ({ db, ports, providers }: Market, name: string, path: string) => {
  const readers = Array.from({ length: READERS }, (_each, at) => providers + 1 + at)
  const tokens = await signIn(db, readers)
  const requests = tokens.map((token) => ({ path, headers: { Authorization: `Bearer ${token}` } }))
  await benchShare(db, ports, { name, goal: GOAL, requests })
}
