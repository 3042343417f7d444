// A scrape reaches any one of the workers. It answers for all of them, each with its number as a label: otherwise every figure would
// jump between those of different processes.
import { AggregatorRegistry, type Registry } from 'prom-client'
import { type Figures, onParentMessage, tellParent, workerNumber } from './messages.ts'

// Each series has its worker's label, so nothing is added up, and nothing left out as prom-client does with some of them.
const mergeFigures = (all: readonly Figures[]) =>
  AggregatorRegistry.aggregate(
    all.map((figures) => figures.map((metric) => ({ ...metric, aggregator: 'sum' as const }))),
  )

const answerParent = (registry: Registry) => {
  const waiting = new Map<number, (figures: Figures[]) => void>()
  onParentMessage((message) => {
    if (message.kind === 'collected') {
      waiting.get(message.id)?.(message.figures)
      waiting.delete(message.id)
    } else
      void registry
        .getMetricsAsJSON()
        .then((figures) => tellParent({ kind: 'figures', id: message.id, figures }))
  })
  return waiting
}

/** The text of a scrape: of this process, or of all the workers of its parent. */
export const shareMetrics = (registry: Registry): (() => Promise<string>) => {
  const worker = workerNumber()
  if (!worker) return () => registry.metrics()
  registry.setDefaultLabels({ worker })
  const waiting = answerParent(registry)
  let scrapes = 0
  return async () => {
    const id = ++scrapes
    const collected = new Promise<Figures[]>((resolve) => waiting.set(id, resolve))
    await tellParent({ kind: 'scrape', id })
    return mergeFigures(await collected).metrics()
  }
}
