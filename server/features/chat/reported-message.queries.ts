import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/db.ts'
import { IS_PUBLIC_ACCOUNT } from '../accounts/public-accounts.service.ts'

/** Of a chat of the reader, while the account of its writer is active. */
export const selectReportedMessage = (db: Db, { id, readerId }: { id: number; readerId: number }) =>
  db
    .selectFrom('messages')
    .innerJoin('chats', 'chats.id', 'messages.chatId')
    .innerJoin('customers', 'customers.accountId', 'chats.customerId')
    .innerJoin('providers', 'providers.accountId', 'chats.providerId')
    .innerJoin('accounts', (join) =>
      join.on(
        sql<boolean>`accounts.id = case messages.sender_type
          when 'customer' then chats.customer_id else chats.provider_id end`,
      ),
    )
    .select([
      'messages.chatId',
      'messages.senderType',
      'messages.content',
      'messages.voice',
      'messages.createdAt',
      'chats.customerId',
      'chats.providerId',
      'customers.name as customerName',
      'providers.businessName',
    ])
    .where('messages.id', '=', id)
    .where('messages.visibility', '=', 'shown')
    .where(sql<boolean>`${readerId}::bigint in (chats.customer_id, chats.provider_id)`)
    .where(IS_PUBLIC_ACCOUNT)
    .executeTakeFirst()

export const selectMessagesBefore = (
  db: Db,
  { id, chatId, count }: { id: number; chatId: number; count: number },
) =>
  db
    .selectFrom('messages')
    .select(['senderType', 'content', 'createdAt'])
    .select(sql<number | null>`(voice ->> 'seconds')::integer`.as('voiceSeconds'))
    .where('chatId', '=', chatId)
    .where('id', '<', id)
    .where('visibility', '=', 'shown')
    .orderBy('id', 'desc')
    .limit(count)
    .execute()

export const updateVisibility = (
  tx: Tx,
  { id, visibility }: { id: number; visibility: 'shown' | 'hidden' | 'removed' },
) =>
  tx.updateTable('messages').set({ visibility }).where('id', '=', id).returning('chatId').executeTakeFirst()
