// A year of figures in a market: a fifth of the providers is looked at every day, a third every second day, the rest once a week.
import { sql } from 'kysely'
import type { Db } from '../../server/platform/db/db.ts'

const DAYS = 366

// Raised when other rows are written.
const VERSION = 1
export const figuresContents = (providers: number) => `${VERSION} ${providers} ${DAYS}`

const fillProviders = async (db: Db, providers: number) => {
  await sql`
    insert into accounts (id, role, username, username_key, password_hash, verified_at)
    overriding system value
    select n, 'provider', 'person' || n, 'person' || n, 'x', now() - interval '1 year' - n * interval '1 minute'
    from generate_series(1, ${providers}::integer) n`.execute(db)
  await sql`
    insert into providers (account_id, name, business_name, category_id, street_address, district_id)
    select n, 'Ramesh Sharma', 'Sharma Sweets ' || n, 1 + n % 45, 'Shop No. 7, Tekari Road', 1 + n % 791
    from generate_series(1, ${providers}::integer) n`.execute(db)
  await sql`
    insert into posts (provider_id, title, content, created_at)
    select n, 'Fresh today, number ' || k, 'Fresh tilkut since this morning.', now() - k * interval '9 days'
    from generate_series(1, ${providers}::integer) n, generate_series(1, 5) k`.execute(db)
}

// Day by day, as they come: the rows of one provider lie far from each other.
const fillDays = async (db: Db, providers: number) => {
  const { rows: keys } = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'shop_days_pkey'`.execute(
    db,
  )
  await sql`alter table shop_days drop constraint shop_days_pkey`.execute(db)
  await sql`
    insert into shop_days (
      provider_id, day, views, calls, whatsapp, directions, website, shares, contacts_saved,
      from_search, from_market, from_home, from_post, from_link, from_qr
    )
    select n, current_date - age, 40, 3, 2, 2, 1, 1, 1, 20, 5, 5, 4, 4, 2
    from generate_series(${sql.lit(DAYS)}, 0, -1) as age, generate_series(1, ${providers}::integer) n
    where n % 5 = 0 or (n % 5 < 3 and (age + n) % 2 = 0) or (age + n) % 7 = 0`.execute(db)
  await sql`alter table shop_days add ${sql.raw(keys[0]?.definition ?? '')}`.execute(db)
}

// Only of what is read: 90 days of the busiest.
const fillDetails = async (db: Db, providers: number) => {
  await sql`
    insert into post_days (provider_id, day, post_id, views)
    select provider_id, current_date - age, id, 3 from generate_series(90, 0, -1) as age, posts
    where provider_id % 5 = 0 and (id + age) % 9 = 0`.execute(db)
  await sql`
    insert into shop_searches (provider_id, day, text, times)
    select n, current_date - age, 'tilkut ' || k, 6
    from generate_series(90, 0, -6) as age, generate_series(5, ${providers}::integer, 5) n, generate_series(1, 3) k`.execute(
    db,
  )
}

export const fillFigures = async (db: Db, providers: number) => {
  console.log(`making a market of ${providers} shops and a year of their figures ...`)
  await sql`set session_replication_role = replica`.execute(db)
  await fillProviders(db, providers)
  await fillDays(db, providers)
  await fillDetails(db, providers)
  await sql`select setval(pg_get_serial_sequence('accounts', 'id'), ${providers * 2}::bigint)`.execute(db)
  await sql`set session_replication_role = origin`.execute(db)
  await sql`vacuum (analyze, freeze)`.execute(db)
}

export const printSize = async (db: Db, table: string) => {
  const { rows } = await sql<{ rows: number; bytes: number; ofIndexes: number }>`
    select sum(greatest(reltuples, 0))::bigint as rows, sum(pg_total_relation_size(oid))::bigint as bytes,
      sum(pg_indexes_size(oid))::bigint as of_indexes
    from pg_class where relkind = 'r' and ${table}::regclass in (oid, pg_partition_root(oid))`.execute(db)
  const { rows: count, bytes, ofIndexes } = rows[0] ?? { rows: 0, bytes: 0, ofIndexes: 0 }
  const megabytes = (size: number) => `${(size / 1024 / 1024).toFixed(0)} MB`
  console.log(`${table.padEnd(14)} ${count} rows, ${megabytes(bytes)}, of it indexes ${megabytes(ofIndexes)}`)
}
