import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { lists } from '../../../contract/limits.ts'
import type { Tx } from '../../platform/db/db.ts'
import { parseTimePage } from '../../platform/db/keyset.ts'
import { NOON, testServer } from '../../testing/test-server.ts'
import { aChat } from '../../testing/chats.ts'
import {
  fillTables,
  insertProviders,
  paramsOf,
  scansOf,
  withoutTriggers,
  maxRows,
  onTable,
} from '../../testing/plans.ts'
import { aStaff } from '../../testing/staff.ts'
import { deliveriesQuery } from './announcements/breach-notice.queries.ts'
import { announcementsQuery } from '../notifications/announcements.queries.ts'
import { notificationsQuery } from '../notifications/notifications.queries.ts'
import {
  messagesByMonthQuery,
  overdueMessagesQuery,
  settledMessagesQuery,
  waitingMessagesQuery,
} from '../site/inbox.queries.ts'
import { dailyCountsUpsert } from './overview/overview.queries.ts'
import { refreshDailyCounts } from './overview/overview.service.ts'

const server = await testServer()
const { db } = server
const { chat, customer } = await aChat(db)
const staff = await aStaff(db)

const VISIBLE = 5

const BREACH = 1_000_000

const fillBreachNotice = async (tx: Tx, id: number) => {
  await sql`
    insert into announcements (id, kind, audience, text_en, text_hi, path, announced_by, announced_at, push_cursor, is_shown)
    values (${id}, 'breach', 'chosen', 'News', 'समाचार', '/', ${staff.id}, now(), null, false)`.execute(tx)
  await sql`insert into breach_notices (announcement_id, last_account_id) values (${id}, 1)`.execute(tx)
  await sql`
    insert into breach_deliveries (announcement_id, account_id, channel, status, problem, settled_at)
    select ${id}, account_id, channel, case account_id % 10 when 0 then 'failed' else 'delivered' end,
      case account_id % 10 when 0 then 'refused' end, now()
    from providers, unnest('{bell,email,sms}'::text[]) as channel`.execute(tx)
}

const fillSite = async (tx: Tx) => {
  await withoutTriggers(tx)
  await insertProviders(tx, 3_000)
  await sql`
    insert into contact_messages (name, email, subject, message, status, since, due_at, created_at)
    select 'Asha', 'asha@example.in', 'Hello', 'Text', case n % 10 when 0 then 'new' when 1 then 'answered' else 'closed' end,
      ${NOON}::timestamptz - n * interval '1 minute', ${NOON}::timestamptz - n * interval '1 minute',
      ${NOON}::timestamptz - n * interval '1 minute'
    from generate_series(1, 30000) n`.execute(tx)
  await sql`
    insert into announcements (audience, text_en, text_hi, path, announced_by, announced_at, is_shown)
    select 'all', 'News', 'समाचार', '/', ${staff.id}, now(), n > ${2000 - VISIBLE}::integer from generate_series(1, 2000) n`.execute(
    tx,
  )
  for (const id of [BREACH, BREACH + 1]) await fillBreachNotice(tx, id)
  await sql`
    insert into messages (chat_id, sender_type, client_id, content, created_at)
    select ${chat.id}, 'customer', 'said' || n, 'Text', ${NOON}::timestamptz - (100000 - n) * interval '86 seconds'
    from generate_series(1, 100000) n`.execute(tx)
  await sql`
    insert into contacts (provider_id, name, email, mobile_number, created_at)
    select shop.id, 'Ravi', 'ravi@example.in', '9000000009', ${NOON}::timestamptz - (100000 - n) * interval '86 seconds'
    from generate_series(1, 100000) n
      join (select account_id as id, row_number() over () - 1 as k from providers) as shop on shop.k = n % 3000
    order by n`.execute(tx)
  await sql`
    insert into orders (provider_id, number, customer_id, status, items, subtotal_paise, total_paise, has_unpriced, note,
      handover, address, history, created_at)
    select shop.id, n, shop.id, 'completed', '[]', 100, 100, false, '', 'pickup', '', '[]',
      ${NOON}::timestamptz - n * interval '10 minutes'
    from generate_series(1, 20000) n
      join (select account_id as id, row_number() over () - 1 as k from providers) as shop on shop.k = n % 3000`.execute(
    tx,
  )
}

