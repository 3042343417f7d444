import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { quickRead } from '../../platform/db/prepared.ts'

type GonePage = { kind: 'provider' | 'post'; id: number; since: string }

export const goneRead = quickRead('gone_page', (db, { kind, id, since }: GonePage) =>
  db
    .selectFrom('gonePages')
    .select('id')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('goneAt', '>', sql<Date>`${since}::timestamptz`),
)

export const deleteGoneBefore = (db: Db, before: Date) =>
  db.deleteFrom('gonePages').where('goneAt', '<=', before).execute()
