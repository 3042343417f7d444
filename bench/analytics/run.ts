// The figures of businesses at 100,000 providers: reading 90 days against a bare route that reads the same bytes by primary key, 2,000
// events a second beside reads, and what a year takes.
//   npm run bench:analytics
// The market is made once and kept in the temporary folder: a second run of the same size starts at once.
import { join } from 'node:path'
import { makeDb, makePool } from '../../server/platform/db/db.ts'
import { SECRET_KEY, signIn } from '../feed/reads.ts'
import { fillOnce, startReused } from '../reused-database.ts'
import { benchShare, withServers } from '../load/against-bare.ts'
import { benchEvents, checkCounted } from './events.ts'
import { figuresContents, fillFigures, printSize } from './fill.ts'

const PROVIDERS = Number(process.env.PROVIDERS ?? 100_000)
const OWNERS = 200
const GOAL = 0.5

const dir = await fillOnce({
  name: `figures-${PROVIDERS}`,
  contents: figuresContents(PROVIDERS),
  fill: (own) => fillFigures(own, PROVIDERS),
})
const database = await startReused(dir)
const pool = makePool(database.url, 4, { isPatient: true })
const db = makeDb(pool)
try {
  for (const table of ['shop_days', 'post_days', 'shop_searches', 'market_days']) await printSize(db, table)
  const env = {
    DATABASE_URL: database.url,
    RATE_LIMITS: 'off',
    TRUST_PROXY: '1',
    DATA_DIR: join(dir, 'data'),
    SECRET_KEY,
  }
  let counted = { answered: 0, lost: 0, before: 0 }
  await withServers(env, async (ports) => {
    // Every fifth provider is looked at every day.
    const owners = Array.from(
      { length: OWNERS },
      (_each, at) => 5 * (1 + ((at * 97) % Math.floor(PROVIDERS / 5))),
    )
    const requests = (await signIn(db, owners)).map((token) => ({
      path: '/api/provider-stats/?days=90',
      headers: { Authorization: `Bearer ${token}` },
    }))
    await benchShare(db, ports, { name: 'stats', goal: GOAL, requests })
    counted = await benchEvents({ db, ports, providers: PROVIDERS })
  })
  await checkCounted(db, counted)
} finally {
  await pool.end()
  await database.stop()
}
