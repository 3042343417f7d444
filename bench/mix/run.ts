// What every visitor asks for, by its CPU: server and database together, beside a bare route that reads the same bytes.
//   npm run bench:mix [-- --size 10000]
// The market is made once and kept in the temporary folder: a second run of the same size starts at once.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { MB } from '../../contract/limits.ts'
import { type Db, makeDb, makePool } from '../../server/platform/db/db.ts'
import { dataDirectoryIn } from '../../server/platform/postgres/data-directory.ts'
import { freePort } from '../../server/testing/free-port.ts'
import { fillOnce, startReused } from '../reused-database.ts'
import { loadNow, startLoader } from '../load/load.ts'
import { startServer, stopServer } from '../load/server.ts'
import { memoryOfTree } from '../load/process-tree.ts'
import { bareRequests } from './bare.ts'
import { commentRequests, keepWrites, openSessions, SECRET_KEY, signTokens } from './customers.ts'
import { fillMix, mixContents, POSTS_PER_PROVIDER } from './fill.ts'
import {
  type Bench,
  CONNECTIONS,
  type Effort,
  measureRound,
  type Results,
  sample,
  shedOf,
} from './measure.ts'
import { differentShare, hotAndCold, mixed, readRequests } from './requests.ts'
import { marketPaths } from '../market/requests.ts'
import { callLines, pageLines, rowsOf } from './rows.ts'
import { sizesOf } from './sizes.ts'
import { type Beside, tableOf } from './table.ts'
import { cacheReads, writeBeside } from './writes.ts'

const at = process.argv.indexOf('--size')
const size = at < 0 ? 100_000 : Number(process.argv[at + 1])
const isQuick = size < 100_000

const ROUNDS = Number(process.env.ROUNDS ?? 3)
const BESIDE_SECONDS = Number(process.env.BESIDE_SECONDS ?? 20)
const EFFORT: Effort = {
  seconds: Number(process.env.SECONDS ?? (isQuick ? 1 : 4)),
  coldPages: isQuick ? 48 : 150,
}
// Until then the compiler is still at work.
const WARM_UP: Effort = isQuick ? { seconds: 1, coldPages: 32 } : { seconds: 5, coldPages: 100 }
// The server gives memory back when it has had nothing to do for some seconds.
const REST_MS = { start: 8_000, load: 20_000 }

const program = (file: string) => new URL(file, import.meta.url).pathname
const print = (line: string) => console.log(line)

type Market = Awaited<ReturnType<typeof readMarket>>

const readMarket = async (db: Db, bench: Bench) => {
  const { api, pages } = await readRequests(db, size)
  const { district, category } = await marketPaths(db)
  const reads = {
    ...api,
    district: district.map((path) => `/api${path}/`),
    category: category.map((path) => `/api${path}/`),
  }
  const sessions = await openSessions(db, size)
  const bare = await bareRequests(db, bench.ours.port, api)
  return { reads, pages: { ...pages, category: hotAndCold(category) }, sessions, bare }
}

const linesOf = async ({ reads, pages, sessions, bare }: Market, round: number) => {
  const tokens = await signTokens(sessions.customers)
  const write = await commentRequests(sessions.customers, size, round)
  return [...callLines({ reads, write, bare, tokens }), ...pageLines(pages)]
}

/** The mix again, while others write: how much of it the cache still serves. */
const measureBeside = async (bench: Bench, { reads, sessions }: Market): Promise<Beside> => {
  const { port } = bench.ours
  const comments = await commentRequests(sessions.customers, size, ROUNDS + 1)
  const requests = mixed({ ...reads, write: reads.index })
  const load = { requests, from: 0, seconds: BESIDE_SECONDS }
  await sample(bench, bench.ours, { ...load, seconds: BESIDE_SECONDS / 2 })
  const stop = writeBeside(port, { comments, authors: await signTokens(sessions.authors) })
  const before = await cacheReads(port)
  const figures = await sample(bench, bench.ours, { ...load, from: requests.length / 2 })
  const after = await cacheReads(port)
  const written = await stop()
  const [hits, misses] = [after.hits - before.hits, after.misses - before.misses]
  return {
    ...figures,
    cpu: figures.server + figures.database,
    hitRate: hits / (hits + misses),
    perSecond: figures.requests / BESIDE_SECONDS,
    writes: `${(written.comments / BESIDE_SECONDS).toFixed(1)} comments and ${(written.posts / BESIDE_SECONDS).toFixed(1)} posts a second`,
  }
}

const measureMarket = async (db: Db, bench: Bench) => {
  const memoryNow = () => memoryOfTree(bench.ours.pid) / MB
  await sleep(REST_MS.start)
  const idle = memoryNow()
  const market = await readMarket(db, bench)
  const written = await keepWrites(db)
  const results: Results = new Map()
  const measure = async (round: number, effort: Effort, isWarmUp = false) => {
    const lines = await linesOf(market, round)
    await measureRound(bench, rowsOf(lines), { results, effort, isWarmUp })
    return lines
  }
  let lines = await measure(0, WARM_UP, true)
  for (let round = 1; round <= ROUNDS; round += 1) {
    lines = await measure(round, EFFORT)
    print(`  round ${round} of ${ROUNDS}, load average ${loadNow()}`)
  }
  const beside = await measureBeside(bench, market)
  const busy = memoryNow()
  await sleep(REST_MS.load)
  const rested = memoryNow()
  await written.removeNew()
  return { lines, results, beside, memory: { idle, busy, rested }, reads: market.reads }
}

const report = ({ reads, ...contents }: Awaited<ReturnType<typeof measureMarket>>) => {
  const posts = size * POSTS_PER_PROVIDER
  const different = (['search', 'suggestions', 'postSearch'] as const).map(
    (name) => `${name} ${(100 * differentShare(reads[name])).toFixed(0)} % of ${reads[name].length}`,
  )
  print(`\n${size} businesses, ${posts} posts, about ${posts} comments; ${CONNECTIONS} connections`)
  print(
    `median of ${ROUNDS} interleaved rounds of ${EFFORT.seconds} s; the database does not wait for the disk`,
  )
  print(`different requests: ${different.join(', ')}`)
  print(`\n${tableOf(contents)}\n`)
  const shed = shedOf(contents.results)
  if (shed > 0) print(`${shed} requests were refused because too many waited: the machine was too busy`)
}

const postmasterPid = (dir: string) => {
  const file = join(dataDirectoryIn(join(dir, 'postgres')), 'postmaster.pid')
  return Number(readFileSync(file, 'utf8').split('\n', 1)[0])
}

const startSide = async (file: string, env: Record<string, string>) => {
  const port = await freePort()
  const child = await startServer(program(file), { ...env, PORT: String(port) })
  return { port, pid: child.pid ?? 0, stop: () => stopServer(child) }
}

const dir = await fillOnce({
  name: `mix-${size}`,
  contents: mixContents(size),
  fill: (db) => fillMix(db, size),
})
const database = await startReused(dir)
const env = {
  DATABASE_URL: database.url,
  DATA_DIR: join(dir, 'data'),
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'fatal',
  SECRET_KEY,
}
const ours = await startSide('../../server/main.ts', env)
const bare = await startSide('../load/bare.ts', env)
const loader = startLoader()
const pool = makePool(database.url, 2, { isPatient: true })
try {
  const db = makeDb(pool)
  print(await sizesOf(db))
  report(await measureMarket(db, { loader, ours, bare, databasePid: postmasterPid(dir) }))
} finally {
  loader.stop()
  await Promise.all([ours.stop(), bare.stop(), pool.end()])
  await database.stop()
}
