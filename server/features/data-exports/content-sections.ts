// What a person wrote and received.
import { sql } from 'kysely'
import { bothNames, businessName, own, type Section, titlesOf } from './section.ts'

export const contentSections: readonly Section[] = [
  {
    name: 'price_list',
    table: 'price_items',
    key: 'id',
    columns: ['name', 'description', 'price_paise', 'price_to_paise', 'unit', 'group_title', 'is_available'],
    isOwn: own('provider_id'),
  },
  {
    name: 'posts',
    table: 'posts',
    key: 'id',
    columns: [
      'id',
      'kind',
      'title',
      'content',
      'created_at',
      'updated_at',
      'starts_at',
      'ends_at',
      'offer_code',
      'price_paise',
      'was_price_paise',
      'visibility',
    ],
    isOwn: own('provider_id'),
  },
  {
    name: 'comments',
    table: 'comments',
    key: 'id',
    columns: ['post_id', 'content', 'created_at', 'reply', 'replied_at', 'visibility'],
    also: bothNames,
    isOwn: ({ accountId }) =>
      sql`(t.customer_id = ${accountId} or (t.provider_id = ${accountId} and t.visibility = 'shown'))`,
  },
  {
    name: 'reviews',
    table: 'reviews',
    key: 'id',
    columns: [
      'rating',
      'text',
      'created_at',
      'edited_at',
      'reply',
      'replied_at',
      'reply_edited_at',
      'visibility',
    ],
    also: bothNames,
    isOwn: ({ accountId }) =>
      sql`(t.customer_id = ${accountId} or (t.provider_id = ${accountId} and t.is_shown))`,
  },
  {
    name: 'sent_requests',
    table: 'contacts',
    key: 'id',
    columns: ['name', 'email', 'mobile_number', 'created_at'],
    also: { provider_name: businessName },
    isOwn: own('sender_id'),
  },
  {
    name: 'received_requests',
    table: 'contacts',
    key: 'id',
    columns: ['name', 'email', 'mobile_number', 'created_at', 'status', 'note'],
    isOwn: own('provider_id'),
  },
  {
    name: 'chats',
    table: 'chats',
    key: 'id',
    columns: ['id', 'created_at', 'active_at'],
    also: bothNames,
    isOwn: ({ accountId }) => sql`(t.customer_id = ${accountId} or t.provider_id = ${accountId})`,
  },
  {
    name: 'messages',
    table: 'messages',
    key: 'id',
    columns: ['chat_id', 'sender_type', 'content', 'created_at', 'visibility'],
    also: { is_voice: sql`t.voice_id is not null` },
    // A removed message only for its writer.
    isOwn: ({ accountId }) => sql`t.chat_id in (
      select id from chats
      where (customer_id = ${accountId} and (t.visibility = 'shown' or t.sender_type = 'customer'))
        or (provider_id = ${accountId} and (t.visibility = 'shown' or t.sender_type = 'provider'))
    )`,
  },
  {
    name: 'orders',
    table: 'orders',
    key: 'id',
    columns: [
      'number',
      'status',
      'items',
      'subtotal_paise',
      'total_paise',
      'has_unpriced',
      'note',
      'handover',
      'address',
      'history',
      'created_at',
    ],
    also: bothNames,
    isOwn: ({ accountId }) => sql`(t.customer_id = ${accountId} or t.provider_id = ${accountId})`,
  },
  {
    name: 'needs',
    table: 'needs',
    key: 'id',
    columns: [
      'id',
      'text',
      'wanted',
      'budget_paise',
      'status',
      'close_reason',
      'visibility',
      'created_at',
      'expires_at',
      'ended_at',
    ],
    also: titlesOf,
    isOwn: own('customer_id'),
  },
  {
    name: 'received_needs',
    table: 'need_asks',
    key: 'need_id',
    columns: ['need_id', 'asked_at', 'replied_at', 'declined_at'],
    also: { text: sql`(select text from needs where id = t.need_id and visibility = 'shown')` },
    isOwn: own('provider_id'),
  },
  {
    name: 'need_replies',
    table: 'need_replies',
    key: 'id',
    columns: ['need_id', 'text', 'price_paise', 'price_to_paise', 'is_chosen', 'created_at', 'edited_at'],
    also: { provider_name: businessName },
    isOwn: ({ accountId }) =>
      sql`(t.provider_id = ${accountId} or t.need_id in (select id from needs where customer_id = ${accountId}))`,
  },
]
