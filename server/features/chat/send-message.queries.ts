// Stores concurrent messages and read marks in one statement each. The statement checks permissions itself, so an ended session, a limit,
// a suspension or a block applies immediately.
import type { Db } from '../../platform/db/db.ts'
import { preparedStatement } from '../../platform/db/prepared.ts'
import { mayMeetSql } from '../blocks/blocks.service.ts'
import { markChatsReadSql, notificationInsertSql } from '../notifications/notifications.service.ts'
import type { VoiceColumn } from '../media/voice-upload.service.ts'
import type { Side } from './chat.queries.ts'

// Locks chats in the order of their ids, which avoids deadlocks, and before messages get their ids: within a chat ids become visible
// in order, so that a reader misses none.
const ALLOWED_SENDERS = `
  held as materialized (
    select id, customer_id, provider_id, customer_read_id, provider_read_id, coalesce(last_message_id, 0) as last_id
    from chats where id in (select chat from given) order by id for update
  ),
  allowed as materialized (
    select given.*, person.role as side, person.id as person_id, other.id as other_id, held.last_id,
      coalesce(person.limited_until > $2, false) as silenced,
      case person.role when 'customer' then held.provider_read_id else held.customer_read_id end as other_read_id
    from given
      join held on held.id = given.chat
      join sessions on sessions.id = given.session and sessions.ended_at is null and sessions.expires_at > $2
      join accounts as person on person.id = sessions.account_id
        and person.suspended_at is null and person.deleted_at is null
        and person.id in (held.customer_id, held.provider_id)
      join accounts as other on other.id = held.customer_id + held.provider_id - person.id
        and other.verified_at is not null and other.suspended_at is null and other.deleted_at is null
    where ${mayMeetSql('person.id', 'other.id')}
  )`

// What the bell says about a voice note.
const VOICE_NEWS = `case when voice is null then '{}'
      else jsonb_build_object('voiceSeconds', (voice ->> 'seconds')::integer) end`

const NOTIFY = notificationInsertSql({
  kind: 'chat_message',
  subject: 'chat_id',
  hasParameters: true,
  rows: `select distinct on (other_id, chat) other_id, person_id, chat, $2::timestamptz, ${VOICE_NEWS}
    from allowed
      join stored on stored.chat_id = chat and stored.client_id = client and stored.sender_type = side
    where not watched and not exists (
      select from messages as earlier
      where earlier.chat_id = chat and earlier.sender_type = side and earlier.id > other_read_id
    )`,
  renew: 'always',
})

const INSERT_MESSAGES = `
  with given as materialized (
    select * from json_to_recordset($1::json)
      as given (turn integer, session bigint, chat bigint, client text, content text, voice_id bigint, voice jsonb, watched boolean)
  ),
  ${ALLOWED_SENDERS},
  stored as (
    insert into messages (chat_id, sender_type, client_id, content, voice_id, voice, created_at)
    select chat, side, client, content, voice_id, voice, $2::timestamptz from allowed where not silenced order by turn
    on conflict (chat_id, client_id) do nothing
    returning id, chat_id, sender_type, client_id
  ),
  moved as (
    update chats set last_message_id = newest.id, active_at = $2
    from (select chat_id, max(id) as id from stored group by chat_id) as newest
    where chats.id = newest.chat_id
  ),
  noticed as (${NOTIFY})
  select turn, silenced, stored.id, other_id as other, noticed.id as notice,
    coalesce(lag(stored.id) over (partition by chat order by stored.id), last_id) as previous
  from allowed
    -- The first of those with one name was stored: the others repeat it.
    left join stored on stored.chat_id = chat and stored.client_id = client and stored.sender_type = side
      and turn = (
        select min(same.turn) from allowed as same
        where same.chat = allowed.chat and same.client = allowed.client and same.side = allowed.side
      )
    left join noticed on noticed.subject_id = chat and noticed.account_id = other_id`

export type OutgoingMessage = {
  sessionId: number
  chatId: number
  clientId: string
  content: string
  voice?: { id: number; column: VoiceColumn }
  isWatched: boolean
}

