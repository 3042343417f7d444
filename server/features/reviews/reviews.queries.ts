import { expressionBuilder, type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { lists } from '../../../contract/limits.ts'
import type { Db, Tables } from '../../platform/db/db.ts'
import { type Params, preparedRead, quickRead } from '../../platform/db/prepared.ts'
import { IS_PUBLIC_ACCOUNT } from '../accounts/public-accounts.service.ts'
import { allHiddenFrom } from '../blocks/blocks.service.ts'
import type { ReviewWindow } from './review-page.ts'

/** With their authors. One-word column names, because JSON rows are not converted to camel case. */
export const reviewsWithWriters = () =>
  expressionBuilder<Tables>()
    .selectFrom('reviews')
    .innerJoin('customers', 'customers.accountId', 'reviews.customerId')
    .select([
      'reviews.id',
      'reviews.customerId as author',
      'customers.name',
      'reviews.rating',
      'reviews.text',
      'reviews.shown',
      'reviews.hasContacted as contacted',
      'reviews.createdAt as at',
      'reviews.editedAt as edited',
      'reviews.reply',
      'reviews.repliedAt as replied',
      'reviews.replyEditedAt as corrected',
    ])

const visibleReviews = () => reviewsWithWriters().where(sql<boolean>`reviews.is_shown`)

type ReviewsPage = ReviewWindow & { providerId: number; hidden: readonly number[] }

const afterKey = (key: RawBuilder<unknown>, param: Params<ReviewWindow>) =>
  sql<boolean>`(${key}, reviews.created_at, reviews.id) < (
    ${param('key')}::smallint, ${param('at')}::timestamptz, ${param('id')}::bigint
  )`

const afterTime = (param: Params<ReviewWindow>) =>
  sql<boolean>`(reviews.created_at, reviews.id) < (${param('at')}::timestamptz, ${param('id')}::bigint)`

// Each order has an index. 'lowest' sorts by the negative rating, so that newer reviews still come first.
const ORDERS = {
  newest: null,
  highest: sql`reviews.rating`,
  lowest: sql`(-reviews.rating)`,
} as const satisfies Record<string, RawBuilder<unknown> | null>

export type ReviewOrder = keyof typeof ORDERS

const firstReviews = (param: Params<ReviewsPage>, order: ReviewOrder) => {
  const key = ORDERS[order]
  const visible = visibleReviews()
    .where('reviews.providerId', '=', param('providerId'))
    .where('reviews.customerId', '<>', sql<number>`all(${param('hidden')}::bigint[])`)
  const begun = key
    ? visible.where(afterKey(key, param)).orderBy(key, 'desc')
    : visible.where(afterTime(param))
  return begun
    .orderBy('reviews.createdAt', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(sql.lit(lists.rows + 1))
}

const pageWithSummary = (db: Db, param: Params<ReviewsPage>, reviews: ReturnType<typeof firstReviews>) =>
  db
    .selectFrom('providers')
    .innerJoin('accounts', 'accounts.id', 'providers.accountId')
    .select('providers.ratings')
    .select(
      jsonArrayFrom(
        expressionBuilder<Tables>().selectFrom(reviews.as('first')).selectAll().limit(param('rows')),
      ).as('reviews'),
    )
    .where('providers.accountId', '=', param('providerId'))
    .where(IS_PUBLIC_ACCOUNT)

export const reviewsQuery = (order: ReviewOrder) => (db: Db, param: Params<ReviewsPage>) =>
  pageWithSummary(db, param, firstReviews(param, order))

export const reviewsOfRatingQuery = (db: Db, param: Params<ReviewsPage & { rating: number }>) =>
  pageWithSummary(
    db,
    param,
    firstReviews(param, 'newest').where(sql<boolean>`reviews.rating = ${param('rating')}::smallint`),
  )

export const reviewsReads = {
  newest: quickRead('reviews_newest', reviewsQuery('newest')),
  highest: quickRead('reviews_highest', reviewsQuery('highest')),
  lowest: quickRead('reviews_lowest', reviewsQuery('lowest')),
}
export const reviewsOfRatingRead = quickRead('reviews_of_rating', reviewsOfRatingQuery)

type Received = ReviewWindow & { providerId: number }

const receivedReviews = (param: Params<Received>) =>
  visibleReviews()
    .select(sql<boolean>`reviews.is_unanswered`.as('unanswered'))
    .where('reviews.providerId', '=', param('providerId'))
    .where('reviews.customerId', '<>', allHiddenFrom(param('providerId')))
    .orderBy('reviews.createdAt', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(param('rows'))

export const receivedReviewsQuery = (db: Db, param: Params<Received>) =>
  db
    .selectFrom(
      receivedReviews(param)
        .clearOrderBy()
        .where(
          sql<boolean>`(reviews.is_unanswered, reviews.created_at, reviews.id) < (
            ${param('key')}::integer::boolean, ${param('at')}::timestamptz, ${param('id')}::bigint
          )`,
        )
        .orderBy('reviews.isUnanswered', 'desc')
        .orderBy('reviews.createdAt', 'desc')
        .orderBy('reviews.id', 'desc')
        .as('received'),
    )
    .selectAll()

export const unansweredReviewsQuery = (db: Db, param: Params<Received>) =>
  db
    .selectFrom(
      receivedReviews(param)
        .where(sql<boolean>`reviews.is_unanswered`)
        .where(afterTime(param))
        .as('received'),
    )
    .selectAll()

export const receivedReviewsRead = preparedRead('reviews_received', receivedReviewsQuery)
export const unansweredReviewsRead = preparedRead('reviews_unanswered', unansweredReviewsQuery)

export const reviewRead = preparedRead('review', (db: Db, param: Params<{ id: number }>) =>
  db.selectFrom(reviewsWithWriters().where('reviews.id', '=', param('id')).as('review')).selectAll(),
)
