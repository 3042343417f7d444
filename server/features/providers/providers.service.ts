import { eachLanguage, type Language } from '../../../contract/language.ts'
import type { Db } from '../../platform/db/db.ts'
import type { NarrowTag } from '../../platform/http/reply-cache/narrowed-tags.ts'
import { inOrder } from '../../platform/in-order.ts'
import { summariesRead } from './profile.queries.ts'
import { providerSummaryView } from './profile.view.ts'
import { placeOfProviderRead } from './providers.queries.ts'

export {
  answerMinutesOf,
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

/** The market pages that a business is on. */
export const marketTagsOf = async (db: Db, providerId: number): Promise<NarrowTag[]> =>
  (await placeOfProviderRead(db, { providerId })).flatMap(({ districtId, categoryId }) => [
    `district:${districtId}` as const,
    `cell:${districtId}.${categoryId}` as const,
  ])

/** All that shows a business, except lists with every business. */
export const tagsOfProvider = async (db: Db, providerId: number): Promise<NarrowTag[]> => [
  `provider:${providerId}`,
  'businesses',
  ...(await marketTagsOf(db, providerId)),
]
