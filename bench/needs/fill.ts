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
