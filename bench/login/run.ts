// The cost of a login compared with its password hash alone, and the latency of other requests meanwhile.
//   npm run bench:login
import { availableParallelism, loadavg } from 'node:os'
import { MAX_CONCURRENT_HASHES } from '../../server/features/accounts/password.ts'
import { bareRate } from './bare.ts'
import { signInFor } from './load.ts'
import { signUpPeople } from './people.ts'
import { probeFor, type Times } from './probes.ts'
import { startLoginServer } from './server.ts'

const SECONDS = 20
const GOALS = { ratio: 0.8, p99: 50 }
// Several people wait for each core that hashes, so that none of them is ever idle.
const PEOPLE = 8

const fixed = (value: number) => value.toFixed(1)
const formatTimes = ([path, { p50, p99 }]: [string, Times]) =>
  `  ${path}: p50 ${fixed(p50)} ms, p99 ${fixed(p99)} ms`

const measure = async (server: Awaited<ReturnType<typeof startLoginServer>>) => {
  const people = await signUpPeople(server.url, PEOPLE)
  const token = people[0]?.token ?? ''
  await signInFor(server.url, people, 3)
  const quiet = await probeFor(server.url, token, SECONDS / 2)
  const before = await bareRate(SECONDS / 2)
  const logins = await signInFor(server.url, people, SECONDS)
  const after = await bareRate(SECONDS / 2)
  const [, busy] = await Promise.all([
    signInFor(server.url, people, SECONDS),
    probeFor(server.url, token, SECONDS),
  ])
  return { bare: (before + after) / 2, logins, quiet, busy }
}

const report = ({ bare, logins, quiet, busy }: Awaited<ReturnType<typeof measure>>) => {
  const ratio = logins / bare
  console.log(`bare argon2 verify: ${fixed(bare)} a second`)
  console.log(`logins: ${fixed(logins)} a second, ratio ${ratio.toFixed(2)} (goal ${GOALS.ratio})`)
  console.log('other calls, nobody signing in:')
  for (const times of Object.entries(quiet)) console.log(formatTimes(times))
  console.log(`other calls, as many signing in as can (goal: p99 under ${GOALS.p99} ms):`)
  for (const times of Object.entries(busy)) console.log(formatTimes(times))
  return ratio >= GOALS.ratio && Object.values(busy).every(({ p99 }) => p99 < GOALS.p99)
}

const cores = availableParallelism()
const load = loadavg().map(fixed).join(', ')
console.log(
  `${cores} cores, ${MAX_CONCURRENT_HASHES} of them for passwords; load average ${load} at the start`,
)
const server = await startLoginServer()
try {
  const isGood = report(await measure(server))
  process.exitCode = isGood ? 0 : 1
} finally {
  await server.stop()
}
