import { type Expression, expressionBuilder, type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Language } from '../../../contract/language.ts'
import { lists } from '../../../contract/limits.ts'
import type { PostKind } from '../../../contract/post-kinds.ts'
import type { Db, Tables } from '../../platform/db/db.ts'
import { oneOf, type Params, preparedRead, quickRead } from '../../platform/db/prepared.ts'
import { afterCursor, type TimePage } from '../../platform/db/keyset.ts'
import { IS_PUBLIC_ACCOUNT } from '../accounts/public-accounts.service.ts'
import { followersOf, MARKET_SLUGS } from '../providers/providers.service.ts'
import { isCurrent, kindColumn } from './post-kind.queries.ts'

export const IS_VISIBLE_POST = sql<boolean>`posts.visibility = 'shown'`

const named = (lang: Language) => (lang === 'hi' ? 'nameHi' : 'nameEn')

export const postsOfProvider = ({
  providerId,
  offset,
}: {
  providerId: Expression<number>
  offset: Expression<number>
}) =>
  jsonArrayFrom(
    expressionBuilder<Tables>()
      .selectFrom('posts')
      .select([
        'posts.id',
        'posts.title',
        'posts.content',
        'posts.createdAt as at',
        'posts.shown',
        kindColumn,
      ])
      .where('posts.providerId', '=', providerId)
      .where(IS_VISIBLE_POST)
      .orderBy('posts.createdAt', 'desc')
      .orderBy('posts.id', 'desc')
      .limit(sql.lit(lists.profilePosts + 1))
      .offset(offset),
  )

export const postsWithOwner = (db: Db, lang: Language) =>
  db
    .selectFrom('posts')
    .innerJoin('providers', 'providers.accountId', 'posts.providerId')
    .innerJoin('accounts', 'accounts.id', 'posts.providerId')
    .innerJoin('categories', 'categories.id', 'providers.categoryId')
    .select([
      'posts.id',
      'posts.title',
      'posts.content',
      'posts.createdAt as at',
      'providers.accountId as makerId',
      'providers.businessName',
      lang === 'hi' ? 'categories.titleHi as category' : 'categories.titleEn as category',
      'posts.shown',
      kindColumn,
    ])

export const postsByIdsRead = (lang: Language) =>
  preparedRead(`found_posts_${lang}`, (db, param: Params<{ ids: readonly number[] }>) =>
    postsWithOwner(db, lang)
      .where('posts.id', '=', oneOf(param('ids')))
      .where(IS_PUBLIC_ACCOUNT)
      .where(IS_VISIBLE_POST),
  )

type RecentPostsPage = TimePage & { hidden: readonly number[] }

// A write changes the xmin of a row, so equal versions mean an equal list entry. Categories share one version: they rarely change,
// and a join per post would cost more.
export const postVersion = sql<string>`concat_ws('.', posts.xmin, providers.xmin)`
export const categoriesVersion = sql<string>`(select sum(xmin::text::bigint)::text from categories)`

/** In the order of the ids, for statements that find posts elsewhere. */
export const postVersionsOf = (ids: RawBuilder<unknown>) => sql<string[]>`array(
  select ${postVersion}
  from unnest(${ids}) with ordinality as listed (id, at)
    left join posts on posts.id = listed.id
    left join providers on providers.account_id = posts.provider_id
  order by at
)`

const recentPosts = (db: Db, param: Params<RecentPostsPage>) =>
  db
    .selectFrom('posts')
    .innerJoin('providers', 'providers.accountId', 'posts.providerId')
    .innerJoin('accounts', 'accounts.id', 'posts.providerId')
    .select(['posts.id', 'posts.createdAt as at', postVersion.as('version')])
    .where(IS_PUBLIC_ACCOUNT)
    .where(IS_VISIBLE_POST)
    .where('posts.providerId', '<>', sql<number>`all(${param('hidden')}::bigint[])`)
    .where(afterCursor('posts', param))
    .orderBy('posts.createdAt', 'desc')
    .orderBy('posts.id', 'desc')
    // A literal, so that the planner knows the limit. The outer query takes fewer rows without reading more.
    .limit(sql.lit(lists.rows + 1))

