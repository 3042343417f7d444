import { sql } from 'kysely'
import type { Language } from '../../../../contract/language.ts'
import type { Db } from '../../../platform/db/db.ts'
import { type AdminSearch, matchesSearch } from '../../search/admin-search.service.ts'
import type { MediaItem } from '../../media/media-urls.service.ts'
import type { IdPage } from '../../../platform/db/keyset.ts'

export type Kind = 'post' | 'comment' | 'review' | 'need'
export type Visibility = 'shown' | 'hidden' | 'removed'

const BEGINNING = sql.lit(300)

const posts = (db: Db) =>
  db
    .selectFrom('posts')
    .innerJoin('providers', 'providers.accountId', 'posts.providerId')
    .select([
      'posts.id',
      'posts.title',
      sql<number | null>`posts.id`.as('postId'),
      'posts.providerId',
      sql<number | null>`null::integer`.as('rating'),
      'posts.providerId as accountId',
      'providers.businessName as accountName',
      'posts.visibility',
      'posts.createdAt',
    ])

const comments = (db: Db) =>
  db
    .selectFrom('comments')
    .innerJoin('posts', 'posts.id', 'comments.postId')
    .leftJoin('customers', 'customers.accountId', 'comments.customerId')
    .select([
      'comments.id',
      'posts.title',
      sql<number | null>`comments.post_id`.as('postId'),
      'comments.providerId',
      sql<number | null>`null::integer`.as('rating'),
      'comments.customerId as accountId',
      'customers.name as accountName',
      'comments.visibility',
      'comments.createdAt',
    ])

const reviews = (db: Db) =>
  db
    .selectFrom('reviews')
    .innerJoin('providers', 'providers.accountId', 'reviews.providerId')
    .innerJoin('customers', 'customers.accountId', 'reviews.customerId')
    .select([
      'reviews.id',
      'providers.businessName as title',
      sql<number | null>`null::bigint`.as('postId'),
      'reviews.providerId',
      sql<number | null>`reviews.rating`.as('rating'),
      'reviews.customerId as accountId',
      sql<string | null>`customers.name`.as('accountName'),
      'reviews.visibility',
      'reviews.createdAt',
    ])

const needs = (db: Db, lang: Language) =>
  db
    .selectFrom('needs')
    .innerJoin('categories', 'categories.id', 'needs.categoryId')
    .innerJoin('customers', 'customers.accountId', 'needs.customerId')
    .select([
      'needs.id',
      lang === 'hi' ? 'categories.titleHi as title' : 'categories.titleEn as title',
      sql<number | null>`null::bigint`.as('postId'),
      sql<number | null>`null::bigint`.as('providerId'),
      sql<number | null>`null::integer`.as('rating'),
      'needs.customerId as accountId',
      sql<string | null>`customers.name`.as('accountName'),
      'needs.visibility',
      'needs.createdAt',
    ])

export type ContentFilter = {
  lang: Language
  found: AdminSearch | null
  visibility: Visibility | undefined
  account: number | undefined
}

// A literal: with a parameter the planner cannot use the partial index of hidden content.
const visibilityLiteral = (visibility: Visibility = 'shown') => sql.lit(visibility)

export const postsQuery = (db: Db, { found, visibility, account, before, rows }: ContentFilter & IdPage) =>
  posts(db)
    .select(sql<string>`left(posts.content, ${BEGINNING})`.as('beginning'))
    .$if(found !== null, (qb) => qb.where(matchesSearch('posts.id', found)))
    .$if(visibility !== undefined, (qb) => qb.where('posts.visibility', '=', visibilityLiteral(visibility)))
    .$if(account !== undefined, (qb) => qb.where('posts.providerId', '=', account ?? 0))
    .where('posts.id', '<', before)
    .orderBy('posts.id', 'desc')
    .limit(rows)

export const commentsQuery = (db: Db, { found, visibility, account, before, rows }: ContentFilter & IdPage) =>
  comments(db)
    .select(sql<string>`left(comments.content, ${BEGINNING})`.as('beginning'))
    .$if(found !== null, (qb) => qb.where(matchesSearch('comments.id', found)))
    .$if(visibility !== undefined, (qb) =>
      qb.where('comments.visibility', '=', visibilityLiteral(visibility)),
    )
    .$if(account !== undefined, (qb) => qb.where('comments.customerId', '=', account ?? 0))
    .where('comments.id', '<', before)
    .orderBy('comments.id', 'desc')
    .limit(rows)

