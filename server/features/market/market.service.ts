import type { Language } from '../../../contract/language.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { hiddenFrom } from '../blocks/blocks.service.ts'
import { byName } from '../places/places.service.ts'
import { type PlaceKeys, readPlace } from './place.service.ts'
import { type NearestDistricts, NONE } from './nearest.service.ts'
import { type Counts, districtsRead, statesRead, categoriesOfStateRead } from './counts.queries.ts'
import {
  countedDistrictView,
  countedStateView,
  countedCategoryView,
  countsView,
  stateView,
} from './market.view.ts'

export type MarketReader = { lang: Language; viewer: Viewer | null; nearest: NearestDistricts }

const sum = (rows: readonly Counts[]): Counts => ({
  providers: rows.reduce((all, { providers }) => all + providers, 0),
  vouched: rows.reduce((all, { vouched }) => all + vouched, 0),
})

export const marketStates = async (db: Db, { lang, viewer }: MarketReader) => {
  const states = await statesRead[lang](db, { hidden: await hiddenFrom(db, viewer) })
  return { ...countsView(sum(states)), states: states.toSorted(byName(lang)).map(countedStateView) }
}

export const marketState = async (db: Db, keys: PlaceKeys, { lang, viewer, nearest }: MarketReader) => {
  const place = await readPlace(db, lang, keys)
  const { stateId, lat, lng } = place
  const hidden = await hiddenFrom(db, viewer)
  const [districts, categories] = await Promise.all([
    districtsRead[lang](db, { hidden, stateId }),
    categoriesOfStateRead[lang](db, { hidden, stateId }),
  ])
  const counts = sum(districts)
  const around = { hidden, lat, lng, districtId: NONE, categoryId: NONE }
  return {
    ...countsView(counts),
    state: stateView({ id: stateId, slug: place.stateSlug, name: place.stateName }),
    districts: districts.toSorted(byName(lang)).map(countedDistrictView),
    trades: categories.map(countedCategoryView),
    nearest: counts.providers > 0 ? [] : await nearest('all', lang, around),
  }
}
