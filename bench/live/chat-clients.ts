// A process of its own that holds sockets and sends over them, so that the server's time and memory are the server's alone.
//   node chat-clients.ts, told what to do by its parent
import { setTimeout as sleep } from 'node:timers/promises'

type IdleTask = { task: 'idle'; urls: string[] }
type ChatTask = {
  task: 'talk'
  /** The two ends of each pair: what one sends, the other is shown. */
  pairs: { from: string; to: string }[]
  messagesPerSecond: number
  seconds: number
}
type EchoTask = Omit<ChatTask, 'task' | 'pairs'> & { task: 'echo'; url: string; sockets: number }
export type Task = IdleTask | ChatTask | EchoTask
export type Times = {
  sent: number
  received: number
  p50: number
  p99: number
  seconds: number
  refused: Record<string, number>
}

const CONCURRENCY = 50

/** What the server did not take, by code, and sockets that it closed, whenever it did. */
const refused: Record<string, number> = {}
const countRefusal = (code: string) => (refused[code] = (refused[code] ?? 0) + 1)

const open = (url: string) =>
  new Promise<WebSocket>((resolve, reject) => {
    const ws = new WebSocket(url)
    ws.addEventListener('close', ({ code, reason }) => countRefusal(`closed ${code} ${reason}`))
    ws.addEventListener('open', () => resolve(ws))
    ws.addEventListener('error', () => reject(new Error('a socket was not opened')))
  })

const openAll = async (urls: readonly string[]) => {
  const sockets: WebSocket[] = []
  for (let first = 0; first < urls.length; first += CONCURRENCY)
    sockets.push(...(await Promise.all(urls.slice(first, first + CONCURRENCY).map(open))))
  return sockets
}

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

/** Sends at a fixed rate, whether the answers come or not, and counts from the moment each was due. */
const measure = async (
  lines: readonly { send: (text: string) => void }[],
  { messagesPerSecond, seconds }: Pick<ChatTask, 'messagesPerSecond' | 'seconds'>,
  dues: Map<string, number>,
  waits: number[],
): Promise<Times> => {
  const started = performance.now()
  const total = messagesPerSecond * seconds
  for (let number = 0; number < total;) {
    const due = Math.min(total, Math.floor(((performance.now() - started) / 1_000) * messagesPerSecond))
    for (; number < due; number += 1) {
      const name = `m${number}`
      dues.set(name, started + (number / messagesPerSecond) * 1_000)
      lines[number % lines.length]?.send(JSON.stringify({ content: name, client_id: name }))
    }
    await sleep(1)
  }
  for (let nap = 0; waits.length < total && nap < 300; nap += 1) await sleep(100)
  const sorted = waits.toSorted((one, other) => one - other)
  const took = (performance.now() - started) / 1_000
  return {
    sent: total,
    received: sorted.length,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    seconds: took,
    refused: {},
  }
}

const noting =
  (dues: Map<string, number>, waits: number[]) =>
  ({ data }: MessageEvent) => {
    const { content } = JSON.parse(String(data)) as { content?: string }
    const due = content === undefined ? undefined : dues.get(content)
    if (due !== undefined) waits.push(performance.now() - due)
  }

const runChat = async ({ pairs, ...pace }: ChatTask) => {
  const [dues, waits] = [new Map<string, number>(), [] as number[]]
  const froms = await openAll(pairs.map(({ from }) => from))
  const tos = await openAll(pairs.map(({ to }) => to))
  for (const ws of tos) {
    const note = noting(dues, waits)
    ws.addEventListener('message', (event) => {
      note(event)
      // As a browser does with what it shows.
      if (String(event.data).includes('"message"')) ws.send('{"action":"is_read"}')
    })
  }
  for (const ws of froms)
    ws.addEventListener('message', ({ data }) => {
      const { code } = JSON.parse(String(data)) as { code?: string }
      if (code !== undefined) countRefusal(code)
    })
  return { ...(await measure(froms, pace, dues, waits)), refused }
}

const runEcho = async ({ url, sockets: count, ...pace }: EchoTask) => {
  const [dues, waits] = [new Map<string, number>(), [] as number[]]
  const sockets = await openAll(Array.from({ length: count }, () => url))
  for (const ws of sockets) ws.addEventListener('message', noting(dues, waits))
  return measure(sockets, pace, dues, waits)
}

process.on('message', (task: Task) => {
  const done =
    task.task === 'idle'
      ? openAll(task.urls).then(({ length }) => length)
      : task.task === 'talk'
        ? runChat(task)
        : runEcho(task)
  done.then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
