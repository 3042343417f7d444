import type { Language } from '../../../contract/language.ts'
import type { Db } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findCategorySlug } from '../categories/categories.service.ts'
import { findDistrictSlug, findStateSlug } from '../places/slugs.service.ts'
import { type PlaceRow, hasListings, selectPlace, type Slugs } from './market.queries.ts'

export type PlaceKeys = { state: string; district?: string; category?: string }

const isComplete = (row: PlaceRow | undefined, { district, category }: Slugs): row is PlaceRow =>
  row !== undefined &&
  (district === '' || row.districtId !== null) &&
  (category === '' || row.categoryId !== null)

const UNKNOWN = '-'

const findSlugs = async (db: Db, { state, district, category }: Slugs): Promise<Slugs> => {
  const stateSlug = (await findStateSlug(db, state)) ?? UNKNOWN
  const [districtSlug, categorySlug] = await Promise.all([
    district && findDistrictSlug(db, stateSlug, district),
    category && findCategorySlug(db, category),
  ])
  return { state: stateSlug, district: districtSlug ?? UNKNOWN, category: categorySlug ?? UNKNOWN }
}

export const readPlace = async (db: Db, lang: Language, place: PlaceKeys) => {
  // An empty segment, as in `/market/bihar//`.
  if (Object.values(place).includes('')) throw new Refusal('not_found')
  const keys = { district: '', category: '', ...place }
  const direct = await selectPlace(db, lang, keys)
  const row = isComplete(direct, keys) ? direct : await selectPlace(db, lang, await findSlugs(db, keys))
  if (!isComplete(row, keys)) throw new Refusal('not_found')
  if (row.categoryId !== null && row.isRetired && !(await hasListings(db, row.categoryId)))
    throw new Refusal('not_found')
  return row
}
