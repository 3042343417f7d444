import { sql } from 'kysely'
import type { Language } from '../../../contract/language.ts'
import type { Db } from '../../platform/db/db.ts'
import { IS_PUBLIC_ACCOUNT } from '../accounts/public-accounts.service.ts'
import { IS_VISIBLE_POST } from './posts.queries.ts'

export const feedProvider = (db: Db, id: number, lang: Language) =>
  db
    .selectFrom('providers')
    .innerJoin('accounts', 'accounts.id', 'providers.accountId')
    .innerJoin('categories', 'categories.id', 'providers.categoryId')
    .select([
      'providers.accountId as id',
      'providers.businessName',
      'providers.businessTagline',
      'providers.updatedAt',
      lang === 'hi' ? 'categories.titleHi as category' : 'categories.titleEn as category',
    ])
    .where('providers.accountId', '=', id)
    .where(IS_PUBLIC_ACCOUNT)
    .executeTakeFirst()

const FEED_POSTS = 20

export const feedPosts = (db: Db, providerId: number) =>
  db
    .selectFrom('posts')
    .select(['posts.id', 'posts.title', 'posts.content', 'posts.createdAt', 'posts.updatedAt', 'posts.shown'])
    .where('posts.providerId', '=', providerId)
    .where(IS_VISIBLE_POST)
    .orderBy('posts.createdAt', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(sql.lit(FEED_POSTS))
    .execute()
