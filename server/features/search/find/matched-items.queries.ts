import { sql } from 'kysely'
import type { Static } from 'typebox'
import type { PricedItem } from '../../../../contract/price-list.ts'
import type { Db } from '../../../platform/db/db.ts'
import { type Params, preparedRead } from '../../../platform/db/prepared.ts'

/** Lists of equal length: the lexemes that the words of a query may be indexed by. */
export type ItemLexemes = {
  query: string
  lexemes: readonly string[]
  words: readonly number[]
  /** False for a place or an optional word: an item is never displayed for these alone. */
  areMain: readonly boolean[]
  /** The word itself in any script, not a misspelling or a prefix. */
  areCertain: readonly boolean[]
}

/** `guessed`: businesses that were found by a guess only. */
type MatchedItemsInput = ItemLexemes & { ids: readonly number[]; guessed: readonly number[] }
type MatchedItem = { id: number; name: string; price: number | null; priceTo: number | null; unit: Unit }
type Unit = Static<typeof PricedItem>['unit']

const matchedItemsRead = preparedRead('matched_items', (db, param: Params<MatchedItemsInput>) => ({
  compile: () =>
    sql<MatchedItem>`
      select shop.provider_id as id, item.name, item.price_paise as price, item.price_to_paise as price_to, item.unit
      from item_search as shop cross join lateral (
        select price_items.*
        from (
          select at, count(distinct word.number) as words
          from unnest(shop.terms) as term
            join unnest(${param('lexemes')}::text[], ${param('words')}::integer[], ${param('areMain')}::boolean[], ${param('areCertain')}::boolean[])
              as word (lexeme, number, is_main, is_certain) on word.lexeme = term.lexeme
            cross join unnest(term.positions) as at
          where word.is_certain or shop.provider_id = any(${param('guessed')}::bigint[])
          group by at
          having bool_or(word.is_main)
        ) as hit join price_items on price_items.id = shop.item_ids[hit.at]
        where price_items.is_available
        order by hit.words desc, price_items.position, price_items.id
        limit 1
      ) as item
      where shop.provider_id = any(${param('ids')}::bigint[]) and shop.terms @@ ${param('query')}::tsquery`.compile(
      db,
    ),
}))

/** By business: the first of the items that match most words. */
export const selectMatchedItems = async (db: Db, input: MatchedItemsInput) =>
  new Map(
    (await matchedItemsRead(db, input)).map(({ id, name, price, priceTo, unit }) => [
      id,
      { name, price_paise: price, price_to_paise: priceTo, unit },
    ]),
  )
