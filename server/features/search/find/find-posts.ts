// Which posts answer a query, the newest first among those that answer equally well.
import type { Db } from '../../../platform/db/db.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { findPosts, type FoundPost } from './find.queries.ts'
import { type Asking, EVERYBODY, type Found, NOTHING, pageOf } from './found.ts'
import { narrowedLexemes, narrowingBy } from '../query/narrowing.ts'
import { readQuery } from '../query/reading.ts'
import { stagesFor } from '../query/stages.ts'

export const findPostsFor = async (
  db: Db,
  { limit, cursor, hidden, ...asked }: Asking,
): Promise<Found<FoundPost>> => {
  const [narrowing, words] = await Promise.all([narrowingBy(db, asked), readQuery(db, asked.text, 'posts')])
  const narrowed = narrowedLexemes(narrowing)
  if (!narrowed) return NOTHING
  const stages = words.length > 0 ? stagesFor(words) : [EVERYBODY]
  const parts = readCursor(cursor, [0, '', 0, 0])
  const [stage = 0, createdAt = '', id = 0, shown = 0] = parts ?? []
  const search = { stages, narrowed, hidden, wanted: limit + 1 }
  const rows = await findPosts(db, search, parts ? { stage, createdAt, id, shown } : undefined)
  const cursorAfter = (last: FoundPost) => writeCursor([last.stage, last.createdAt, last.id, shown + limit])
  return { ...pageOf(rows, limit, cursorAfter), stages, words }
}
