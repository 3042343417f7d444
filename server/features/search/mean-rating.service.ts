// The mean of all ratings, towards which the order of ratings moves those who have few.
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Hub } from '../../platform/live/hub.ts'
import { memoizeTtl } from '../../platform/memoize-ttl.ts'
import { selectMeanRating } from './find/orders.queries.ts'

// An event says when a review is written; should it be lost, so long.
const TTL_MS = 10_000
// Where nobody has rated anybody, all are alike.
const MIDDLE = 3

export const meanRating = (db: Db, { clock, live }: { clock: Clock; live: Hub }) => {
  const mean = memoizeTtl(async () => (await selectMeanRating(db)) ?? MIDDLE, { ms: TTL_MS, clock })
  live.on('changed', ({ subjects }) => {
    if (subjects.includes('market')) mean.forget()
  })
  live.on('missed', mean.forget)
  return mean
}
