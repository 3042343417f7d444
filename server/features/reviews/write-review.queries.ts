// Every write locks the business before the review, because triggers update the ratings of the business.
import { type Insertable, sql, type Updateable } from 'kysely'
import { DAY } from '../../../contract/limits.ts'
import type { Db, Tables, Tx } from '../../platform/db/db.ts'
import { IS_PUBLIC_ACCOUNT } from '../accounts/public-accounts.service.ts'
import { hasBlockedIn } from '../blocks/blocks.service.ts'
import { deleteReviewReplyNotification } from '../notifications/notifications.service.ts'

export type Pair = { customerId: number; providerId: number }

/** A public business. Locks its account too, which notifications reference. */
export const lockBusiness = async (tx: Tx, providerId: number) => {
  const found = await tx
    .selectFrom('accounts')
    .innerJoin('providers', 'providers.accountId', 'accounts.id')
    .select('accounts.id')
    .where('accounts.id', '=', providerId)
    .where(IS_PUBLIC_ACCOUNT)
    .forKeyShare('accounts')
    .forNoKeyUpdate('providers')
    .executeTakeFirst()
  return found !== undefined
}

const hasContacted = ({ customerId, providerId }: Pair) => sql<boolean>`(
  exists (select from contacts where sender_id = ${customerId} and provider_id = ${providerId})
  or exists (
    select from chats join messages on messages.chat_id = chats.id and messages.sender_type = 'customer'
    where chats.customer_id = ${customerId} and chats.provider_id = ${providerId}
  )
  or exists (select from orders where customer_id = ${customerId} and provider_id = ${providerId})
)`

export const selectReviewRights = (db: Db, pair: Pair, now: Date) => {
  const { customerId, providerId } = pair
  const yesterday = new Date(now.getTime() - DAY)
  return db
    .selectFrom('accounts')
    .innerJoin('providers', 'providers.accountId', 'accounts.id')
    .select((eb) => [
      hasBlockedIn(providerId, customerId).as('isBlocked'),
      hasBlockedIn(customerId, providerId).as('hasBlocked'),
      eb
        .exists(
          eb
            .selectFrom('reviews')
            .select('id')
            .where('reviews.providerId', '=', providerId)
            .where('reviews.customerId', '=', customerId),
        )
        .as('hasReviewed'),
      hasContacted(pair).as('hasContacted'),
      sql<Date | null>`(
        select created_at from accounts where id = ${customerId} and verified_at is not null
      )`.as('memberSince'),
      sql<number>`(
        select count(*) from review_writes where customer_id = ${customerId} and written_at > ${yesterday}
      )`.as('writtenToday'),
    ])
    .where('accounts.id', '=', providerId)
    .where(IS_PUBLIC_ACCOUNT)
    .executeTakeFirst()
}

type NewReview = Pick<
  Insertable<Tables['reviews']>,
  'providerId' | 'customerId' | 'rating' | 'text' | 'wordsKey' | 'hasContacted'
> & { createdAt: Date }

