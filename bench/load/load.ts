import { once } from 'node:events'
import { loadavg } from 'node:os'
import { forkPart } from './interrupt.ts'
import type { LoadOrder, Score } from './worker.ts'

/** A process that loads servers, one order after the other. */
export const startLoader = () => {
  const worker = forkPart(new URL('worker.ts', import.meta.url))
  const ended = once(worker, 'exit').then((): never => {
    throw new Error('the load broke off')
  })
  // It also ends when it is stopped; that promise is not awaited.
  ended.catch(() => {})
  return {
    load: async (order: LoadOrder): Promise<Score> => {
      worker.send(order)
      const [score] = (await Promise.race([once(worker, 'message'), ended])) as [Score]
      return score
    },
    stop: () => void worker.kill(),
  }
}

export type Loader = ReturnType<typeof startLoader>

export const load = async (order: LoadOrder): Promise<Score> => {
  const loader = startLoader()
  try {
    return await loader.load(order)
  } finally {
    loader.stop()
  }
}

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** What else the machine was doing: a figure without it says little. */
export const loadNow = () => loadavg()[0]?.toFixed(1) ?? '?'
