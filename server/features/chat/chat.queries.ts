import { expressionBuilder, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { lists } from '../../../contract/limits.ts'
import type { Db, Tables } from '../../platform/db/db.ts'
import { type Params, preparedRead, quickRead } from '../../platform/db/prepared.ts'
import { afterCursor, type TimePage } from '../../platform/db/keyset.ts'
import { IS_PUBLIC_ACCOUNT } from '../accounts/public-accounts.service.ts'
import { type CustomerAndProvider, mayMeetIn } from '../blocks/blocks.service.ts'
import { visibleCommentsBetween } from '../comments/comments.service.ts'
import { contactsBetween } from '../contacts/contacts.service.ts'

export type Side = 'customer' | 'provider'

/** No row when the chat exists, also under concurrent requests. */
export const insertChat = (db: Db, pair: { customerId: number; providerId: number; now: Date }) => {
  const { now, ...sides } = pair
  return db
    .insertInto('chats')
    .values({ ...sides, createdAt: now, activeAt: now })
    .onConflict((conflict) => conflict.columns(['customerId', 'providerId']).doNothing())
    .returning('id')
    .executeTakeFirst()
}

export const selectChat = (db: Db, { customerId, providerId }: { customerId: number; providerId: number }) =>
  db
    .selectFrom('chats')
    .select('id')
    .where('customerId', '=', customerId)
    .where('providerId', '=', providerId)
    .executeTakeFirst()

export const isPublic = async (db: Db, { id, role }: { id: number; role: Side }) => {
  const found = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', id)
    .where('role', '=', role)
    .where(IS_PUBLIC_ACCOUNT)
    .executeTakeFirst()
  return found !== undefined
}

/** The chat and the side of the viewer. None for a chat of others and when a block exists. */
export const participantChatRead = quickRead(
  'chat_seat',
  (db, param: Params<{ chatId: number; viewerId: number }>) =>
    db
      .selectFrom('chats')
      .innerJoin('customers', 'customers.accountId', 'chats.customerId')
      .innerJoin('providers', 'providers.accountId', 'chats.providerId')
      .innerJoin('accounts', (join) =>
        join.on(
          sql<boolean>`accounts.id = chats.customer_id + chats.provider_id - ${param('viewerId')}::bigint`,
        ),
      )
      .select([
        'chats.id',
        'chats.customerId',
        'chats.providerId',
        'chats.customerReadId',
        'chats.providerReadId',
        'chats.lastMessageId',
        'customers.name as customerName',
        'providers.businessName as providerName',
      ])
      .where('chats.id', '=', param('chatId'))
      .where(sql<boolean>`${param('viewerId')}::bigint in (chats.customer_id, chats.provider_id)`)
      .where(IS_PUBLIC_ACCOUNT)
      .where(mayMeetIn(sql.ref('chats.customerId'), sql.ref('chats.providerId'))),
)

export type ParticipantChat = Awaited<ReturnType<typeof participantChatRead>>[number]

const unreadOf = (side: Side) => {
  const other = sql.lit(side === 'customer' ? 'provider' : 'customer')
  return sql<number>`(
    select count(*) from (
      select from messages
      where messages.chat_id = newest.chat_id and messages.sender_type = ${other}
        and messages.id > newest.read_id
      limit ${sql.lit(lists.unreadMessages)}
    ) as unread
  )`
}

type ChatsPage = TimePage & {
  viewerId: number
  hidden: readonly number[]
  isWritten: boolean
}

// Filters blocked accounts before the limit, so that pages are full.
const newestChats = (db: Db, param: Params<ChatsPage>, side: Side) => {
  const [own, other] =
    side === 'customer'
      ? (['chats.customerId', 'chats.providerId'] as const)
      : (['chats.providerId', 'chats.customerId'] as const)
  const readId = side === 'customer' ? 'chats.customerReadId' : 'chats.providerReadId'
  return db
    .selectFrom('chats')
    .innerJoin('accounts', 'accounts.id', other)
    .select([
      'chats.id as chatId',
      'chats.customerId',
      'chats.providerId',
      'chats.lastMessageId',
      'chats.activeAt',
      `${readId} as readId`,
    ])
    .where(own, '=', param('viewerId'))
    .where(other, '<>', sql<number>`all(${param('hidden')}::bigint[])`)
    .where(IS_PUBLIC_ACCOUNT)
    .where(sql<boolean>`(not ${param('isWritten')}::boolean or chats.last_message_id is not null)`)
    .where(afterCursor('chats', param, { time: 'activeAt' }))
    .orderBy('chats.activeAt', 'desc')
    .orderBy('chats.id', 'desc')
    .limit(sql.lit(lists.rows + 1))
}

const voiceSeconds = () => sql<number | null>`(messages.voice ->> 'seconds')::integer`

const lastOf = () =>
  expressionBuilder<Tables>()
    .selectFrom('messages')
    .select([
      'messages.content',
      'messages.senderType as sender',
      'messages.visibility',
      voiceSeconds().as('seconds'),
    ])
    .where('messages.id', '=', sql.ref<number>('newest.lastMessageId'))

export const chatsQuery = (side: Side) => (db: Db, param: Params<ChatsPage>) =>
  db
    .selectFrom(newestChats(db, param, side).as('newest'))
    .innerJoin('customers', 'customers.accountId', 'newest.customerId')
    .innerJoin('providers', 'providers.accountId', 'newest.providerId')
    .select([
      'newest.chatId as id',
      'newest.customerId',
      'newest.providerId',
      'newest.activeAt as at',
      'customers.name as customerName',
      'providers.businessName as providerName',
    ])
    .select(jsonObjectFrom(lastOf()).as('last'))
    .select(unreadOf(side).as('unread'))
    .orderBy('newest.activeAt', 'desc')
    .orderBy('newest.chatId', 'desc')
    .limit(param('rows'))

export const chatsRead = {
  customer: preparedRead('chats_of_customer', chatsQuery('customer')),
  provider: preparedRead('chats_of_provider', chatsQuery('provider')),
}

type MessagesPage = { chatId: number; limit: number }

const MESSAGE = [
  'messages.id',
  'messages.senderType',
  'messages.clientId',
  'messages.content',
  'messages.voice',
  'messages.visibility',
  'messages.createdAt as at',
] as const

export const messagesBeforeQuery = (db: Db, param: Params<MessagesPage & { before: number }>) =>
  db
    .selectFrom('messages')
    .select(MESSAGE)
    .where('chatId', '=', param('chatId'))
    .where('id', '<', param('before'))
    .orderBy('id', 'desc')
    .limit(param('limit'))

export const messagesAfterQuery = (db: Db, param: Params<MessagesPage & { after: number }>) =>
  db
    .selectFrom('messages')
    .select(MESSAGE)
    .where('chatId', '=', param('chatId'))
    .where('id', '>', param('after'))
    .orderBy('id')
    .limit(param('limit'))

export const messagesBeforeRead = preparedRead('messages_before', messagesBeforeQuery)
export const messagesAfterRead = preparedRead('messages_after', messagesAfterQuery)

/** A request while signed in, a visible comment or a chat: a business may not contact anyone else first. */
export const hasReachedOut = async (db: Db, pair: CustomerAndProvider) => {
  const traces = db
    .selectFrom('chats')
    .select('id')
    .where('customerId', '=', pair.customerId)
    .where('providerId', '=', pair.providerId)
    .unionAll(visibleCommentsBetween(db, pair))
    .unionAll(contactsBetween(db, pair))
  return (await traces.limit(1).executeTakeFirst()) !== undefined
}
