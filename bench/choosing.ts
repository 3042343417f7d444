// What people choose by, for markets of any size: opening hours and reviews.
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../server/platform/db/db.ts'

const REVIEWS_EACH = 10
const CUSTOMERS = 10_000

const WEEK = [0, 1, 2, 3, 4, 5, 6]
const daily = (closedDay: number, ...spans: [opens: string, closes: string][]) => {
  const day = spans.map(([opens, closes]) => ({ opens, closes }))
  const weekly = WEEK.map((each) => (each === closedDay ? [] : day))
  return JSON.stringify({ weekly, special_days: [] })
}
const HOURS = WEEK.flatMap((closedDay) => [
  daily(closedDay, ['09:00', '21:30']),
  daily(closedDay, ['10:00', '14:00'], ['16:00', '20:00']),
  daily(closedDay, ['00:00', '24:00']),
  daily(closedDay, ['18:00', '02:00']),
])

/** The opening hours of a business by its id: one in ten has none. */
export const hoursOf = (id: RawBuilder<unknown>) =>
  sql`case when ${id} % 10 <> 0 then (${HOURS}::text[])[1 + ${id} % ${sql.lit(HOURS.length)}]::jsonb end`

export const insertCustomers = async (db: Db) => {
  await sql`
    with people as (
      insert into accounts (role, username, username_key, password_hash, verified_at)
      select 'customer', 'guest' || n, 'guest' || n, 'x', now() from generate_series(1, ${sql.lit(CUSTOMERS)}) as n
      returning id
    )
    insert into customers (account_id, name) select id, 'Guest' from people`.execute(db)
}

/** About so many a business, more good ones than bad ones. */
export const insertReviews = (tx: Tx, { from, to }: { from: number; to: number }) =>
  sql`
    insert into reviews (provider_id, customer_id, rating, has_contacted, created_at)
    select provider.account_id, guests.ids[1 + (provider.account_id * 7 + n) % ${sql.lit(CUSTOMERS)}],
      (array[5, 4, 5, 3, 5, 4, 1, 5, 2, 4])[1 + (provider.account_id * 3 + n * n) % 10], false,
      now() - (provider.account_id + n) * interval '1 minute'
    from providers as provider, generate_series(1, ${sql.lit(2 * REVIEWS_EACH)}) as n,
      (select array_agg(account_id) as ids from customers) as guests
    where provider.account_id between ${from} and ${to} and n <= provider.account_id % ${sql.lit(2 * REVIEWS_EACH + 1)}`.execute(
    tx,
  )
