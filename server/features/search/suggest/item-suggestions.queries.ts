import { sql } from 'kysely'
import { type Params, quickRead } from '../../../platform/db/prepared.ts'

// Sorts after every letter.
const LAST = '\u{10FFFF}'

type Input = {
  beginnings: readonly string[]
  keys: readonly string[]
  /** Come first. */
  exact: readonly string[]
  isHindi: boolean
  hidden: readonly number[]
  most: number
}
type Sold = { key: string; name: string; businesses: number }

/** The most sold first, each by its most frequent spelling. Businesses hidden from the viewer are not counted. */
export const soldItemsQuery = (param: Params<Input>) =>
  sql<Sold>`
  with begun as (
    select sold.key, sold.businesses from unnest(${param('beginnings')}::text[]) as beginning
      join sold_items as sold on sold.name = '' and sold.key >= beginning and sold.key < beginning || ${LAST}
    union
    select key, businesses from sold_items where name = '' and key = any (${param('keys')}::text[])
  ), best as (
    select key, businesses from begun
    order by key = any (${param('exact')}::text[]) desc, businesses desc, key
    limit ${param('most')}
  )
  select key, coalesce(spelling.name, '') as name, businesses - (
    select count(*) from item_search
    where provider_id = any (${param('hidden')}::bigint[]) and is_seen and sold_keys @> array[best.key]
  )::integer as businesses
  from best left join lateral (
    select name from sold_items as spelled
    where spelled.key = best.key and name <> ''
    order by (name ~ '[\u0900-\u097F]') = ${param('isHindi')} desc, spelled.businesses desc, name
    limit 1
  ) as spelling on true`

export const selectSoldItems = quickRead('sold_items', (db, param: Params<Input>) => ({
  compile: () => soldItemsQuery(param).compile(db),
}))
