// Businesses that take orders, customers who are signed in, posts to comment on, and a history of orders.
import { sql } from 'kysely'
import type { Db } from '../../server/platform/db/db.ts'

export const size = { providers: 500, customers: 1_000, items: 40, posts: 5_000, orders: 100_000 } as const

const fillPeople = async (db: Db) => {
  const { providers, customers } = size
  await sql`
    insert into accounts (id, role, username, username_key, password_hash, verified_at)
    overriding system value
    select n, case when n <= ${providers}::integer then 'provider' else 'customer' end, 'person' || n, 'person' || n, 'x',
      now() - interval '1 year'
    from generate_series(1, ${providers + customers}::integer) n`.execute(db)
  await sql`
    insert into providers (account_id, name, business_name, category_id, street_address, district_id)
    select n, 'Ramesh Sharma', 'Sharma Kirana ' || n, 1 + n % 45, 'Shop No. 7, Tekari Road', 1 + n % 791
    from generate_series(1, ${providers}::integer) n`.execute(db)
  await sql`
    insert into customers (account_id, name)
    select n, 'Asha Kumari ' || n
    from generate_series(${providers + 1}::integer, ${providers + customers}::integer) n`.execute(db)
}

/** An item of provider p has the ids from (p - 1) * items + 1 on. */
export const itemIdsOf = (provider: number) =>
  Array.from({ length: size.items }, (_each, at) => (provider - 1) * size.items + at + 1)

const fillItems = async (db: Db) => {
  await sql`
    insert into price_items (id, provider_id, position, name, price_paise, unit)
    overriding system value
    select (p - 1) * ${size.items}::integer + n, p, n, 'Item ' || n, 1000 + n * 37, 'kg'
    from generate_series(1, ${size.providers}::integer) p, generate_series(1, ${size.items}::integer) n`.execute(
    db,
  )
  await sql`
    insert into order_settings (provider_id, is_on, last_number)
    select n, true, 1000000 from generate_series(1, ${size.providers}::integer) n`.execute(db)
  await sql`
    insert into posts (provider_id, title, content)
    select 1 + n % ${size.providers}::integer, 'Fresh today, number ' || n, 'Come and taste.'
    from generate_series(1, ${size.posts}::integer) n`.execute(db)
}

const fillOrders = (db: Db) =>
  sql`
    insert into orders (provider_id, number, customer_id, status, items, subtotal_paise, total_paise, has_unpriced, note,
      handover, address, history, created_at)
    select 1 + n % ${size.providers}::integer, n, 1 + ${size.providers}::integer + n * 7 % ${size.customers}::integer,
      case when n % 50 = 0 then 'placed' else 'completed' end,
      (select jsonb_agg(jsonb_build_object(
        'name', 'Item ' || i, 'unit', 'kg', 'quantity', '1.5', 'price_paise', 4000, 'amount_paise', 6000
      )) from generate_series(1, 5) i),
      30000, 30000, false, '', 'pickup', '',
      jsonb_build_array(jsonb_build_object('status', 'placed', 'by', 'customer', 'at', now(), 'note', '')),
      now() - n * interval '1 minute'
    from generate_series(1, ${size.orders}::integer) n`.execute(db)

export const fillOrderMarket = async (db: Db) => {
  await fillPeople(db)
  await fillItems(db)
  await fillOrders(db)
  await sql`analyze`.execute(db)
}

const sessionsOf = async (db: Db, from: number, upTo: number) => {
  const { rows } = await sql<{ id: number }>`
    insert into sessions (account_id, is_remembered, expires_at, proved_at, last_seen_at)
    select account, false, now() + interval '1 day', now(), now()
    from generate_series(${from}::integer, ${upTo}::integer) as account
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

export const openOrderSessions = async (db: Db) => ({
  providers: await sessionsOf(db, 1, size.providers),
  customers: await sessionsOf(db, size.providers + 1, size.providers + size.customers),
})
