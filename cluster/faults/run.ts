// One run: load, kills, and then the reckoning.
import { join } from 'node:path'
import { systemClock } from '../../server/platform/clock.ts'
import { makePairs } from '../../tools/live/people.ts'
import { lastWords } from '../parts/part.ts'
import { SECRET, startTown, type Town } from '../parts/town.ts'
import { killManyTimes, type Recovery } from './kills.ts'
import { startLoad } from './load.ts'
import { talk } from './talk.ts'
import { checkTalk, checkWrites } from './verify.ts'
import { newFigures } from './writer.ts'

const PAIRS = 3

export type Run = { kills: number; seed: number; onServed: (recovery: Recovery) => void }

const runIn = async (town: Town, { kills, seed, onServed }: Run) => {
  const pairs = await makePairs({ db: town.db, keys: { secret: SECRET, clock: systemClock } }, PAIRS)
  const figures = newFigures()
  const stopping = new AbortController()
  const surroundings = { door: town.doors[0] ?? '', pairs, figures, seed, signal: stopping.signal }
  const load = await startLoad(surroundings)
  const talks = Promise.all(pairs.map((pair) => talk(pair, surroundings)))
  // Whoever fails meanwhile is heard at the end; until then it must not go unheard.
  const ended = Promise.all([load.ended, talks])
  ended.catch(() => stopping.abort())
  let recoveries: Recovery[] = []
  try {
    recoveries = await killManyTimes(town, { kills, seed, probe: load.probe, onServed })
  } finally {
    stopping.abort()
  }
  const [, said] = await ended
  await checkWrites(town.db, load.ledger)
  let messages = 0
  for (const each of said) messages += await checkTalk(town.db, each)
  if (figures.hung.length > 0) throw new Error(`left hanging: ${figures.hung.slice(0, 5).join(', ')}`)
  return { recoveries, figures, messages, ledger: load.ledger }
}

export const runFaults = async (run: Run) => {
  const town = await startTown()
  try {
    return await runIn(town, run)
  } catch (error) {
    const words = town.apps.map((_app, turn) => lastWords(join(town.dir, `app-${turn}`, 'app.log')))
    throw new Error(`seed ${run.seed}; the servers' last words: ${words.join('; ')}`, { cause: error })
  } finally {
    await town.stop()
  }
}
export type Outcome = Awaited<ReturnType<typeof runFaults>>
