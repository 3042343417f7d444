// Lists that grow, in the order of a time: a page goes on behind the moment and the id of the last row before it.
import { sql } from 'kysely'
import { lists } from '../../../contract/limits.ts'
import { Refusal } from '../http/refusal.ts'

/** As an endpoint's query asks for it. */
export type PageQuery = { limit?: number; cursor?: string }

/** Where a page begins, and how many rows are read: one more than is shown tells whether others follow. */
export type PageWindow = { at: number; id: number; rows: number }

/** Which of the rows stands first. */
type FirstRow = 'newest' | 'oldest'

const FIRST_CURSORS = {
  newest: { at: Number.MAX_SAFE_INTEGER, id: Number.MAX_SAFE_INTEGER },
  oldest: { at: 0, id: 0 },
}

const CURSOR = /^(\d{1,16})\.(\d{1,16})$/

const parseCursor = (cursor: string) => {
  const [, at, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  const start = { at: Number(at), id: Number(id) }
  if (Number.isSafeInteger(start.at) && Number.isSafeInteger(start.id)) return start
  throw new Refusal('bad_input', { text: 'cursor is not valid' })
}

export const parsePage = (
  { limit = lists.rows, cursor }: PageQuery,
  first: FirstRow = 'newest',
): PageWindow => ({
  ...(cursor ? parseCursor(cursor) : FIRST_CURSORS[first]),
  rows: limit + 1,
})

const COMPARISONS = { newest: sql.raw('<'), oldest: sql.raw('>') }

type Order = { time?: string; first?: FirstRow }

/** The rows that follow, of a table with an index of that time and the id: both descending, or ascending with the oldest first. */
export const afterCursor = (
  table: string,
  { at, id }: Pick<PageWindow, 'at' | 'id'>,
  { time = 'createdAt', first = 'newest' }: Order = {},
) =>
  sql<boolean>`(${sql.ref(`${table}.${time}`)}, ${sql.ref(`${table}.id`)})
    ${COMPARISONS[first]} (timestamptz 'epoch' + ${at}::double precision * interval '1 microsecond', ${id}::bigint)`

// PostgreSQL keeps microseconds and JavaScript's dates don't.
const microseconds = (at: string) => {
  const [fraction = ''] = /\.\d+/.exec(at) ?? []
  return Date.parse(at.replace(fraction, '')) * 1_000 + Number(fraction.slice(1).padEnd(6, '0'))
}

/** What of the rows is shown, and the cursor of the page behind it, if there is one. */
export const pageOf = <R extends { at: string; id: number }>(read: readonly R[], { rows }: PageWindow) => {
  const shown = read.slice(0, rows - 1)
  const last = shown.at(-1)
  const hasMore = read.length === rows && last !== undefined
  const next = hasMore ? Buffer.from(`${microseconds(last.at)}.${last.id}`).toString('base64url') : null
  return { shown, next }
}
