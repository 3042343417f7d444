import cluster from 'node:cluster'
import type { Registry } from 'prom-client'

export type WorkerMetrics = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

export type ToParent =
  | { kind: 'ready' }
  | { kind: 'failed'; reason: string }
  | { kind: 'scrape'; id: number }
  | { kind: 'figures'; id: number; figures: WorkerMetrics }

export type ToWorker =
  | { kind: 'collect'; id: number }
  | { kind: 'collected'; id: number; figures: WorkerMetrics[] }

/** Resolves when it is sent: a process that exits before would lose it. */
export const sendToParent = (message: ToParent) =>
  new Promise<void>((resolve) => {
    if (process.connected) process.send?.(message, undefined, undefined, () => resolve())
    else resolve()
  })

export const onParentMessage = (take: (message: ToWorker) => void) =>
  process.on('message', (message) => take(message as ToWorker))

/** From 1. A replacement has the number of its predecessor. */
export const workerNumber = () => (cluster.isWorker ? (process.env.HAAT_WORKER ?? '') : null)
