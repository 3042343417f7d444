// The nearest districts with businesses.
import type { Language } from '../../../contract/language.ts'
import type { Db } from '../../platform/db/db.ts'
import { districtsByDistance } from '../places/district-distances.service.ts'
import { MOST_NEAREST, nearestRead } from './counts.queries.ts'
import type { Scope } from './market.queries.ts'
import { nearbyDistrictView } from './market.view.ts'

// In a large market nearly always enough.
const FIRST = 32

type Around = {
  lat: number
  lng: number
  districtId: number
  categoryId: number
  hidden: readonly number[]
}

export const nearestDistricts =
  (db: Db) =>
  async (scope: Scope, lang: Language, { districtId, categoryId, hidden, ...here }: Around) => {
    const others = await districtsByDistance(db, { except: [districtId], here })
    const km = new Map(others.map((other) => [other.id, other.km]))
    const ids = others.map(({ id }) => id)
    const read = (some: readonly number[]) => nearestRead[scope][lang](db, { ids: some, categoryId, hidden })
    const near = await read(ids.slice(0, FIRST))
    const far = near.length < MOST_NEAREST ? await read(ids.slice(FIRST)) : []
    return [...near, ...far].slice(0, MOST_NEAREST).map((row) => nearbyDistrictView(row, km.get(row.id) ?? 0))
  }
export type NearestDistricts = ReturnType<typeof nearestDistricts>
