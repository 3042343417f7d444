// Where the desk looks for words.
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'

const tables = {
  people: { table: sql.table('people_search'), key: sql.ref('account_id') },
  posts: { table: sql.table('post_search'), key: sql.ref('post_id') },
  comments: { table: sql.table('comment_search'), key: sql.ref('comment_id') },
} as const

export type Kept = keyof typeof tables
type Asked = { kind: Kept; terms: string }

// One in a hundred fills a page within a few thousand rows; whatever is rarer has few enough to be gathered.
const LATEST = sql.lit(5_000)
const MANY = 50

export type Role = 'customer' | 'provider'

// What every second business is called is rare among customers.
const latestOf = (kind: Kept, role: Role | undefined) => {
  const { table, key } = tables[kind]
  if (!role) return sql`select terms from ${table} order by ${key} desc limit ${LATEST}`
  return sql`select terms from ${table} join accounts on accounts.id = ${key}
    where role = ${sql.lit(role)} order by accounts.id desc limit ${LATEST}`
}

export const hasAmongLatest = async (db: Db, { kind, terms }: Asked, role?: Role) => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${latestOf(kind, role)}) as latest
    where terms @@ ${terms}::tsquery`.execute(db)
  return (rows[0]?.count ?? 0) >= MANY
}

// Of posts that everybody sees and of the others there is an index each.
const halves = { people: [sql`true`], posts: [sql`is_seen`, sql`not is_seen`], comments: [sql`true`] }

/** The ids of all that have the words, by the index. */
const idsWith = ({ kind, terms }: Asked) => {
  const { table, key } = tables[kind]
  const parts = halves[kind].map(
    (half) => sql`select ${key} from ${table} where ${half} and terms @@ ${terms}::tsquery`,
  )
  return sql.join(parts, sql` union all `)
}

/** Asked of one row after the other. The offset keeps it from being made a join. */
const isWith = (id: string, { kind, terms }: Asked) => {
  const { table, key } = tables[kind]
  return sql<boolean>`exists (
    select from ${table} where ${key} = ${sql.ref(id)} and terms @@ ${terms}::tsquery offset 0
  )`
}

/** What was typed, as lists are narrowed by it. */
export type Found = Readonly<Asked & { isCommon: boolean }>

/**
 * A condition on the rows of a list, which is read the latest first. What is common is met often enough on the way; what is rare is
 * looked up first. The planner would have to guess, and among a million a wrong guess reads them all.
 */
export const isFound = (id: string, found: Found | null) => {
  if (!found) return sql<boolean>`true`
  return found.isCommon ? isWith(id, found) : sql<boolean>`${sql.ref(id)} = any(array(${idsWith(found)}))`
}
