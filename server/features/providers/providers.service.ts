import { eachLanguage, type Language } from '../../../contract/language.ts'
import type { Db } from '../../platform/db/db.ts'
import { inOrder } from '../../platform/in-order.ts'
import { summariesRead } from './profile.queries.ts'
import { providerSummaryView } from './profile.view.ts'

export {
  followersOf,
  logosShowing,
  profilesShowing,
  MARKET_SLUGS,
  type MarketSlugs,
} from './profile.queries.ts'
export { marketSlugsView, ratingOf } from './profile.view.ts'
export {
  blockedProvidersRead,
  countByCategory,
  findPublicProvider,
  hasProviders,
  hoursColumns,
  moveToCategory,
  setVouched,
} from './providers.queries.ts'

const reads = eachLanguage(summariesRead)

export const providerSummaries = async (
  db: Db,
  ids: readonly number[],
  { lang, now }: { lang: Language; now: Date },
) => {
  if (ids.length === 0) return []
  return inOrder(ids, await reads[lang](db, { ids })).map((row) => providerSummaryView(row, now))
}
