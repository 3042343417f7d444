import type { Language } from '../../../contract/limits.ts'
import type { Db } from '../../platform/db/db.ts'
import { summariesRead } from './profile.queries.ts'
import { providerSummaryView } from './profile.view.ts'

export { blockedProvidersRead, findPublicProvider } from './blocked-providers.queries.ts'
export { countByCategory, hasProviders, moveToCategory } from './category.queries.ts'
export { hoursColumns } from './hours.queries.ts'
export {
  followersOf,
  logosShowing,
  profilesShowing,
  MARKET_SLUGS,
  type MarketSlugs,
} from './profile.queries.ts'
export { marketSlugsView } from './profile.view.ts'
export { setVouched } from './providers.queries.ts'

const reads = { hi: summariesRead('hi'), en: summariesRead('en') }

export const providerSummaries = async (
  db: Db,
  ids: readonly number[],
  { lang, now }: { lang: Language; now: Date },
) => {
  if (ids.length === 0) return []
  const rows = new Map((await reads[lang](db, { ids })).map((row) => [row.id, row]))
  return ids.flatMap((id) => rows.get(id) ?? []).map((row) => providerSummaryView(row, now))
}
