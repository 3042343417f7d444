// Comments and replies, each written in one statement with its notification. The statement asks itself whether the writer may, and
// answers what the refusal goes by.
import { expressionBuilder, sql } from 'kysely'
import type { Tables } from '../../platform/db/db.ts'
import { preparedWrite } from '../../platform/db/prepared.ts'
import { bigint, text, timestamp } from '../../platform/db/typed-values.ts'
import { IS_PUBLIC_ACCOUNT } from '../accounts/public-accounts.service.ts'
import { hasBlockedIn } from '../blocks/blocks.service.ts'
import { postOwnerForKeyShare } from '../posts/posts.service.ts'

type NewComment = { postId: number; customerId: number; content: string; now: Date }

/** No row where there is no such post, and no `id` where a block stands in between. */
export const commentWrite = preparedWrite(
  'comment_write',
  (db, { postId, customerId, content, now }: NewComment) =>
    db
      .with('post', () =>
        postOwnerForKeyShare(postId).select([
          hasBlockedIn(sql.ref('posts.provider_id'), customerId).as('isBlocked'),
          hasBlockedIn(customerId, sql.ref('posts.provider_id')).as('hasBlocked'),
        ]),
      )
      .with('written', (query) =>
        query
          .insertInto('comments')
          .columns(['postId', 'providerId', 'customerId', 'content', 'createdAt'])
          .expression((of) =>
            of
              .selectFrom('post')
              .select([
                'id',
                'providerId',
                bigint(customerId).as('customerId'),
                text(content).as('content'),
                timestamp(now).as('createdAt'),
              ])
              .where(sql<boolean>`not is_blocked and not has_blocked`),
          )
          .returning(['id', 'providerId']),
      )
      .with('notified', (query) =>
        query
          .insertInto('notifications')
          .columns(['accountId', 'kind', 'actorId', 'commentId', 'createdAt'])
          .expression((of) =>
            of
              .selectFrom('written')
              .select([
                'providerId',
                sql<'comment'>`'comment'`.as('kind'),
                bigint(customerId).as('actorId'),
                'id',
                timestamp(now).as('createdAt'),
              ]),
          )
          .returning('id'),
      )
      .with('queued', (query) =>
        query
          .insertInto('commentsToIndex')
          .columns(['commentId'])
          .expression((of) => of.selectFrom('written').select('id')),
      )
      .selectFrom('post')
      .leftJoin('written', (join) => join.onTrue())
      .leftJoin('notified', (join) => join.onTrue())
      .leftJoin('customers', (join) => join.on('customers.accountId', '=', customerId))
      .select([
        'post.providerId',
        'post.businessName',
        'post.isBlocked',
        'post.hasBlocked',
        'written.id',
        'notified.id as notificationId',
        'customers.name',
      ]),
)

// A comment that somebody may see, on this very post, and whose post it is.
const replyable = ({ commentId, postId }: { commentId: number; postId: number }) =>
  expressionBuilder<Tables>()
    .selectFrom('comments')
    .innerJoin('providers', 'providers.accountId', 'comments.providerId')
    .innerJoin('accounts', 'accounts.id', 'comments.providerId')
    .innerJoin('accounts as writer', 'writer.id', 'comments.customerId')
    .select(['comments.id', 'comments.providerId', 'comments.customerId', 'providers.businessName'])
    .where('comments.id', '=', commentId)
    .where('comments.postId', '=', postId)
    .where('comments.visibility', '=', 'shown')
    .where('writer.suspendedAt', 'is', null)
    .where(IS_PUBLIC_ACCOUNT)

type NewReply = { postId: number; commentId: number; providerId: number; reply: string; now: Date }

/** The first one wins, also when two come at once. No row where there is no such comment, and no `notificationId` where nothing was written. */
export const replyWrite = preparedWrite(
  'comment_reply',
  (db, { postId, commentId, providerId, reply, now }: NewReply) =>
    db
      .with('comment', () =>
        replyable({ commentId, postId }).select([
          hasBlockedIn(sql.ref('comments.customer_id'), providerId).as('isBlocked'),
          hasBlockedIn(providerId, sql.ref('comments.customer_id')).as('hasBlocked'),
        ]),
      )
      .with('written', (query) =>
        query
          .updateTable('comments')
          .from('comment')
          .set({ reply, repliedAt: now })
          .whereRef('comments.id', '=', 'comment.id')
          .where('comments.providerId', '=', providerId)
          .where('comments.reply', 'is', null)
          .where(sql<boolean>`not is_blocked and not has_blocked`)
          .returning(['comments.id', 'comments.customerId']),
      )
      .with('notified', (query) =>
        query
          .insertInto('notifications')
          .columns(['accountId', 'kind', 'actorId', 'commentId', 'createdAt'])
          .expression((of) =>
            of
              .selectFrom('written')
              .select([
                'customerId',
                sql<'reply'>`'reply'`.as('kind'),
                bigint(providerId).as('actorId'),
                'id',
                timestamp(now).as('createdAt'),
              ]),
          )
          .returning('id'),
      )
      .with('queued', (query) =>
        query
          .insertInto('commentsToIndex')
          .columns(['commentId'])
          .expression((of) => of.selectFrom('written').select('id')),
      )
      .selectFrom('comment')
      .leftJoin('notified', (join) => join.onTrue())
      .select([
        'comment.providerId',
        'comment.customerId',
        'comment.businessName',
        'comment.isBlocked',
        'comment.hasBlocked',
        'notified.id as notificationId',
      ]),
)
