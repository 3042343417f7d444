// Applies filters (open now, verified, rating) to an ordered list: reads it in growing steps until the page is full, and checks the
// filters only for the rows of a step. So a filter only removes rows, and a search without filters costs nothing extra.
import { encodeCursor } from '../../../platform/db/keyset.ts'
import type { Search } from './find.queries.ts'
import type { RowReader } from './orders.ts'

const FIRST_STEP = 2
const GROWTH = 4
const LARGEST_STEP = 20_000

type Meets = (ids: readonly number[]) => Promise<ReadonlySet<number>>

export const readMeeting = async <Row extends { id: number }>(
  { read, cursorParts }: RowReader<Row>,
  { search, cursor, meets }: { search: Search; cursor: string | undefined; meets: Meets },
): Promise<Row[]> => {
  const found: Row[] = []
  const readOn = async (after: string | undefined, wanted: number): Promise<Row[]> => {
    const rows = await read({ ...search, wanted }, after)
    const meeting = await meets(rows.map(({ id }) => id))
    found.push(...rows.filter(({ id }) => meeting.has(id)))
    const last = rows.at(-1)
    const isEnd = rows.length < wanted || last === undefined
    if (isEnd || found.length >= search.wanted) return found.slice(0, search.wanted)
    return readOn(encodeCursor(cursorParts(last)), Math.min(wanted * GROWTH, LARGEST_STEP))
  }
  return readOn(cursor, search.wanted * FIRST_STEP)
}
