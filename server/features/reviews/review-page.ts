// Where a page of reviews begins: after a review with these stars (or this state), of this time, with this id.
import { lists } from '../../../contract/limits.ts'
import { cutPage, decodeCursor, microseconds, type PageQuery, rowsToRead } from '../../platform/db/keyset.ts'

/** `key` stands before the time in the order: stars, their negative, or whether there is no reply. */
export type ReviewWindow = { key: number; at: number; id: number; rows: number }

// Greater than every key, time and id.
const FIRST = [32_767, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER] as const

export const parseReviewPage = ({ limit = lists.rows, cursor }: PageQuery): ReviewWindow => {
  const [key, at, id] = decodeCursor(cursor, ['small', 'integer', 'integer']) ?? FIRST
  return { key, at, id, rows: rowsToRead(limit) }
}

export const reviewPageOf = <R extends { at: string; id: number }>(
  read: readonly R[],
  { rows }: ReviewWindow,
  keyOf: (row: R) => number,
) => cutPage(read, rows, (row) => [keyOf(row), microseconds(row.at), row.id])
