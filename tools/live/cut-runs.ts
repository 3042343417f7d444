import { type Step, STEPS } from './cut-socket.ts'
import { runCuts } from './cut-run.ts'
import { makePairs } from './people.ts'
import { startProgram } from './program.ts'

const AT_ONCE = 10

type Options = { runs: number; kills: number; seed: number }

/** Returns the cuts per step. The first failed run throws with its seed. */
export const cutManyTimes = async ({ runs, kills, seed }: Options) => {
  const program = await startProgram()
  const cuts = new Map<Step, number>(STEPS.map((step) => [step, 0]))
  const onCut = (step: Step) => void cuts.set(step, (cuts.get(step) ?? 0) + 1)
  const killEvery = Math.ceil(runs / (kills + 1))
  let killed = 0
  let power = Promise.resolve()
  const killWhenDue = (run: number) => {
    if (run === 0 || run % killEvery !== 0) return
    killed += 1
    power = power.then(() => program.killAndRestart())
  }
  try {
    const pairs = await makePairs(program, runs)
    const waiting = [...pairs.entries()]
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [run, pair] = next
        killWhenDue(run)
        await runCuts({ program, pair, seed: seed + run, onCut })
      }
    }
    // The other runs must finish before the database stops.
    const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, work))
    await power
    const failures = ended.flatMap((each) => (each.status === 'rejected' ? [each.reason as Error] : []))
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} runs failed`)
    return { cuts, killed }
  } finally {
    await power.catch(() => {})
    await program.stop()
  }
}
