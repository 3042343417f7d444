import { once } from 'node:events'
import { forkPart } from '../load/interrupt.ts'
import type { Outcome, VisitorLoad } from './open-loop.ts'

/** Starts visitors in a process of their own, and answers how they were served. */
export const visit = async (order: VisitorLoad) => {
  const visitors = forkPart(new URL('open-loop.ts', import.meta.url))
  try {
    visitors.send(order)
    const [outcome] = (await once(visitors, 'message')) as [Outcome]
    return outcome
  } finally {
    visitors.kill()
  }
}
