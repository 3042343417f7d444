// Takes the primary database away under load, again and again, and looks whether another one takes its place without a loss.
//   npm run test:failover [-- --rounds 4 --seed 1]
import { parseArgs } from 'node:util'
import type { FailoverResult, Round } from './failover-run/run.ts'
import { runFailovers } from './failover-run/run.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '4' }, seed: { type: 'string', default: '1' } },
})
const run = { rounds: Number(values.rounds), seed: Number(values.seed) }

// Leaving by 'exit' ends everything that was started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

const MAX_WRITE_GAP_MS = 30_000
const MAX_READ_GAP_MS = 15_000
const inSeconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`

const onRound = ({ title, writeGapMs, healthyAfterMs, reads, load }: Round) => {
  console.log(
    `  ${title}: writes again after ${inSeconds(writeGapMs)}, three nodes after ${inSeconds(healthyAfterMs)}; ` +
      `${reads.refused} of ${reads.reads} reads refused, none for ${inSeconds(reads.longestGapMs)}; load ${load.toFixed(1)}`,
  )
}

const print = ({ ledger, messages, mails, repeated, metrics }: FailoverResult, seconds: number) => {
  console.log(
    `  ${ledger.post.length} posts, ${ledger.comment.length} comments, ${ledger.contact.length} contact requests, ${ledger.order.length} orders, ${messages} chat messages: none lost, none doubled`,
  )
  console.log(`  ${mails} mails of jobs left, ${repeated} of them again`)
  console.log(
    `  ${metrics.repeats} repeats, ${metrics.lostAnswers} of writes whose response was lost; longest response ${inSeconds(metrics.longestMs)}`,
  )
  console.log(`${run.rounds} rounds, seed ${run.seed}, ${seconds.toFixed(0)} s`)
}

const failOnGaps = ({ rounds }: FailoverResult) => {
  const late = rounds.filter(
    ({ writeGapMs, reads }) => writeGapMs > MAX_WRITE_GAP_MS || reads.longestGapMs > MAX_READ_GAP_MS,
  )
  if (late.length > 0)
    throw new Error(`too long without writes or reads: ${late.map(({ title }) => title).join(', ')}`)
}

const began = performance.now()
const result = await runFailovers({ ...run, onRound })
print(result, (performance.now() - began) / 1_000)
failOnGaps(result)
process.exit(0)
