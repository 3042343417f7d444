// Reports suspicious reviews to staff, once per business and cause.
import { HOUR } from '../../../contract/limits.ts'
import { lengthOf } from '../../../contract/rules.ts'
import type { Tx } from '../../platform/db/db.ts'
import { businessesWithWords, hasMoreReviewsThan } from './suspicions.queries.ts'

type ReviewSuspicion = 'review_burst' | 'review_same_words' | 'review_same_browser'

export type ReportSuspicion = (
  tx: Tx,
  suspicion: { providerId: number; cause: ReviewSuspicion; now: Date },
) => Promise<void>

const BURST = { count: 10, within: HOUR }
// Different authors may write the same short text by chance.
const LONG_WORDS = 20
const MOST_BUSINESSES = 20

type WrittenReview = {
  customerId: number
  providerId: number
  text: string
  wordsKey: string | null
  createdAt: Date
  /** The review comes from a browser in which the owner has logged in. */
  isOwnersBrowser: boolean
}

const isBurst = (tx: Tx, { providerId, createdAt }: WrittenReview) =>
  hasMoreReviewsThan(tx, {
    providerId,
    count: BURST.count,
    since: new Date(createdAt.getTime() - BURST.within),
  })

const withSameWords = async (tx: Tx, { customerId, text, wordsKey }: WrittenReview) => {
  if (wordsKey === null) return []
  const author = lengthOf(text) < LONG_WORDS ? customerId : null
  const businesses = await businessesWithWords(tx, { wordsKey, author, most: MOST_BUSINESSES })
  return businesses.length > 1 ? businesses : []
}

export const reportSuspicions = async (tx: Tx, review: WrittenReview, report: ReportSuspicion) => {
  const { providerId, createdAt: now } = review
  if (review.isOwnersBrowser) await report(tx, { providerId, cause: 'review_same_browser', now })
  if (await isBurst(tx, review)) await report(tx, { providerId, cause: 'review_burst', now })
  for (const each of await withSameWords(tx, review))
    await report(tx, { providerId: each, cause: 'review_same_words', now })
}
