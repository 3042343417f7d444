import { expressionBuilder, type Insertable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { lists } from '../../../contract/limits.ts'
import type { Db, Tables, Tx } from '../../platform/db/db.ts'
import { preparedRead } from '../../platform/db/prepared.ts'
import { mayMeetIn } from '../blocks/blocks.service.ts'

export const insertNotification = (tx: Tx, notification: Insertable<Tables['notifications']>) =>
  tx.insertInto('notifications').values(notification).returning('id').executeTakeFirstOrThrow()

// Of a deleted or suspended person, and of one whom the reader may not meet, nothing is heard. List and count both begin here.
const shown = (accountId: number) =>
  expressionBuilder<Tables>()
    .selectFrom('notifications')
    .leftJoin('accounts as actor', 'actor.id', 'notifications.actorId')
    .where('notifications.accountId', '=', accountId)
    .where(isShown)
    .where((is) =>
      is.or([
        is('notifications.actorId', 'is', null),
        is.and([
          is('actor.suspendedAt', 'is', null),
          is('actor.deletedAt', 'is', null),
          mayMeetIn(sql.ref('notifications.accountId'), sql.ref('notifications.actorId')),
        ]),
      ]),
    )

// Nothing is heard of what the administrators have hidden.
const isShown = sql<boolean>`not exists (
  select from comments join posts on posts.id = comments.post_id
  where comments.id = notifications.comment_id and (comments.visibility <> 'shown' or posts.visibility <> 'shown')
)`

const countUnread = (accountId: number) =>
  shown(accountId)
    .where('notifications.readAt', 'is', null)
    .select((of) => of.fn.countAll<number>().as('count'))

type Page = { accountId: number; before: number; rows: number }

// The columns are named in one word: inside another row they come as the database writes them.
const newest = ({ accountId, before, rows }: Page) => {
  const cut = shown(accountId)
    .selectAll('notifications')
    .where('notifications.id', '<', before)
    .orderBy('notifications.id', 'desc')
    // Written out, so that the planner knows how few they are.
    .limit(sql.lit(lists.rows + 1))
  return expressionBuilder<Tables>()
    .selectFrom(cut.as('newest'))
    .leftJoin('customers', 'customers.accountId', 'newest.actorId')
    .leftJoin('providers', 'providers.accountId', 'newest.actorId')
    .leftJoin('contacts', 'contacts.id', 'newest.contactId')
    .leftJoin('comments', 'comments.id', 'newest.commentId')
    .leftJoin('posts', 'posts.id', 'comments.postId')
    .select((of) => [
      'newest.id',
      'newest.kind',
      of.fn.coalesce('contacts.name', 'providers.businessName', 'customers.name').as('name'),
      'posts.title',
      'posts.id as post',
      'newest.chatId as chat',
      'newest.parameters',
      'newest.createdAt as at',
      sql<boolean>`newest.read_at is not null`.as('read'),
    ])
    .orderBy('newest.id', 'desc')
    .limit(rows)
}

/** A page and the number of all that are unread: one question, so that they agree. */
export const notificationsQuery = (db: Db, page: Page) =>
  db.selectNoFrom([
    jsonArrayFrom(newest(page)).as('rows'),
    sql<number>`(${countUnread(page.accountId)})`.as('unread'),
  ])

export const notificationsRead = preparedRead('notifications', notificationsQuery)

export const unreadCountRead = preparedRead(
  'notifications_unread',
  (db: Db, { accountId }: { accountId: number }) =>
    db.selectNoFrom([sql<number>`(${countUnread(accountId)})`.as('unread')]),
)

type Marked = { accountId: number; ids: readonly number[]; upTo: number; now: Date }

/** How many were unread until now. */
export const markRead = async (db: Db, { accountId, ids, upTo, now }: Marked) => {
  const marked = await db
    .updateTable('notifications')
    .set({ readAt: now })
    .where('accountId', '=', accountId)
    .where('readAt', 'is', null)
    .where((is) => is.or([is('id', '<=', upTo), is('id', '=', sql<number>`any(${ids}::bigint[])`)]))
    .executeTakeFirst()
  return Number(marked.numUpdatedRows)
}

/** Of the person, and of what the person did. */
export const deleteNotificationsOf = (tx: Tx, id: number) =>
  tx
    .deleteFrom('notifications')
    .where((is) => is.or([is('accountId', '=', id), is('actorId', '=', id)]))
    .execute()

export const forgetOldNotifications = (db: Db, before: Date) =>
  db.deleteFrom('notifications').where('createdAt', '<', before).execute()
