// The feed and the list of followed shops of somebody who follows 500, against a bare route that reads the same bytes by primary key,
// and the telling of a post to all its followers.
//   npm run bench:feed
// The market is made once and kept in the temporary folder: a second run of the same size starts at once.
import { join } from 'node:path'
import { sql } from 'kysely'
import { signAccessToken } from '../../server/features/accounts/access-token.ts'
import { systemClock } from '../../server/platform/clock.ts'
import { type Db, makeDb, makePool } from '../../server/platform/db/db.ts'
import { fillOnce, startKept } from '../kept-database.ts'
import { benchShare, withServers } from '../load/against-bare.ts'
import { benchFanOut } from './fan-out.ts'
import { feedContents, fillFeed, READERS } from './fill.ts'

const SHOPS = Number(process.env.SHOPS ?? 100_000)
const GOAL = 0.5
const SECRET_KEY = 'a secret of the bench, on this machine only'

/** Sessions of an earlier run go. */
const signIn = async (db: Db, accountIds: readonly number[]) => {
  await sql`delete from sessions where account_id = any(${accountIds}::bigint[])`.execute(db)
  const { rows } = await sql<{ id: number }>`
    insert into sessions (account_id, is_remembered, expires_at, proved_at, last_seen_at)
    select id, false, now() + interval '1 day', now(), now() from unnest(${accountIds}::bigint[]) as id
    returning id`.execute(db)
  return Promise.all(rows.map(({ id }) => signAccessToken(id, { secret: SECRET_KEY, clock: systemClock })))
}

const readerIds = Array.from({ length: READERS }, (_each, at) => SHOPS + 1 + at)
const readsOf = (path: string, tokens: readonly string[]) =>
  tokens.map((token) => ({ path, headers: { Authorization: `Bearer ${token}` } }))

const dir = await fillOnce({
  name: `feed-${SHOPS}`,
  contents: feedContents(SHOPS),
  fill: (db) => fillFeed(db, SHOPS),
})
const database = await startKept(dir)
const pool = makePool(database.url, 4, { isPatient: true })
// The database is stopped before the last connection has said goodbye.
pool.on('error', () => {})
const db = makeDb(pool)
try {
  const env = { DATABASE_URL: database.url, RATE_LIMITS: 'off', DATA_DIR: join(dir, 'data'), SECRET_KEY }
  await withServers(env, async (ports) => {
    for (const [name, path] of [
      ['feed', '/api/feed/'],
      ['following', '/api/following/'],
    ] as const)
      await benchShare(db, ports, { name, goal: GOAL, requests: readsOf(path, await signIn(db, readerIds)) })
    const [ownerToken = ''] = await signIn(db, [1])
    await benchFanOut({ db, port: ports.ours, shops: SHOPS, ownerToken })
  })
} finally {
  await pool.end()
  await database.stop()
}
