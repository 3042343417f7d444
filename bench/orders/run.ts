// The CPU of an order with ten items beside a comment, and the lists of orders against a bare route.
//   npm run bench:orders
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Db } from '../../server/platform/db/db.ts'
import { makeRng } from '../../tools/random.ts'
import { benchAgainstBare, benchShare, type Ports } from '../load/against-bare.ts'
import { type Loader, loadNow, median, startLoader } from '../load/load.ts'
import { cpuOfTree } from '../load/process-tree.ts'
import type { LoadRequest } from '../load/request-text.ts'
import { SECRET_KEY, signTokens } from '../mix/customers.ts'
import { commentTexts } from '../mix/people.ts'
import { fillOrderMarket, itemIdsOf, openOrderSessions, size } from './fill.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 5)
const SECONDS = Number(process.env.SECONDS ?? 4)
const WARM_UP_SECONDS = Number(process.env.WARM_UP_SECONDS ?? 15)
const CONNECTIONS = 16
const REQUESTS = 4_000
const ITEMS = 10
const GOALS = { order: 1.5, list: 0.5 }

const rng = makeRng(44)

const post = (path: string, token: string, body: object): LoadRequest => ({
  method: 'POST',
  path,
  headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})

const many = (request: () => LoadRequest) => Array.from({ length: REQUESTS }, request)

const commentsBy = (tokens: readonly string[]) =>
  many(() => {
    const comment = `${rng.pick(commentTexts)} ${rng.pick(commentTexts)}`
    return post(`/api/blogs/${rng.int(1, size.posts)}/comments/`, rng.pick(tokens), { comment })
  })

const ordersBy = (tokens: readonly string[]) =>
  many(() => {
    const provider_id = rng.int(1, size.providers)
    const items = rng.sample(itemIdsOf(provider_id), ITEMS).map((item_id) => ({ item_id, quantity: '1.5' }))
    return post('/api/orders/', rng.pick(tokens), { provider_id, items, handover: 'pickup', note: 'By six' })
  })

/** The parent of a connection's process. */
const postmasterPid = async (db: Db) => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const stat = readFileSync(`/proc/${rows[0]?.pid}/stat`, 'latin1')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}

type Bench = { loader: Loader; port: number; pids: readonly number[] }

/** Milliseconds of server and database for each request. */
const cpuOf = async ({ loader, port, pids }: Bench, paths: readonly LoadRequest[], seconds: number) => {
  const cpu = () => pids.reduce((sum, pid) => sum + cpuOfTree(pid), 0)
  const before = cpu()
  const score = await loader.load({ port, paths, connections: CONNECTIONS, seconds })
  if (score.refusal) throw new Error(`refused: ${score.refusal}`)
  return (cpu() - before) / (score.requests - score.shed)
}

const benchWrites = async (db: Db, { ours, ourPid }: Ports, sessions: readonly number[]) => {
  const loader = startLoader()
  const bench = { loader, port: ours, pids: [ourPid, await postmasterPid(db)] }
  const tokens = await signTokens(sessions)
  const sides = { comment: commentsBy(tokens), order: ordersBy(tokens) }
  const taken = { comment: [] as number[], order: [] as number[] }
  const names = ['comment', 'order'] as const
  try {
    for (const name of names) await cpuOf(bench, sides[name], WARM_UP_SECONDS)
    for (let round = 0; round < ROUNDS; round += 1)
      for (const name of names) taken[name].push(await cpuOf(bench, sides[name], SECONDS))
  } finally {
    loader.stop()
  }
  const [comment, order] = [median(taken.comment), median(taken.order)]
  const ratio = order / comment
  console.log(
    `order of ${ITEMS} items ${order.toFixed(2)} ms of CPU, comment ${comment.toFixed(2)} ms: ratio ${ratio.toFixed(2)} (goal ${GOALS.order}), load average ${loadNow()}`,
  )
  if (ratio > GOALS.order) process.exitCode = 1
}

const readsBy = (tokens: readonly string[], path: string): LoadRequest[] =>
  tokens.map((token) => ({ path, headers: { Authorization: `Bearer ${token}` } }))

await benchAgainstBare({
  env: { SECRET_KEY },
  fill: fillOrderMarket,
  run: async (db, ports) => {
    const sessions = await openOrderSessions(db)
    const lists = [
      { name: 'own', sessions: sessions.customers, path: '/api/orders/' },
      { name: 'received', sessions: sessions.providers, path: '/api/received-orders/' },
    ]
    for (const { name, sessions: readers, path } of lists)
      await benchShare(db, ports, {
        name,
        requests: readsBy(await signTokens(readers), path),
        goal: GOALS.list,
      })
    await benchWrites(db, ports, sessions.customers)
  },
})
