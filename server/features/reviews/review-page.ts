import { lists } from '../../../contract/limits.ts'
import { paginate, decodeCursor, type PageQuery, fetchLimit } from '../../platform/db/keyset.ts'

/** `key` sorts before the time: rating, negative rating, or whether a reply is missing. */
export type ReviewWindow = { key: number; at: string; id: number; rows: number }

// Greater than every key, time and id.
const FIRST = [32_767, 'infinity', Number.MAX_SAFE_INTEGER] as const

export const parseReviewPage = ({ limit = lists.rows, cursor }: PageQuery): ReviewWindow => {
  const [key, at, id] = decodeCursor(cursor, ['small', 'time', 'integer']) ?? FIRST
  return { key, at, id, rows: fetchLimit(limit) }
}

// In PostgreSQL's format, with microseconds.
const timeOf = (at: string) => at.replace('T', ' ')

export const reviewPageOf = <R extends { at: string; id: number }>(
  read: readonly R[],
  { rows }: ReviewWindow,
  keyOf: (row: R) => number,
) => paginate(read, rows, (row) => [keyOf(row), timeOf(row.at), row.id])
