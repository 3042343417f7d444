import type { Language } from '../../../contract/limits.ts'
import type { Db } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findCategorySlug } from '../categories/categories.service.ts'
import { findDistrictSlug, findStateSlug } from '../places/slugs.service.ts'
import { type AddressedRow, hasListings, selectAddressed, type Slugs } from './market.queries.ts'

export type AddressKeys = { state: string; district?: string; category?: string }

const isComplete = (row: AddressedRow | undefined, { district, category }: Slugs): row is AddressedRow =>
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

export const readAddress = async (db: Db, lang: Language, address: AddressKeys) => {
  // An empty segment, as in `/market/bihar//`.
  if (Object.values(address).includes('')) throw new Refusal('not_found')
  const keys = { district: '', category: '', ...address }
  const direct = await selectAddressed(db, lang, keys)
  const row = isComplete(direct, keys) ? direct : await selectAddressed(db, lang, await findSlugs(db, keys))
  if (!isComplete(row, keys)) throw new Refusal('not_found')
  if (row.categoryId !== null && row.isRetired && !(await hasListings(db, row.categoryId)))
    throw new Refusal('not_found')
  return row
}
