// Businesses in few districts, so that a selection finds enough of them nearby, as in a town.
import { sql } from 'kysely'
import type { Db } from '../../server/platform/db/db.ts'

const DISTRICTS = 200

// Raised when other rows are written.
const VERSION = 1
export const needsContents = (providers: number, customers: number) => `${VERSION} ${providers} ${customers}`

/** Accounts up to `providers` are businesses, each with a post; those after them are customers. */
export const fillNeeds = async (db: Db, providers: number, customers: number) => {
  console.log(`creating a market of ${providers} businesses ...`)
  await sql`set session_replication_role = replica`.execute(db)
  await sql`
    insert into accounts (id, role, username, username_key, password_hash, verified_at, created_at)
    overriding system value
    select n, case when n <= ${providers}::integer then 'provider' else 'customer' end, 'person' || n, 'person' || n, 'x',
      now() - interval '1 year', now() - interval '1 year'
    from generate_series(1, ${providers + customers}::integer) n`.execute(db)
  await sql`
    insert into providers (account_id, name, business_name, category_id, street_address, district_id)
    select n, 'Ramesh Sharma', 'Sharma Sweets ' || n, 1 + n % 45, 'Shop No. 7, Tekari Road', 1 + (n / 45) % ${sql.lit(DISTRICTS)}
    from generate_series(1, ${providers}::integer) n`.execute(db)
  await sql`
    insert into customers (account_id, name)
    select n, 'Asha Devi' from generate_series(${providers + 1}::integer, ${providers + customers}::integer) n`.execute(
    db,
  )
  await sql`
    insert into posts (provider_id, title, content, created_at)
    select n, 'Fresh today', 'Fresh tilkut since this morning.', now() - n * interval '1 minute'
    from generate_series(1, ${providers}::integer) n`.execute(db)
  await sql`select setval(pg_get_serial_sequence('accounts', 'id'), ${(providers + customers) * 2}::bigint)`.execute(
    db,
  )
  await sql`set session_replication_role = origin`.execute(db)
  await sql`vacuum (analyze, freeze)`.execute(db)
}

const LISTED = { businesses: 200, needs: 20, asked: 5, replies: 2 } as const

/** Twenty needs for each customer, each with five businesses that were asked and two replies. Returns the businesses. */
export const fillLists = async (db: Db, customers: readonly number[]) => {
  const { businesses, needs, asked, replies } = LISTED
  await sql`
    insert into needs (customer_id, text, words_key, category_id, district_id, wanted, created_at, expires_at, asked_count, to_ask)
    select customer, 'Two kilos of laddu for a wedding, number ' || n, 'key' || n, 1, 1, 'this_week',
      now() - n * interval '1 hour', now() + interval '14 days' - n * interval '1 hour', ${asked}::integer, 0
    from unnest(${customers}::bigint[]) as customer, generate_series(1, ${needs}::integer) n`.execute(db)
  await sql`
    insert into need_asks (need_id, provider_id, asked_at, round, reason, distance_km, replied_at)
    select id, 1 + (id * ${asked}::integer + n) % ${businesses}::integer, created_at, 1, 'first', 0,
      case when n < ${replies}::integer then created_at end
    from needs, generate_series(0, ${asked}::integer - 1) n`.execute(db)
  await sql`
    insert into need_replies (need_id, provider_id, text, price_paise, minutes, created_at)
    select need_id, provider_id, 'Fresh ones tomorrow morning, with home delivery.', 90000, 25, replied_at
    from need_asks where replied_at is not null`.execute(db)
  await sql`vacuum analyze needs, need_asks, need_replies`.execute(db)
  return Array.from({ length: businesses }, (_each, at) => at + 1)
}
