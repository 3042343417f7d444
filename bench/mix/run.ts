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
import { commentRequests, keepComments, openSessions, SECRET_KEY } from './customers.ts'
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
import { differentShare, readRequests } from './requests.ts'
import { callRows, pageRows } from './rows.ts'
import { limitsOf } from './limits.ts'
import { tableOf } from './table.ts'

const at = process.argv.indexOf('--size')
const size = at < 0 ? 100_000 : Number(process.argv[at + 1])
const isQuick = size < 100_000

const ROUNDS = Number(process.env.ROUNDS ?? 3)
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

const measureMarket = async (db: Db, bench: Bench) => {
  const memoryNow = () => memoryOfTree(bench.ours.pid) / MB
  await sleep(REST_MS.start)
  const idle = memoryNow()
  const { api, pages } = await readRequests(db, size)
  const sessions = await openSessions(db, size)
  const written = await keepComments(db)
  const bare = await bareRequests(db, bench.ours.port, api)
  const rowsOf = async (round: number) => {
    const write = await commentRequests(sessions, size, round)
    return { calls: callRows({ ...api, write }, bare), pages: pageRows(pages) }
  }
  const results: Results = new Map()
  const measure = async (round: number, effort: Effort, isWarmUp = false) => {
    const rows = await rowsOf(round)
    await measureRound(bench, [...rows.calls, ...rows.pages], { results, effort, isWarmUp })
    return rows
  }
  let rows = await measure(0, WARM_UP, true)
  for (let round = 1; round <= ROUNDS; round += 1) {
    rows = await measure(round, EFFORT)
    print(`  round ${round} of ${ROUNDS}, load average ${loadNow()}`)
  }
  const busy = memoryNow()
  const alone = await sample(bench, bench.ours, {
    requests: api.search,
    from: results.get('/marketplace/search/')?.asked.ours ?? 0,
    seconds: EFFORT.seconds,
    connections: 1,
  })
  await sleep(REST_MS.load)
  const rested = memoryNow()
  await written.removeNew()
  return { ...rows, results, memory: { idle, busy, rested }, alone, api }
}

const report = ({ alone, api, ...contents }: Awaited<ReturnType<typeof measureMarket>>) => {
  const posts = size * POSTS_PER_PROVIDER
  const { text, missed } = tableOf(contents)
  const different = (['search', 'suggestions', 'postSearch'] as const).map(
    (name) => `${name} ${(100 * differentShare(api[name])).toFixed(0)} % of ${api[name].length}`,
  )
  print(`\n${size} shops, ${posts} posts, about ${posts} comments; ${CONNECTIONS} connections`)
  print(
    `median of ${ROUNDS} interleaved rounds of ${EFFORT.seconds} s; the database does not wait for the disk`,
  )
  print(`different requests: ${different.join(', ')}`)
  print(`\n${text}\n`)
  print(`search, one at a time: p50 ${alone.p50.toFixed(1)} ms, p99 ${alone.p99.toFixed(1)} ms`)
  const shed = shedOf(contents.results)
  if (shed > 0) print(`${shed} requests were refused because too many waited: the machine was too busy`)
  print(
    missed.length === 0 ? 'All goals are met.' : `${missed.length} goals are not met:\n${limitsOf(missed)}`,
  )
  process.exitCode = missed.length === 0 ? 0 : 1
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
  report(await measureMarket(makeDb(pool), { loader, ours, bare, databasePid: postmasterPid(dir) }))
} finally {
  loader.stop()
  await Promise.all([ours.stop(), bare.stop(), pool.end()])
  await database.stop()
}
