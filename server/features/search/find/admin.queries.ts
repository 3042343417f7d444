// Where the admin panel looks for words.
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'

const tables = {
  people: { table: sql.table('people_search'), key: sql.ref('account_id') },
  posts: { table: sql.table('post_search'), key: sql.ref('post_id') },
  comments: { table: sql.table('comment_search'), key: sql.ref('comment_id') },
  reviews: { table: sql.table('review_search'), key: sql.ref('review_id') },
} as const

export type SearchTable = keyof typeof tables
type TermsQuery = { kind: SearchTable; terms: string }

// One in a hundred fills a page within a few thousand rows; whatever is rarer has few enough to be gathered.
const LATEST = sql.lit(5_000)
const MANY = 50

export type Role = 'customer' | 'provider'

// What every second business is called is rare among customers.
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

// Of posts that everybody sees and of the others there is an index each.
const PARTIAL_INDEXES = {
  people: [sql`true`],
  posts: [sql`is_seen`, sql`not is_seen`],
  comments: [sql`true`],
  reviews: [sql`true`],
}

/** The ids of all that have the words, by the index. */
const matchingIds = ({ kind, terms }: TermsQuery) => {
  const { table, key } = tables[kind]
  const parts = PARTIAL_INDEXES[kind].map(
    (half) => sql`select ${key} from ${table} where ${half} and terms @@ ${terms}::tsquery`,
  )
  return sql.join(parts, sql` union all `)
}

/** Asked of one row after the other. The offset keeps it from being made a join. */
const rowMatches = (id: string, { kind, terms }: TermsQuery) => {
  const { table, key } = tables[kind]
  return sql<boolean>`exists (
    select from ${table} where ${key} = ${sql.ref(id)} and terms @@ ${terms}::tsquery offset 0
  )`
}

/** What was typed, as lists are narrowed by it. */
export type AdminSearch = Readonly<TermsQuery & { isCommon: boolean }>

/**
 * A condition on the rows of a list, which is read the latest first. What is common is met often enough on the way; what is rare is
 * looked up first. The planner would have to guess, and among a million a wrong guess reads them all.
 */
export const matchesSearch = (id: string, found: AdminSearch | null) => {
  if (!found) return sql<boolean>`true`
  return found.isCommon
    ? rowMatches(id, found)
    : sql<boolean>`${sql.ref(id)} = any(array(${matchingIds(found)}))`
}
