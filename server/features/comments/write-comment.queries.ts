// Writes a batch of comments, or a reply, with the notifications in one statement, which checks permissions itself and returns what
// refusals are based on.
import { expressionBuilder, type QueryCreator, sql } from 'kysely'
import type { Db, Tables } from '../../platform/db/db.ts'
import { type Params, preparedWrite } from '../../platform/db/prepared.ts'
import { timestamp } from '../../platform/db/typed-values.ts'
import { IS_PUBLIC_ACCOUNT } from '../accounts/public-accounts.service.ts'
import { hasBlockedIn } from '../blocks/blocks.service.ts'
import { notificationInsert } from '../notifications/notifications.service.ts'
import { postOwnersForKeyShare } from '../posts/posts.service.ts'

const queueWritten = (query: QueryCreator<Tables & { written: { id: number } }>) =>
  query
    .insertInto('commentsToIndex')
    .columns(['commentId'])
    .expression((eb) => eb.selectFrom('written').select('id'))

export type NewComment = { postId: number; customerId: number; content: string }

// By position in the group. The id of a comment is allocated before the insert, to match it with its notification.
type Given = { turn: number; postId: number; customerId: number; content: string }

type CommentGroup = { posts: number[]; customers: number[]; contents: string[]; now: Date }

const commentedPosts = (param: Params<CommentGroup>) =>
  postOwnersForKeyShare()
    .innerJoin(
      sql<Given>`unnest(${param('posts')}::bigint[], ${param('customers')}::bigint[], ${param('contents')}::text[])
          with ordinality`.as<'given'>(sql`given (post_id, customer_id, content, turn)`),
      'given.postId',
      'posts.id',
    )
    .select([
      'given.turn',
      'given.customerId',
      'given.content',
      sql<number>`nextval('comments_id_seq')`.as('commentId'),
      hasBlockedIn(sql.ref('posts.provider_id'), sql.ref('given.customer_id')).as('isBlocked'),
      hasBlockedIn(sql.ref('given.customer_id'), sql.ref('posts.provider_id')).as('hasBlocked'),
    ])

/** No row for an unknown post, and no `notificationId` when a block exists. */
export const commentsQuery = (db: Db, param: Params<CommentGroup>) =>
  db
    .with('post', () => commentedPosts(param))
    .with('written', (query) =>
      query
        .insertInto('comments')
        .columns(['id', 'postId', 'providerId', 'customerId', 'content', 'createdAt'])
        .expression((eb) => {
          const allowed = eb
            .selectFrom('post')
            .select([
              'commentId',
              'id',
              'providerId',
              'customerId',
              'content',
              timestamp(param('now')).as('createdAt'),
            ])
            .where(sql<boolean>`not is_blocked and not has_blocked`)
            .orderBy('turn')
          return sql`overriding system value ${allowed}`
        })
        .returning(['id', 'providerId', 'customerId', 'createdAt']),
    )
    .with('notified', () =>
      notificationInsert({
        kind: 'comment',
        subject: 'comment_id',
        rows: 'select provider_id, customer_id, id, created_at from written',
      }),
    )
    .with('queued', queueWritten)
    .selectFrom('post')
    .leftJoin('notified', 'notified.subjectId', 'post.commentId')
    .leftJoin('customers', 'customers.accountId', 'post.customerId')
    .select([
      'post.turn',
      'post.commentId',
      'post.providerId',
      'post.businessName',
      'post.isBlocked',
      'post.hasBlocked',
      'notified.id as notificationId',
      'customers.name',
    ])

const commentsWrite = preparedWrite('comments_write', commentsQuery)

export const insertComments = async (db: Db, group: readonly NewComment[], now: Date) => {
  const rows = await commentsWrite(db, {
    posts: group.map(({ postId }) => postId),
    customers: group.map(({ customerId }) => customerId),
    contents: group.map(({ content }) => content),
    now,
  })
  const byTurn = new Map(rows.map((row) => [row.turn - 1, row]))
  return group.map((_comment, index) => byTurn.get(index))
}

const replyable = (param: Params<{ commentId: number; postId: number }>) =>
  expressionBuilder<Tables>()
    .selectFrom('comments')
    .innerJoin('providers', 'providers.accountId', 'comments.providerId')
    .innerJoin('accounts', 'accounts.id', 'comments.providerId')
    .innerJoin('accounts as writer', 'writer.id', 'comments.customerId')
    .select(['comments.id', 'comments.providerId', 'comments.customerId', 'providers.businessName'])
    .where('comments.id', '=', param('commentId'))
    .where('comments.postId', '=', param('postId'))
    .where('comments.visibility', '=', 'shown')
    .where('writer.suspendedAt', 'is', null)
    .where(IS_PUBLIC_ACCOUNT)

type NewReply = { postId: number; commentId: number; providerId: number; reply: string; now: Date }

/** The first reply wins. No row for an unknown comment, and no `notificationId` when nothing was written. */
export const replyWrite = preparedWrite('comment_reply', (db, param: Params<NewReply>) =>
  db
    .with('comment', () =>
      replyable(param).select([
        hasBlockedIn(sql.ref('comments.customer_id'), param('providerId')).as('isBlocked'),
        hasBlockedIn(param('providerId'), sql.ref('comments.customer_id')).as('hasBlocked'),
      ]),
    )
    .with('written', (query) =>
      query
        .updateTable('comments')
        .from('comment')
        .set({ reply: param('reply'), repliedAt: param('now') })
        .whereRef('comments.id', '=', 'comment.id')
        .where('comments.providerId', '=', param('providerId'))
        .where('comments.reply', 'is', null)
        .where(sql<boolean>`not is_blocked and not has_blocked`)
        .returning(['comments.id', 'comments.customerId', 'comments.providerId', 'comments.repliedAt']),
    )
    .with('notified', () =>
      notificationInsert({
        kind: 'reply',
        subject: 'comment_id',
        rows: 'select customer_id, provider_id, id, replied_at from written',
      }),
    )
    .with('queued', queueWritten)
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
