// What a market page costs beside a page of the search: CPU of server and database, each address once, in turns in the same run.
//   npm run bench:market [-- --size 10000]
// The market is that of bench/mix, kept in the temporary folder.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Db, makeDb, makePool } from '../../server/platform/db/db.ts'
import { dataDirectoryIn } from '../../server/platform/postgres/data-directory.ts'
import { freePort } from '../../server/testing/free-port.ts'
import { fillOnce, startReused } from '../reused-database.ts'
import { loadNow, startLoader } from '../load/load.ts'
import { startServer, stopServer } from '../load/server.ts'
import { fillMix, mixContents, POSTS_PER_PROVIDER } from '../mix/fill.ts'
import { type Bench, figuresOf, measureRound, type Results, shedOf } from '../mix/measure.ts'
import type { Row } from '../mix/rows.ts'
import { marketRequests } from './requests.ts'

const at = process.argv.indexOf('--size')
const size = at < 0 ? 100_000 : Number(process.argv[at + 1])
const ROUNDS = Number(process.env.ROUNDS ?? 3)
const EFFORT = { seconds: 0, coldPages: Number(process.env.PAGES ?? 150) }

const print = (line: string) => console.log(line)

const SEARCH = { api: '/search/', page: 'page /search' } as const
type Kind = keyof typeof SEARCH

const rowsOf = async (db: Db): Promise<Record<Kind, Row[]>> => {
  const { search, district, category, state } = await marketRequests(db, size)
  const row = (name: string, ours: readonly string[]): Row => ({ name, goal: 0, ours, state: 'cold' })
  const api = (paths: readonly string[]) => paths.map((path) => `/api${path}`)
  return {
    api: [
      row(SEARCH.api, search.api),
      row('/market/{state}/{district}/{category}/', api(category.map((path) => `${path}/`))),
      row('/market/{state}/{district}/', api(district.map((path) => `${path}/`))),
      row('/market/{state}/', api(state.map((path) => path.replace('?', '/?').replace('lng=', 'lang=')))),
    ],
    page: [
      row(SEARCH.page, search.pages),
      row('page /market/{state}/{district}/{category}', category),
      row('page /market/{state}/{district}', district),
      row('page /market/{state}', state),
    ],
  }
}

const lineOf = (row: Row, results: Results, search: number) => {
  const { ours } = figuresOf(results, row.name)
  if (!ours) throw new Error(`${row.name} was not measured`)
  const { server, database, cpu } = ours
  const cells = [
    row.name,
    cpu.toFixed(2),
    `${server.toFixed(2)} + ${database.toFixed(2)}`,
    (cpu / search).toFixed(2),
  ]
  return { ratio: cpu / search, text: `| ${cells.join(' | ')} |` }
}

const report = (rows: Record<Kind, Row[]>, results: Results) => {
  print(
    `\n${size} shops, ${size * POSTS_PER_PROVIDER} posts; median of ${ROUNDS} rounds of ${EFFORT.coldPages} addresses`,
  )
  print('\n| CPU ms a request | all | server + database | of a search |\n|---|---|---|---|')
  const lines = (['api', 'page'] as const).flatMap((kind) => {
    const search = figuresOf(results, SEARCH[kind]).ours?.cpu ?? NaN
    return rows[kind].map((row) => lineOf(row, results, search))
  })
  for (const { text } of lines) print(text)
  const shed = shedOf(results)
  if (shed > 0) print(`${shed} requests were refused because too many waited: the machine was too busy`)
  const isMet = lines.every(({ ratio }) => ratio <= 1)
  print(isMet ? '\nNo market page costs more than a search.' : '\nA market page costs more than a search.')
  process.exitCode = isMet ? 0 : 1
}

const measureMarket = async (db: Db, bench: Bench) => {
  const rows = await rowsOf(db)
  const all = [...rows.api, ...rows.page]
  const results: Results = new Map()
  // The compiler is still at work.
  await measureRound(bench, all, { results, effort: EFFORT, isWarmUp: true })
  for (let round = 1; round <= ROUNDS; round += 1) {
    await measureRound(bench, all, { results, effort: EFFORT })
    print(`  round ${round} of ${ROUNDS}, load average ${loadNow()}`)
  }
  report(rows, results)
}

const postmasterPid = (dir: string) =>
  Number(
    readFileSync(join(dataDirectoryIn(join(dir, 'postgres')), 'postmaster.pid'), 'utf8').split('\n', 1)[0],
  )

const dir = await fillOnce({
  name: `mix-${size}`,
  contents: mixContents(size),
  fill: (db) => fillMix(db, size),
})
const database = await startReused(dir)
const port = await freePort()
const server = await startServer(new URL('../../server/main.ts', import.meta.url).pathname, {
  DATABASE_URL: database.url,
  DATA_DIR: join(dir, 'data'),
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'fatal',
  PORT: String(port),
})
const ours = { port, pid: server.pid ?? 0 }
const loader = startLoader()
const pool = makePool(database.url, 2, { isPatient: true })
try {
  await measureMarket(makeDb(pool), { loader, ours, bare: ours, databasePid: postmasterPid(dir) })
} finally {
  loader.stop()
  await Promise.all([stopServer(server), pool.end()])
  await database.stop()
}
