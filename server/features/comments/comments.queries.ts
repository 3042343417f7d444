import { expressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { lists } from '../../../contract/limits.ts'
import type { Db, Tables, Tx } from '../../platform/db/db.ts'
import { type Params, preparedRead, quickRead } from '../../platform/db/prepared.ts'
import { afterCursor, type TimePage } from '../../platform/db/keyset.ts'
import { IS_PUBLIC_ACCOUNT } from '../accounts/public-accounts.service.ts'
import { allBlockersOf, type CustomerAndProvider } from '../blocks/blocks.service.ts'

// With their authors: a deleted account has no name, and comments of a suspended one are hidden. One-word column names, because JSON
// rows are not converted to camel case.
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

type Thread = TimePage & { postId: number; hidden: readonly number[] }

export const threadQuery = (db: Db, param: Params<Thread>) => {
  const newest = visibleComments()
    .where('comments.postId', '=', param('postId'))
    .where('comments.customerId', '<>', sql<number>`all(${param('hidden')}::bigint[])`)
    .where(afterCursor('comments', param))
    .orderBy('comments.createdAt', 'desc')
    .orderBy('comments.id', 'desc')
    // A literal, so that the planner knows the limit. The outer query takes fewer rows without reading more.
    .limit(sql.lit(lists.rows + 1))
  const page = expressionBuilder<Tables>().selectFrom(newest.as('newest')).selectAll().limit(param('rows'))
  return db
    .selectFrom('posts')
    .innerJoin('providers', 'providers.accountId', 'posts.providerId')
    .innerJoin('accounts', 'accounts.id', 'posts.providerId')
    .select(['posts.providerId', 'providers.businessName'])
    .select(jsonArrayFrom(page).as('comments'))
    .where('posts.id', '=', param('postId'))
    .where('posts.visibility', '=', 'shown')
    .where(IS_PUBLIC_ACCOUNT)
}

export const threadRead = quickRead('comments_of_post', threadQuery)

type Received = TimePage & { providerId: number }

export const receivedCommentsQuery = (db: Db, param: Params<Received>) => {
  const newest = visibleComments()
    .select('comments.postId')
    .where('comments.providerId', '=', param('providerId'))
    .where('comments.customerId', '<>', allBlockersOf(param('providerId')))
    .where(afterCursor('comments', param))
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
    .limit(param('rows'))
}

export const receivedCommentsRead = preparedRead('comments_received', receivedCommentsQuery)

export const setCommentVisibility = async (
  tx: Tx,
  id: number,
  visibility: 'shown' | 'hidden' | 'removed',
) => {
  const changed = await tx.updateTable('comments').set({ visibility }).where('id', '=', id).executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

export const takeCommentsToIndex = async (tx: Tx, limit: number) => {
  const { rows } = await sql<{ id: number }>`
    delete from comments_to_index
    where ctid = any (array(select ctid from comments_to_index limit ${limit}))
    returning comment_id as id`.execute(tx)
  return rows.map(({ id }) => id)
}

export const commentCount = sql<number>`(
  select count(*) from comments where comments.post_id = posts.id and comments.visibility = 'shown'
    and comments.customer_id <> ${allBlockersOf(sql.ref('posts.provider_id'))}
)`

export const visibleCommentsBetween = (db: Db, { customerId, providerId }: CustomerAndProvider) =>
  db
    .selectFrom('comments')
    .select('id')
    .where('customerId', '=', customerId)
    .where('providerId', '=', providerId)
    .where('visibility', '=', 'shown')
