// Kills processes, the database and Redis under load, and looks whether anything that was promised got lost.
//   npm run test:faults [-- --kills 50 --seed 1]
import { parseArgs } from 'node:util'
import { type Recovery, VICTIMS } from './kill-run/kills.ts'
import { type KillRunResult, runKills } from './kill-run/run.ts'

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '50' }, seed: { type: 'string', default: '1' } },
})
const run = { kills: Number(values.kills), seed: Number(values.seed) }
const onServed = ({ victim, ms: took }: Recovery) => console.log(`  ${victim} killed: ${Math.round(took)} ms`)

// Leaving by 'exit' ends everything that was started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

const median = (sorted: readonly number[]) => sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
const ms = (value: number) => `${Math.round(value)} ms`.padStart(9)

const printRecoveries = ({ recoveries }: KillRunResult) => {
  for (const victim of VICTIMS) {
    const times = recoveries.filter((each) => each.victim === victim).map((each) => each.ms)
    const sorted = times.toSorted((a, b) => a - b)
    const kills = String(times.length).padStart(4)
    console.log(
      `  ${kills} × kill -9 ${victim.padEnd(9)} served again after p50${ms(median(sorted))}, max${ms(sorted.at(-1) ?? 0)}`,
    )
  }
}

const print = (outcome: KillRunResult, seconds: number) => {
  const { metrics, ledger, messages } = outcome
  printRecoveries(outcome)
  console.log(
    `  ${ledger.post.length} posts, ${ledger.comment.length} comments, ${ledger.contact.length} contact requests, ${ledger.order.length} orders, ${messages} chat messages: all there, none twice, in order`,
  )
  console.log(
    `  ${metrics.repeats} repeats, ${metrics.lostAnswers} of them told that it was done; ${metrics.reads} reads, ${metrics.refusedReads} refused; longest answer ${ms(metrics.longestMs).trim()}`,
  )
  console.log(`${run.kills} kills, seed ${run.seed}, ${seconds.toFixed(0)} s`)
}

const began = performance.now()
print(await runKills({ ...run, onServed }), (performance.now() - began) / 1_000)
