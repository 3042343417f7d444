import type { Db } from '../../platform/db/db.ts'
import type { PageQuery } from '../../platform/db/keyset.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { hiddenFrom, isBlockedBy } from '../blocks/blocks.service.ts'
import { publicMediaRead } from './public-media.queries.ts'
import { parseReviewPage, reviewPageOf } from './review-page.ts'
import {
  receivedReviewsRead,
  reviewsOfRatingRead,
  type ReviewOrder,
  reviewsReads,
  unansweredReviewsRead,
} from './reviews.queries.ts'
import { type ReviewRow, reviewView, summaryView } from './reviews.view.ts'

const KEYS: Readonly<Record<ReviewOrder, (row: ReviewRow) => number>> = {
  newest: () => 0,
  highest: ({ rating }) => rating,
  lowest: ({ rating }) => -rating,
}

type ReviewsQuery = PageQuery & { sort?: ReviewOrder; rating?: number }

/** Excludes authors with a block, who still count. Refuses a business that the viewer may not see. */
export const reviewsOfProvider = async (
  db: Db,
  providerId: number,
  { sort = 'newest', rating, ...pageQuery }: ReviewsQuery,
  viewer: Viewer | null,
) => {
  const hidden = await hiddenFrom(db, viewer)
  const page = { ...parseReviewPage(pageQuery), providerId, hidden }
  const [found] =
    rating === undefined
      ? await reviewsReads[sort](db, page)
      : await reviewsOfRatingRead(db, { ...page, rating })
  const isBlocked = hidden.includes(providerId)
  if (!found || (isBlocked && (await isBlockedBy(db, viewer, providerId)))) throw new Refusal('not_found')
  const { pageRows, next } = reviewPageOf(found.reviews, page, KEYS[rating === undefined ? sort : 'newest'])
  const reader = { viewerId: viewer?.id, isReplyHidden: isBlocked }
  return {
    summary: summaryView(found.ratings),
    results: pageRows.map((row) => reviewView(row, reader)),
    next,
  }
}

type ReceivedQuery = PageQuery & { unanswered?: string }

export const receivedReviews = async (
  db: Db,
  { unanswered, ...pageQuery }: ReceivedQuery,
  providerId: number,
) => {
  const page = { ...parseReviewPage(pageQuery), providerId }
  const read = unanswered === '1' ? unansweredReviewsRead : receivedReviewsRead
  const { pageRows, next } = reviewPageOf(await read(db, page), page, (row) => Number(row.unanswered))
  return { results: pageRows.map((row) => reviewView(row, { viewerId: providerId })), next }
}

export const isPublicMedia = async (db: Db, folder: string) =>
  (await publicMediaRead(db, { folder })).length > 0
