import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'

const tables = {
  people: { table: sql.table('people_search'), key: sql.ref('account_id') },
  posts: { table: sql.table('post_search'), key: sql.ref('post_id') },
  comments: { table: sql.table('comment_search'), key: sql.ref('comment_id') },
  reviews: { table: sql.table('review_search'), key: sql.ref('review_id') },
  needs: { table: sql.table('need_search'), key: sql.ref('need_id') },
} as const

export type SearchTable = keyof typeof tables
type TermsQuery = { kind: SearchTable; terms: string }

// A term in one of a hundred rows fills a page within a few thousand rows; rarer ones are looked up in the index.
const LATEST = sql.lit(5_000)
const MANY = 50

export type Role = 'customer' | 'provider'

// A common word of businesses is rare among customers.
const latestTerms = (kind: SearchTable, role: Role | undefined) => {
  const { table, key } = tables[kind]
  if (!role) return sql`select terms from ${table} order by ${key} desc limit ${LATEST}`
  return sql`select terms from ${table} join accounts on accounts.id = ${key}
    where role = ${sql.lit(role)} order by accounts.id desc limit ${LATEST}`
}

export const isCommonAmongLatest = async (db: Db, { kind, terms }: TermsQuery, role?: Role) => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${latestTerms(kind, role)}) as latest
    where terms @@ ${terms}::tsquery`.execute(db)
  return (rows[0]?.count ?? 0) >= MANY
}

// Visible posts and others have an index each.
const PARTIAL_INDEXES = {
  people: [sql`true`],
  posts: [sql`is_seen`, sql`not is_seen`],
  comments: [sql`true`],
  reviews: [sql`true`],
  needs: [sql`true`],
}

const matchingIds = ({ kind, terms }: TermsQuery) => {
  const { table, key } = tables[kind]
  const parts = PARTIAL_INDEXES[kind].map(
    (half) => sql`select ${key} from ${table} where ${half} and terms @@ ${terms}::tsquery`,
  )
  return sql.join(parts, sql` union all `)
}

/** Evaluated per row. The offset prevents a join. */
const rowMatches = (id: string, { kind, terms }: TermsQuery) => {
  const { table, key } = tables[kind]
  return sql<boolean>`exists (
    select from ${table} where ${key} = ${sql.ref(id)} and terms @@ ${terms}::tsquery offset 0
  )`
}

export type AdminSearch = Readonly<TermsQuery & { isCommon: boolean }>

/**
 * A condition on the rows of a list, newest first. Common terms are checked while reading the list; rare ones are looked up first. The
 * planner would have to guess, and a wrong guess reads a million rows.
 */
export const matchesSearch = (id: string, found: AdminSearch | null) => {
  if (!found) return sql<boolean>`true`
  return found.isCommon
    ? rowMatches(id, found)
    : sql<boolean>`${sql.ref(id)} = any(array(${matchingIds(found)}))`
}
