// Writes the rows by which the admin panel finds people and comments.
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { type Entry, tsvectorText } from './index.queries.ts'

type Page = { after: number; limit: number }

const NAMES = sql<string[]>`array_remove(
  array[customers.name, providers.name, providers.business_name, accounts.username], null
)`

// Administrators are found by nobody, and whoever is deleted has no names.
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

export const selectCommentText = (db: Db, id: number) =>
  commentRows(db).where('id', '=', id).executeTakeFirst()

export const selectCommentTexts = (db: Db, { after, limit }: Page) =>
  commentRows(db).where('id', '>', after).orderBy('id').limit(limit).execute()

const termsOf = ({ lexemes }: Entry) => sql<string>`${tsvectorText(lexemes)}::tsvector`

export const upsertPeopleRows = (db: Db, entries: readonly Entry[]) =>
  db
    .insertInto('peopleSearch')
    .values(entries.map((entry) => ({ accountId: entry.id, terms: termsOf(entry) })))
    .onConflict((on) => on.column('accountId').doUpdateSet({ terms: sql`excluded.terms` }))
    .execute()

export const upsertCommentRows = (db: Db, entries: readonly Entry[]) =>
  db
    .insertInto('commentSearch')
    .values(entries.map((entry) => ({ commentId: entry.id, terms: termsOf(entry) })))
    .onConflict((on) => on.column('commentId').doUpdateSet({ terms: sql`excluded.terms` }))
    .execute()

export const deletePersonRow = (db: Db, accountId: number) =>
  db.deleteFrom('peopleSearch').where('accountId', '=', accountId).execute()