export type StoredMessageRow = {
  turn: number
  /** The account is limited to reading. Nothing was stored. */
  silenced: boolean
  id: number | null
  other: number
  notice: number | null
  previous: number
}
const insertMessagesStatement = preparedStatement<StoredMessageRow>('chat_say', INSERT_MESSAGES)

/** Results by position in the group: none without permission, no `id` for a known client_id. */
export const insertMessages = async (db: Db, group: readonly OutgoingMessage[], now: Date) => {
  const given = group.map(({ sessionId, chatId, clientId, content, voice, isWatched }, turn) => ({
    turn,
    session: sessionId,
    chat: chatId,
    client: clientId,
    content,
    voice_id: voice?.id ?? null,
    voice: voice?.column ?? null,
    watched: isWatched,
  }))
  const rows = await insertMessagesStatement(db, [JSON.stringify(given), now])
  return new Map(rows.map((row) => [row.turn, row]))
}

const MARK_READ = `
  with given as materialized (
    select * from json_to_recordset($1::json)
      as given (turn integer, session bigint, chat bigint, upto bigint)
  ),
  ${ALLOWED_SENDERS},
  wished as (
    select chat, max(least(upto, last_id)) filter (where side = 'customer') as customer,
      max(least(upto, last_id)) filter (where side = 'provider') as provider
    from allowed group by chat
  ),
  marked as (
    update chats
    set customer_read_id = greatest(customer_read_id, customer), provider_read_id = greatest(provider_read_id, provider)
    from wished
    where chats.id = wished.chat and (customer > customer_read_id or provider > provider_read_id)
    returning chats.id, chats.customer_read_id, chats.provider_read_id
  ),
  heard as (${markChatsReadSql('allowed', '$2')})
  select turn, heard.account_id is not null as heard,
    case side when 'customer' then marked.customer_read_id else marked.provider_read_id end as upto
  from allowed
    left join marked on marked.id = chat
    left join heard on heard.chat_id = chat and heard.account_id = person_id`

export type ReadMark = { sessionId: number; chatId: number; upTo: number }

type ReadMarkRow = { turn: number; heard: boolean; upto: number | null }
const markReadStatement = preparedStatement<ReadMarkRow>('chat_read', MARK_READ)

/** Results by position in the group: none without permission, no `upto` when nothing was new. */
export const markChatsRead = async (db: Db, group: readonly ReadMark[], now: Date) => {
  const given = group.map(({ sessionId, chatId, upTo }, turn) => ({
    turn,
    session: sessionId,
    chat: chatId,
    upto: upTo,
  }))
  const rows = await markReadStatement(db, [JSON.stringify(given), now])
  return new Map(rows.map((row) => [row.turn, row]))
}

export const selectMessage = (db: Db, { chatId, clientId }: { chatId: number; clientId: string }) =>
  db
    .selectFrom('messages')
    .select(['id', 'senderType', 'clientId', 'content', 'voice', 'visibility', 'createdAt'])
    .where('chatId', '=', chatId)
    .where('clientId', '=', clientId)
    .executeTakeFirst()

const INSERT_UNREAD_NOTIFICATION = notificationInsertSql({
  kind: 'chat_message',
  subject: 'chat_id',
  hasParameters: true,
  rows: `select $2::bigint, customer_id + provider_id - $2::bigint, chats.id, unread.created_at, ${VOICE_NEWS}
    from chats, lateral (
      select created_at, voice from messages
      where chat_id = chats.id and sender_type = $3
        and id > case $3 when 'customer' then provider_read_id else customer_read_id end
      order by id desc limit 1
    ) as unread (created_at, voice)
    where chats.id = $1`,
  renew: 'read',
})

const insertUnreadStatement = preparedStatement<{ id: number }>('chat_left', INSERT_UNREAD_NOTIFICATION)

export const insertUnreadNotification = async (
  db: Db,
  { chatId, accountId, from }: { chatId: number; accountId: number; from: Side },
) => (await insertUnreadStatement(db, [chatId, accountId, from]))[0]?.id
