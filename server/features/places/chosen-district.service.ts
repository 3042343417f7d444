import type { Db } from '../../platform/db/db.ts'
import { selectDistrictsNamed } from './places.queries.ts'
import { findDistricts } from './places.service.ts'

type DistrictInput = { district: string; state: string; country: string }

/** `elsewhere`: the district is in another state or country. */
export type ChosenDistrict = { id: number } | 'unknown' | 'elsewhere'

const matchesName = (given: string, names: (string | number)[]) =>
  given.trim() === '' || names.some((name) => String(name).toLowerCase() === given.trim().toLowerCase())

/** An ambiguous name is unknown without a state. */
export const chosenDistrict = async (
  db: Db,
  { district, state, country }: DistrictInput,
): Promise<ChosenDistrict> => {
  const ids = await findDistricts(db, district)
  if (ids.length === 0) return 'unknown'
  const found = await selectDistrictsNamed(db, ids)
  const fitting = found.filter(
    (row) =>
      matchesName(state, [row.stateId, row.stateCode, row.stateEn, row.stateHi]) &&
      matchesName(country, [row.countryId, row.countryCode, row.countryEn, row.countryHi]),
  )
  const [first] = fitting
  if (first && fitting.length === 1) return { id: first.id }
  return found.length > 0 && fitting.length === 0 ? 'elsewhere' : 'unknown'
}