const pageOfPosts = (db: Db, newest: ReturnType<typeof recentPosts>, param: Params<RecentPostsPage>) => {
  const page = db.selectFrom(newest.as('newest')).selectAll().limit(param('rows'))
  return db
    .selectFrom(page.as('page'))
    .select([
      sql<number[]>`coalesce(json_agg(page.id), '[]')`.as('ids'),
      sql<string[]>`coalesce(json_agg(page.at), '[]')`.as('ats'),
      sql<string[]>`coalesce(json_agg(page.version), '[]')`.as('versions'),
      categoriesVersion.as('categories'),
    ])
}

export const recentPostsQuery = (db: Db, param: Params<RecentPostsPage>) =>
  pageOfPosts(db, recentPosts(db, param), param)

export const recentPostsRead = quickRead('recent_posts', recentPostsQuery)

export type RecentOfKindPage = RecentPostsPage & { now: string }

/** The kind is a literal, so that the planner can use the partial index. */
export const recentOfKindQuery = (db: Db, kind: PostKind, param: Params<RecentOfKindPage>) =>
  pageOfPosts(db, recentPosts(db, param).where(isCurrent(kind, param('now'))), param)

export const recentOfKindRead = (kind: PostKind) =>
  quickRead(`recent_${kind}s`, (db, param: Params<RecentOfKindPage>) => recentOfKindQuery(db, kind, param))

export const postInFullQuery = (db: Db, lang: Language, param: Params<{ id: number }>) =>
  postsWithOwner(db, lang)
    .innerJoin('districts', 'districts.id', 'providers.districtId')
    .innerJoin('states', 'states.id', 'districts.stateId')
    .innerJoin('countries', 'countries.id', 'states.countryId')
    .select([
      'posts.updatedAt',
      'providers.logo',
      'providers.streetAddress',
      `districts.${named(lang)} as district`,
      `states.${named(lang)} as state`,
      `countries.${named(lang)} as country`,
      ...MARKET_SLUGS,
      followersOf(sql.ref('providers.accountId')).as('followers'),
    ])
    .where('posts.id', '=', param('id'))
    .where(IS_PUBLIC_ACCOUNT)
    .where(IS_VISIBLE_POST)

export const postInFullRead = (lang: Language) =>
  quickRead(`post_in_full_${lang}`, (db, param: Params<{ id: number }>) => postInFullQuery(db, lang, param))

/** Public posts with their business, locked against deletion until commit. For statements that write to them. */
export const postOwnersForKeyShare = () =>
  expressionBuilder<Tables>()
    .selectFrom('posts')
    .innerJoin('accounts', 'accounts.id', 'posts.providerId')
    .innerJoin('providers', 'providers.accountId', 'posts.providerId')
    .select(['posts.id', 'posts.providerId', 'providers.businessName'])
    .where(IS_PUBLIC_ACCOUNT)
    .where(IS_VISIBLE_POST)
    .forKeyShare('posts')

type OwnPostsPage = TimePage & { providerId: number }

type OwnPosts = {
  lang: Language
  /** Of a row of `posts`: comments belong to a later feature. */
  commentCount: RawBuilder<number>
}

export const ownPostsQuery = (db: Db, { lang, commentCount }: OwnPosts, param: Params<OwnPostsPage>) => {
  const newest = postsWithOwner(db, lang)
    .select(['posts.updatedAt', 'posts.visibility', commentCount.as('commentCount')])
    .where('posts.providerId', '=', param('providerId'))
    .where('posts.visibility', '<>', 'removed')
    .where(afterCursor('posts', param))
    .orderBy('posts.createdAt', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(sql.lit(lists.rows + 1))
  return db.selectFrom(newest.as('newest')).selectAll().limit(param('rows'))
}

export const ownPostsRead = (own: OwnPosts) =>
  preparedRead(`own_posts_${own.lang}`, (db, param: Params<OwnPostsPage>) => ownPostsQuery(db, own, param))

export const postsShowing = (mediaId: Expression<number>) =>
  expressionBuilder<Tables>()
    .selectFrom('postMedia')
    .innerJoin('posts', 'posts.id', 'postMedia.postId')
    .innerJoin('accounts', 'accounts.id', 'posts.providerId')
    .select('postMedia.mediaId')
    .where('postMedia.mediaId', '=', mediaId)
    .where(IS_VISIBLE_POST)
    .where(IS_PUBLIC_ACCOUNT)
