// Several processes on one port. The parent starts them, restarts those that die, and serves nothing itself. On Linux every worker
// listens and the kernel distributes connections (listen.ts); elsewhere the parent passes them to workers.
import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { answerScrapes } from './collect.ts'
import type { ToParent } from './messages.ts'

const FIRST_PAUSE_MS = 100
const MAX_PAUSE_MS = 30_000
const STEADY_AFTER_MS = 60_000

type WorkersOptions = { count: number; env: Record<string, string>; log: Log }

type Started = { worker: Worker; ready: Promise<void>; ended: Promise<string> }

const whenReady = (worker: Worker, ended: Promise<string>) =>
  new Promise<void>((resolve, reject) => {
    worker.on('message', (message: ToParent) => {
      if (message.kind === 'ready') resolve()
      if (message.kind === 'failed') reject(new Error(message.reason))
    })
    void ended.then((how) => reject(new Error(`a worker ended before it was ready (${how})`)))
  })

const startWorker = (number: number, env: Record<string, string>): Started => {
  const worker = cluster.fork({ ...env, HAAT_WORKER: String(number) })
  const ended = once(worker, 'exit').then(([code, signal]) => String(signal ?? code))
  return { worker, ready: whenReady(worker, ended), ended }
}

export const growingPauses = () => {
  let pauseMs = FIRST_PAUSE_MS
  return (livedMs: number) => {
    if (livedMs >= STEADY_AFTER_MS) pauseMs = FIRST_PAUSE_MS
    const now = pauseMs
    pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)
    return now
  }
}

export const startWorkers = async ({ count, env, log }: WorkersOptions) => {
  // JSON has no NaN, the value of a metric that could not be read.
  cluster.setupPrimary({ serialization: 'advanced' })
  const stopping = new AbortController()
  const living = new Map<Worker, Promise<string>>()
  const serving = new Set<Worker>()

  const start = (number: number) => {
    const started = startWorker(number, env)
    const { worker, ready, ended } = started
    living.set(worker, ended)
    void ended.then(() => {
      living.delete(worker)
      serving.delete(worker)
    })
    answerScrapes(worker, () => [...serving])
    return { ...started, ready: ready.then(() => void serving.add(worker)) }
  }

  const replace = async (number: number, first: Started) => {
    const pauseAfter = growingPauses()
    let [current, startedAt] = [first, performance.now()]
    for (;;) {
      const how = await current.ended
      if (stopping.signal.aborted) return
      const pauseMs = pauseAfter(performance.now() - startedAt)
      log.error({ worker: number, how, pauseMs }, 'a worker died, another one is started')
      await sleep(pauseMs, undefined, stopping).catch(() => {})
      if (stopping.signal.aborted) return
      ;[current, startedAt] = [start(number), performance.now()]
      current.ready.catch((error: unknown) => {
        if (!stopping.signal.aborted) log.error({ err: error, worker: number }, 'a worker could not start')
      })
    }
  }

  const stop = async () => {
    stopping.abort()
    const ends = [...living.values()]
    for (const worker of living.keys()) worker.process.kill('SIGTERM')
    await Promise.all(ends)
  }

  const first = Array.from({ length: count }, (_each, index) => start(index + 1))
  try {
    await Promise.all(first.map(({ ready }) => ready))
  } catch (error) {
    await stop()
    throw error
  }
  first.forEach((started, index) => void replace(index + 1, started))
  return { stop }
}
