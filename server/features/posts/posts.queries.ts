import { expressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { type Language, lists } from '../../../contract/limits.ts'
import type { Tables } from '../../platform/db/db.ts'
import { preparedRead } from '../../platform/db/prepared.ts'
import { IS_PUBLIC_ACCOUNT } from '../accounts/public-accounts.service.ts'

/** A page of a business's posts and one more, the newest first: a column of a query. */
export const postsOfProvider = ({ providerId, offset }: { providerId: number; offset: number }) =>
  jsonArrayFrom(
    expressionBuilder<Tables>()
      .selectFrom('posts')
      .select(['posts.id', 'posts.title', 'posts.content', 'posts.createdAt as at', 'posts.shown'])
      .where('posts.providerId', '=', providerId)
      .orderBy('posts.createdAt', 'desc')
      .orderBy('posts.id', 'desc')
      // Written out: what is a parameter the planner does not see.
      .limit(sql.lit(lists.profilePosts + 1))
      .offset(offset),
  )

export const foundPostsRead = (lang: Language) =>
  preparedRead(`found_posts_${lang}`, (db, { ids }: { ids: readonly number[] }) =>
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
      ])
      .where('posts.id', '=', sql<number>`any(${ids}::bigint[])`)
      .where(IS_PUBLIC_ACCOUNT),
  )