/** Returns the id; undefined when the customer has a review of the business. */
export const insertReview = async (tx: Tx, review: NewReview) => {
  const written = await tx
    .insertInto('reviews')
    .values(review)
    .onConflict((conflict) => conflict.columns(['providerId', 'customerId']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!written) return undefined
  const { customerId, createdAt: writtenAt } = review
  await tx.insertInto('reviewWrites').values({ customerId, writtenAt }).execute()
  return written.id
}

export const updateReview = (tx: Tx, id: number, change: Updateable<Tables['reviews']>) =>
  tx.updateTable('reviews').set(change).where('id', '=', id).execute()

export const deleteReview = (tx: Tx, id: number) => tx.deleteFrom('reviews').where('id', '=', id).execute()

type OwnReview = { id: number; customerId: number }

export const selectOwnReview = (db: Db, { id, customerId }: OwnReview) =>
  db
    .selectFrom('reviews')
    .innerJoin('providers', 'providers.accountId', 'reviews.providerId')
    .select(['reviews.providerId', 'reviews.rating', 'reviews.text', 'reviews.shown'])
    .where('reviews.id', '=', id)
    .where('reviews.customerId', '=', customerId)
    .where('reviews.visibility', '<>', 'removed')

export const lockOwnReview = (tx: Tx, own: OwnReview) =>
  selectOwnReview(tx, own).forNoKeyUpdate('providers').forNoKeyUpdate('reviews').executeTakeFirst()

export const appendReviewMedia = async (tx: Tx, reviewId: number, mediaIds: readonly number[]) => {
  if (mediaIds.length === 0) return
  const last = sql`(select coalesce(max(position), -1) from review_media where review_id = ${reviewId})`
  const rows = mediaIds.map((mediaId, index) => ({
    reviewId,
    mediaId,
    position: sql<number>`${last} + ${index + 1}::integer`,
  }))
  await tx.insertInto('reviewMedia').values(rows).execute()
}

export const deleteReviewMedia = async (tx: Tx, reviewId: number, mediaIds: readonly number[]) => {
  if (mediaIds.length === 0) return
  await tx
    .deleteFrom('reviewMedia')
    .where('reviewId', '=', reviewId)
    .where('mediaId', 'in', mediaIds)
    .execute()
}

type OwnReply = { id: number; providerId: number }

// Locks both accounts before the review, in the same order as deleting an account does: the notification references them.
const lockedReview = (tx: Tx, { id, providerId }: OwnReply) =>
  tx
    .selectFrom('reviews')
    .innerJoin('accounts as owner', 'owner.id', 'reviews.providerId')
    .innerJoin('accounts as author', 'author.id', 'reviews.customerId')
    .select(['reviews.customerId', 'reviews.reply'])
    .where('reviews.id', '=', id)
    .where('reviews.providerId', '=', providerId)
    .forKeyShare(['owner', 'author'])
    .forNoKeyUpdate('reviews')

export const lockReplyable = (tx: Tx, { id, providerId }: OwnReply) =>
  lockedReview(tx, { id, providerId })
    .select([
      hasBlockedIn(sql.ref('reviews.customer_id'), providerId).as('isBlocked'),
      hasBlockedIn(providerId, sql.ref('reviews.customer_id')).as('hasBlocked'),
    ])
    .where(sql<boolean>`reviews.is_shown`)
    .executeTakeFirst()

/** False without a reply. Allowed for a hidden review too. */
export const deleteReply = async (tx: Tx, own: OwnReply) => {
  const { id } = own
  const review = await lockedReview(tx, own).executeTakeFirst()
  if (!review || review.reply === null) return false
  await updateReview(tx, id, { reply: null, repliedAt: null, replyEditedAt: null })
  await deleteReviewReplyNotification(tx, id)
  return true
}

const lockBusinessOf = (tx: Tx, id: number) =>
  tx
    .selectFrom('providers')
    .select('accountId')
    .where('accountId', '=', (eb) => eb.selectFrom('reviews').select('providerId').where('id', '=', id))
    .forNoKeyUpdate()
    .execute()

export const setReviewVisibility = async (tx: Tx, id: number, visibility: 'shown' | 'hidden' | 'removed') => {
  await lockBusinessOf(tx, id)
  const changed = await tx.updateTable('reviews').set({ visibility }).where('id', '=', id).executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

/** Locks businesses in the order of their ids to avoid deadlocks between concurrent deletions. */
export const deleteReviewsOf = async (tx: Tx, customerId: number) => {
  await tx
    .selectFrom('providers')
    .select('accountId')
    .where('accountId', 'in', (eb) =>
      eb.selectFrom('reviews').select('providerId').where('customerId', '=', customerId),
    )
    .orderBy('accountId')
    .forNoKeyUpdate()
    .execute()
  await tx.deleteFrom('reviews').where('customerId', '=', customerId).execute()
}

export const sweepReviewWrites = (db: Db, now: Date) =>
  db
    .deleteFrom('reviewWrites')
    .where('writtenAt', '<', new Date(now.getTime() - DAY))
    .execute()
