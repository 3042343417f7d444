import { sql } from 'kysely'
import type { Db } from '../../server/platform/db/db.ts'

export type Row = { id: string; name: string; text: string; place: string; category: string }
export const FIELDS = ['name', 'text', 'place', 'category'] as const
/** As many as one page of ours has. */
export const ROW_LIMIT = 60

const ROWS_AT_ONCE = 5_000

const rowsAfter = async (db: Db, after: string) => {
  const { rows } = await sql<Row>`
    select account_id::text as id, business_name as name, concat_ws(' ', business_tagline, business_description) as text,
      concat_ws(' ', name_en, name_hi) as place,
      concat_ws(' ', title_en, title_hi, array_to_string(synonyms_en || synonyms_hi || synonyms_roman, ' ')) as category
    from providers join districts on districts.id = district_id join categories on categories.id = category_id
    where account_id > ${after}
    order by account_id
    limit ${ROWS_AT_ONCE}`.execute(db)
  return rows
}

/** Batch by batch: beside an index in memory there is no room for all of them. */
export const allRows = async function* (db: Db) {
  let last: Row | undefined
  do {
    const rows = await rowsAfter(db, last?.id ?? '0')
    if (rows.length > 0) yield rows
    last = rows.at(-1)
  } while (last)
}
