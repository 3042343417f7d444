import { type Expression, sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { type Params, preparedRead } from '../../../platform/db/prepared.ts'
import { inOrder } from '../../../platform/in-order.ts'
import { type Here, herePoint, toHereInput } from './find.queries.ts'

type Ids = { ids: readonly number[] }
const isOne = (column: string, ids: readonly number[] | Expression<readonly number[]>) =>
  sql<boolean>`${sql.ref(column)} = any(${ids}::bigint[])`

const postTitlesRead = preparedRead('search_post_titles', (db, param: Params<Ids>) =>
  db
    .selectFrom('posts')
    .select(['id', 'title as name'])
    .where(isOne('id', param('ids'))),
)

export const selectPostTitles = async (db: Db, ids: readonly number[]) =>
  ids.length === 0 ? [] : inOrder(ids, await postTitlesRead(db, { ids }))

export const selectLexemes = async (
  db: Db,
  table: 'providerSearch' | 'postSearch',
  ids: readonly number[],
) => {
  const id = table === 'providerSearch' ? 'providerId' : 'postId'
  const rows = await db
    .selectFrom(table)
    .select([`${id} as id`, sql<string[]>`tsvector_to_array(terms)`.as('lexemes')])
    .where(isOne(id, ids))
    .execute()
  return new Map(rows.map((row) => [row.id, row.lexemes]))
}

type TieBreaks = { id: number; rating: number; distanceKm: number | null; profile: number }

/** The parts of `quality`, and the distance. */
export const selectTieBreaks = async (db: Db, ids: readonly number[], here: Here | null | undefined) => {
  const { lat, lng, districtId } = toHereInput(here)
  const { rows } = await sql<TieBreaks>`
    select provider_id as id, trunc(quality / 1000) / 10 as rating, trunc(quality) - 1000 * trunc(quality / 1000) as profile,
      round(10 * km_between(${herePoint({ lat: sql.val(lat), lng: sql.val(lng), districtId: sql.val(districtId) })}, position)) / 10 as distance_km
    from provider_search where ${isOne('providerId', ids)}`.execute(db)
  return new Map(
    rows.map(({ id, rating, distanceKm, profile }) => [
      id,
      { rating, distance_km: here ? distanceKm : null, profile },
    ]),
  )
}

export const countByDistrict = async (db: Db, ids: readonly number[]) => {
  const rows = await db
    .selectFrom('providers')
    .select((eb) => ['districtId', eb.fn.countAll<number>().as('count')])
    .where(isOne('accountId', ids))
    .groupBy('districtId')
    .execute()
  return new Map(rows.map(({ districtId, count }) => [districtId, count]))
}
