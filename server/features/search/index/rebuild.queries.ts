import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'

/** Building millions of entries takes longer than a request may, and is faster with more memory for sorting. */
export const raiseLimits = async (db: Db) => {
  await sql`set local statement_timeout = 0`.execute(db)
  await sql`set local maintenance_work_mem = '256MB'`.execute(db)
}

export const clearSearch = async (db: Db) => {
  await sql`call drop_search_indexes()`.execute(db)
  // Counted once at the end, instead of for every business.
  await sql`alter table item_search disable trigger item_search_count_sold`.execute(db)
  await sql`truncate provider_search, item_search, sold_items, post_search, people_search, comment_search, review_search, need_search, search_words`.execute(
    db,
  )
}

export const buildIndexes = (db: Db) => sql`call build_search_indexes()`.execute(db)

export const countSoldItems = async (db: Db) => {
  await sql`
    insert into sold_items (key, name, businesses)
    select key, name, count(*) from item_search, sold_entries(sold_keys, sold_names)
    where is_seen
    group by key, name`.execute(db)
  await sql`alter table item_search enable trigger item_search_count_sold`.execute(db)
}

/** The planner has no statistics of tables that were just filled. */
export const analyzeSearch = (db: Db) =>
  sql`
    analyze provider_search, item_search, sold_items, post_search, people_search, comment_search, review_search, need_search, search_words, search_phrases`.execute(
    db,
  )

/** The qualities that define the bands: of existing rows, or of the businesses to be indexed. */
const qualities = {
  rows: sql`select quality from provider_search where band <= 2`,
  businesses: sql`select quality from provider_standing where is_seen`,
}

/** The best are in the first band, the next in the second, the rest in the third. */
export const setBandLimits = (db: Db, from: keyof typeof qualities, sizes: readonly number[]) =>
  sql`
    with ends as (
      select quality, row_number() over (order by quality desc) as rank from (${qualities[from]}) as seen
    ), sizes as (
      select band - 1 as band, sum(size) over (order by band) as up_to
      from unnest(${sizes}::integer[]) with ordinality as sizes (size, band)
    )
    insert into search_bands (band, least_quality)
    select band, coalesce(quality, '-infinity') from sizes left join ends on rank = up_to
    on conflict (band) do update set least_quality = excluded.least_quality`.execute(db)

/** Locked, so that no row is written while it moves. */
export const lockMisplacedProviders = async (db: Db) => {
  const { rows } = await sql<{ id: number }>`
    select account_id as id from providers
    where account_id in (select provider_id from provider_search where band <= 2 and band <> band_of(quality, true))
    for no key update`.execute(db)
  return rows.map(({ id }) => id)
}

export const moveToBands = (db: Db, ids: readonly number[]) =>
  sql`
    update provider_search set band = band_of(quality, true)
    where provider_id = any(${ids}::bigint[]) and band <= 2 and band <> band_of(quality, true)`.execute(db)

export const countCommonLexemes = (db: Db) => sql`call count_common_lexemes()`.execute(db)
