import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { isItem } from '../../../../contract/search-text/words/lexemes.ts'
import { matchKeysOf } from '../../../../contract/search-text/words/match-keys.ts'
import type { SoldItem } from '../words/sold-items.ts'
import { PRICED } from '../find/conditions.ts'
import type { Word } from '../../../../contract/search-text/documents.ts'
import { soundsOf } from '../../../../contract/search-text/words/sounds.ts'

const escaped = (text: string) =>
  /['\\]/.test(text) ? text.replaceAll('\\', '\\\\').replaceAll("'", "''") : text

const NONE: ReadonlySet<string> = new Set()

// A weight needs a position, and a lexeme without one matches every weight.
const weightOf = (each: string, priced: ReadonlySet<string>) =>
  isItem(each) ? `:1${priced.has(each) ? PRICED : ''}` : ''

/** In the text format of PostgreSQL. */
export const tsvectorText = (lexemes: readonly string[], priced = NONE) =>
  lexemes.map((each) => `'${escaped(each)}'${weightOf(each, priced)}`).join(' ')

const ITEMS = sql<{ id: number; name: string; isPriced: boolean }[]>`(
  select coalesce(json_agg(json_build_object('id', id, 'name', name, 'isPriced', price_paise is not null) order by position, id), '[]')
  from price_items where provider_id = providers.account_id and is_available
)`

const providerTexts = (db: Db) =>
  db
    .selectFrom('providers')
    .innerJoin('districts', 'districts.id', 'providers.districtId')
    .select([
      'providers.accountId as id',
      'providers.businessName',
      'providers.businessTagline',
      'providers.businessDescription',
      'providers.streetAddress',
      'providers.categoryId',
      'providers.districtId',
      'districts.stateId',
    ])

const withItems = (db: Db) => providerTexts(db).select(ITEMS.as('items'))

/** Locked, so that concurrent writers do not move a row between bands. Does not block posts that refer to it. */
export const lockProviderText = (db: Db, id: number) =>
  withItems(db).where('providers.accountId', '=', id).forNoKeyUpdate('providers').executeTakeFirst()

export const lockPostOwner = (db: Db, id: number) =>
  providerTexts(db).where('providers.accountId', '=', id).forNoKeyUpdate('providers').executeTakeFirst()

export const selectProviderTexts = (db: Db, { after, limit }: { after: number; limit: number }) =>
  withItems(db).where('providers.accountId', '>', after).orderBy('providers.accountId').limit(limit).execute()

export const selectPostText = (db: Db, id: number) =>
  db
    .selectFrom('posts')
    .select(['id', 'providerId', 'title', 'content', 'kind'])
    .where('id', '=', id)
    .executeTakeFirst()

/** With the columns that posts use of their businesses. */
export const selectPostTexts = (db: Db, { after, limit }: { after: number; limit: number }) =>
  db
    .selectFrom('posts')
    .innerJoin('providers', 'providers.accountId', 'posts.providerId')
    .innerJoin('districts', 'districts.id', 'providers.districtId')
    .select([
      'posts.id',
      'posts.providerId',
      'posts.title',
      'posts.content',
      'posts.kind',
      'providers.businessName',
      'providers.categoryId',
      'providers.districtId',
      'districts.stateId',
    ])
    .where('posts.id', '>', after)
    .orderBy('posts.id')
    .limit(limit)
    .execute()

export type Entry = { id: number; lexemes: readonly string[] }

const idsOf = (entries: readonly Entry[]) => entries.map(({ id }) => id)
const termsOf = (entries: readonly (Entry & Partial<ProviderEntry>)[]) =>
  entries.map(({ lexemes, priced }) => tsvectorText(lexemes, priced))

export type ProviderEntry = Entry & {
  items: readonly Entry[]
  priced: ReadonlySet<string>
  sold: readonly SoldItem[]
}

const soldKeys = ({ sold }: ProviderEntry) => sold.map(({ key }) => key)
const soldNames = ({ sold }: ProviderEntry) => sold.map(({ name }) => name)

const itemTerms = ({ items }: ProviderEntry) => {
  const places = new Map<string, number[]>()
  for (const [at, { lexemes }] of items.entries())
    for (const each of lexemes) places.set(each, [...(places.get(each) ?? []), at + 1])
  return [...places].map(([each, at]) => `'${escaped(each)}':${at.join(',')}`).join(' ')
}

export const writeProviderRow = async (db: Db, entry: ProviderEntry) => {
  const { rows } = await sql<{ before: string[] }>`
    select write_provider_search(
      ${entry.id}, ${tsvectorText(entry.lexemes, entry.priced)}::tsvector, ${idsOf(entry.items)}::bigint[], ${itemTerms(entry)}::tsvector,
      ${soldKeys(entry)}::text[], ${soldNames(entry)}::text[]
    ) as before`.execute(db)
  return rows[0]?.before ?? []
}

const insertItemRows = (db: Db, entries: readonly ProviderEntry[]) =>
  sql`
    insert into item_search (provider_id, item_ids, terms, sold_keys, sold_names, is_seen)
    select fresh.id, item_ids::bigint[], terms,
      array(select jsonb_array_elements_text(sold_keys)), array(select jsonb_array_elements_text(sold_names)),
      verified_at is not null and suspended_at is null and deleted_at is null
    from unnest(
      ${idsOf(entries)}::bigint[], ${entries.map(({ items }) => `{${idsOf(items).join(',')}}`)}::text[],
      ${entries.map(itemTerms)}::tsvector[], ${entries.map((entry) => JSON.stringify(soldKeys(entry)))}::jsonb[],
      ${entries.map((entry) => JSON.stringify(soldNames(entry)))}::jsonb[]
    ) as fresh (id, item_ids, terms, sold_keys, sold_names)
      join accounts on accounts.id = fresh.id`.execute(db)

export const insertProviderRows = async (db: Db, entries: readonly ProviderEntry[]) => {
  await insertItemRows(
    db,
    entries.filter(({ items }) => items.length > 0),
  )
  await sql`
    insert into provider_search (provider_id, band, quality, position, terms)
    select provider_id, band_of(quality, is_seen), quality, position, terms
    from unnest(${idsOf(entries)}::bigint[], ${termsOf(entries)}::tsvector[]) as fresh (provider_id, terms)
      join provider_standing using (provider_id)`.execute(db)
}

/** After a change that affects quality but no words, such as a new post. */
/** False when it is as before. */
export const refreshQuality = async (db: Db, providerId: number) => {
  const { numAffectedRows = 0n } = await sql`
    update provider_search as shown set quality = standing.quality, band = band_of(standing.quality, is_seen)
    from provider_standing as standing
    where standing.provider_id = ${providerId} and shown.provider_id = ${providerId}
      and shown.quality <> standing.quality`.execute(db)
  return numAffectedRows > 0n
}

export const upsertPostRows = (db: Db, entries: readonly Entry[]) =>
  sql`
    insert into post_search (post_id, provider_id, created_at, is_seen, terms)
    select posts.id, posts.provider_id, posts.created_at,
      verified_at is not null and suspended_at is null and deleted_at is null and visibility = 'shown',
      terms || age_lexeme(posts.id)
    from unnest(${idsOf(entries)}::bigint[], ${termsOf(entries)}::tsvector[]) as fresh (id, terms)
      join posts using (id)
      join accounts on accounts.id = posts.provider_id
    on conflict (post_id) do update set terms = excluded.terms, is_seen = excluded.is_seen`.execute(db)

export const replaceOwnerLexemes = (db: Db, providerId: number, lexemes: readonly string[]) =>
  sql`
    update post_search set terms = with_maker(terms, ${tsvectorText(lexemes)}::tsvector)
    where provider_id = ${providerId}`.execute(db)

/** Words that are new, or new as a part of a name. */
export const selectNewWords = async (db: Db, words: readonly Word[]) => {
  const { rows } = await sql<Word>`
    select word, is_name
    from unnest(${words.map(({ word }) => word)}::text[], ${words.map(({ isName }) => isName)}::boolean[])
      as fresh (word, is_name)
    where not exists (
      select from search_words as known
      where known.word = fresh.word collate "C" and (known.is_name or not fresh.is_name)
    )`.execute(db)
  return rows
}

export type VocabularyRow = Word & { sound: string; clues: readonly string[] }

export const toVocabularyRow = ({ word, isName }: Word): VocabularyRow => ({
  word,
  isName,
  sound: soundsOf(word)[0] ?? '',
  clues: matchKeysOf([word]),
})

// One JSON array of match keys per word: PostgreSQL has no arrays of arrays of different lengths. In the order of the words, so that
// concurrent writers do not deadlock.
export const insertWords = (db: Db, words: readonly VocabularyRow[]) =>
  sql`
    insert into search_words (word, sound, is_name, clues)
    select word, sound, is_name, array(select jsonb_array_elements_text(clues))
    from unnest(
      ${words.map(({ word }) => word)}::text[],
      ${words.map(({ sound }) => sound)}::text[],
      ${words.map(({ isName }) => isName)}::boolean[],
      ${words.map(({ clues }) => JSON.stringify(clues))}::jsonb[]
    ) as fresh (word, sound, is_name, clues)
    order by word collate "C"
    on conflict (word) do update set is_name = true where excluded.is_name and not search_words.is_name`.execute(
    db,
  )
