import type { Db } from '../../../platform/db/db.ts'
import { decodeCursor } from '../../../platform/db/keyset.ts'
import {
  findNear,
  findProviders,
  type FoundNear,
  type FoundProvider,
  type Position,
  type Search,
} from './find.queries.ts'
import { findNewest, findRated, type FoundNewest, type FoundRated } from './orders.queries.ts'

export type FoundBusiness = FoundProvider | FoundNear | FoundRated | FoundNewest

export type SearchOrder =
  | { sort: 'best' | 'newest' }
  | { sort: 'near'; position: Position }
  | { sort: 'rating'; mean: number }

export type RowReader<Row> = {
  read: (search: Search, cursor: string | undefined) => Promise<Row[]>
  cursorParts: (row: Row) => readonly (number | string)[]
}

const bestFirst = (db: Db): RowReader<FoundProvider> => ({
  read: (search, cursor) => {
    const parts = decodeCursor(cursor, ['small', 'small', 'number', 'integer', 'count'])
    if (!parts) return findProviders(db, search)
    const [stage, band, quality, id, rank] = parts
    return findProviders(db, search, { stage, band, quality, id, rank })
  },
  cursorParts: ({ stage, band, quality, id, rank }) => [stage, band, quality, id, rank],
})

const nearestFirst = (db: Db, position: Position): RowReader<FoundNear> => ({
  read: (search, cursor) => {
    const parts = decodeCursor(cursor, ['small', 'number', 'integer'])
    if (!parts) return findNear(db, search, position)
    const [stage, km, id] = parts
    return findNear(db, search, position, { stage, km, id })
  },
  cursorParts: ({ stage, km, id }) => [stage, km, id],
})

const STARS = { min: 1, max: 5 }

/** Later pages use the mean of the first page, so that no row is skipped. */
const bestRatedFirst = (db: Db, meanNow: number): RowReader<FoundRated & { mean: number }> => ({
  read: async (search, cursor) => {
    const parts = decodeCursor(cursor, ['small', 'number', 'number', 'integer', 'number'])
    if (!parts) return (await findRated(db, search, meanNow)).map((row) => ({ ...row, mean: meanNow }))
    const [stage, rating, tieBreaker, id, begun] = parts
    const mean = Math.min(STARS.max, Math.max(STARS.min, begun))
    const rows = await findRated(db, search, mean, { stage, rating, standing: tieBreaker, id })
    return rows.map((row) => ({ ...row, mean }))
  },
  cursorParts: ({ stage, rating, standing: tieBreaker, id, mean }) => [stage, rating, tieBreaker, id, mean],
})

const newestFirst = (db: Db): RowReader<FoundNewest> => ({
  read: (search, cursor) => {
    const parts = decodeCursor(cursor, ['small', 'time', 'integer'])
    if (!parts) return findNewest(db, search)
    const [stage, listedAt, id] = parts
    return findNewest(db, search, { stage, listedAt, id })
  },
  cursorParts: ({ stage, listedAt, id }) => [stage, listedAt, id],
})

export const withReader = <R>(
  db: Db,
  order: SearchOrder,
  use: <Row extends FoundBusiness>(reader: RowReader<Row>) => R,
): R => {
  if (order.sort === 'near') return use(nearestFirst(db, order.position))
  if (order.sort === 'rating') return use(bestRatedFirst(db, order.mean))
  return order.sort === 'newest' ? use(newestFirst(db)) : use(bestFirst(db))
}
