// Districts do not move: a process reads their centres once, and orders them without the database.
import { DAY } from '../../../contract/limits.ts'
import { systemClock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { memoizeTtl } from '../../platform/memoize-ttl.ts'
import { selectCentres } from './places.queries.ts'

const EARTH_DIAMETER_KM = 12_742

type Point = { lat: number; lng: number }

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** As `km_between` of the database. */
const kmBetween = (here: Point, there: Point) => {
  const haversine =
    Math.sin(radians(there.lat - here.lat) / 2) ** 2 +
    Math.cos(radians(here.lat)) *
      Math.cos(radians(there.lat)) *
      Math.sin(radians(there.lng - here.lng) / 2) ** 2
  return EARTH_DIAMETER_KM * Math.asin(Math.sqrt(Math.min(1, haversine)))
}

type Distance = { id: number; km: number }

// What a market page and a need look at first.
const NEAREST = 32

const memoFor = (db: Db) =>
  memoizeTtl(
    async () => ({
      centres: await selectCentres(db),
      /** By district, filled when they are first asked for. */
      nearest: new Map<number, readonly Distance[]>(),
    }),
    { ms: DAY, clock: systemClock },
  )
const memos = new WeakMap<Db, ReturnType<typeof memoFor>>()

const districtsOf = (db: Db) => {
  const memo = memos.get(db) ?? memoFor(db)
  memos.set(db, memo)
  return memo()
}

/** All districts except these, by their distance from a point or from the nearest of these. */
export const districtsByDistance = async (
  db: Db,
  { except, here }: { except: readonly number[]; here?: Point },
) => {
  const { centres } = await districtsOf(db)
  const left = new Set(except)
  const points = here ? [here] : centres.filter(({ id }) => left.has(id))
  return centres
    .filter(({ id }) => !left.has(id))
    .map(({ id, ...centre }) => ({ id, km: Math.min(...points.map((point) => kmBetween(point, centre))) }))
    .toSorted((one, other) => one.km - other.km)
}

/** The nearest other districts, computed once. */
export const nearestDistrictsOf = async (db: Db, districtId: number): Promise<readonly Distance[]> => {
  const { nearest } = await districtsOf(db)
  const known = nearest.get(districtId)
  if (known) return known
  const found = (await districtsByDistance(db, { except: [districtId] })).slice(0, NEAREST)
  nearest.set(districtId, found)
  return found
}

/** Returns the other districts within some kilometres, without a further read. */
export const readDistricts = async (db: Db) => {
  const { centres } = await districtsOf(db)
  return (districtId: number, mostKm: number): Distance[] => {
    const here = centres.find(({ id }) => id === districtId)
    if (!here) return []
    return centres
      .filter(({ id }) => id !== districtId)
      .map(({ id, ...there }) => ({ id, km: kmBetween(here, there) }))
      .filter(({ km }) => km <= mostKm)
  }
}
