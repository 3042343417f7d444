import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { type Params, quickRead } from '../../platform/db/prepared.ts'

type GonePage = { kind: 'provider' | 'post'; id: number; since: string }

export const goneRead = quickRead('gone_page', (db, param: Params<GonePage>) =>
  db
    .selectFrom('gonePages')
    .select('id')
    .where('kind', '=', param('kind'))
    .where('id', '=', param('id'))
    .where('goneAt', '>', sql<Date>`${param('since')}::timestamptz`),
)

export const deleteGoneBefore = (db: Db, before: Date) =>
  db.deleteFrom('gonePages').where('goneAt', '<=', before).execute()
