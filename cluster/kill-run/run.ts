// One run: load, kills, and then the reckoning.
import { join } from 'node:path'
import { systemClock } from '../../server/platform/clock.ts'
import { makePairs } from '../../tools/live/people.ts'
import { lastLogLines } from '../parts/part.ts'
import { SECRET, startCluster, type Cluster } from '../parts/cluster.ts'
import { killManyTimes, type Recovery } from './kills.ts'
import { startLoad } from './load.ts'
import { runChat } from '../faults/chat.ts'
import { checkChat, checkWrites } from './verify.ts'
import { newLoadMetrics } from './writer.ts'

const PAIRS = 3

export type KillRunOptions = { kills: number; seed: number; onServed: (recovery: Recovery) => void }

const runIn = async (cluster: Cluster, { kills, seed, onServed }: KillRunOptions) => {
  const pairs = await makePairs({ db: cluster.db, keys: { secret: SECRET, clock: systemClock } }, PAIRS)
  const metrics = newLoadMetrics()
  const stopping = new AbortController()
  const options = { baseUrl: cluster.baseUrls[0] ?? '', pairs, metrics, seed, signal: stopping.signal }
  const load = await startLoad(options)
  const chats = Promise.all(pairs.map((pair) => runChat(pair, options)))
  // A failure meanwhile is reported at the end; until then it must not count as unhandled.
  const ended = Promise.all([load.ended, chats])
  ended.catch(() => stopping.abort())
  let recoveries: Recovery[] = []
  try {
    recoveries = await killManyTimes(cluster, { kills, seed, probe: load.probe, onServed })
  } finally {
    stopping.abort()
  }
  const [, chatResults] = await ended
  await checkWrites(cluster.db, load.ledger)
  let messages = 0
  for (const each of chatResults) messages += await checkChat(cluster.db, each)
  if (metrics.hung.length > 0) throw new Error(`left hanging: ${metrics.hung.slice(0, 5).join(', ')}`)
  return { recoveries, metrics, messages, ledger: load.ledger }
}

export const runKills = async (run: KillRunOptions) => {
  const cluster = await startCluster()
  try {
    return await runIn(cluster, run)
  } catch (error) {
    const words = cluster.apps.map((_app, turn) => lastLogLines(join(cluster.dir, `app-${turn}`, 'app.log')))
    throw new Error(`seed ${run.seed}; the servers' last words: ${words.join('; ')}`, { cause: error })
  } finally {
    await cluster.stop()
  }
}
export type KillRunResult = Awaited<ReturnType<typeof runKills>>
