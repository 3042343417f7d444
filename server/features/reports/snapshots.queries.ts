import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { IS_PUBLIC_ACCOUNT } from '../accounts/public-accounts.service.ts'

export const snapshotOfPost = (db: Db, id: number) =>
  db
    .selectFrom('posts')
    .innerJoin('providers', 'providers.accountId', 'posts.providerId')
    .innerJoin('accounts', 'accounts.id', 'posts.providerId')
    .select([
      'posts.providerId',
      'providers.businessName',
      'posts.title',
      'posts.content',
      'posts.shown',
      'posts.kind',
      'posts.startsAt',
      'posts.endsAt',
      'posts.offerCode',
      'posts.pricePaise',
      'posts.wasPricePaise',
      'posts.createdAt',
      'posts.updatedAt',
    ])
    .where('posts.id', '=', id)
    .where('posts.visibility', '=', 'shown')
    .where(IS_PUBLIC_ACCOUNT)
    .executeTakeFirst()

const PRICE_LIST = sql<string | null>`(
  select string_agg(concat_ws(': ', name, nullif(description, '')), E'\\n' order by position, id)
  from price_items where provider_id = providers.account_id and is_available
)`

export const snapshotOfProvider = (db: Db, id: number) =>
  db
    .selectFrom('providers')
    .innerJoin('accounts', 'accounts.id', 'providers.accountId')
    .innerJoin('categories', 'categories.id', 'providers.categoryId')
    .innerJoin('districts', 'districts.id', 'providers.districtId')
    .select([
      'providers.accountId as providerId',
      'providers.businessName',
      'providers.businessTagline',
      'providers.businessDescription',
      'categories.titleEn as category',
      'categories.titleHi as categoryHi',
      'districts.nameEn as district',
      'districts.nameHi as districtHi',
      'providers.streetAddress',
      'providers.websiteLink',
      'providers.hours',
      'accounts.email',
      'accounts.mobileNumber',
      'providers.logo',
      'providers.shown',
      PRICE_LIST.as('priceList'),
      'providers.updatedAt',
    ])
    .where('providers.accountId', '=', id)
    .where(IS_PUBLIC_ACCOUNT)
    .executeTakeFirst()

export const snapshotOfReview = (db: Db, id: number) =>
  db
    .selectFrom('reviews')
    .innerJoin('providers', 'providers.accountId', 'reviews.providerId')
    .innerJoin('accounts', 'accounts.id', 'reviews.providerId')
    .innerJoin('customers', 'customers.accountId', 'reviews.customerId')
    .select([
      'reviews.customerId',
      'customers.name as customerName',
      'reviews.rating',
      'reviews.text as reviewText',
      'reviews.shown',
      'reviews.hasContacted',
      'reviews.createdAt',
      'reviews.editedAt',
      'reviews.reply',
      'reviews.repliedAt',
      'reviews.providerId',
      'providers.businessName',
    ])
    .where('reviews.id', '=', id)
    .where('reviews.isShown', '=', true)
    .where(IS_PUBLIC_ACCOUNT)
    .executeTakeFirst()

/** `readerId`: the customer or a business that was asked; null for the site itself. */
export const snapshotOfNeed = (db: Db, id: number, readerId: number | null) =>
  db
    .selectFrom('needs')
    .innerJoin('customers', 'customers.accountId', 'needs.customerId')
    .innerJoin('accounts', 'accounts.id', 'needs.customerId')
    .innerJoin('categories', 'categories.id', 'needs.categoryId')
    .innerJoin('districts', 'districts.id', 'needs.districtId')
    .select([
      'needs.customerId',
      'customers.name as customerName',
      'needs.text as content',
      'categories.titleEn as category',
      'categories.titleHi as categoryHi',
      'districts.nameEn as district',
      'districts.nameHi as districtHi',
      'needs.budgetPaise',
      'needs.shown',
      'needs.voice',
      'needs.createdAt',
    ])
    .where('needs.id', '=', id)
    .where('needs.visibility', '=', 'shown')
    .where(
      sql<boolean>`(${readerId}::bigint is null or needs.customer_id = ${readerId} or exists (
        select from need_asks where need_id = needs.id and provider_id = ${readerId}
      ))`,
    )
    .where(IS_PUBLIC_ACCOUNT)
    .executeTakeFirst()

export const snapshotOfComment = (db: Db, id: number) =>
  db
    .selectFrom('comments')
    .innerJoin('posts', 'posts.id', 'comments.postId')
    .innerJoin('accounts', 'accounts.id', 'comments.providerId')
    .innerJoin('accounts as writer', 'writer.id', 'comments.customerId')
    .leftJoin('customers', 'customers.accountId', 'comments.customerId')
    .select([
      'comments.customerId',
      'customers.name as customerName',
      'comments.content',
      'comments.createdAt',
      'comments.reply',
      'comments.repliedAt',
      'comments.providerId',
      'comments.postId',
      'posts.title as postTitle',
    ])
    .where('comments.id', '=', id)
    .where('comments.visibility', '=', 'shown')
    .where('posts.visibility', '=', 'shown')
    .where('writer.suspendedAt', 'is', null)
    .where(IS_PUBLIC_ACCOUNT)
    .executeTakeFirst()
