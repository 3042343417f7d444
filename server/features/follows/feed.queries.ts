import { type Expression, sql } from 'kysely'
import { lists } from '../../../contract/limits.ts'
import { afterCursor, cursorTime, type TimePage } from '../../platform/db/keyset.ts'
import { type Params, preparedRead, preparedWrite, quickRead } from '../../platform/db/prepared.ts'
import { categoriesVersion } from '../posts/posts-by-ids.service.ts'
import { type ChangesColumns, changesSince, microsecondsOf } from './newest-posts.queries.ts'

type CustomerPage = TimePage & { customerId: number }

// One array per column is faster to serialise and parse than an array of rows.
type PostColumns = { ids: number[]; ats: string[]; versions: string[]; categories: string }

// A literal, so that the planner knows the limit.
const MOST = sql.lit(lists.rows + 1)

// A suspended business stays followed, but its posts are hidden. A small partial index serves this.
const isSuspended = (providerId: string) => sql`exists (
  select from accounts
  where accounts.id = ${sql.ref(providerId)} and accounts.role = 'provider' and accounts.suspended_at is not null
)`

const seenUpTo = (customerId: Expression<number>) =>
  sql`(select ${microsecondsOf('seen_up_to')} from feed_looks where customer_id = ${customerId})`

type CustomerLook = { customerId: number; since: number | null }

type Followed = ChangesColumns & { ids: number[]; categories: string; seenUpTo: number | null }

/** Followed businesses without suspended ones. Their newest posts, cached in memory, make the first page of the feed. */
export const followedQuery = (param: Params<CustomerLook>) => sql<Followed>`
  select coalesce(json_agg(follows.provider_id), '[]') as ids, ${seenUpTo(param('customerId'))} as seen_up_to,
    ${categoriesVersion} as categories, ${changesSince(param('since'))}
  from follows where follows.customer_id = ${param('customerId')} and not ${isSuspended('follows.provider_id')}`

export const followedRead = quickRead('followed', (db, param: Params<CustomerLook>) => ({
  compile: () => followedQuery(param).compile(db),
}))

const cursorOf = (param: Params<TimePage>) =>
  sql`((select ${cursorTime(param('at'))}), ${param('id')}::bigint)`

// The newest post after the cursor of each business. post_heads stores the newest post of each; only businesses that posted since the
// cursor are searched.
const headsQuery = (param: Params<CustomerPage>) => sql`
  select head.provider_id, head.created_at, head.id
  from (
    select provider_id, newest_at as created_at, newest_id as id from followed
    where (newest_at, newest_id) < ${cursorOf(param)}
    union all
    select followed.provider_id, earlier.created_at, earlier.id
    from followed cross join lateral (
      select posts.created_at, posts.id from posts
      where posts.provider_id = followed.provider_id and posts.visibility = 'shown'
        and (posts.created_at, posts.id) < ${cursorOf(param)}
      order by posts.created_at desc, posts.id desc limit 1
    ) as earlier
    where (newest_at, newest_id) >= ${cursorOf(param)}
  ) as head
  where not ${isSuspended('head.provider_id')}
  order by head.created_at desc, head.id desc limit ${MOST}`

/** A later page: reads only the businesses with the newest posts, and of them only posts since the oldest of these. */
export const feedQuery = (param: Params<CustomerPage>) => {
  const oldest = sql`
    select created_at, id from heads order by created_at desc, id desc offset ${param('rows')}::integer - 1 limit 1`
  const newest = sql`
    select found.id, found.created_at, found.version, heads.provider_id
    from heads cross join lateral (
      select posts.created_at, posts.id, posts.xmin as version from posts
      where posts.provider_id = heads.provider_id and posts.visibility = 'shown'
        and (posts.created_at, posts.id) < ${cursorOf(param)}
        and (posts.created_at, posts.id) >= (
          coalesce((select created_at from oldest), '-infinity'), coalesce((select id from oldest), 0)
        )
      order by posts.created_at desc, posts.id desc limit ${MOST}
    ) as found
    order by found.created_at desc, found.id desc limit ${MOST}`
  return sql<PostColumns>`
    with followed as materialized (
      select provider_id, newest_at, newest_id from post_heads
      where provider_id = any(array(select provider_id from follows where customer_id = ${param('customerId')}))
    ),
    heads as materialized (${headsQuery(param)}), oldest as materialized (${oldest}), newest as materialized (${newest})
    select coalesce(json_agg(page.id), '[]') as ids, coalesce(json_agg(page.at), '[]') as ats,
      coalesce(json_agg(page.version), '[]') as versions, ${categoriesVersion} as categories
    from (
      select newest.id, newest.created_at as at, concat_ws('.', newest.version, providers.xmin) as version
      from newest join providers on providers.account_id = newest.provider_id
      order by newest.created_at desc, newest.id desc limit ${param('rows')}
    ) as page`
}

export const feedRead = preparedRead('feed', (db, param: Params<CustomerPage>) => ({
  compile: () => feedQuery(param).compile(db),
}))

/** Never decreases. `upTo` in microseconds. */
export const seenWrite = preparedWrite(
  'feed_seen',
  (db, param: Params<{ customerId: number; upTo: number }>) =>
    db
      .insertInto('feedLooks')
      .values({ customerId: param('customerId'), seenUpTo: cursorTime(param('upTo')) })
      .onConflict((conflict) =>
        conflict
          .column('customerId')
          .doUpdateSet({ seenUpTo: sql<Date>`greatest(feed_looks.seen_up_to, excluded.seen_up_to)` }),
      ),
)

type FollowedPage = ChangesColumns & { ids: number[]; ats: number[]; seenUpTo: number | null }

export const followingQuery = (param: Params<CustomerPage & CustomerLook>) => {
  return sql<FollowedPage>`
    select coalesce(json_agg(page.provider_id), '[]') as ids, coalesce(json_agg(page.at), '[]') as ats,
      ${seenUpTo(param('customerId'))} as seen_up_to, ${changesSince(param('since'))}
    from (
      select latest.provider_id, ${microsecondsOf('latest.followed_at')} as at
      from (
        select follows.provider_id, follows.followed_at from follows
        where follows.customer_id = ${param('customerId')} and not ${isSuspended('follows.provider_id')}
          and ${afterCursor('follows', param, { time: 'followedAt', id: 'providerId' })}
        order by follows.followed_at desc, follows.provider_id desc limit ${MOST}
      ) as latest
      limit ${param('rows')}
    ) as page`
}

export const followingRead = quickRead('following', (db, param: Params<CustomerPage & CustomerLook>) => ({
  compile: () => followingQuery(param).compile(db),
}))
