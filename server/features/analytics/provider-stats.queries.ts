import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { type Params, preparedRead } from '../../platform/db/prepared.ts'
import { columnList, EVENT_COLUMNS, SOURCE_COLUMNS } from './columns.ts'

const MOST_POSTS = 10
const MOST_TEXTS = 20
const SOURCES = Object.values(SOURCE_COLUMNS)

/** Dates in India; `startsAt` is the time at which `start` begins. */
type StatsPeriod = {
  providerId: number
  start: string
  startsAt: string
  since: string
  today: string
}

type Answering = { received: number; answered: number; median_minutes: number | null }
type DayTimes = [day: number, times: number]
/** Days after `start`, and the counts in the order of EVENT_COLUMNS. */
type DayCounts = [day: number, ...counts: number[]]
/** The days of the period, and sums in the order of the columns: of the events before it, and of the sources of its views. */
type Counted = [days: DayCounts[] | null, before: (number | null)[], sources: (number | null)[]]

const sumsWhere = (columns: readonly string[], condition: ReturnType<typeof sql>) =>
  sql.join(columns.map((column) => sql`sum(${sql.ref(column)}) filter (where ${condition})`))

// Nested arrays: property names would be most of the JSON.
const listOf = <T>(rows: ReturnType<typeof sql>) =>
  sql<T[]>`(select coalesce(json_agg(row), '[]') from (${rows}) as found (row))`

const createdDays = (param: Params<StatsPeriod>) =>
  sql`json_build_array((created_at at time zone 'Asia/Kolkata')::date - ${param('start')}::date, count(*))`

export const statsQuery = (db: Db, param: Params<StatsPeriod>) => {
  const perDay = createdDays(param)
  const byDay = sql`group by (created_at at time zone 'Asia/Kolkata')::date`
  return db.selectNoFrom([
    sql<Counted>`(
      select json_build_array(
        json_agg(json_build_array(day - ${param('start')}::date, ${columnList(EVENT_COLUMNS)})) filter (where day >= ${param('since')}::date),
        json_build_array(${sumsWhere(EVENT_COLUMNS, sql`day < ${param('since')}::date`)}),
        json_build_array(${sumsWhere(SOURCES, sql`day >= ${param('since')}::date`)})
      ) from shop_days
      where provider_id = ${param('providerId')} and day between ${param('start')}::date and ${param('today')}::date
    )`.as('counted'),
    listOf<DayTimes>(sql`
      select ${perDay} from contacts where provider_id = ${param('providerId')} and created_at >= ${param('startsAt')} ${byDay}`).as(
      'requests',
    ),
    // A chat that began since then was active since then.
    listOf<DayTimes>(sql`
      select ${perDay} from chats
      where provider_id = ${param('providerId')} and active_at >= ${param('startsAt')} and created_at >= ${param('startsAt')}
        and last_message_id is not null ${byDay}`).as('chats'),
    listOf<DayTimes>(sql`
      select json_build_array(day - ${param('start')}::date, followed) from follower_days
      where provider_id = ${param('providerId')} and day >= ${param('start')}::date and followed > 0`).as(
      'follows',
    ),
    listOf<DayTimes>(sql`
      select ${perDay} from reviews
      where provider_id = ${param('providerId')} and is_shown and created_at >= ${param('startsAt')} ${byDay}`).as(
      'reviews',
    ),
    listOf<DayTimes>(sql`
      select json_build_array((asked_at at time zone 'Asia/Kolkata')::date - ${param('start')}::date, count(*)) from need_asks
      where provider_id = ${param('providerId')} and asked_at >= ${param('startsAt')}
      group by (asked_at at time zone 'Asia/Kolkata')::date`).as('needs'),
    sql<Answering>`(
      select json_build_object(
        'received', count(*), 'answered', count(need_replies.id),
        'median_minutes', percentile_disc(0.5) within group (order by need_replies.minutes)
      )
      from need_asks left join need_replies
        on need_replies.need_id = need_asks.need_id and need_replies.provider_id = need_asks.provider_id
      where need_asks.provider_id = ${param('providerId')}
        and need_asks.asked_at >= ${param('since')}::date::timestamp at time zone 'Asia/Kolkata'
    )`.as('answering'),
    listOf<DayTimes>(sql`
      select ${perDay} from orders where provider_id = ${param('providerId')} and created_at >= ${param('startsAt')} ${byDay}`).as(
      'orders',
    ),
    sql<{ id: number; title: string; views: number }[]>`(
      select coalesce(json_agg(row_to_json(top)), '[]') from (
        select posts.id, posts.title, read.views
        from (
          select post_id, sum(views) as views from post_days
          where provider_id = ${param('providerId')} and day between ${param('since')}::date and ${param('today')}::date group by post_id
          order by views desc, post_id desc limit ${sql.lit(MOST_POSTS)}
        ) as read join posts on posts.id = read.post_id
        order by read.views desc, posts.id desc
      ) as top
    )`.as('topPosts'),
    sql<{ text: string; times: number }[]>`(
      select coalesce(json_agg(row_to_json(common)), '[]') from (
        select text, sum(times) as times from shop_searches
        where provider_id = ${param('providerId')} and day between ${param('since')}::date and ${param('today')}::date
        group by text order by times desc, text limit ${sql.lit(MOST_TEXTS)}
      ) as common
    )`.as('foundBy'),
  ])
}

export const statsRead = preparedRead('provider_stats', statsQuery)

export type StatsRow = Awaited<ReturnType<typeof statsRead>>[number]
