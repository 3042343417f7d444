// The load itself, in a process of its own: keep-alive connections that each ask, wait for the whole answer and ask again.
import { connect, type Socket } from 'node:net'
import { isWhole, readHead } from './answer.ts'

export type LoadOrder = { port: number; paths: readonly string[]; connections: number; seconds: number }
export type Score = { perSecond: number; requests: number; bytes: number; refused: number }

type AnswerHandler = { nextPath: () => string | undefined; onAnswer: (status: number, bytes: number) => void }

const sendRequests = (socket: Socket, { nextPath, onAnswer }: AnswerHandler) =>
  new Promise<void>((resolve, reject) => {
    let received: Buffer[] = []
    const ask = () => {
      const path = nextPath()
      if (path === undefined) return socket.end(() => resolve())
      received = []
      return socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: keep-alive\r\n\r\n`)
    }
    socket.on('data', (chunk) => {
      received.push(chunk)
      const data = received.length === 1 ? chunk : Buffer.concat(received)
      received = [data]
      const answer = readHead(data)
      if (!answer || !isWhole(data, answer)) return
      onAnswer(answer.status, data.length)
      ask()
    })
    socket.on('error', reject)
    socket.on('connect', ask)
  })

const run = async ({ port, paths, connections, seconds }: LoadOrder): Promise<Score> => {
  const score = { requests: 0, bytes: 0, refused: 0 }
  const started = performance.now()
  const ends = started + seconds * 1_000
  const handler: AnswerHandler = {
    nextPath: () => (performance.now() < ends ? paths[Math.floor(Math.random() * paths.length)] : undefined),
    onAnswer: (status, bytes) => {
      score.requests += 1
      score.bytes += bytes
      if (status !== 200) score.refused += 1
    },
  }
  await Promise.all(
    Array.from({ length: connections }, () => sendRequests(connect(port, '127.0.0.1').setNoDelay(), handler)),
  )
  const took = (performance.now() - started) / 1_000
  return { ...score, perSecond: score.requests / took }
}

process.on('message', (order: LoadOrder) => {
  void run(order).then((score) => process.send?.(score))
})
