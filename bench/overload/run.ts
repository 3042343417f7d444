// Three times the load that the server can serve: accepted requests are fast, the others are refused, memory is bounded.
// The URLs are not cached: a cached reply costs no more than a refusal.
//   npm run bench:overload
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MB } from '../../contract/limits.ts'
import { freePort } from '../../server/testing/free-port.ts'
import { forkPart } from '../load/interrupt.ts'
import { load, loadNow } from '../load/load.ts'
import { startServer, stopServer } from '../load/server.ts'
import { memoryOf } from '../memory.ts'
import type { VisitorLoad, Outcome } from './open-loop.ts'

const SECONDS = Number(process.env.SECONDS ?? 20)
const TIMES = Number(process.env.TIMES ?? 3)
const WARM_UP_SECONDS = 10
const CAPACITY_SECONDS = 10
const CONNECTIONS = 16
// The longest wait for a page, and the work for it.
const GOAL_P99_MS = 4_000

const main = new URL('../../demo/start.ts', import.meta.url).pathname

type Listed = { blog_id: number; provider_id?: number }

// One of four asks for a page, the others for what the pages ask of the API.
const mixOf = async (port: number) => {
  const reply = await fetch(`http://127.0.0.1:${port}/api/blogs/`)
  const listed = (await reply.json()) as Listed[] | { blogs: Listed[] }
  const posts = (Array.isArray(listed) ? listed : listed.blogs).map(({ blog_id }) => blog_id)
  const words = ['sweets', 'mithai', 'bijli mistri', 'tailor', 'dawa', 'किराना', 'salon', 'gaya'].map(
    encodeURIComponent,
  )
  const api = [
    ...posts.map((id) => `/api/blogs/${id}/`),
    ...posts.map((id) => `/api/blogs/${id}/comments/view/`),
    ...words.map((word) => `/api/marketplace/search/?query=${word}`),
    '/api/blogs/',
    '/api/provider-profile/2/',
  ]
  const pages = ['/', '/services', '/posts', ...posts.slice(0, 20).map((id) => `/postpage/${id}`)]
  const pick = (paths: readonly string[], count: number) =>
    Array.from({ length: count }, (_, turn) => paths[turn % paths.length] ?? '/')
  return [...pick(api, 450), ...pick(pages, 150)]
}

const crowd = async (order: VisitorLoad, server: ChildProcess) => {
  const visitors = forkPart(new URL('open-loop.ts', import.meta.url))
  let peak = 0
  const watching = setInterval(() => (peak = Math.max(peak, memoryOf(server.pid ?? 0) / MB)), 200)
  try {
    visitors.send(order)
    const [outcome] = (await once(visitors, 'message')) as [Outcome]
    return { ...outcome, peak }
  } finally {
    clearInterval(watching)
    visitors.kill()
  }
}

let asked = 0
/** The same paths, not cached yet. */
const fresh = (paths: readonly string[], count: number) =>
  Array.from({ length: count }, () => {
    asked += 1
    const path = paths[asked % paths.length] ?? '/'
    return `${path}${path.includes('?') ? '&' : '?'}visit=${asked}`
  })

const whole = (value: number) => value.toFixed(0)

const bench = async (port: number, server: ChildProcess) => {
  const paths = await mixOf(port)
  const rate = async (requested: readonly string[], seconds: number) =>
    (await load({ port, paths: requested, connections: CONNECTIONS, seconds })).perSecond
  await rate(paths, WARM_UP_SECONDS)
  const cached = await rate(paths, CAPACITY_SECONDS)
  await rate(fresh(paths, 20_000), WARM_UP_SECONDS)
  const capacity = await rate(fresh(paths, 20_000), CAPACITY_SECONDS)
  const before = memoryOf(server.pid ?? 0) / MB
  const perSecond = Math.round(capacity * TIMES)
  const { sent, served, shed, lost, p50, p99, slowest, p99Shed, connections, peak } = await crowd(
    { port, paths: fresh(paths, perSecond * SECONDS), perSecond, seconds: SECONDS },
    server,
  )
  const accepted = served / SECONDS
  console.log(
    `capacity   ${whole(cached)} mixed reads a second of a few hundred URLs, ${CONNECTIONS} at once, load average ${loadNow()}`,
  )
  console.log(`           ${whole(capacity)} a second of uncached URLs`)
  console.log(`offered    ${whole(sent / SECONDS)} a second for ${SECONDS} s over ${connections} connections`)
  console.log(`served     ${whole(accepted)} a second: ${(accepted / capacity).toFixed(2)} of the capacity`)
  console.log(
    `           p50 ${whole(p50)} ms, p99 ${whole(p99)} ms (goal under ${GOAL_P99_MS}), slowest ${whole(slowest)} ms`,
  )
  console.log(
    `shed       ${((100 * shed) / sent).toFixed(1)} % with 503 and Retry-After, p99 ${whole(p99Shed)} ms; lost ${lost}`,
  )
  console.log(`memory     ${whole(before)} MB before, ${whole(peak)} MB at its peak`)
  if (p99 >= GOAL_P99_MS || shed === 0 || lost > 0) process.exitCode = 1
}

// The demo market, filled in once.
const DATA_DIR = join(tmpdir(), 'haat-bench-overload')
const port = await freePort()
const server = await startServer(main, {
  PORT: String(port),
  DATA_DIR,
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'fatal',
})
try {
  await bench(port, server)
} finally {
  await stopServer(server)
}
