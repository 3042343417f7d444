// CPU of server and database for a need, until all its businesses are asked, beside a comment; the lists of needs against a bare route.
//   npm run bench:needs
// The market is created once and stored in the temporary folder: a second run of the same size starts at once.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Db, makeDb, makePool } from '../../server/platform/db/db.ts'
import { dataDirectoryIn } from '../../server/platform/postgres/data-directory.ts'
import { SECRET_KEY, signIn } from '../feed/reads.ts'
import { benchShare, type Ports, withServers } from '../load/against-bare.ts'
import { loadNow, median } from '../load/load.ts'
import { cpuOfTree } from '../load/process-tree.ts'
import { fillOnce, startReused } from '../reused-database.ts'
import { fillLists, fillNeeds, needsContents } from './fill.ts'

const PROVIDERS = Number(process.env.PROVIDERS ?? 100_000)
const ROUNDS = Number(process.env.ROUNDS ?? 3)
// A customer may have five open needs.
const NEEDS_EACH = 5
const CUSTOMERS = 200
const REQUESTS = CUSTOMERS * NEEDS_EACH
const CONNECTIONS = 16
const GOALS = { need: 2, list: 0.5 }

type Call = { path: string; body: object; token: string }

const send = async (port: number, { path, body, token }: Call) => {
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await reply.text()
  if (reply.status !== 201) throw new Error(`${path}: ${reply.status} ${text}`)
}

const sendAll = async (port: number, calls: readonly Call[]) => {
  const left = calls.values()
  const connection = async () => {
    for (const call of left) await send(port, call)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
}

const waitUntilAsked = async (db: Db) => {
  const waiting = async () => (await sql`select from needs where to_ask > 0 limit 1`.execute(db)).rows.length
  while ((await waiting()) > 0) await wait(100)
}

const clear = async (db: Db) => {
  await sql`delete from needs`.execute(db)
  await sql`delete from comments`.execute(db)
}

const commentsOf = (tokens: readonly string[]) =>
  Array.from({ length: REQUESTS }, (_each, at): Call => ({
    path: `/api/blogs/${1 + ((at * 97) % PROVIDERS)}/comments/`,
    body: { comment: `How much is a kilo of number ${at}?` },
    token: tokens[at % CUSTOMERS] ?? '',
  }))

const needsOf = (tokens: readonly string[]) =>
  Array.from({ length: REQUESTS }, (_each, at): Call => ({
    path: '/api/needs/',
    body: {
      text: `Two kilos of laddu for a wedding, number ${at}`,
      category_id: 1 + (at % 45),
      district_id: 1 + ((at * 7) % 200),
      when: 'this_week',
    },
    token: tokens[at % CUSTOMERS] ?? '',
  }))

const dir = await fillOnce({
  name: `needs-${PROVIDERS}`,
  contents: needsContents(PROVIDERS, CUSTOMERS),
  fill: (own) => fillNeeds(own, PROVIDERS, CUSTOMERS),
})
const database = await startReused(dir)
const databasePid = Number(
  readFileSync(join(dataDirectoryIn(join(dir, 'postgres')), 'postmaster.pid'), 'utf8').split('\n')[0],
)
const pool = makePool(database.url, 2, { isPatient: true })
const db = makeDb(pool)
const env = {
  DATABASE_URL: database.url,
  RATE_LIMITS: 'off',
  DEMO: '0',
  DATA_DIR: join(dir, 'data'),
  SECRET_KEY,
}
const customers = Array.from({ length: CUSTOMERS }, (_each, at) => PROVIDERS + 1 + at)

/** Milliseconds per request, of server and database. */
const measure = async ({ ours, ourPid }: Ports, calls: readonly Call[]) => {
  const used = () => ({ server: cpuOfTree(ourPid), database: cpuOfTree(databasePid) })
  const before = used()
  await sendAll(ours, calls)
  await waitUntilAsked(db)
  const after = used()
  return {
    server: (after.server - before.server) / calls.length,
    database: (after.database - before.database) / calls.length,
  }
}

type Sample = Awaited<ReturnType<typeof measure>>
const cpuOf = (samples: readonly Sample[]) => median(samples.map((each) => each.server + each.database))
const print = (name: string, samples: readonly Sample[]) =>
  console.log(
    `${name.padEnd(9)} ${cpuOf(samples).toFixed(2)} ms (server ${median(samples.map((each) => each.server)).toFixed(2)}, database ${median(samples.map((each) => each.database)).toFixed(2)})`,
  )

const benchWrites = async (ports: Ports) => {
  const results: Record<'comments' | 'needs', Sample[]> = { comments: [], needs: [] }
  for (let round = 0; round <= ROUNDS; round += 1) {
    const tokens = await signIn(db, customers)
    await clear(db)
    const comments = await measure(ports, commentsOf(tokens))
    const needs = await measure(ports, needsOf(tokens))
    // The first round is the warm-up.
    if (round > 0) {
      results.comments.push(comments)
      results.needs.push(needs)
    }
  }
  const { rows } = await sql<{ asked: number }>`select avg(asked_count)::float8 as asked from needs`.execute(
    db,
  )
  print('comment', results.comments)
  print('need', results.needs)
  console.log(`asked     ${(rows[0]?.asked ?? 0).toFixed(1)} businesses for each need, among ${PROVIDERS}`)
  const ratio = cpuOf(results.needs) / cpuOf(results.comments)
  console.log(`ratio     ${ratio.toFixed(2)} (goal: at most ${GOALS.need}), load average ${loadNow()}`)
  if (ratio > GOALS.need) process.exitCode = 1
}

const readsBy = async (accounts: readonly number[], path: string) =>
  (await signIn(db, accounts)).map((token) => ({ path, headers: { authorization: `Bearer ${token}` } }))

const benchLists = async (ports: Ports) => {
  await clear(db)
  const businesses = await fillLists(db, customers)
  const lists = [
    { name: 'own', readers: customers, path: '/api/needs/' },
    { name: 'received', readers: businesses, path: '/api/received-needs/' },
    { name: 'waiting', readers: businesses, path: '/api/received-needs/?answered=0' },
  ]
  // In turns: signing in ends the earlier sessions of an account.
  for (const { name, readers, path } of lists)
    await benchShare(db, ports, { name, requests: await readsBy(readers, path), goal: GOALS.list })
  await clear(db)
}

try {
  await withServers(env, async (ports) => {
    await benchWrites(ports)
    await benchLists(ports)
  })
} finally {
  await pool.end()
  await database.stop()
}
