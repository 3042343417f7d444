// Records the statements of this version while the server's tests run: later migrations are checked against them, because old
// processes go on while a new one migrates. Also prints the statements of each endpoint with planning and execution times.
//   npm run queries -- [--dry-run] [FILE ...]    of these test files only; a dry run writes nothing
//   npm run queries -- --dry-run server/app/statements.ci.test.ts    the statements of each endpoint, and nothing else
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { makeDb, makePool } from '../server/platform/db/db.ts'
import { migrate } from '../server/platform/db/migrate.ts'
import { startEmbedded } from '../server/platform/postgres/embedded.ts'
import type { StatementReport } from '../server/testing/statement-report.ts'
import { endpointReport } from './queries/endpoints.ts'
import { incompatibleQueries } from './queries/compatibility.ts'
import { writeLock } from './queries/lock-file.ts'
import { distinctQueries } from './queries/shape.ts'

const print = (line: string) => void process.stdout.write(`${line}\n`)
const isDryRun = process.argv.includes('--dry-run')
const testFiles = process.argv.slice(2).filter((word) => word !== '--dry-run')
const listener = new URL('./queries/listen.ts', import.meta.url).href

const runTests = async (folder: string, report: string) => {
  const listening = { HAAT_QUERIES: folder, HAAT_STATEMENTS: report }
  const env = { ...process.env, ...listening, NODE_OPTIONS: `--import=${listener}` }
  const tests = spawn('vitest', ['run', '--project', 'server', ...testFiles], {
    env,
    stdio: 'inherit',
  })
  const [code] = (await once(tests, 'exit')) as [number | null]
  if (code !== 0) throw new Error('the tests of the server failed')
}

const recordedIn = async (folder: string) => {
  const files = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))
  const lines = files.flatMap((text) => text.split('\n')).filter((line) => line !== '')
  return lines.map((line) => JSON.parse(line) as string)
}

// Statements on objects that only a test creates are left out.
const keepValid = async (queries: readonly string[], dir: string) => {
  const database = await startEmbedded({ dir: join(dir, 'postgres'), durable: false })
  const pool = makePool(database.url, 2)
  const client = new Client({ connectionString: database.url })
  try {
    const migration = (await migrate(makeDb(pool))).at(-1) ?? ''
    await client.connect()
    await client.query('begin')
    const unfit = new Set((await incompatibleQueries(client, queries)).map(({ query }) => query))
    return { migration, queries: queries.filter((query) => !unfit.has(query)) }
  } finally {
    await client.end()
    await pool.end()
    await database.stop()
  }
}

const printEndpoints = async (report: string) => {
  if (!existsSync(report)) return
  print(
    'ms of planning and of doing it, among the few rows of a test; planning is paid once by each connection for what is prepared',
  )
  print(endpointReport(JSON.parse(await readFile(report, 'utf8')) as StatementReport))
}

const dir = await mkdtemp(join(tmpdir(), 'haat-queries-'))
try {
  const folder = await mkdtemp(join(dir, 'heard-'))
  const report = join(dir, 'statements.json')
  await runTests(folder, report)
  await printEndpoints(report)
  const recorded = distinctQueries(await recordedIn(folder))
  const asked = await keepValid(recorded, dir)
  if (!isDryRun) await writeLock(asked)
  print(
    `${asked.queries.length} statements of the version on ${asked.migration}; ${recorded.length - asked.queries.length} were the tests' own`,
  )
} finally {
  await rm(dir, { recursive: true, force: true })
}
