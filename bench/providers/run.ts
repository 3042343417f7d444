// How fast a profile is answered, against a bare route that reads the same bytes by primary key: same machine, same database,
// same moment.
//   npm run bench:providers
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { prepareTables } from '../../server/app/open-house.ts'
import { type Db, makeDb, makePool } from '../../server/platform/db/db.ts'
import { startEmbedded } from '../../server/platform/postgres/embedded.ts'
import { freePort, load, loadNow, median, startServer, stopServer } from '../load/load.ts'
import { fillMarket } from './fill.ts'

const PROVIDERS = Number(process.env.PROVIDERS ?? 100_000)
const ASKED = 20_000
const ROUNDS = Number(process.env.ROUNDS ?? 5)
const SECONDS = 4
// Until then the compiler is still at work.
const WARM_UP_SECONDS = 15
const CONNECTIONS = 16
const GOAL = 0.6

const server = (file: string) => new URL(file, import.meta.url).pathname

const randomIds = () =>
  Array.from(new Set(Array.from({ length: ASKED }, () => 1 + Math.floor(Math.random() * PROVIDERS))))

// The bare route answers what ours has answered, from a table of its own.
const keepReplies = async (db: Db, port: number, ids: readonly number[]) => {
  await sql`create table bench_replies (id bigint primary key, body text not null)`.execute(db)
  const batch = 50
  for (let i = 0; i < ids.length; i += batch) {
    const some = ids.slice(i, i + batch)
    const bodies = await Promise.all(
      some.map(async (id) => (await fetch(`http://127.0.0.1:${port}/api/provider-profile/${id}/`)).text()),
    )
    await sql`insert into bench_replies select * from unnest(${some}::bigint[], ${bodies}::text[])`.execute(
      db,
    )
  }
  await sql`vacuum analyze bench_replies`.execute(db)
}

type Side = { name: string; port: number; paths: string[] }

const rateOf = async ({ name, port, paths }: Side, seconds: number) => {
  const score = await load({ port, paths, connections: CONNECTIONS, seconds })
  if (score.refused > 0) throw new Error(`${name}: ${score.refused} of ${score.requests} were no 200`)
  return score.perSecond
}

/** Requests a second of each, in turns, so that whatever else the machine does falls upon all of them. */
const measure = async (sides: readonly Side[]) => {
  const rates = sides.map((): number[] => [])
  for (const side of sides) await rateOf(side, WARM_UP_SECONDS)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, side] of sides.entries()) rates[index]?.push(await rateOf(side, SECONDS))
  return rates.map(median)
}

const hasPage = async (port: number, id: number) => {
  const page = await fetch(`http://127.0.0.1:${port}/providerprofile/${id}`)
  return page.status === 200 && (await page.text()).includes(`Sharma Sweets ${id}`)
}

const report = (ours: number, bare: number) => {
  const share = ours / bare
  console.log(`profile  ${ours.toFixed(0)} requests a second`)
  console.log(`bare     ${bare.toFixed(0)} requests a second`)
  console.log(`share    ${share.toFixed(2)} (goal ${GOAL}), load average ${loadNow()}`)
  if (share < GOAL) process.exitCode = 1
}

const benchPage = async (port: number, ids: readonly number[]) => {
  const [first = 1] = ids
  if (!(await hasPage(port, first))) return console.log('page     not built: npm start builds it')
  const paths = ids.map((id) => `/providerprofile/${id}`)
  const [page = 0] = await measure([{ name: 'page', port, paths }])
  return console.log(`page     ${page.toFixed(0)} requests a second, rendered on the server`)
}

const bench = async (db: Db, url: string, dataDir: string) => {
  const [port, barePort] = [await freePort(), await freePort()]
  const env = { DATABASE_URL: url, RATE_LIMITS: 'off', DATA_DIR: dataDir }
  const ours = await startServer(server('../../server/main.ts'), { ...env, PORT: String(port) })
  const bare = await startServer(server('bare.ts'), { ...env, PORT: String(barePort) })
  try {
    const ids = randomIds()
    await keepReplies(db, port, ids)
    const [our = 0, their = 0] = await measure([
      { name: 'profile', port, paths: ids.map((id) => `/api/provider-profile/${id}/`) },
      { name: 'bare', port: barePort, paths: ids.map((id) => `/provider-profile/${id}`) },
    ])
    report(our, their)
    await benchPage(port, ids)
  } finally {
    await Promise.all([stopServer(ours), stopServer(bare)])
  }
}

const dir = await mkdtemp(join(tmpdir(), 'haat-bench-'))
const database = await startEmbedded({ dir: join(dir, 'postgres'), durable: false })
const pool = makePool(database.url, 4)
// The filling takes longer than a visitor would wait.
pool.on('connect', (client) => void client.query('set statement_timeout = 0'))
try {
  const db = makeDb(pool)
  await prepareTables(db, (_title, work) => work())
  console.log(`filling in ${PROVIDERS} providers ...`)
  await fillMarket(db, PROVIDERS)
  await bench(db, database.url, join(dir, 'data'))
} finally {
  await pool.end()
  await database.stop()
  await rm(dir, { recursive: true, force: true })
}
