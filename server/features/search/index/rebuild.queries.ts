// For writing all rows of the search anew.
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'

/** A build of millions of entries takes longer than any request may, and more memory spares it most of the sorting. */
export const raiseLimits = async (db: Db) => {
  await sql`set local statement_timeout = 0`.execute(db)
  await sql`set local maintenance_work_mem = '256MB'`.execute(db)
}

export const clearSearch = async (db: Db) => {
  await sql`call drop_search_indexes()`.execute(db)
  await sql`truncate provider_search, item_search, post_search, people_search, comment_search, review_search, search_words`.execute(
    db,
  )
}

export const buildIndexes = (db: Db) => sql`call build_search_indexes()`.execute(db)

/** The planner guesses badly about tables that were empty a moment ago. */
export const analyzeSearch = (db: Db) =>
  sql`
    analyze provider_search, item_search, post_search, people_search, comment_search, review_search, search_words, search_phrases`.execute(
    db,
  )

/** Whose qualities the bands are cut from: the rows that are there, or the businesses that rows will be written for. */
const qualities = {
  rows: sql`select quality from provider_search where band <= 2`,
  businesses: sql`select quality from provider_standing where is_seen`,
}

/** Sets the ends of the bands so that the best stand in the first, the next in the second, and the rest in the third. */
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

/** Businesses that stand in another band than they should. Locked, so that nobody writes a row while it moves. */
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

/** Which lexemes are common, for the way in which searches are run. */
export const countCommonLexemes = (db: Db) => sql`call count_common_lexemes()`.execute(db)
