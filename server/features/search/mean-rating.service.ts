// The average of all ratings, towards which businesses with few ratings are weighted.
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Hub } from '../../platform/live/hub.ts'
import { memoizeTtl } from '../../platform/memoize-ttl.ts'
import { selectMeanRating } from './find/orders.queries.ts'

// Fallback for a lost event.
const TTL_MS = 10_000
const MIDDLE = 3

export const meanRating = (db: Db, { clock, live }: { clock: Clock; live: Hub }) => {
  const mean = memoizeTtl(async () => (await selectMeanRating(db)) ?? MIDDLE, { ms: TTL_MS, clock })
  live.on('changed', ({ subjects }) => {
    if (subjects.includes('market')) mean.forget()
  })
  live.on('missed', mean.forget)
  return mean
}
