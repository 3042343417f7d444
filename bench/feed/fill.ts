// A market in which people follow: ten posts a provider, some fifty follows a customer, and one business with all customers as followers.
import { sql } from 'kysely'
import type { Db } from '../../server/platform/db/db.ts'

const POST = 'ताज़ा तिलकुट आज सुबह से मिल रहा है, गुड़ और चीनी दोनों में। Fresh tilkut since this morning. '

export const POSTS_PER_PROVIDER = 10
const FOLLOWS_A_CUSTOMER = 49
/** Customers who follow very many; they read. */
export const READERS = 200
const FOLLOWS_A_READER = 500

// Raised when other rows are written.
const VERSION = 1
export const feedContents = (providers: number) => `${VERSION} ${providers}`

/** As many customers as shops. Providers come first: the ids go on with the customers. */
const fillPeople = async (db: Db, providers: number) => {
  await sql`
    insert into accounts (id, role, username, username_key, password_hash, verified_at)
    overriding system value
    select n, case when n <= ${providers}::integer then 'provider' else 'customer' end, 'person' || n, 'person' || n, 'x',
      now() - interval '1 year' - n * interval '1 minute'
    from generate_series(1, ${providers * 2}::integer) n`.execute(db)
  await sql`
    insert into providers (account_id, name, business_name, category_id, street_address, district_id)
    select n, 'Ramesh Sharma', 'Sharma Sweets ' || n, 1 + n % 45, 'Shop No. 7, Tekari Road', 1 + n % 791
    from generate_series(1, ${providers}::integer) n`.execute(db)
  await sql`
    insert into customers (account_id, name)
    select n, 'Asha Kumari ' || n from generate_series(${providers + 1}::integer, ${providers * 2}::integer) n`.execute(
    db,
  )
}

// Consecutive posts are of different businesses.
const fillPosts = (db: Db, providers: number) =>
  sql`
  insert into posts (provider_id, title, content, created_at)
  select 1 + n * 7919::bigint % ${providers}::bigint, 'Fresh today, number ' || n, repeat(${POST}, 3),
    now() - (${providers * POSTS_PER_PROVIDER}::integer - n) * interval '7 seconds'
  from generate_series(1, ${providers * POSTS_PER_PROVIDER}::integer) n`.execute(db)

const noteHeads = (db: Db) =>
  sql`
  insert into post_heads (provider_id, newest_at, newest_id)
  select distinct on (provider_id) provider_id, created_at, id from posts
  order by provider_id, created_at desc, id desc`.execute(db)

const fillFollows = (db: Db, providers: number) =>
  sql`
  insert into follows (customer_id, provider_id, followed_at)
  select customer, shop, now() - interval '100 days' - k * interval '1 hour'
  from generate_series(${providers + 1}::integer, ${providers * 2}::integer) as customer
    cross join lateral generate_series(
      0, case when customer <= ${providers + READERS}::integer then ${sql.lit(FOLLOWS_A_READER - 1)} else ${sql.lit(FOLLOWS_A_CUSTOMER)} end
    ) as k
    cross join lateral (
      select case when k = 0 then 1 else 2 + (customer * 104729::bigint + k * 7907::bigint) % ${providers - 1}::bigint end as shop
    ) as chosen
  on conflict do nothing`.execute(db)

const countFollowers = (db: Db) =>
  sql`
  insert into follower_counts (provider_id, followers)
  select provider_id, count(*) from follows group by provider_id`.execute(db)

/** Without triggers and foreign keys, which cost as much as the rows: every row is right as it is written. */
export const fillFeed = async (db: Db, providers: number) => {
  console.log(`making a market of ${providers} shops, ten posts each, and as many customers who follow ...`)
  await sql`set session_replication_role = replica`.execute(db)
  await fillPeople(db, providers)
  await fillPosts(db, providers)
  await noteHeads(db)
  await fillFollows(db, providers)
  await countFollowers(db)
  await sql`select setval(pg_get_serial_sequence('accounts', 'id'), ${providers * 2}::bigint)`.execute(db)
  await sql`set session_replication_role = origin`.execute(db)
  await sql`vacuum (analyze, freeze)`.execute(db)
}
