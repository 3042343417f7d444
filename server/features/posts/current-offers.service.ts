import { eachLanguage, type Language } from '../../../contract/language.ts'
import { lists } from '../../../contract/limits.ts'
import type { Db } from '../../platform/db/db.ts'
import { hiddenFrom, type MaybeViewer } from '../blocks/blocks.service.ts'
import { newestOffersRead, offersOfDistrictsRead } from './offers.queries.ts'
import { postWithOwnerView } from './posts.view.ts'

const newest = eachLanguage(newestOffersRead)
const ofDistricts = eachLanguage(offersOfDistrictsRead)

type OffersReader = { lang: Language; viewer: MaybeViewer; now: Date; districts: readonly number[] }

export const currentOffers = async (db: Db, { lang, viewer, now, districts }: OffersReader) => {
  const asked = { now: now.toISOString(), hidden: await hiddenFrom(db, viewer) }
  const near = districts.length > 0 ? await ofDistricts[lang](db, { ...asked, districts }) : []
  const others = near.length < lists.homeOffers ? await newest[lang](db, asked) : []
  const offers = new Map([...near, ...others].map((row) => [row.id, row]))
  return [...offers.values()].slice(0, lists.homeOffers).map((row) => postWithOwnerView(row, now))
}