beforeAll(async () => {
  await fillTables(server, fillSite)
  for (const index of ['messages_by_day', 'contacts_by_day'])
    await sql`select brin_summarize_new_values(${index})`.execute(db)
}, 120_000)

const somewhere = Buffer.from('1773400000000000.5000').toString('base64url')

test('reads new messages from the start of their index and settled ones from its end', async () => {
  for (const asked of [{}, { cursor: somewhere }])
    for (const [query, index] of [
      [
        waitingMessagesQuery(db, paramsOf({ ...parseTimePage(asked, 'oldest'), status: 'new' })),
        'contact_messages_by_deadline',
      ],
      [
        settledMessagesQuery(db, paramsOf({ ...parseTimePage(asked), status: 'closed' })),
        'contact_messages_by_age',
      ],
    ] as const) {
      const scans = onTable(await scansOf(db, query), 'contact_messages')
      expect([maxRows(scans) <= lists.rows + 1, scans[0]?.index]).toEqual([true, index])
    }
})

test('counts overdue messages and those of months by index', async () => {
  const overdue = onTable(await scansOf(db, overdueMessagesQuery(db, NOON)), 'contact_messages')
  expect([maxRows(overdue) <= 3_000, overdue[0]?.index]).toEqual([true, 'contact_messages_by_deadline'])
  const since = new Date(NOON.getTime() - 1_000 * 60_000)
  const months = onTable(await scansOf(db, messagesByMonthQuery(db, since)), 'contact_messages')
  expect([maxRows(months), months[0]?.index]).toEqual([1_000, 'contact_messages_recent'])
})

test('reads only the visible announcements for a bell', async () => {
  const page = { accountId: customer.id, before: Number.MAX_SAFE_INTEGER, rows: 21 }
  const scans = onTable(await scansOf(db, notificationsQuery(db, paramsOf(page))), 'announcements')
  expect(scans.map(({ index }) => index)).toEqual([
    // The text of a breach notice, for its notifications only.
    'announcements_pkey',
    'announcements_shown',
    'announcements_shown',
  ])
  expect(maxRows(scans)).toBe(VISIBLE)
})

test('reads one page of the deliveries of a breach notice, also by status', async () => {
  for (const [status, index] of [
    [undefined, 'breach_deliveries_listed'],
    ['failed', 'breach_deliveries_by_status'],
  ] as const) {
    const page = { announcementId: BREACH, status, before: Number.MAX_SAFE_INTEGER, rows: 61 }
    const scans = onTable(await scansOf(db, deliveriesQuery(db, page)), 'breach_deliveries')
    expect([maxRows(scans), scans.map((scan) => scan.index)]).toEqual([61, [index]])
  }
})

test('reads one page of announcements for the admin panel', async () => {
  const scans = await scansOf(db, announcementsQuery(db, { before: Number.MAX_SAFE_INTEGER, rows: 61 }))
  expect(maxRows(onTable(scans, 'announcements'))).toBe(61)
})

test('counts only unfinished days of a hundred thousand messages, by index', async () => {
  await refreshDailyCounts(db, NOON)
  const scans = await scansOf(db, { compile: () => dailyCountsUpsert(NOON).compile(db) })
  expect(onTable(scans, 'messages').map(({ index }) => index)).toEqual(['messages_by_day'])
  expect(onTable(scans, 'contacts').map(({ index }) => index)).toEqual(['contacts_by_day'])
  expect(onTable(scans, 'orders').map(({ index }) => index)).toEqual(['orders_by_age'])
  expect(maxRows(onTable(scans, 'messages'))).toBeLessThan(1_000)
})
