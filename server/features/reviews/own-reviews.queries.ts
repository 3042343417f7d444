import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { afterCursor, type PageWindow } from '../../platform/db/keyset.ts'
import { preparedRead } from '../../platform/db/prepared.ts'
import { reviewsWithWriters } from './reviews.queries.ts'

type OwnReviewsPage = PageWindow & {
  customerId: number
  /** Null for all. */
  providerId: number | null
}

/** With the business, also hidden ones: they take the place of another one. */
const ownReviewsQuery = (db: Db, page: OwnReviewsPage) =>
  db
    .selectFrom(
      reviewsWithWriters()
        .innerJoin('providers', 'providers.accountId', 'reviews.providerId')
        .select([
          'reviews.providerId as provider',
          'providers.businessName as business',
          sql<boolean>`reviews.visibility <> 'shown'`.as('hidden'),
        ])
        .where('reviews.customerId', '=', page.customerId)
        .where(sql<boolean>`(${page.providerId}::bigint is null or reviews.provider_id = ${page.providerId})`)
        .where(afterCursor('reviews', page))
        .orderBy('reviews.createdAt', 'desc')
        .orderBy('reviews.id', 'desc')
        .limit(page.rows)
        .as('own'),
    )
    .selectAll()

export const ownReviewsRead = preparedRead('reviews_own', ownReviewsQuery)
