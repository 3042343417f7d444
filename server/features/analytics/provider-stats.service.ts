import { dateOf, indiaDay, startOfDay } from '../../../contract/open-state.ts'
import type { Db } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { statsRead } from './provider-stats.queries.ts'
import { providerStatsView } from './provider-stats.view.ts'

type StatsQuery = { providerId: number; days: number; now: Date }

export const providerStats = async (db: Db, { providerId, days, now }: StatsQuery) => {
  const today = indiaDay(now)
  const first = today - days * 2 + 1
  const start = dateOf(first)
  const [row] = await statsRead(db, {
    providerId,
    start,
    startsAt: startOfDay(first).toISOString(),
    since: dateOf(today - days + 1),
    today: dateOf(today),
  })
  if (!row) throw new Refusal('unexpected')
  return providerStatsView(row, { start, days })
}
