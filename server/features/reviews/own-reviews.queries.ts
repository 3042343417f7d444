import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { afterCursor, type TimePage } from '../../platform/db/keyset.ts'
import { type Params, preparedRead } from '../../platform/db/prepared.ts'
import { reviewsWithWriters } from './reviews.queries.ts'

type OwnReviewsPage = TimePage & {
  customerId: number
  providerId: number | null
}

/** Includes hidden reviews, because they prevent another one. */
const ownReviewsQuery = (db: Db, param: Params<OwnReviewsPage>) =>
  db
    .selectFrom(
      reviewsWithWriters()
        .innerJoin('providers', 'providers.accountId', 'reviews.providerId')
        .select([
          'reviews.providerId as provider',
          'providers.businessName as business',
          sql<boolean>`reviews.visibility <> 'shown'`.as('hidden'),
        ])
        .where('reviews.customerId', '=', param('customerId'))
        .where(
          sql<boolean>`(${param('providerId')}::bigint is null or reviews.provider_id = ${param('providerId')})`,
        )
        .where(afterCursor('reviews', param))
        .orderBy('reviews.createdAt', 'desc')
        .orderBy('reviews.id', 'desc')
        .limit(param('rows'))
        .as('own'),
    )
    .selectAll()

export const ownReviewsRead = preparedRead('reviews_own', ownReviewsQuery)
