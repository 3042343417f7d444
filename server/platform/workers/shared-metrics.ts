// A scrape reaches one of the workers, which responds for all, with the number of the worker as a label: otherwise every value would
// jump between processes.
import { AggregatorRegistry, type Registry } from 'prom-client'
import { type WorkerMetrics, onParentMessage, sendToParent, workerNumber } from './messages.ts'

// Series differ in the label, so nothing is summed up or left out, as prom-client would do with some of them.
const mergeMetrics = (all: readonly WorkerMetrics[]) =>
  AggregatorRegistry.aggregate(
    all.map((figures) => figures.map((metric) => ({ ...metric, aggregator: 'sum' as const }))),
  )

const answerParent = (registry: Registry) => {
  const waiting = new Map<number, (figures: WorkerMetrics[]) => void>()
  onParentMessage((message) => {
    if (message.kind === 'collected') {
      waiting.get(message.id)?.(message.figures)
      waiting.delete(message.id)
    } else
      void registry
        .getMetricsAsJSON()
        .then((figures) => sendToParent({ kind: 'figures', id: message.id, figures }))
  })
  return waiting
}

export const shareMetrics = (registry: Registry): (() => Promise<string>) => {
  const worker = workerNumber()
  if (!worker) return () => registry.metrics()
  registry.setDefaultLabels({ worker })
  const waiting = answerParent(registry)
  let scrapes = 0
  return async () => {
    const id = ++scrapes
    const collected = new Promise<WorkerMetrics[]>((resolve) => waiting.set(id, resolve))
    await sendToParent({ kind: 'scrape', id })
    return mergeMetrics(await collected).metrics()
  }
}
