// What an archive holds: for each file the table, its rows that belong to the person, and their columns. The test compares the columns
// with docs/privacy.md, which lists every column of the database.
import { sql } from 'kysely'
import { contentSections } from './content-sections.ts'
import { businessName, own, type Section, titlesOf } from './section.ts'

const accountSections: readonly Section[] = [
  {
    name: 'account',
    table: 'accounts',
    key: 'id',
    columns: [
      'id',
      'role',
      'username',
      'email',
      'mobile_number',
      'email_to_verify',
      'mobile_to_verify',
      'language',
      'created_at',
      'verified_at',
      'suspended_at',
      'suspended_until',
      'limited_until',
    ],
    isOwn: own('id'),
  },
  { name: 'profile', table: 'customers', key: 'account_id', columns: ['name'], isOwn: own('account_id') },
  {
    name: 'business',
    table: 'providers',
    key: 'account_id',
    columns: [
      'name',
      'business_name',
      'business_tagline',
      'business_description',
      'street_address',
      'zipcode',
      'latitude',
      'longitude',
      'website_link',
      'hours',
      'closed_on',
      'vouched_at',
      'updated_at',
    ],
    also: titlesOf,
    isOwn: own('account_id'),
  },
  {
    name: 'consents',
    table: 'consents',
    key: 'id',
    columns: ['purpose', 'is_given', 'version', 'language', 'at'],
    isOwn: own('account_id'),
  },
  {
    name: 'logins',
    table: 'sessions',
    key: 'id',
    columns: ['browser', 'system', 'created_at', 'last_seen_at', 'expires_at', 'ended_at', 'is_remembered'],
    isOwn: own('account_id'),
  },
  {
    name: 'order_settings',
    table: 'order_settings',
    key: 'provider_id',
    columns: ['is_on', 'min_order_paise', 'delivers', 'delivery_note', 'upi_id'],
    isOwn: own('provider_id'),
  },
  {
    name: 'need_settings',
    table: 'need_providers',
    key: 'provider_id',
    columns: ['is_on', 'max_per_day', 'radius_km'],
    isOwn: own('provider_id'),
  },
  {
    name: 'follows',
    table: 'follows',
    key: 'provider_id',
    columns: ['followed_at'],
    also: { provider_name: businessName },
    isOwn: own('customer_id'),
  },
  {
    name: 'saved_posts',
    table: 'saved_posts',
    key: 'post_id',
    columns: ['post_id', 'saved_at'],
    also: { title: sql`(select title from posts where id = t.post_id)` },
    isOwn: own('customer_id'),
  },
  {
    name: 'blocks',
    table: 'blocks',
    key: 'id',
    columns: ['reason', 'created_at'],
    also: {
      name: sql`coalesce(
        (select business_name from providers where account_id = t.blocked_id),
        (select name from customers where account_id = t.blocked_id)
      )`,
    },
    isOwn: own('blocker_id'),
  },
  {
    name: 'notifications',
    table: 'notifications',
    key: 'id',
    columns: ['kind', 'parameters', 'created_at', 'read_at'],
    // Of a breach notice, which is stored once for all recipients.
    also: {
      text: sql`(
        select text_en || E'\\n\\n' || text_hi from announcements
        where t.kind = 'breach' and id = (t.parameters ->> 'announcementId')::bigint
      )`,
    },
    isOwn: own('account_id'),
  },
  {
    name: 'notification_settings',
    table: 'notification_settings',
    key: 'account_id',
    columns: ['quiet_from', 'quiet_to', 'bell_off', 'push_off'],
    isOwn: own('account_id'),
  },
  {
    name: 'devices',
    table: 'push_subscriptions',
    key: 'id',
    columns: ['lang', 'subscribed_at'],
    isOwn: own('account_id'),
  },
  {
    name: 'reports',
    table: 'reports',
    key: 'id',
    columns: [
      'tracking_code',
      'reporter_name',
      'reporter_email',
      'target_kind',
      'reason',
      'description',
      'urgency',
      'status',
      'created_at',
      'acknowledged_at',
      'decided_at',
    ],
    isOwn: own('reporter_id'),
  },
  {
    name: 'decisions',
    table: 'decisions',
    key: 'id',
    columns: [
      'target_kind',
      'decision',
      'reason',
      'until',
      'decided_at',
      'undone_at',
      'appealed_at',
      'appeal',
      'answered_at',
      'outcome',
      'answer',
    ],
    isOwn: own('account_id'),
  },
  {
    name: 'messages_to_haat',
    table: 'contact_messages',
    key: 'id',
    columns: [
      'name',
      'email',
      'subject',
      'message',
      'language',
      'tracking_code',
      'urgency',
      'status',
      'created_at',
      'acknowledged_at',
      'resolved_at',
    ],
    isOwn: ({ email }) => sql`lower(t.email) = lower(${email})`,
  },
  {
    name: 'answers_of_haat',
    table: 'contact_answers',
    key: 'id',
    columns: ['message_id', 'answer', 'answered_at'],
    isOwn: ({ email }) =>
      sql`t.message_id in (select id from contact_messages where lower(email) = lower(${email}))`,
  },
]

export const sections = [...accountSections, ...contentSections]
