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
    const around = { except: [districtId], here }
    const read = async (districts: Awaited<ReturnType<typeof districtsByDistance>>) => {
      const kmTo = new Map(districts.map(({ id, km }) => [id, km]))
      const ids = districts.map(({ id }) => id)
      const rows = await nearestRead[scope][lang](db, { ids, categoryId, hidden })
      return rows.map((row) => nearbyDistrictView(row, kmTo.get(row.id) ?? 0))
    }
    const near = await read(await districtsByDistance(db, { ...around, most: FIRST }))
    if (near.length >= MOST_NEAREST) return near.slice(0, MOST_NEAREST)
    const far = await read((await districtsByDistance(db, around)).slice(FIRST))
    return [...near, ...far].slice(0, MOST_NEAREST)
  }
export type NearestDistricts = ReturnType<typeof nearestDistricts>
