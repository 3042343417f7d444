// Which businesses answer a query, and in which order.
import type { Db } from '../../../platform/db/db.ts'
import { readCursor, writeCursor } from './cursor.ts'
import {
  findNear,
  findProviders,
  type FoundNear,
  type FoundProvider,
  type Position,
  type Search,
} from './find.queries.ts'
import { type Asking, EVERYBODY, type Found, NOTHING, pageOf } from './found.ts'
import { narrowedLexemes, narrowingBy } from '../query/narrowing.ts'
import { readQuery } from '../query/reading.ts'
import { nearStagesFor, stagesFor } from '../query/stages.ts'

type Wanted = { search: Search; limit: number; cursor: string | undefined }
type Page<Row> = Pick<Found<Row>, 'rows' | 'next'>

const best = async (db: Db, { search, limit, cursor }: Wanted): Promise<Page<FoundProvider>> => {
  const parts = readCursor(cursor, [0, 0, 0, 0, 0])
  const [stage = 0, band = 0, quality = 0, id = 0, shown = 0] = parts ?? []
  const rows = await findProviders(db, search, parts ? { stage, band, quality, id, shown } : undefined)
  const cursorAfter = (last: FoundProvider) =>
    writeCursor([last.stage, last.band, last.quality, last.id, shown + limit])
  return pageOf(rows, limit, cursorAfter)
}

const nearest = async (
  db: Db,
  { search, limit, cursor }: Wanted,
  position: Position,
): Promise<Page<FoundNear>> => {
  const parts = readCursor(cursor, [0, 0, 0])
  const [stage = 0, km = 0, id = 0] = parts ?? []
  const rows = await findNear(db, search, position, parts ? { stage, km, id } : undefined)
  return pageOf(rows, limit, (last) => writeCursor([last.stage, last.km, last.id]))
}

export type ProviderAsking = Asking & {
  /** The nearest first; null for the best first. */
  near: Position | null
}

export const findProvidersFor = async (
  db: Db,
  { near, limit, cursor, hidden, ...asked }: ProviderAsking,
): Promise<Found<FoundProvider | FoundNear>> => {
  const [narrowing, words] = await Promise.all([
    narrowingBy(db, asked),
    readQuery(db, asked.text, 'providers'),
  ])
  const narrowed = narrowedLexemes(narrowing)
  if (!narrowed) return NOTHING
  const read = near ? nearStagesFor(words) : stagesFor(words)
  const stages = words.length > 0 ? read : [EVERYBODY]
  const wanted = { search: { stages, narrowed, hidden, wanted: limit + 1 }, limit, cursor }
  const page = near ? await nearest(db, wanted, near) : await best(db, wanted)
  return { ...page, stages, words }
}
