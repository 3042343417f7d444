// Sizes and costs of the tables that grow with time, in one table and in partitions (decision 87, docs/scale.md).
//   npm run bench:partitions
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { makeDb, makePool } from '../../server/platform/db/db.ts'
import { migrate } from '../../server/platform/db/migrate.ts'
import { startEmbedded } from '../../server/platform/postgres/embedded.ts'
import { endWhenInterrupted } from '../load/interrupt.ts'
import { loadNow } from '../load/load.ts'
import { fillDays, measureFigures } from './figures.ts'
import { measureAudit, measureMessages, measureNotifications } from './lasting.ts'
import { measurePause } from './pause.ts'

const BUSINESSES = Number(process.env.BUSINESSES ?? 20_000)
const ROWS = Number(process.env.ROWS ?? 2_000_000)

const insertBusinesses = async (client: Client) => {
  await client.query(`
    insert into accounts (id, role, username, username_key, password_hash, verified_at) overriding system value
    select n, 'provider', 'shop' || n, 'shop' || n, 'x', now() from generate_series(1, ${BUSINESSES}) n`)
  await client.query(`
    insert into providers (account_id, name, business_name, category_id, district_id)
    select n, 'Owner', 'Shop ' || n, 1, 1 from generate_series(1, ${BUSINESSES}) n`)
}

const dir = await mkdtemp(join(tmpdir(), 'haat-bench-partitions-'))
// Durable, because full pages in the WAL are a part of the costs.
const database = await startEmbedded({ dir: join(dir, 'postgres'), durable: true })
endWhenInterrupted(database.stop)
const pool = makePool(database.url, 2, { isPatient: true })
const db = makeDb(pool)
const client = new Client({ connectionString: database.url })
try {
  await client.connect()
  console.log(`${BUSINESSES} businesses, ${ROWS} other rows, load average ${loadNow()}`)
  await migrate(db, '0260_offline_districts')
  // Without the reference data. The fill does not wait for the disk.
  await client.query('set session_replication_role = replica; set synchronous_commit = off')
  await insertBusinesses(client)
  await fillDays(client, 'shop_days', BUSINESSES)
  await measurePause({ db, url: database.url, businesses: BUSINESSES })
  await measureFigures(client, BUSINESSES)
  await measureMessages(client, ROWS)
  await measureNotifications(client, ROWS)
  await measureAudit(client, ROWS / 4)
  console.log(`load average ${loadNow()}`)
} finally {
  await client.end()
  await pool.end()
  await database.stop()
  await rm(dir, { recursive: true, force: true })
}
