// Visitors who come at their own pace, whether those before them were served or not. In a process of its own.
import { connect, type Socket } from 'node:net'
import { isWhole, readHead } from '../load/answer.ts'
import { type LoadRequest, requestText } from '../load/request-text.ts'

export type VisitorLoad = {
  port: number
  paths: readonly (string | LoadRequest)[]
  perSecond: number
  seconds: number
}
export type Outcome = {
  sent: number
  served: number
  shed: number
  /** Neither a page nor a clear refusal. */
  lost: number
  /** Milliseconds, of those who were served. */
  p50: number
  p99: number
  slowest: number
  /** How long refused requests waited for their answer. */
  p99Shed: number
  connections: number
}

const TIMEOUT_MS = 10_000
const RETRY_AFTER = /\r\nretry-after: \d+/i

const percentile = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

type VisitorConnection = { socket: Socket; received: Buffer[]; since: number }

const run = ({ port, paths, perSecond, seconds }: VisitorLoad) =>
  new Promise<Outcome>((resolve) => {
    const texts = paths.map(requestText)
    const idle: VisitorConnection[] = []
    const busy = new Set<VisitorConnection>()
    const served: number[] = []
    const shed: number[] = []
    const count = { sent: 0, lost: 0, connections: 0 }

    const settle = (line: VisitorConnection, data: Buffer, status: number) => {
      busy.delete(line)
      idle.push(line)
      const took = performance.now() - line.since
      const isClear = status === 503 && RETRY_AFTER.test(data.toString('latin1', 0, 2_000))
      if (status === 200 || status === 204) served.push(took)
      else if (isClear) shed.push(took)
      else count.lost += 1
    }
    const listen = (line: VisitorConnection, chunk: Buffer) => {
      line.received.push(chunk)
      const data = line.received.length === 1 ? chunk : Buffer.concat(line.received)
      line.received = [data]
      const answer = readHead(data)
      if (answer && isWhole(data, answer)) settle(line, data, answer.status)
    }
    const drop = (line: VisitorConnection) => {
      if (busy.delete(line)) count.lost += 1
      const at = idle.indexOf(line)
      if (at >= 0) idle.splice(at, 1)
    }
    const open = () => {
      count.connections += 1
      const socket = connect(port, '127.0.0.1').setNoDelay()
      const line: VisitorConnection = { socket, received: [], since: 0 }
      socket.on('data', (chunk) => listen(line, chunk))
      socket.on('error', () => {})
      socket.on('close', () => drop(line))
      return line
    }
    const send = () => {
      const line = idle.pop() ?? open()
      const request = texts[count.sent % texts.length] ?? ''
      line.received = []
      line.since = performance.now()
      busy.add(line)
      count.sent += 1
      line.socket.write(request)
    }
    const finish = () => {
      count.lost += busy.size
      for (const { socket } of [...idle, ...busy]) socket.destroy()
      resolve({
        ...count,
        served: served.length,
        shed: shed.length,
        p50: percentile(served, 0.5),
        p99: percentile(served, 0.99),
        slowest: percentile(served, 1),
        p99Shed: percentile(shed, 0.99),
      })
    }
    const started = performance.now()
    const ticking = setInterval(() => {
      const past = performance.now() - started
      const due = (Math.min(past, seconds * 1_000) / 1_000) * perSecond
      while (count.sent < due) send()
      const isOver = past >= seconds * 1_000
      if (isOver && (busy.size === 0 || past > seconds * 1_000 + TIMEOUT_MS)) {
        clearInterval(ticking)
        finish()
      }
    }, 2)
  })

process.on('message', (crowd: VisitorLoad) => {
  void run(crowd).then((outcome) => process.send?.(outcome))
})