export const reviewsQuery = (db: Db, { found, visibility, account, before, rows }: ContentFilter & IdPage) =>
  reviews(db)
    .select(sql<string>`left(reviews.text, ${BEGINNING})`.as('beginning'))
    .$if(found !== null, (qb) => qb.where(matchesSearch('reviews.id', found)))
    .$if(visibility !== undefined, (qb) => qb.where('reviews.visibility', '=', visibilityLiteral(visibility)))
    .$if(account !== undefined, (qb) =>
      qb.where((eb) =>
        eb.or([eb('reviews.customerId', '=', account ?? 0), eb('reviews.providerId', '=', account ?? 0)]),
      ),
    )
    .where('reviews.id', '<', before)
    .orderBy('reviews.id', 'desc')
    .limit(rows)

export const needsQuery = (
  db: Db,
  { lang, found, visibility, account, before, rows }: ContentFilter & IdPage,
) =>
  needs(db, lang)
    .select(sql<string>`left(needs.text, ${BEGINNING})`.as('beginning'))
    .$if(found !== null, (qb) => qb.where(matchesSearch('needs.id', found)))
    .$if(visibility !== undefined, (qb) => qb.where('needs.visibility', '=', visibilityLiteral(visibility)))
    .$if(account !== undefined, (qb) => qb.where('needs.customerId', '=', account ?? 0))
    .where('needs.id', '<', before)
    .orderBy('needs.id', 'desc')
    .limit(rows)

type RowOf<Q extends (...args: never[]) => { execute: () => Promise<unknown[]> }> = Awaited<
  ReturnType<ReturnType<Q>['execute']>
>[number]

export type ListedRow = RowOf<typeof commentsQuery> | RowOf<typeof needsQuery>

const STATUS_COLUMNS = [
  'writer.deletedAt',
  'writer.suspendedAt',
  'writer.suspendedUntil',
  'writer.limitedUntil',
] as const

const selectPost = (db: Db, id: number) =>
  posts(db)
    .innerJoin('accounts as writer', 'writer.id', 'posts.providerId')
    .select(['posts.content', sql<string | null>`null`.as('reply'), 'posts.shown', ...STATUS_COLUMNS])
    .where('posts.id', '=', id)
    .executeTakeFirst()

const selectComment = async (db: Db, id: number) => {
  const row = await comments(db)
    .innerJoin('accounts as writer', 'writer.id', 'comments.customerId')
    .select(['comments.content', 'comments.reply', ...STATUS_COLUMNS])
    .where('comments.id', '=', id)
    .executeTakeFirst()
  return row && { ...row, shown: [] as MediaItem[] }
}

const selectReview = (db: Db, id: number) =>
  reviews(db)
    .innerJoin('accounts as writer', 'writer.id', 'reviews.customerId')
    .select(['reviews.text as content', 'reviews.reply', 'reviews.shown', ...STATUS_COLUMNS])
    .where('reviews.id', '=', id)
    .executeTakeFirst()

const selectNeed = (db: Db, id: number, lang: Language) =>
  needs(db, lang)
    .innerJoin('accounts as writer', 'writer.id', 'needs.customerId')
    .select(['needs.text as content', sql<string | null>`null`.as('reply'), 'needs.shown', ...STATUS_COLUMNS])
    .where('needs.id', '=', id)
    .executeTakeFirst()

const SELECTS = { post: selectPost, comment: selectComment, review: selectReview, need: selectNeed } as const

type ContentKey = { kind: Kind; id: number; lang?: Language }

export const selectContent = (db: Db, { kind, id, lang = 'en' }: ContentKey) => SELECTS[kind](db, id, lang)

export type ContentRow = NonNullable<Awaited<ReturnType<typeof selectContent>>>

export const selectCaseOf = (db: Db, { kind, id }: { kind: Kind; id: number }) =>
  db
    .selectFrom('cases')
    .select(['id', 'reportCount'])
    .where('targetKind', '=', kind)
    .where('targetId', '=', id)
    .executeTakeFirst()
