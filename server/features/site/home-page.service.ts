import type { Language } from '../../../contract/language.ts'
import type { Db } from '../../platform/db/db.ts'
import { countPublicAccounts } from '../accounts/public-accounts.service.ts'
import type { MaybeViewer } from '../blocks/blocks.service.ts'
import { allCategories } from '../categories/categories.service.ts'
import { findDistricts } from '../places/places.service.ts'
import { currentOffers } from '../posts/current-offers.service.ts'
import { recentProviders } from '../providers/profile.service.ts'

const offersNear = async (
  db: Db,
  location: string,
  reader: { lang: Language; viewer: MaybeViewer; now: Date },
) => currentOffers(db, { ...reader, districts: location ? await findDistricts(db, location) : [] })

type HomePageQuery = { lang: Language; viewer: MaybeViewer; location: string; isOpenNow: boolean; now: Date }

export const homePage = async (db: Db, { lang, viewer, location, isOpenNow, now }: HomePageQuery) => {
  const [categories, providers, offers, counts] = await Promise.all([
    allCategories(db, lang),
    recentProviders(db, viewer, { lang, now, isOpenNow }),
    offersNear(db, location, { lang, viewer, now }),
    countPublicAccounts(db),
  ])
  return {
    categories,
    providers,
    offers,
    provider_count: counts.providers,
    customer_count: counts.customers,
  }
}
