// Parts of statements of other features, which write a notification together with its subject.
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import type { NotificationKind } from './notifications.tables.ts'

type NotificationInsert = {
  kind: NotificationKind
  /** `parameters` for a kind that has its subject there. */
  subject: 'chat_id' | 'comment_id' | 'contact_id' | 'parameters'
  /** A select of the account, the actor, the subject, the time and, with `hasParameters`, the parameters, in this order. */
  rows: string
  hasParameters?: true
  /** A chat has one notification per account: 'read' renews it only if it was read before the time. */
  renew?: 'always' | 'read'
}

// A renewed notification gets a new id, because the bell lists them by id.
const RENEW = `
  on conflict (chat_id, account_id) where chat_id is not null
  do update set id = default, read_at = null, actor_id = excluded.actor_id, created_at = excluded.created_at,
    parameters = excluded.parameters`
const RENEWALS = { always: RENEW, read: `${RENEW} where notifications.read_at < excluded.created_at` }

export const notificationInsertSql = ({ kind, subject, rows, hasParameters, renew }: NotificationInsert) => `
  insert into notifications (kind, account_id, actor_id, ${subject}, created_at${hasParameters ? ', parameters' : ''})
  select '${kind}', source.* from (${rows}) as source
  ${renew ? RENEWALS[renew] : ''}
  returning id, account_id, ${subject} as subject_id`

export const notificationInsert = (
  insert: NotificationInsert,
): RawBuilder<{ id: number; accountId: number; subjectId: number }> =>
  sql`(${sql.raw(notificationInsertSql(insert))})`

/** `from` has a row with `chat` and `person_id` for each reader of a chat. Returns chat_id and account_id. */
export const markChatsReadSql = (from: string, now: string) => `
  update notifications set read_at = ${now} from ${from}
  where notifications.chat_id = chat and notifications.account_id = person_id and notifications.read_at is null
  returning notifications.chat_id, notifications.account_id`

export const deleteReviewReplyNotification = (tx: Tx, reviewId: number) =>
  tx.deleteFrom('notifications').where('reviewId', '=', reviewId).where('kind', '=', 'review_reply').execute()
