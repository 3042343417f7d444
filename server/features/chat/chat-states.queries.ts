// Read positions and newer messages of many chats, as far as still permitted.
import type { Db } from '../../platform/db/db.ts'
import { preparedStatement } from '../../platform/db/prepared.ts'
import { mayMeetSql } from '../blocks/blocks.service.ts'
import type { ParticipantChat } from './chat.queries.ts'
import type { VoiceColumn } from '../media/voice-upload.service.ts'
import type { MessageRow } from './chat.view.ts'

const CHAT_STATES = `
  with given as materialized (
    select * from json_to_recordset($1::json) as given (chat bigint, known bigint)
  )
  select chats.id, chats.customer_id as "customerId", chats.provider_id as "providerId",
    customer_read_id as "customerReadId", provider_read_id as "providerReadId",
    last_message_id as "lastMessageId", customers.name as "customerName", business_name as "providerName",
    case when newest.id is not null then json_build_object(
      'id', newest.id, 'senderType', newest.sender_type, 'clientId', newest.client_id, 'content', newest.content, 'voice', newest.voice,
      'visibility', newest.visibility,
      'at', newest.created_at, 'previousId', coalesce((
        select max(id) from messages where chat_id = chats.id and id < newest.id
      ), 0)
    ) end as last
  from given
    join chats on chats.id = given.chat
    join customers on customers.account_id = chats.customer_id
    join providers on providers.account_id = chats.provider_id
    left join messages as newest on newest.id = chats.last_message_id and newest.id > given.known
  where not exists (
      select from accounts
      where id in (chats.customer_id, chats.provider_id) and (suspended_at is not null or deleted_at is not null)
    )
    and ${mayMeetSql('chats.customer_id', 'chats.provider_id')}`

export type ChatState = ParticipantChat & {
  last: (Omit<MessageRow, 'voice'> & { voice: VoiceColumn | null; previousId: number }) | null
}

const chatStatesStatement = preparedStatement<ChatState>('chats_now', CHAT_STATES)

export const selectChatStates = (db: Db, asked: readonly { chat: number; known: number }[]) =>
  chatStatesStatement(db, [JSON.stringify(asked)])
