// Kills, in an order that the seed says, and how long it takes until everything is served again.
import { setTimeout as sleep } from 'node:timers/promises'
import { makeRng } from '../../tools/random.ts'
import type { Cluster } from '../parts/cluster.ts'

export const VICTIMS = ['app', 'postgres', 'redis'] as const
export type Victim = (typeof VICTIMS)[number]
export type Recovery = { victim: Victim; ms: number }

/** Each of them in turn before any comes again, so that a short run misses none. */
const planOf = (kills: number, seed: number): Victim[] => {
  const rng = makeRng(seed).fork('kills')
  const rounds = Array.from({ length: Math.ceil(kills / VICTIMS.length) }, () => rng.shuffle(VICTIMS))
  return rounds.flat().slice(0, kills)
}

type Options = {
  kills: number
  seed: number
  probe: (words: string) => Promise<boolean>
  onServed: (recovery: Recovery) => void
}

const MAX_RECOVERY_MS = 10_000
const TIMEOUT_MS = 60_000
const WARM_UPS = 50
const POLL_MS = 20

const waitUntilServed = async (probe: () => Promise<boolean>) => {
  const began = performance.now()
  while (!(await probe())) {
    if (performance.now() - began > TIMEOUT_MS) throw new Error('it is never served again')
    await sleep(POLL_MS)
  }
  return performance.now() - began
}

// Waits for warm processes: a slow start must not count as recovery time.
const warmUp = async (probe: Options['probe']) => {
  for (let turn = 1; turn <= WARM_UPS; turn += 1) await waitUntilServed(() => probe(`warm-up-${turn}`))
}

export const killManyTimes = async (cluster: Cluster, { kills, seed, probe, onServed }: Options) => {
  const rng = makeRng(seed).fork('victims')
  const partOf = (victim: Victim) => (victim === 'app' ? rng.pick(cluster.apps) : cluster[victim])
  const recoveries: Recovery[] = []
  await warmUp(probe)
  for (const [turn, victim] of planOf(kills, seed).entries()) {
    await sleep(rng.int(200, 1_200))
    const part = partOf(victim)
    await part.kill9()
    const restarted = part.startAgain()
    restarted.catch(() => {})
    const ms = await waitUntilServed(() => probe(`probe-${turn}`))
    recoveries.push({ victim, ms })
    onServed({ victim, ms })
    if (ms > MAX_RECOVERY_MS) throw new Error(`${victim}: served again only after ${Math.round(ms)} ms`)
    await restarted
  }
  return recoveries
}
