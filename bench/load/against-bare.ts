// Our server beside a bare route that reads the same bytes by primary key: same machine, same database, same moment.
import { join } from 'node:path'
import { sql } from 'kysely'
import { prepareTables } from '../../server/app/prepare.ts'
import { type Db, makeDb, makePool } from '../../server/platform/db/db.ts'
import { startEmbedded } from '../../server/platform/postgres/embedded.ts'
import { freePort } from '../../server/testing/free-port.ts'
import type { LoadRequest } from './request-text.ts'
import { endWhenInterrupted, makeBenchFolder } from './interrupt.ts'
import { load, loadNow, median } from './load.ts'
import { startServer, stopServer } from './server.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 5)
const SECONDS = Number(process.env.SECONDS ?? 4)
// Until then the compiler is still at work.
const WARM_UP_SECONDS = Number(process.env.WARM_UP_SECONDS ?? 15)
const CONNECTIONS = 16
const GOAL = 0.6

const server = (file: string) => new URL(file, import.meta.url).pathname

type Request = string | LoadRequest
type Side = { name: string; port: number; paths: readonly Request[] }
export type Ports = { ours: number; bare: number; ourPid: number }

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

const BATCH = 50

const readReply = async (port: number, request: Request) => {
  const { path, headers = {} } = typeof request === 'string' ? { path: request } : request
  return (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).text()
}

// The bare route answers what ours has answered, from a table of its own.
const keepReplies = async (db: Db, port: number, requests: readonly Request[]) => {
  await sql`drop table if exists bench_replies`.execute(db)
  await sql`create table bench_replies (id bigint primary key, body text not null)`.execute(db)
  for (let i = 0; i < requests.length; i += BATCH) {
    const some = requests.slice(i, i + BATCH)
    const bodies = await Promise.all(some.map((request) => readReply(port, request)))
    const ids = some.map((_request, index) => i + index)
    await sql`insert into bench_replies select * from unnest(${ids}::bigint[], ${bodies}::text[])`.execute(db)
  }
  await sql`vacuum analyze bench_replies`.execute(db)
}

type Measured = { name: string; requests: readonly Request[]; goal?: number }

/** How much of the bare route's speed is left. */
export const benchShare = async (
  db: Db,
  { ours, bare }: Ports,
  { name, requests, goal = GOAL }: Measured,
) => {
  await keepReplies(db, ours, requests)
  const [our = 0, their = 0] = await measure([
    { name, port: ours, paths: requests },
    { name: 'bare', port: bare, paths: requests.map((_request, index) => `/reply/${index}`) },
  ])
  const share = our / their
  console.log(
    `${name.padEnd(10)} ${our.toFixed(0)} requests a second, bare ${their.toFixed(0)}: share ${share.toFixed(2)} (goal ${goal}), load average ${loadNow()}`,
  )
  if (share < goal) process.exitCode = 1
}

export const benchPage = async (port: number, paths: readonly string[], sign: string) => {
  const page = await fetch(`http://127.0.0.1:${port}${paths[0]}`)
  if (page.status !== 200 || !(await page.text()).includes(sign))
    return console.log('page       not built: npm start builds it')
  const [rate = 0] = await measure([{ name: 'page', port, paths }])
  return console.log(`page       ${rate.toFixed(0)} requests a second, rendered on the server`)
}

export const withServers = async (env: Record<string, string>, work: (ports: Ports) => Promise<void>) => {
  const ports = { ours: await freePort(), bare: await freePort() }
  const ours = await startServer(server('../../server/main.ts'), { ...env, PORT: String(ports.ours) })
  const bare = await startServer(server('bare.ts'), { ...env, PORT: String(ports.bare) })
  try {
    await work({ ...ports, ourPid: ours.pid ?? 0 })
  } finally {
    await Promise.all([stopServer(ours), stopServer(bare)])
  }
}

type Bench = {
  env?: Record<string, string>
  fill: (db: Db) => Promise<void>
  run: (db: Db, ports: Ports) => Promise<void>
}

/** A database of its own, gone when the bench has run. */
export const benchAgainstBare = async ({ env: more = {}, fill, run }: Bench) => {
  const { dir, remove } = await makeBenchFolder('bench')
  const database = await startEmbedded({ dir: join(dir, 'postgres'), durable: false })
  endWhenInterrupted(database.stop)
  const pool = makePool(database.url, 4, { isPatient: true })
  try {
    const db = makeDb(pool)
    await prepareTables(db, (_title, work) => work())
    await db.connection().execute(async (own) => {
      // The filling takes longer than a visitor would wait.
      await sql`set statement_timeout = 0`.execute(own)
      await fill(own)
    })
    const env = { DATABASE_URL: database.url, RATE_LIMITS: 'off', DATA_DIR: join(dir, 'data'), ...more }
    await withServers(env, (ports) => run(db, ports))
  } finally {
    await pool.end()
    await database.stop()
    await remove()
  }
}
