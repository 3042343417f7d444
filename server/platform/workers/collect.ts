import type { Worker } from 'node:cluster'
import type { WorkerMetrics, ToParent, ToWorker } from './messages.ts'

const DEADLINE_MS = 2_000

let asked = 0

const figuresOf = (worker: Worker) =>
  new Promise<WorkerMetrics[]>((resolve) => {
    const id = ++asked
    const answer = (figures: WorkerMetrics[]) => {
      clearTimeout(timer)
      worker.off('message', take)
      worker.off('exit', giveUp)
      resolve(figures)
    }
    const take = (message: ToParent) => {
      if (message.kind === 'figures' && message.id === id) answer([message.figures])
    }
    const giveUp = () => answer([])
    const timer = setTimeout(giveUp, DEADLINE_MS)
    worker.on('message', take).once('exit', giveUp)
    worker.send({ kind: 'collect', id } satisfies ToWorker)
  })

const answerScrape = async (asking: Worker, id: number, workers: readonly Worker[]) => {
  const figures = (await Promise.all(workers.map(figuresOf))).flat()
  if (asking.isConnected()) asking.send({ kind: 'collected', id, figures } satisfies ToWorker)
}

export const answerScrapes = (worker: Worker, readyWorkers: () => readonly Worker[]) =>
  worker.on('message', (message: ToParent) => {
    if (message.kind === 'scrape') void answerScrape(worker, message.id, readyWorkers())
  })
