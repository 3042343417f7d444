// A list of which only those are shown whom a person chose: open now, verified, well rated. The order is read in ever larger steps
// until the page is full, and what is chosen is looked at for the rows of a step only. So a filter takes away and never adds, and
// a search without one pays nothing for it.
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
