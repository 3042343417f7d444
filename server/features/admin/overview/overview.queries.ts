import { sql } from 'kysely'
import { adminLimits } from '../../../../contract/admin-limits.ts'
import type { Db, Tx } from '../../../platform/db/db.ts'

export const selectCaseAges = async (db: Db, now: Date) => {
  const { rows } = await sql<{ today: number; days13: number; days37: number; older: number }>`
    select
      count(*) filter (where age < interval '1 day') as today,
      count(*) filter (where age >= interval '1 day' and age < interval '3 days') as days13,
      count(*) filter (where age >= interval '3 days' and age < interval '7 days') as days37,
      count(*) filter (where age >= interval '7 days') as older
    from (select ${now}::timestamptz - since as age from cases where status in ('open', 'in_review')) as waiting`.execute(
    db,
  )
  return rows[0] ?? { today: 0, days13: 0, days37: 0, older: 0 }
}

export const countWaitingAppeals = async (db: Db) => {
  const { count } = await db
    .selectFrom('decisions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('appealedAt', 'is not', null)
    .where('answeredAt', 'is', null)
    .where('undoneAt', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

const DAYS = sql.lit(adminLimits.overviewDays)
const todayAt = (now: Date) => sql`(${now}::timestamptz at time zone 'Asia/Kolkata')::date`

// As text, because a date in India is not a date in the server's time zone.
export const selectDays = async (db: Db, now: Date) => {
  const { rows } = await sql<{
    day: string
    customers: number
    providers: number
    posts: number
    contacts: number
    messages: number
    views: number
    calls: number
    needs: number
    orders: number
    countedAt: Date | null
  }>`
    select day::date::text as day, coalesce(customers, 0) as customers, coalesce(providers, 0) as providers,
      coalesce(posts, 0) as posts, coalesce(contacts, 0) as contacts, coalesce(messages, 0) as messages,
      coalesce(views, 0) as views, coalesce(calls, 0) as calls, coalesce(needs, 0) as needs,
      coalesce(orders, 0) as orders, counted_at
    from generate_series(${todayAt(now)} - (${DAYS} - 1), ${todayAt(now)}, interval '1 day') as wanted (day)
      left join daily_counts using (day) left join market_days using (day)
    order by day`.execute(db)
  return rows
}

const countJoined = (role: 'customer' | 'provider') => sql`(
  select count(*) from accounts
  where role = ${sql.lit(role)} and verified_at >= begins and verified_at < ends
    and verified_at is not null and suspended_at is null and deleted_at is null
)`
const countCreated = (table: 'posts' | 'contacts' | 'messages' | 'needs' | 'orders') => sql`(
  select count(*) from ${sql.table(table)} where created_at >= begins and created_at < ends
)`

/** Recounts the days that were not over when they were last counted. */
export const dailyCountsUpsert = (now: Date) => sql`
    insert into daily_counts (day, customers, providers, posts, contacts, messages, needs, orders, counted_at)
    select day, ${countJoined('customer')}, ${countJoined('provider')}, ${countCreated('posts')}, ${countCreated('contacts')},
      ${countCreated('messages')}, ${countCreated('needs')}, ${countCreated('orders')}, ${now}
    from (
      select day::date as day, day::timestamp at time zone 'Asia/Kolkata' as begins,
        (day::timestamp + interval '1 day') at time zone 'Asia/Kolkata' as ends
      from generate_series(${todayAt(now)} - (${DAYS} - 1), ${todayAt(now)}, interval '1 day') as wanted (day)
    ) as wanted
    where not exists (
      select from daily_counts as known where known.day = wanted.day and known.counted_at >= wanted.ends
    )
    on conflict (day) do update set
      customers = excluded.customers, providers = excluded.providers, posts = excluded.posts,
      contacts = excluded.contacts, messages = excluded.messages, needs = excluded.needs,
      orders = excluded.orders, counted_at = excluded.counted_at`

export const upsertDailyCounts = (tx: Tx, now: Date) => dailyCountsUpsert(now).execute(tx)
