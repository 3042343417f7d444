import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'

export type CellRow = {
  districtId: number
  categoryId: number
  state: string
  district: string
  category: string
  changedAt: Date
}

type CellsPage = { districtId: number; categoryId: number; rows: number }

/** Categories of districts with a business, by id. A business that left counts as a change. */
export const selectCells = async (db: Db, { districtId, categoryId, rows }: CellsPage) => {
  const found = await sql<CellRow>`
    select counts.district_id, counts.category_id, states.slug as state, districts.slug as district, categories.slug as category,
      greatest(counts.changed_at, (
        select max(providers.updated_at) from market_listings as listing
          join providers on providers.account_id = listing.provider_id
        where listing.district_id = counts.district_id and listing.category_id = counts.category_id
      )) as changed_at
    from (
      select * from market_counts
      where providers > 0 and (district_id, category_id) > (${districtId}::integer, ${categoryId}::integer)
      order by district_id, category_id limit ${rows}
    ) as counts
      join districts on districts.id = counts.district_id
      join states on states.id = districts.state_id
      join categories on categories.id = counts.category_id
    order by counts.district_id, counts.category_id`.execute(db)
  return found.rows
}
