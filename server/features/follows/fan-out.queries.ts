// Locks the business before the fan-out row, in the same order as deleting the business does.
import { sql } from 'kysely'
import { following, HOUR } from '../../../contract/limits.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { IS_PUBLIC_ACCOUNT } from '../accounts/public-accounts.service.ts'

export const insertFanOut = async (tx: Tx, { id, providerId }: { id: number; providerId: number }) => {
  const isFollowed = sql`select from follower_counts where provider_id = ${providerId} and followers > 0`
  const { rows } = await sql`
    insert into post_fan_outs (post_id) select ${id}::bigint where exists (${isFollowed}) returning post_id`.execute(
    tx,
  )
  return rows.length > 0
}

/** Undefined unless the post is public. Locks its business until commit. */
export const lockPublishedPost = (tx: Tx, postId: number) =>
  tx
    .selectFrom('posts')
    .innerJoin('accounts', 'accounts.id', 'posts.providerId')
    .select(['posts.id', 'posts.providerId', 'posts.createdAt'])
    .where('posts.id', '=', postId)
    .where('posts.visibility', '=', 'shown')
    .where(IS_PUBLIC_ACCOUNT)
    .forKeyShare('accounts')
    .executeTakeFirst()

export const lockFanOut = (tx: Tx, postId: number) =>
  tx
    .selectFrom('postFanOuts')
    .select('afterCustomerId')
    .where('postId', '=', postId)
    .forUpdate()
    .executeTakeFirst()

type Post = { id: number; providerId: number; createdAt: Date }
type Batch = { after: number; most: number; now: Date }
type NotifiedBatch = { last: number | null; notified: number[] }

const PAUSE_HOURS = sql.lit(following.bellPause / HOUR)

// Marks the next followers as notified and returns them: those who followed before the post, may be notified, and were not notified about
// the business lately. A concurrent call waits on the row lock and skips them.
export const markNextNotified = async (
  tx: Tx,
  post: Post,
  { after, most, now }: Batch,
): Promise<NotifiedBatch> => {
  const { rows } = await sql<NotifiedBatch>`
    with batch as materialized (
      select customer_id, followed_at from follows
      where provider_id = ${post.providerId} and customer_id > ${after}
      order by customer_id limit ${most}
    ),
    notified as (
      insert into followers_told as known (provider_id, customer_id, told_at)
      select ${post.providerId}::bigint, accounts.id, ${now}::timestamptz
      from batch join accounts on accounts.id = batch.customer_id
      where batch.followed_at <= ${post.createdAt}::timestamptz and ${IS_PUBLIC_ACCOUNT}
        and (accounts.limited_until is null or accounts.limited_until <= ${now}::timestamptz)
      order by accounts.id
      on conflict (provider_id, customer_id) do update set told_at = excluded.told_at
        where known.told_at <= excluded.told_at - ${PAUSE_HOURS} * interval '1 hour'
      returning customer_id
    )
    select (select max(customer_id) from batch) as last, to_json(array(select customer_id from notified)) as notified`.execute(
    tx,
  )
  return rows[0] ?? { last: null, notified: [] }
}

export const moveFanOut = (tx: Tx, postId: number, afterCustomerId: number) =>
  tx.updateTable('postFanOuts').set({ afterCustomerId }).where('postId', '=', postId).execute()

export const deleteFanOut = (tx: Tx, postId: number) =>
  tx.deleteFrom('postFanOuts').where('postId', '=', postId).execute()

export const deleteNotifiedBefore = (db: Db, upTo: Date) =>
  db.deleteFrom('followersTold').where('toldAt', '<=', upTo).execute()
