// npm run test:offline [-- --writes 300 --seed 1]    submits forms over a connection that is cut
import { parseArgs } from 'node:util'
import { runChaos } from './chaos.ts'
import { tableOf } from './table.ts'

const { values } = parseArgs({
  options: {
    writes: { type: 'string', default: '300' },
    seed: { type: 'string', default: String(Date.now() % 1e6) },
  },
})
const [writes, seed] = [Number(values.writes), Number(values.seed)]
console.log(`SEED ${seed}`)
const started = performance.now()
const result = await runChaos({ writes, seed })
const seconds = ((performance.now() - started) / 1_000).toFixed(0)
console.log(tableOf(result))
const { lost, doubled, unexpected, refused } = result
const isWhole = [lost, doubled, unexpected, refused].every(({ length }) => length === 0)
if (!isWhole) console.log(JSON.stringify({ lost, doubled, unexpected, refused }, null, 2))
console.log(`${writes} writes, seed ${seed}, ${seconds} s: lost ${lost.length}, doubled ${doubled.length}`)
process.exit(isWhole ? 0 : 1)
