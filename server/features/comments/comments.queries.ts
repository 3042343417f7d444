import { expressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { lists } from '../../../contract/limits.ts'
import type { Db, Tables, Tx } from '../../platform/db/db.ts'
import { preparedRead, quickRead } from '../../platform/db/prepared.ts'
import { afterCursor, type PageWindow } from '../../platform/db/keyset.ts'
import { IS_PUBLIC_ACCOUNT } from '../accounts/public-accounts.service.ts'

// With their writers. A deleted person has no name any more; what a suspended one wrote nobody sees. The columns are named in
// one word: inside another row they come as the database writes them.
const visibleComments = () =>
  expressionBuilder<Tables>()
    .selectFrom('comments')
    .innerJoin('accounts as writer', 'writer.id', 'comments.customerId')
    .leftJoin('customers', 'customers.accountId', 'comments.customerId')
    .select([
      'comments.id',
      'comments.content',
      'comments.customerId as author',
      'customers.name',
      'comments.createdAt as at',
      'comments.reply',
      'comments.repliedAt as answered',
    ])
    .where('writer.suspendedAt', 'is', null)
    .where('comments.visibility', '=', 'shown')

type Thread = PageWindow & { postId: number; hidden: readonly number[] }

/** A post's business and a page of its comments: one row, when the post may be seen. */
export const threadQuery = (db: Db, thread: Thread) => {
  const newest = visibleComments()
    .where('comments.postId', '=', thread.postId)
    .where('comments.customerId', '<>', sql<number>`all(${thread.hidden}::bigint[])`)
    .where(afterCursor('comments', thread))
    .orderBy('comments.createdAt', 'desc')
    .orderBy('comments.id', 'desc')
    // Written out, so that the planner knows how few they are. No more of them are read than are taken below.
    .limit(sql.lit(lists.rows + 1))
  const page = expressionBuilder<Tables>().selectFrom(newest.as('newest')).selectAll().limit(thread.rows)
  return db
    .selectFrom('posts')
    .innerJoin('providers', 'providers.accountId', 'posts.providerId')
    .innerJoin('accounts', 'accounts.id', 'posts.providerId')
    .select(['posts.providerId', 'providers.businessName'])
    .select(jsonArrayFrom(page).as('comments'))
    .where('posts.id', '=', thread.postId)
    .where('posts.visibility', '=', 'shown')
    .where(IS_PUBLIC_ACCOUNT)
}

export const threadRead = quickRead('comments_of_post', threadQuery)

type Received = PageWindow & { providerId: number }

/** On all posts of a business. People who have blocked the business are left out; people it has blocked itself stay. */
export const receivedCommentsQuery = (db: Db, received: Received) => {
  const blockers = sql<number>`all(array(select blocker_id from blocks where blocked_id = ${received.providerId}))`
  const newest = visibleComments()
    .select('comments.postId')
    .where('comments.providerId', '=', received.providerId)
    .where('comments.customerId', '<>', blockers)
    .where(afterCursor('comments', received))
    .orderBy('comments.createdAt', 'desc')
    .orderBy('comments.id', 'desc')
    .limit(sql.lit(lists.rows + 1))
  return db
    .selectFrom(newest.as('newest'))
    .innerJoin('posts', 'posts.id', 'newest.postId')
    .innerJoin('providers', 'providers.accountId', 'posts.providerId')
    .selectAll('newest')
    .select(['posts.title', 'providers.businessName'])
    .orderBy('newest.at', 'desc')
    .orderBy('newest.id', 'desc')
    .limit(received.rows)
}

export const receivedCommentsRead = preparedRead('comments_received', receivedCommentsQuery)

export const insertComment = (
  tx: Tx,
  comment: { postId: number; customerId: number; content: string; createdAt: Date },
) => tx.insertInto('comments').values(comment).returning('id').executeTakeFirstOrThrow()

/** A comment that somebody may see, on this very post, and whose post it is. */
export const selectReplyable = (tx: Tx, { id, postId }: { id: number; postId: number }) =>
  tx
    .selectFrom('comments')
    .innerJoin('providers', 'providers.accountId', 'comments.providerId')
    .innerJoin('accounts', 'accounts.id', 'comments.providerId')
    .innerJoin('accounts as writer', 'writer.id', 'comments.customerId')
    .select(['comments.providerId', 'comments.customerId', 'providers.businessName'])
    .where('comments.id', '=', id)
    .where('comments.postId', '=', postId)
    .where('comments.visibility', '=', 'shown')
    .where('writer.suspendedAt', 'is', null)
    .where(IS_PUBLIC_ACCOUNT)
    .executeTakeFirst()

/** The first one wins, also when two come at once. False for any other. */
export const setReply = async (
  tx: Tx,
  { id, reply, repliedAt }: { id: number; reply: string; repliedAt: Date },
) => {
  const written = await tx
    .updateTable('comments')
    .set({ reply, repliedAt })
    .where('id', '=', id)
    .where('reply', 'is', null)
    .executeTakeFirst()
  return written.numUpdatedRows > 0n
}

export const selectCustomerName = async (db: Db, id: number) =>
  (await db.selectFrom('customers').select('name').where('accountId', '=', id).executeTakeFirst())?.name ??
  null

/** False when the comment is gone. */
export const setCommentVisibility = async (
  tx: Tx,
  id: number,
  visibility: 'shown' | 'hidden' | 'removed',
) => {
  const changed = await tx.updateTable('comments').set({ visibility }).where('id', '=', id).executeTakeFirst()
  return changed.numUpdatedRows > 0n
}
