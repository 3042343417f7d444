// What the home page shows.
import type { Language } from '../../../contract/limits.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { memoizeTtl } from '../../platform/memoize-ttl.ts'
import { countPublicAccounts } from '../accounts/public-accounts.service.ts'
import type { MaybeViewer } from '../blocks/blocks.service.ts'
import { allCategories } from '../categories/categories.service.ts'
import { findDistricts } from '../places/places.service.ts'
import { currentOffers } from '../posts/current-offers.service.ts'
import { recentProviders } from '../providers/profile.service.ts'

// Nobody counts along: a newcomer may be missing from the sum for so long. A million people take a tenth of a second to
// count, which no visitor of the home page should wait for.
const COUNTED_EVERY = 5_000
const OLDEST_COUNT = 60_000

const offersNear = async (
  db: Db,
  location: string,
  reader: { lang: Language; viewer: MaybeViewer; now: Date },
) => currentOffers(db, { ...reader, districts: location ? await findDistricts(db, location) : [] })

type HomePageQuery = { lang: Language; viewer: MaybeViewer; location: string; isOpenNow: boolean }

export const homePage = (db: Db, clock: Clock) => {
  const count = memoizeTtl(() => countPublicAccounts(db), { ms: COUNTED_EVERY, staleMs: OLDEST_COUNT, clock })
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
    }
  }
}
