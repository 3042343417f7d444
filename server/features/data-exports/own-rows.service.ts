import type { Db } from '../../platform/db/db.ts'
import type { Person } from './section.ts'
import { rowsOf } from './sections.queries.ts'
import { sections } from './sections.ts'

/** Each row of the archive of a person, with the name of its file. */
export async function* ownRows(db: Db, person: Person) {
  for (const section of sections)
    for await (const row of rowsOf(db, section, person)) yield { file: section.name, row }
}
