// The nearest districts with businesses.
import type { Language } from '../../../contract/language.ts'
import type { Db } from '../../platform/db/db.ts'
import { districtsByDistance, nearestDistrictsOf } from '../places/district-distances.service.ts'
import { MOST_NEAREST, nearestRead } from './counts.queries.ts'
import type { Scope } from './market.queries.ts'
import { nearbyDistrictView } from './market.view.ts'

// No district: distances of a state start at its centre.
export const NONE = 0

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
    const read = async (districts: readonly { id: number; km: number }[]) => {
      const km = new Map(districts.map((each) => [each.id, each.km]))
      const rows = await nearestRead[scope][lang](db, { ids: [...km.keys()], categoryId, hidden })
      return rows.map((row) => nearbyDistrictView(row, km.get(row.id) ?? 0))
    }
    // In a large market these are nearly always enough.
    const first = districtId === NONE ? [] : await nearestDistrictsOf(db, districtId)
    const near = first.length > 0 ? await read(first) : []
    if (near.length === MOST_NEAREST) return near
    const others = await districtsByDistance(db, { except: [districtId], here })
    return [...near, ...(await read(others.slice(first.length)))].slice(0, MOST_NEAREST)
  }
export type NearestDistricts = ReturnType<typeof nearestDistricts>
