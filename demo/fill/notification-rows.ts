// What the people of the market have heard of lately. The last days still wait at their bells.
import { sql } from 'kysely'
import type { Tx } from '../../server/platform/db/db.ts'
import { DAY, later } from '../calendar.ts'

const NOTIFIED = 60 * DAY
const UNREAD = 3 * DAY

/** From the rows that caused them, the oldest first: the bell goes by their numbers. */
export const insertNotifications = async (tx: Tx, now: Date) => {
  const [notified, unread] = [later(now, -NOTIFIED), later(now, -UNREAD)]
  await sql`
    insert into notifications
      (kind, account_id, actor_id, comment_id, contact_id, chat_id, review_id, post_id, need_id, parameters, created_at, read_at)
    select kind, account_id, actor_id, comment_id, contact_id, chat_id, review_id, post_id, need_id, coalesce(parameters, '{}'), at,
      case when at < ${unread} and kind <> 'chat_message' then at + interval '1 hour' end
    from (
      select 'comment' as kind, provider_id as account_id, customer_id as actor_id, id as comment_id,
        null::bigint as contact_id, null::bigint as chat_id, null::bigint as review_id, null::bigint as post_id,
        null::bigint as need_id, null::jsonb as parameters, created_at as at
      from comments
      union all
      select 'reply', customer_id, provider_id, id, null, null, null, null, null, null, replied_at from comments where reply is not null
      union all
      select 'contact', provider_id, sender_id, null, id, null, null, null, null, null, created_at from contacts
      union all
      select 'chat_message', case sender_type when 'customer' then provider_id else customer_id end,
        case sender_type when 'customer' then customer_id else provider_id end, null, null, chats.id, null, null, null, null, messages.created_at
      from chats join messages on messages.id = chats.last_message_id
      where messages.id > case sender_type when 'customer' then provider_read_id else customer_read_id end
      union all
      select 'review', provider_id, customer_id, null, null, null, id, null, null, null, created_at from reviews
      union all
      select 'review_reply', customer_id, provider_id, null, null, null, id, null, null, null, replied_at from reviews where reply is not null
      union all
      select 'new_post', customer_id, provider_id, null, null, null, null, newest_id, null, null, newest_at
      from follows join post_heads using (provider_id) where newest_at > followed_at
      union all
      select 'need_received', provider_id, customer_id, null, null, null, null, null, need_id, null, asked_at
      from need_asks join needs on needs.id = need_id
      union all
      select 'need_reply', customer_id, provider_id, null, null, null, null, null, need_id, null, need_replies.created_at
      from need_replies join needs on needs.id = need_id
      union all
      select 'order', case event ->> 'by' when 'customer' then provider_id else customer_id end,
        case event ->> 'by' when 'customer' then customer_id else provider_id end, null, null, null, null, null, null,
        jsonb_build_object('order', jsonb_build_object('id', orders.id, 'number', number, 'status', event ->> 'status')),
        (event ->> 'at')::timestamptz
      from orders cross join jsonb_array_elements(history) as entries (event)
    ) as happened
    where at > ${notified}
    order by at`.execute(tx)
}
