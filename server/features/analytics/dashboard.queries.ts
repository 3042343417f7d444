import { sql } from 'kysely'
import { DAY, lists, needs } from '../../../contract/limits.ts'
import { type Params, preparedRead } from '../../platform/db/prepared.ts'
import type { Db } from '../../platform/db/db.ts'
import { allBlockersOf, allHiddenFrom } from '../blocks/blocks.service.ts'
import type { PartEffect } from './suggestion.policy.ts'

type DashboardPeriod = {
  providerId: number
  today: string
  week: string
  previousWeek: string
  now: string
  weekEndsAt: string
  postsSince: string
}

const NEED_DAYS = needs.lifetime / DAY
const upTo = sql.lit(lists.dashboardCount)

const countOf = (rows: ReturnType<typeof sql>) =>
  sql<number>`(select count(*) from (${rows} limit ${upTo}) as waiting)`

const sumOf = (column: 'views' | 'calls', condition: ReturnType<typeof sql>) =>
  sql`coalesce(sum(${sql.ref(column)}) filter (where ${condition}), 0)`
const sumsOf = (condition: ReturnType<typeof sql>) =>
  sql`json_build_object('views', ${sumOf('views', condition)}, 'calls', ${sumOf('calls', condition)})`

type Sums = { views: number; calls: number }
type WeekSums = { today: Sums; week: Sums; previousWeek: Sums }

/** One statement. Customers who blocked the business are left out, as in its lists. */
export const dashboardQuery = (db: Db, param: Params<DashboardPeriod>) => {
  const blockers = allBlockersOf(param('providerId'))
  const blockedEitherWay = allHiddenFrom(param('providerId'))
  return db.selectNoFrom([
    countOf(sql`
      select from contacts where provider_id = ${param('providerId')} and status = 'new'
        and (sender_id is null or sender_id <> ${blockers})`).as('newRequests'),
    sql<number>`(
      select count(*) from (
        select id, provider_read_id, last_message_id from chats
          where provider_id = ${param('providerId')} and last_message_id is not null and customer_id <> ${blockedEitherWay}
          order by active_at desc, id desc limit ${upTo}
      ) as newest
      where last_message_id > provider_read_id and exists (
        select from messages
        where chat_id = newest.id and sender_type = 'customer' and messages.id > newest.provider_read_id
      )
    )`.as('unreadChats'),
    countOf(sql`
      select from comments join accounts on accounts.id = comments.customer_id
      where comments.provider_id = ${param('providerId')} and reply is null and visibility = 'shown'
        and accounts.suspended_at is null and comments.customer_id <> ${blockedEitherWay}`).as(
      'unansweredComments',
    ),
    countOf(sql`
      select from reviews where provider_id = ${param('providerId')} and is_shown and is_unanswered
        and customer_id <> ${blockedEitherWay}`).as('unansweredReviews'),
    countOf(sql`
      select from need_asks
        join needs on needs.id = need_asks.need_id join accounts on accounts.id = needs.customer_id
      where need_asks.provider_id = ${param('providerId')} and replied_at is null and declined_at is null
        and asked_at > ${param('now')}::timestamptz - ${sql.lit(NEED_DAYS)} * interval '1 day'
        and needs.status = 'open' and needs.expires_at > ${param('now')}::timestamptz and needs.visibility = 'shown'
        and is_public(accounts) and needs.customer_id <> ${blockedEitherWay}`).as('openNeeds'),
    countOf(sql`
      select from orders where provider_id = ${param('providerId')} and status = 'placed'`).as('newOrders'),
    countOf(sql`
      select from posts where provider_id = ${param('providerId')} and kind = 'offer' and visibility = 'shown'
        and ends_at > ${param('now')}::timestamptz and ends_at <= ${param('weekEndsAt')}::timestamptz
        and (starts_at is null or starts_at <= ${param('now')}::timestamptz)`).as('endingOffers'),
    sql<WeekSums>`(
      select json_build_object('today', ${sumsOf(sql`day = ${param('today')}::date`)}, 'week', ${sumsOf(sql`day >= ${param('week')}::date`)},
        'previousWeek', ${sumsOf(sql`day < ${param('week')}::date`)})
      from shop_days where provider_id = ${param('providerId')} and day between ${param('previousWeek')}::date and ${param('today')}::date
    )`.as('sums'),
    sql<{ photos: boolean; hours: boolean; price_list: boolean; post: boolean }>`json_build_object(
      'photos', exists (select from provider_media where provider_id = ${param('providerId')}),
      'hours', exists (select from providers where account_id = ${param('providerId')} and hours is not null),
      'price_list', exists (select from price_items where provider_id = ${param('providerId')}),
      'post', exists (select from posts where provider_id = ${param('providerId')} and created_at >= ${param('postsSince')}::timestamptz)
    )`.as('has'),
    sql<PartEffect[]>`(
      select coalesce(json_agg(json_build_object(
        'habit', habit, 'hasIt', has_it, 'shops', shops, 'calls', calls, 'callsError', calls_error
      )), '[]') from shop_habits
    )`.as('habits'),
  ])
}

export const dashboardRead = preparedRead('provider_dashboard', dashboardQuery)

export type DashboardRow = Awaited<ReturnType<typeof dashboardRead>>[number]
