// Keyset pagination: an opaque, validated cursor contains the sort key of the last row of a page.
import { type Expression, sql } from 'kysely'
import { lists } from '../../../contract/limits.ts'
import { Refusal } from '../http/refusal.ts'
import type { Params } from './prepared.ts'

type CursorParts = { integer: number; small: number; count: number; number: number; time: string }
type PartKind = keyof CursorParts

// PostgreSQL's text format, which has microseconds.
const TIME = /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)(?:\.\d{1,6})?[+-](?:0\d|1[0-5])(?::[0-5]\d)?$/
// PostgreSQL refuses the year 0 and dates that do not exist. JavaScript overflows them: 30 February is 2 March.
const isTime = (part: unknown) => {
  const [, local] = (typeof part === 'string' && TIME.exec(part)) || []
  if (!local || local < '0001') return false
  const at = new Date(`${local.replace(' ', 'T')}Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(local.replace(' ', 'T'))
}

const isWithin = (min: number, max: number) => (part: unknown) =>
  Number.isSafeInteger(part) && Number(part) >= min && Number(part) <= max

// The ranges of the columns: a value outside would be an error of the query.
const PART_CHECKS: Readonly<Record<PartKind, (part: unknown) => boolean>> = {
  integer: Number.isSafeInteger,
  small: isWithin(-32_768, 32_767),
  count: isWithin(0, 1_000_000_000),
  number: Number.isFinite,
  time: isTime,
}

// Formats of earlier versions, which open pages may still have.
const EARLIER_ID = /^\d{1,15}$/
const EARLIER_TIME_AND_ID = /^(\d{1,16})\.(\d{1,16})$/

const cursorParts = (cursor: string): unknown => {
  if (EARLIER_ID.test(cursor)) return [Number(cursor)]
  const text = Buffer.from(cursor, 'base64url').toString()
  const [, at, id] = EARLIER_TIME_AND_ID.exec(text) ?? []
  if (at && id) return [Number(at), Number(id)]
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

type PartsOf<Kinds extends readonly PartKind[]> = { [At in keyof Kinds]: CursorParts[Kinds[At]] }

const hasKinds = <Kinds extends readonly PartKind[]>(parts: unknown, kinds: Kinds): parts is PartsOf<Kinds> =>
  Array.isArray(parts) &&
  parts.length === kinds.length &&
  kinds.every((kind, index) => PART_CHECKS[kind](parts[index]))

export const encodeCursor = (parts: readonly (number | string)[]) =>
  Buffer.from(JSON.stringify(parts)).toString('base64url')

export const decodeCursor = <const Kinds extends readonly PartKind[]>(
  cursor: string | undefined,
  kinds: Kinds,
): PartsOf<Kinds> | null => {
  if (!cursor) return null
  const parts = cursorParts(cursor)
  if (hasKinds(parts, kinds)) return parts
  throw new Refusal('bad_input', { text: 'cursor is not valid' })
}

/** One more than the page has, to know whether another page follows. */
export const fetchLimit = (limit: number) => limit + 1

export const paginate = <Row>(
  read: readonly Row[],
  rows: number,
  cursorPartsOf: (last: Row) => readonly (number | string)[],
) => {
  const pageRows = read.slice(0, rows - 1)
  const last = pageRows.at(-1)
  const hasMore = read.length === rows && last !== undefined
  return { pageRows, next: hasMore ? encodeCursor(cursorPartsOf(last)) : null }
}

export type PageQuery = { limit?: number; cursor?: string }

/** Descending by id. */
export type IdPage = { before: number; rows: number }

export const parseIdPage = ({ limit = lists.rows, cursor }: PageQuery): IdPage => {
  const [before] = decodeCursor(cursor, ['integer']) ?? [Number.MAX_SAFE_INTEGER]
  return { before, rows: fetchLimit(limit) }
}

export const paginateById = <R extends { id: number }>(read: readonly R[], { rows }: IdPage) =>
  paginate(read, rows, ({ id }) => [id])

/** Ordered by a time in microseconds, then id. */
export type TimePage = { at: number; id: number; rows: number }

type FirstRow = 'newest' | 'oldest'

const FIRST_CURSORS = {
  newest: [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  oldest: [0, 0],
} as const

export const parseTimePage = (
  { limit = lists.rows, cursor }: PageQuery,
  first: FirstRow = 'newest',
): TimePage => {
  const [at, id] = decodeCursor(cursor, ['integer', 'integer']) ?? FIRST_CURSORS[first]
  return { at, id, rows: fetchLimit(limit) }
}

const COMPARISONS = { newest: sql.raw('<'), oldest: sql.raw('>') }

type Order = { time?: string; id?: string; first?: FirstRow }

export const cursorTime = (at: Expression<number>) =>
  sql<Date>`timestamptz 'epoch' + ${at}::double precision * interval '1 microsecond'`

/** Needs an index on time and id, both descending, or ascending with the oldest first. */
export const afterCursor = (
  table: string,
  param: Params<Pick<TimePage, 'at' | 'id'>>,
  { time = 'createdAt', id: key = 'id', first = 'newest' }: Order = {},
) =>
  sql<boolean>`(${sql.ref(`${table}.${time}`)}, ${sql.ref(`${table}.${key}`)})
    ${COMPARISONS[first]} (${cursorTime(param('at'))}, ${param('id')}::bigint)`

// JavaScript's dates have no microseconds.
const microseconds = (at: string) => {
  const [fraction = ''] = /\.\d+/.exec(at) ?? []
  return Date.parse(at.replace(fraction, '')) * 1_000 + Number(fraction.slice(1).padEnd(6, '0'))
}

/** `at`: PostgreSQL's text format, or microseconds. */
export const paginateByTime = <R extends { at: string | number; id: number }>(
  read: readonly R[],
  { rows }: TimePage,
) => paginate(read, rows, ({ at, id }) => [typeof at === 'number' ? at : microseconds(at), id])
