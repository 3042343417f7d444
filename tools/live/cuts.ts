// npm run test:live [-- --runs 500 --seed 1]    cuts chats at every step of the protocol, in seeded runs
import { parseArgs } from 'node:util'
import { cutManyTimes } from './cut-runs.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '500' },
    kills: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
  },
})
const [runs, kills, seed] = [Number(values.runs), Number(values.kills), Number(values.seed)]
const started = performance.now()
const { cuts, killed } = await cutManyTimes({ runs, kills, seed })
for (const [step, count] of cuts) console.log(`  ${String(count).padStart(5)}  ${step}`)
const seconds = ((performance.now() - started) / 1_000).toFixed(0)
console.log(`${runs} chats, seeds from ${seed}, the server killed ${killed} times, ${seconds} s:`)
console.log('nothing lost, nothing doubled, in order, and both sides agree on what is read')
