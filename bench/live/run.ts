// What a connected person costs, and how long a message takes from one to the other when every one of them is stored first.
//   npm run bench:live [-- --pairs 2000 --idle 10000 --seconds 20]
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { makePairs, type Pair } from '../../tools/live/people.ts'
import { type Program, startProgram } from '../../tools/live/program.ts'
import { endWhenInterrupted, forkPart } from '../load/interrupt.ts'
import { memoryOf } from '../memory.ts'
import { bareInserts, chatInserts } from './inserts.ts'
import type { Task, Times } from './chat-clients.ts'

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '2000' },
    idle: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '20' },
  },
})
const [PAIRS, IDLE, SECONDS] = [Number(values.pairs), Number(values.idle), Number(values.seconds)]
const GOALS = { kilobytes: 20, p99: 100, share: 0.5 }
// Half of the pairs' messages: the goal's rate, and the rate at which every pair sends one a second.
const RATES = [1_000, PAIRS]

const script = (name: string) => new URL(name, import.meta.url)

const inProcess = async <T>(task: Task, whileThere?: () => Promise<void>): Promise<T> => {
  const child = forkPart(script('chat-clients.ts'))
  try {
    child.send(task)
    const answer = await new Promise<{ result?: T; error?: string }>((resolve, reject) => {
      child.once('message', resolve as (message: unknown) => void)
      child.once('exit', () => reject(new Error('the chat clients have gone')))
    })
    if (answer.error !== undefined) throw new Error(answer.error)
    await whileThere?.()
    return answer.result as T
  } finally {
    child.removeAllListeners('exit')
    child.kill()
  }
}

const formatTimes = ({ sent, received, p50, p99, seconds }: Times) =>
  `${(received / seconds).toFixed(0)} a second, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms` +
  (received < sent ? ` (${sent - received} never came)` : '')

const idle = async (program: Program, pairs: readonly Pair[]) => {
  const people = pairs.flatMap(({ customer, provider }) => [customer, provider])
  const urls = Array.from({ length: IDLE }, (_, index) => {
    const token = people[index % people.length]?.token
    return `ws://127.0.0.1:${program.port}/ws/notifications/?token=${token}`
  })
  // What the first ones cost is the code that they run.
  await inProcess({ task: 'idle', urls: urls.slice(0, 500) })
  await sleep(3_000)
  const before = memoryOf(program.pid())
  let kilobytes = 0
  await inProcess({ task: 'idle', urls }, async () => {
    await sleep(3_000)
    kilobytes = (memoryOf(program.pid()) - before) / IDLE / 1_024
  })
  console.log(`${IDLE} idle sockets: ${kilobytes.toFixed(1)} KB each (goal: under ${GOALS.kilobytes})`)
  return kilobytes < GOALS.kilobytes
}

const countStored = async ({ db }: Program) =>
  (
    await db
      .selectFrom('messages')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

const talk = async (program: Program, pairs: readonly Pair[], messagesPerSecond: number) => {
  const url = (chat: number, token: string) =>
    `ws://127.0.0.1:${program.port}/ws/chat/${chat}/?token=${token}`
  const lines = pairs.map(({ chat, customer, provider }) => ({
    from: url(chat, customer.token),
    to: url(chat, provider.token),
  }))
  await program.db.deleteFrom('messages').execute()
  const times = await inProcess<Times>({ task: 'talk', pairs: lines, messagesPerSecond, seconds: SECONDS })
  const stored = await countStored(program)
  console.log(
    `${pairs.length} pairs, ${messagesPerSecond} a second asked: ${formatTimes(times)}; ${stored} stored; refused ${JSON.stringify(times.refused)}`,
  )
  return { times, isWhole: stored === times.sent && times.received === times.sent }
}

const echo = async (messagesPerSecond: number) => {
  const bare = forkPart(script('bare.ts'))
  try {
    const { port } = await new Promise<{ port: number }>((resolve) => {
      bare.once('message', resolve as (message: unknown) => void)
    })
    const url = `ws://127.0.0.1:${port}`
    const task = { task: 'echo', url, sockets: PAIRS, messagesPerSecond, seconds: SECONDS } as const
    console.log(`bare ws echo, ${PAIRS} sockets: ${formatTimes(await inProcess<Times>(task))}`)
  } finally {
    bare.kill()
  }
}

const inserts = async (program: Program, pairs: readonly Pair[]) => {
  const seconds = Math.min(SECONDS, 10)
  const before = await bareInserts(program.pool, pairs, seconds / 2)
  const own = await chatInserts(program, pairs, seconds)
  const after = await bareInserts(program.pool, pairs, seconds / 2)
  const bare = (before + after) / 2
  const share = own / bare
  console.log(
    `bare inserts: ${bare.toFixed(0)} a second, said in chats: ${own.toFixed(0)}, share ${share.toFixed(2)} (goal ${GOALS.share})`,
  )
  return share >= GOALS.share
}

console.log(
  `${availableParallelism()} cores; load average ${loadavg()
    .map((each) => each.toFixed(1))
    .join(', ')}`,
)
const program = await startProgram()
endWhenInterrupted(program.stop)
try {
  const pairs = await makePairs(program, PAIRS)
  const isLight = await idle(program, pairs)
  await echo(RATES[0] ?? 0)
  const talks = []
  for (const rate of RATES) talks.push(await talk(program, pairs, rate))
  await program.db.deleteFrom('messages').execute()
  const isQuick = await inserts(program, pairs)
  const [atGoal] = talks
  const isInTime = atGoal !== undefined && atGoal.isWhole && atGoal.times.p99 < GOALS.p99
  process.exitCode = isLight && isQuick && isInTime ? 0 : 1
} finally {
  await program.stop()
}
