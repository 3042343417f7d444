import type { Language } from '../../../contract/language.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { memoizeTtl } from '../../platform/memoize-ttl.ts'
import { countPublicAccounts } from '../accounts/public-accounts.service.ts'
import type { MaybeViewer } from '../blocks/blocks.service.ts'
import { allCategories } from '../categories/categories.service.ts'
import { findDistricts } from '../places/places.service.ts'
import { currentOffers } from '../posts/current-offers.service.ts'
import { recentProviders } from '../providers/profile.service.ts'

// Counting a million accounts takes 0.1 s, so requests do not wait for it. Together with the response cache, a count is at most ten
// seconds old.
const COUNTED_EVERY = 2_500
const STALE_FOR = 2_500

const offersNear = async (
  db: Db,
  location: string,
  reader: { lang: Language; viewer: MaybeViewer; now: Date },
) => currentOffers(db, { ...reader, districts: location ? await findDistricts(db, location) : [] })

type HomePageQuery = { lang: Language; viewer: MaybeViewer; location: string; isOpenNow: boolean }

export const homePage = (db: Db, clock: Clock) => {
  const countNow = async () => ({ countedAt: clock(), ...(await countPublicAccounts(db)) })
  const count = memoizeTtl(countNow, { ms: COUNTED_EVERY, staleMs: STALE_FOR, clock })
  return async ({ lang, viewer, location, isOpenNow }: HomePageQuery) => {
    const now = clock()
    const [categories, providers, offers, counts] = await Promise.all([
      allCategories(db, lang),
      recentProviders(db, viewer, { lang, now, isOpenNow }),
      offersNear(db, location, { lang, viewer, now }),
      count(),
    ])
    return {
      categories,
      providers,
      offers,
      provider_count: counts.providers,
      customer_count: counts.customers,
      countedAt: counts.countedAt,
    }
  }
}
