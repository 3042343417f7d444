import { reviewReply, trimmed } from '../../../contract/rules.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Db, inTransaction } from '../../platform/db/db.ts'
import { FormRefusal, Refusal } from '../../platform/http/refusal.ts'
import type { Publish } from '../../platform/live/hub.ts'
import { refuseBlocks } from '../blocks/blocks.service.ts'
import { notify } from '../notifications/notifications.service.ts'
import { reviewRead } from './reviews.queries.ts'
import { reviewView } from './reviews.view.ts'
import type { IndexReview } from './write-review.service.ts'
import { deleteReply, lockReplyable, updateReview } from './write-review.queries.ts'

type OwnReply = { id: number; providerId: number }
type ReplyDeps = Readonly<{ clock: Clock; publish: Publish; indexReview: IndexReview }>

/** Notifies the customer of the first reply only, not of edits. */
export const replyToReview = async (
  db: Db,
  { id, providerId, text }: OwnReply & { text: string },
  { clock, publish, indexReview }: ReplyDeps,
) => {
  const broken = reviewReply(text)
  if (broken) throw new FormRefusal({ text: [broken] })
  const reply = trimmed(text)
  const now = clock()
  return inTransaction(db, async (tx) => {
    const review = await lockReplyable(tx, { id, providerId })
    if (!review) throw new Refusal('not_found')
    refuseBlocks(review, 'customer_blocked')
    const isFirst = review.reply === null
    await updateReview(tx, id, isFirst ? { reply, repliedAt: now } : { reply, replyEditedAt: now })
    if (isFirst)
      await notify(tx, {
        kind: 'review_reply',
        to: review.customerId,
        actorId: providerId,
        reviewId: id,
        now,
        publish,
      })
    await indexReview(tx, id)
    const [row] = await reviewRead(tx, { id })
    if (!row) throw new Refusal('not_found')
    return reviewView(row, { viewerId: providerId })
  })
}

export const deleteReviewReply = (db: Db, own: OwnReply, { indexReview }: Pick<ReplyDeps, 'indexReview'>) =>
  inTransaction(db, async (tx) => {
    if (!(await deleteReply(tx, own))) throw new Refusal('not_found')
    await indexReview(tx, own.id)
  })
