// Districts do not move: a process reads their centres once, and orders them without the database.
import { DAY } from '../../../contract/limits.ts'
import { systemClock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { memoizeTtl } from '../../platform/memoize-ttl.ts'
import { selectCentres } from './places.queries.ts'

const EARTH_DIAMETER_KM = 12_742

type Point = { lat: number; lng: number }

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** On a sphere of radius 1. */
const onSphere = ({ lat, lng }: Point) => {
  const [north, east] = [radians(lat), radians(lng)]
  return { x: Math.cos(north) * Math.cos(east), y: Math.cos(north) * Math.sin(east), z: Math.sin(north) }
}
type SpherePoint = ReturnType<typeof onSphere>

/** The square of the chord between two points, which orders them like their distance. */
const squareBetween = (here: SpherePoint, there: SpherePoint) =>
  (here.x - there.x) ** 2 + (here.y - there.y) ** 2 + (here.z - there.z) ** 2

const squareToNearest = (points: readonly SpherePoint[], there: SpherePoint) => {
  let least = Infinity
  for (const point of points) least = Math.min(least, squareBetween(point, there))
  return least
}

/** As `km_between` of the database: half of the chord is the root of the haversine. */
const kmOf = (square: number) => EARTH_DIAMETER_KM * Math.asin(Math.min(1, Math.sqrt(square) / 2))

const readCentres = async (db: Db) =>
  (await selectCentres(db)).map(({ id, lat, lng }) => ({ id, at: onSphere({ lat, lng }) }))

const memoFor = (db: Db) => memoizeTtl(() => readCentres(db), { ms: DAY, clock: systemClock })
const memos = new WeakMap<Db, ReturnType<typeof memoFor>>()

const centresOf = (db: Db) => {
  const memo = memos.get(db) ?? memoFor(db)
  memos.set(db, memo)
  return memo()
}

type Around = {
  except: readonly number[]
  here?: Point
  /** So many of the nearest. */
  most?: number
}

/** Sorting all districts costs more than their distances. */
const limitOf = (squares: readonly number[], most: number) =>
  most < squares.length ? (Float64Array.from(squares).toSorted()[most - 1] ?? Infinity) : Infinity

/** The districts except these, by their distance from a point or from the nearest of these. */
export const districtsByDistance = async (db: Db, { except, here, most = Infinity }: Around) => {
  const centres = await centresOf(db)
  const left = new Set(except)
  const points = here ? [onSphere(here)] : centres.filter(({ id }) => left.has(id)).map(({ at }) => at)
  const others = centres.filter(({ id }) => !left.has(id))
  const squares = others.map(({ at }) => squareToNearest(points, at))
  const limit = limitOf(squares, most)
  return others
    .flatMap(({ id }, index) => {
      const square = squares[index] ?? Infinity
      return square <= limit ? { id, square } : []
    })
    .toSorted((one, other) => one.square - other.square)
    .slice(0, most)
    .map(({ id, square }) => ({ id, km: kmOf(square) }))
}
