// The load itself, in a process of its own: keep-alive connections that each ask, wait for the whole answer and ask again.
import { connect, type Socket } from 'node:net'
import { isWhole, readHead } from './answer.ts'
import { type LoadRequest, requestText } from './request-text.ts'

export type LoadOrder = {
  port: number
  /** A path alone is read. */
  paths: readonly (string | LoadRequest)[]
  connections: number
  seconds: number
  /** From here on in their order, and from the beginning again after the last. Without it they come by chance. */
  from?: number
  most?: number
}
export type Score = {
  perSecond: number
  requests: number
  bytes: number
  refused: number
  /** Of them: because there were too many at once. */
  shed: number
  /** The first that was refused for another reason. */
  refusal?: string
  p50: number
  p99: number
}

type AnswerHandler = {
  nextRequest: () => string | undefined
  onAnswer: (answer: { status: number; bytes: number; ms: number; request: string }) => void
}

const sendRequests = (socket: Socket, { nextRequest, onAnswer }: AnswerHandler) =>
  new Promise<void>((resolve, reject) => {
    let received: Buffer[] = []
    let since = 0
    let request = ''
    const ask = () => {
      const next = nextRequest()
      if (next === undefined) return socket.end(() => resolve())
      received = []
      request = next
      since = performance.now()
      return socket.write(request)
    }
    socket.on('data', (chunk) => {
      received.push(chunk)
      const data = received.length === 1 ? chunk : Buffer.concat(received)
      received = [data]
      const answer = readHead(data)
      if (!answer || !isWhole(data, answer)) return
      onAnswer({ status: answer.status, bytes: data.length, ms: performance.now() - since, request })
      ask()
    })
    socket.on('error', reject)
    socket.on('connect', ask)
  })

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

const SHED = 503
const isServed = (status: number) => status >= 200 && status < 300

const run = async ({ port, paths, connections, seconds, from, most }: LoadOrder): Promise<Score> => {
  const score: Omit<Score, 'perSecond' | 'p50' | 'p99'> = {
    requests: 0,
    bytes: 0,
    refused: 0,
    shed: 0,
  }
  const times: number[] = []
  const texts = paths.map(requestText)
  let asked = 0
  const started = performance.now()
  const ends = started + seconds * 1_000
  const handler: AnswerHandler = {
    nextRequest: () => {
      if (performance.now() >= ends || asked === most) return undefined
      asked += 1
      const at = from === undefined ? Math.floor(Math.random() * texts.length) : from + asked - 1
      return texts[at % texts.length]
    },
    onAnswer: ({ status, bytes, ms, request }) => {
      score.requests += 1
      score.bytes += bytes
      if (isServed(status)) return void times.push(ms)
      score.refused += 1
      if (status === SHED) score.shed += 1
      else score.refusal ??= `${status} for ${request.split(' HTTP/1.1', 1)[0]}`
    },
  }
  await Promise.all(
    Array.from({ length: connections }, () => sendRequests(connect(port, '127.0.0.1').setNoDelay(), handler)),
  )
  const took = (performance.now() - started) / 1_000
  times.sort((a, b) => a - b)
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)]
  return { ...score, perSecond: score.requests / took, p50, p99 }
}

// The bench was interrupted.
process.on('disconnect', () => process.exit())
process.on('message', (order: LoadOrder) => {
  void run(order).then((score) => process.send?.(score))
})
