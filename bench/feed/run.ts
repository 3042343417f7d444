// The feed and the list of followed providers of a customer who follows 500, against a bare route that reads the same bytes by primary key,
// and the telling of a post to all its followers.
//   npm run bench:feed
// The market is made once and kept in the temporary folder: a second run of the same size starts at once.
import { join } from 'node:path'
import { makeDb, makePool } from '../../server/platform/db/db.ts'
import { fillOnce, startReused } from '../reused-database.ts'
import { withServers } from '../load/against-bare.ts'
import { benchFanOut } from './fan-out.ts'
import { feedContents, fillFeed } from './fill.ts'
import { benchReads, SECRET_KEY, signIn } from './reads.ts'

const PROVIDERS = Number(process.env.PROVIDERS ?? 100_000)

const dir = await fillOnce({
  name: `feed-${PROVIDERS}`,
  contents: feedContents(PROVIDERS),
  fill: (own) => fillFeed(own, PROVIDERS),
})
const database = await startReused(dir)
const pool = makePool(database.url, 4, { isPatient: true })
const db = makeDb(pool)
try {
  const env = { DATABASE_URL: database.url, RATE_LIMITS: 'off', DATA_DIR: join(dir, 'data'), SECRET_KEY }
  await withServers(env, async (ports) => {
    const market = { db, ports, providers: PROVIDERS }
    await benchReads(market, 'feed', '/api/feed/')
    await benchReads(market, 'following', '/api/following/')
    const [ownerToken = '', firstToken = ''] = await signIn(db, [1, 2])
    await benchFanOut({ db, port: ports.ours, providers: PROVIDERS, ownerToken, firstToken })
  })
} finally {
  await pool.end()
  await database.stop()
}
