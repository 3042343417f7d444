// A client that retries a write under one idempotency key until it is acknowledged.
import { setTimeout as sleep } from 'node:timers/promises'

/** The server bounds all that it waits for: a request without an answer by then was left hanging. */
const DEADLINE_MS = 30_000

export type LoadMetrics = {
  reads: number
  refusedReads: number
  writes: number
  repeats: number
  /** Done, and only the answer was lost: told so at a repeat. */
  lostAnswers: number
  hung: string[]
  longestMs: number
  lastWriteAt: number
  /** The longest time without an acknowledged write. */
  longestWriteGapMs: number
}

export const newLoadMetrics = (): LoadMetrics => ({
  reads: 0,
  refusedReads: 0,
  writes: 0,
  repeats: 0,
  lostAnswers: 0,
  hung: [],
  longestMs: 0,
  lastWriteAt: performance.now(),
  longestWriteGapMs: 0,
})

const countWrite = (metrics: LoadMetrics) => {
  const now = performance.now()
  metrics.writes += 1
  metrics.longestWriteGapMs = Math.max(metrics.longestWriteGapMs, now - metrics.lastWriteAt)
  metrics.lastWriteAt = now
}

type CallOptions = { method?: string; token?: string | undefined; key?: string; body?: object }
type CallReply = { status: number; code: string | undefined; body: unknown }

// A line that breaks, or no answer within the deadline.
const NO_ANSWER: CallReply = { status: 0, code: undefined, body: undefined }

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // nginx speaks for a server that is away
  }
}

export const call = async (url: string, options: CallOptions, metrics: LoadMetrics): Promise<CallReply> => {
  const { method = 'GET', token, key, body } = options
  const began = performance.now()
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(key && { 'idempotency-key': key }),
    ...(body && { 'content-type': 'application/json' }),
  }
  try {
    const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const response = await fetch(url, { ...sent, signal: AbortSignal.timeout(DEADLINE_MS) })
    const reply = parse(await response.text())
    return { status: response.status, code: (reply as { code?: string } | undefined)?.code, body: reply }
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') metrics.hung.push(`${method} ${url}`)
    return NO_ANSWER
  } finally {
    metrics.longestMs = Math.max(metrics.longestMs, performance.now() - began)
  }
}

const isAcknowledged = ({ status, code }: CallReply) =>
  (status >= 200 && status < 300) || code === 'already_done'
const canRetry = ({ status, code }: CallReply) => status === 0 || status >= 500 || code === 'still_working'
const PAUSE_MS = 150
const TIMEOUT_MS = 60_000

export const writeUntilAcknowledged = async (url: string, options: CallOptions, metrics: LoadMetrics) => {
  const began = performance.now()
  while (performance.now() - began < TIMEOUT_MS) {
    const answer = await call(url, { method: 'POST', ...options }, metrics)
    if (isAcknowledged(answer)) {
      countWrite(metrics)
      if (answer.code === 'already_done') metrics.lostAnswers += 1
      return answer.body
    }
    if (!canRetry(answer)) throw new Error(`${url} answers ${answer.status} ${JSON.stringify(answer.body)}`)
    metrics.repeats += 1
    await sleep(PAUSE_MS)
  }
  throw new Error(`${url} is never acknowledged`)
}
