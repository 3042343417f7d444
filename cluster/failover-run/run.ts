// One run: load, faults of the primary, and after each round the check of what was acknowledged.
import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { systemClock } from '../../server/platform/clock.ts'
import { type Db, makeDb, makePool } from '../../server/platform/db/db.ts'
import { makePairs } from '../../tools/live/people.ts'
import { makeRng, type Rng } from '../../tools/random.ts'
import { runChat } from '../faults/chat.ts'
import { startLoad } from '../kill-run/load.ts'
import { checkChat, checkWrites } from '../kill-run/verify.ts'
import { newLoadMetrics } from '../kill-run/writer.ts'
import { SECRET, startServers } from '../parts/cluster.ts'
import { lastLogLines, type Part } from '../parts/part.ts'
import { type Database, startDatabase } from './database.ts'
import { type Fault, inflict, planOf } from './faults.ts'
import { NODES } from './network.ts'
import { checkLetters, writeLetters } from './letters.ts'
import { type ReadCounts, watchReads } from './reads.ts'

// In memory, and gone with the namespace: what the run writes, the names of networks, and the shared memory of a killed PostgreSQL.
const MOUNTS = ['/mnt', '/run/netns', '/dev/shm'] as const

const openFolder = async () => {
  for (const path of MOUNTS) {
    await mkdir(path, { recursive: true })
    await promisify(execFile)('mount', ['-t', 'tmpfs', 'haat-test', path])
  }
  return MOUNTS[0]
}

const PAIRS = 3
const PROCESSES = 2
// Until the old primary comes back, the new one works with a single replica.
const MS_WITHOUT_IT = 2_000

export type Round = {
  title: string
  fault: Fault
  writeGapMs: number
  healthyAfterMs: number
  reads: ReadCounts
  load: number
}
export type FailoverOptions = { rounds: number; seed: number; onRound: (round: Round) => void }

const since = (began: number) => performance.now() - began

type Load = Awaited<ReturnType<typeof startAllLoad>>

const startAllLoad = async (db: Db, baseUrl: string, seed: number) => {
  const pairs = await makePairs({ db, keys: { secret: SECRET, clock: systemClock } }, PAIRS)
  const metrics = newLoadMetrics()
  const stopping = new AbortController()
  const options = { baseUrl, pairs, metrics, seed, signal: stopping.signal }
  const load = await startLoad(options)
  const reads = watchReads(options)
  const chats = Promise.all(pairs.map((pair) => runChat(pair, options)))
  const ended = Promise.all([chats, writeLetters(options), load.ended, reads.ended])
  // A failure meanwhile is reported at the end; until then it must not count as unhandled.
  ended.catch(() => stopping.abort())
  return { ...load, reads, metrics, stop: () => stopping.abort(), signal: stopping.signal, ended }
}

type RoundDeps = { database: Database; load: Load; db: Db; rng: Rng }

const runRound = async (
  { database, load, db, rng }: RoundDeps,
  turn: number,
  fault: Fault,
): Promise<Round> => {
  const primary = await database.healthyPrimary()
  await sleep(rng.int(500, 1_500))
  load.reads.take()
  load.metrics.longestWriteGapMs = 0
  const { title, undo } = await inflict(database, primary, { fault, rng })
  const began = performance.now()
  await database.otherPrimaryThan(primary)
  await load.write(`probe-${turn}`)
  await sleep(MS_WITHOUT_IT)
  const reads = load.reads.take()
  const writeGapMs = load.metrics.longestWriteGapMs
  await undo()
  await database.healthyPrimary()
  const healthyAfterMs = since(began)
  // A copy: what is acknowledged during the check is not in its result.
  await checkWrites(db, structuredClone(load.ledger))
  return { title: `${primary} ${title}`, fault, writeGapMs, healthyAfterMs, reads, load: loadavg()[0] ?? 0 }
}

const finish = async (load: Load, db: Db, appDirs: readonly string[]) => {
  load.stop()
  const [chats, letters] = await load.ended
  await checkWrites(db, load.ledger)
  let messages = 0
  for (const chat of chats) messages += await checkChat(db, chat)
  const { hung } = load.metrics
  if (hung.length > 0) throw new Error(`left hanging: ${hung.slice(0, 5).join(', ')}`)
  return {
    messages,
    ledger: load.ledger,
    metrics: load.metrics,
    ...(await checkLetters(db, letters, appDirs)),
  }
}

type Opened = { dir: string; database: Database; baseUrl: string; appDirs: readonly string[] }

const runIn = async ({ database, baseUrl, appDirs }: Opened, { rounds, seed, onRound }: FailoverOptions) => {
  const pool = makePool(database.url)
  const db = makeDb(pool)
  const load = await startAllLoad(db, baseUrl, seed)
  const rng = makeRng(seed).fork('failover')
  const results: Round[] = []
  try {
    for (const [turn, fault] of planOf(rounds, rng).entries()) {
      if (load.signal.aborted) break
      const round = await runRound({ database, load, db, rng }, turn, fault)
      results.push(round)
      onRound(round)
    }
    return { rounds: results, ...(await finish(load, db, appDirs)) }
  } finally {
    load.stop()
    await load.ended.catch(() => {})
    await pool.end()
  }
}

export const runFailovers = async (options: FailoverOptions) => {
  const dir = await openFolder()
  const parts: Part[] = []
  const keep = async (starting: Promise<Part>) => {
    const part = await starting
    parts.push(part)
    return part
  }
  const appDirs = Array.from({ length: PROCESSES }, (_, turn) => join(dir, `app-${turn}`))
  try {
    const database = await startDatabase(dir, (part) => parts.push(part))
    const env = { DATABASE_READ_URL: database.readUrls.join(',') }
    const { baseUrls } = await startServers(dir, keep, {
      databaseUrl: database.url,
      processes: PROCESSES,
      env,
    })
    return await runIn({ dir, database, baseUrl: baseUrls[0] ?? '', appDirs }, options)
  } catch (error) {
    const machines = NODES.map((node) => lastLogLines(join(dir, node, 'machine.log')))
    const words = appDirs.map((app) => lastLogLines(join(app, 'app.log')))
    throw new Error(`seed ${options.seed}; the servers' last words: ${[...words, ...machines].join('; ')}`, {
      cause: error,
    })
  } finally {
    for (const part of parts.toReversed()) await part.stop()
  }
}
export type FailoverResult = Awaited<ReturnType<typeof runFailovers>>
