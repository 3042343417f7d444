import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/db.ts'
import { type Entry, tsvectorText } from './index.queries.ts'

type Page = { after: number; limit: number }

const NAMES = sql<string[]>`array_remove(
  array[customers.name, providers.name, providers.business_name, accounts.username], null
)`

// Administrators are not searchable, and deleted accounts have no names.
const named = (db: Db) =>
  db
    .selectFrom('accounts')
    .leftJoin('customers', 'customers.accountId', 'accounts.id')
    .leftJoin('providers', 'providers.accountId', 'accounts.id')
    .select(['accounts.id', NAMES.as('names')])
    .where('accounts.role', '<>', 'admin')
    .where('accounts.deletedAt', 'is', null)

export const selectNamesOf = (db: Db, id: number) =>
  named(db).where('accounts.id', '=', id).executeTakeFirst()

export const selectPeopleNames = (db: Db, { after, limit }: Page) =>
  named(db).where('accounts.id', '>', after).orderBy('accounts.id').limit(limit).execute()

const commentRows = (db: Db) => db.selectFrom('comments').select(['id', 'content', 'reply'])

export const selectCommentTexts = (db: Db, { after, limit }: Page) =>
  commentRows(db).where('id', '>', after).orderBy('id').limit(limit).execute()

const termsOf = ({ lexemes }: Entry) => sql<string>`${tsvectorText(lexemes)}::tsvector`

export const upsertPeopleRows = (db: Db, entries: readonly Entry[]) =>
  db
    .insertInto('peopleSearch')
    .values(entries.map((entry) => ({ accountId: entry.id, terms: termsOf(entry) })))
    .onConflict((on) => on.column('accountId').doUpdateSet({ terms: sql`excluded.terms` }))
    .execute()

export const upsertCommentRows = (db: Db, entries: readonly Entry[]) => {
  const ids = entries.map(({ id }) => id)
  const terms = entries.map(({ lexemes }) => tsvectorText(lexemes))
  return sql`
    insert into comment_search (comment_id, terms)
    select id, terms::tsvector from unnest(${ids}::bigint[], ${terms}::text[]) as given (id, terms)
    on conflict (comment_id) do update set terms = excluded.terms`.execute(db)
}

/** Until the end of the transaction: of two concurrent writers of one comment, the later one writes the later text. */
export const lockCommentsToIndex = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('comments to index', 0))`.execute(tx)

export const selectCommentTextsForKeyShare = (tx: Tx, ids: readonly number[]) =>
  commentRows(tx)
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .forKeyShare()
    .execute()

const reviewRows = (db: Db) => db.selectFrom('reviews').select(['id', 'text as content', 'reply'])

export const selectReviewText = (db: Db, id: number) => reviewRows(db).where('id', '=', id).executeTakeFirst()

export const selectReviewTexts = (db: Db, { after, limit }: Page) =>
  reviewRows(db).where('id', '>', after).orderBy('id').limit(limit).execute()

export const upsertReviewRows = (db: Db, entries: readonly Entry[]) =>
  db
    .insertInto('reviewSearch')
    .values(entries.map((entry) => ({ reviewId: entry.id, terms: termsOf(entry) })))
    .onConflict((on) => on.column('reviewId').doUpdateSet({ terms: sql`excluded.terms` }))
    .execute()

export const selectNeedTexts = (db: Db, { after, limit }: Page) =>
  db
    .selectFrom('needs')
    .select(['id', 'text as content'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

export const upsertNeedRows = (db: Db, entries: readonly Entry[]) =>
  db
    .insertInto('needSearch')
    .values(entries.map((entry) => ({ needId: entry.id, terms: termsOf(entry) })))
    .onConflict((on) => on.column('needId').doUpdateSet({ terms: sql`excluded.terms` }))
    .execute()

export const deletePersonRow = (db: Db, accountId: number) =>
  db.deleteFrom('peopleSearch').where('accountId', '=', accountId).execute()
