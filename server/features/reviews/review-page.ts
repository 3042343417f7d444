// Where a page of reviews begins: after a review with these stars (or this state), of this time, with this id.
import { lists } from '../../../contract/limits.ts'
import { cutPage, decodeCursor, type PageQuery, rowsToRead } from '../../platform/db/keyset.ts'

/** `key` stands before the time in the order: stars, their negative, or whether there is no reply. */
export type ReviewWindow = { key: number; at: string; id: number; rows: number }

// Greater than every key, time and id.
const FIRST = [32_767, 'infinity', Number.MAX_SAFE_INTEGER] as const

export const parseReviewPage = ({ limit = lists.rows, cursor }: PageQuery): ReviewWindow => {
  const [key, at, id] = decodeCursor(cursor, ['small', 'time', 'integer']) ?? FIRST
  return { key, at, id, rows: rowsToRead(limit) }
}

// As PostgreSQL writes it, with the microseconds.
const timeOf = (at: string) => at.replace('T', ' ')

export const reviewPageOf = <R extends { at: string; id: number }>(
  read: readonly R[],
  { rows }: ReviewWindow,
  keyOf: (row: R) => number,
) => cutPage(read, rows, (row) => [keyOf(row), timeOf(row.at), row.id])
