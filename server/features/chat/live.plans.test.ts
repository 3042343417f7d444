import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { lists } from '../../../contract/limits.ts'
import type { Tx } from '../../platform/db/db.ts'
import { parseTimePage } from '../../platform/db/keyset.ts'
import { anAccount } from '../../testing/accounts.ts'
import { testServer } from '../../testing/test-server.ts'
import {
  fillTables,
  paramsOf,
  type Scan,
  scansOf,
  withoutTriggers,
  maxRows,
  onTable,
} from '../../testing/plans.ts'
import { aProvider } from '../../testing/providers.ts'
import { notificationsQuery } from '../notifications/notifications.queries.ts'
import { chatsQuery, messagesAfterQuery, messagesBeforeQuery } from './chat.queries.ts'

const server = await testServer()
const { db } = server
let provider = 0
let longest = 0

const PEOPLE = 3_000
const UNREAD = 40

const fillChats = async (tx: Tx) => {
  await withoutTriggers(tx)
  await sql`
    with people as (
      insert into accounts (role, username, username_key, password_hash, verified_at)
      select 'customer', 'talker' || n, 'talker' || n, 'x', now() from generate_series(1, ${PEOPLE}::integer) n
      returning id
    )
    insert into customers (account_id, name) select id, 'Talker' from people`.execute(tx)
  await sql`
    insert into chats (customer_id, provider_id, active_at)
    select account_id, ${provider}, timestamptz '2026-03-01' - account_id * interval '1 minute' from customers`.execute(
    tx,
  )
  longest = (await tx.selectFrom('chats').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()).id
  await sql`
    insert into messages (chat_id, sender_type, client_id, content)
    select case when n <= 20000 then ${longest} else other.id end,
      case when n % 2 = 0 then 'customer' else 'provider' end, 'said' || n, 'Text'
    from generate_series(1, 60000) n
      join (select id, row_number() over () - 1 as k from chats) as other on other.k = n % ${PEOPLE}::integer`.execute(
    tx,
  )
  await sql`
    update chats set last_message_id = last.id
    from (select chat_id, max(id) as id from messages group by chat_id) as last where last.chat_id = chats.id`.execute(
    tx,
  )
  await sql`
    insert into notifications (account_id, actor_id, kind, chat_id, read_at)
    select provider_id, customer_id, 'chat_message', id,
      case when row_number() over (order by id desc) > ${UNREAD}::integer then now() end
    from chats`.execute(tx)
  await sql`
    insert into notifications (account_id, kind, parameters)
    select account_id, 'account_decision', '{"decision": "warned"}' from customers, generate_series(1, 5)`.execute(
    tx,
  )
}

beforeAll(async () => {
  provider = (await aProvider(db)).id
  await anAccount(db)
  await fillTables(server, fillChats)
}, 120_000)

const indexes = (scans: readonly Scan[]) => scans.map(({ index }) => index)
const PAGE = lists.rows + 1

test('reads a page of a business with 3,000 chats from the end of an index, with unread counts', async () => {
  for (const cursor of [undefined, Buffer.from('1772200000000000.1').toString('base64url')]) {
    const listing = {
      ...parseTimePage(cursor ? { cursor } : {}),
      viewerId: provider,
      hidden: [1, 2],
      isWritten: true,
    }
    const scans = await scansOf(db, chatsQuery('provider')(db, paramsOf(listing)))
    expect(indexes(onTable(scans, 'chats'))).toEqual(['chats_of_provider'])
    expect(maxRows(onTable(scans, 'chats'))).toBeLessThanOrEqual(PAGE + 2)
    expect(maxRows(onTable(scans, 'accounts'))).toBeLessThanOrEqual(PAGE + 2)
    expect(maxRows(onTable(scans, 'messages'))).toBeLessThanOrEqual(PAGE * lists.unreadMessages)
    expect(onTable(scans, 'messages').every(({ type }) => type.startsWith('Index'))).toBe(true)
  }
})

test('reads the chats of a customer likewise', async () => {
  const { customerId } = await db.selectFrom('chats').select('customerId').limit(1).executeTakeFirstOrThrow()
  const scans = await scansOf(
    db,
    chatsQuery('customer')(
      db,
      paramsOf({ ...parseTimePage({}), viewerId: customerId, hidden: [], isWritten: true }),
    ),
  )
  expect(maxRows(onTable(scans, 'chats'))).toBe(1)
})

test('reads fifty of 20,000 messages by index, in both directions', async () => {
  const limit = lists.chatMessages
  for (const before of [Number.MAX_SAFE_INTEGER, 10_000]) {
    const scans = await scansOf(db, messagesBeforeQuery(db, paramsOf({ chatId: longest, before, limit })))
    expect([maxRows(scans), indexes(scans)]).toEqual([limit, ['messages_of_chat']])
  }
  const scans = await scansOf(db, messagesAfterQuery(db, paramsOf({ chatId: longest, after: 10_000, limit })))
  expect([maxRows(scans), indexes(scans)]).toEqual([limit, ['messages_of_chat']])
})

test('reads a page of 3,000 notifications and counts the unread ones by index', async () => {
  const page = { accountId: provider, before: Number.MAX_SAFE_INTEGER, rows: PAGE }
  const scans = onTable(await scansOf(db, notificationsQuery(db, paramsOf(page))), 'notifications')
  expect(new Set(indexes(scans))).toEqual(new Set(['notifications_of_account', 'notifications_unread']))
  expect(scans.map(({ rows }) => rows).toSorted((one, other) => one - other)).toEqual([UNREAD, PAGE])
})
