// The load itself, in a process of its own: keep-alive connections that each ask, wait for the whole answer and ask again.
import { connect, type Socket } from 'node:net'

export type Order = { port: number; paths: readonly string[]; connections: number; seconds: number }
export type Score = { perSecond: number; requests: number; bytes: number; refused: number }

// Written by hand: a library's client costs more than the server that it measures.
const HEAD_END = '\r\n\r\n'
const LAST_CHUNK = Buffer.from('0\r\n\r\n')

type Answer = { status: number; length: number | undefined; start: number }

const readHead = (data: Buffer): Answer | undefined => {
  const end = data.indexOf(HEAD_END)
  if (end < 0) return undefined
  const head = data.toString('latin1', 0, end)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  return {
    status: Number(head.slice(9, 12)),
    length: length === undefined ? undefined : Number(length),
    start: end + HEAD_END.length,
  }
}

const isWhole = (data: Buffer, { length, start }: Answer) =>
  length === undefined ? data.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK) : data.length - start >= length

type Ear = { nextPath: () => string | undefined; onAnswer: (status: number, bytes: number) => void }

const talk = (socket: Socket, { nextPath, onAnswer }: Ear) =>
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

const run = async ({ port, paths, connections, seconds }: Order): Promise<Score> => {
  const score = { requests: 0, bytes: 0, refused: 0 }
  const started = performance.now()
  const ends = started + seconds * 1_000
  const ear: Ear = {
    nextPath: () => (performance.now() < ends ? paths[Math.floor(Math.random() * paths.length)] : undefined),
    onAnswer: (status, bytes) => {
      score.requests += 1
      score.bytes += bytes
      if (status !== 200) score.refused += 1
    },
  }
  await Promise.all(
    Array.from({ length: connections }, () => talk(connect(port, '127.0.0.1').setNoDelay(), ear)),
  )
  const took = (performance.now() - started) / 1_000
  return { ...score, perSecond: score.requests / took }
}

process.on('message', (order: Order) => {
  void run(order).then((score) => process.send?.(score))
})
