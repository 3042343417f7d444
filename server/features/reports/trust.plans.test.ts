import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { lists } from '../../../contract/limits.ts'
import type { Tx } from '../../platform/db/db.ts'
import { parseTimePage } from '../../platform/db/keyset.ts'
import { anAccount } from '../../testing/accounts.ts'
import { testServer } from '../../testing/test-server.ts'
import {
  fillTables,
  insertProviders,
  paramsOf,
  scansOf,
  withoutTriggers,
  maxRows,
  onTable,
} from '../../testing/plans.ts'
import { aProvider } from '../../testing/providers.ts'
import { blockedProvidersQuery } from '../providers/providers.queries.ts'
import { requestsQuery, duplicateSinceQuery, sentSinceQuery } from '../contacts/contacts.queries.ts'
import { reportsSinceQuery } from './reports.queries.ts'

const server = await testServer()
const { db } = server
let provider = 0
let customer = 0

const START = new Date('2026-03-01T00:00:00Z')

const fillMarket = async (tx: Tx) => {
  await withoutTriggers(tx)
  await insertProviders(tx, 2_000)
  await sql`
    insert into contacts (provider_id, name, email, mobile_number, created_at)
    select case when n <= 10000 then ${provider} else other.account_id end, 'Asha', n || '@example.in',
      (7000000000 + n)::text, ${START}::timestamptz - n * interval '1 minute'
    from generate_series(1, 40000) n
      join (select account_id, row_number() over () - 1 as k from providers) as other on other.k = n % 2000
    order by n desc`.execute(tx)
  await sql`
    insert into blocks (blocker_id, blocked_id, reason, created_at)
    select ${customer}, account_id, 'Rude', ${START}::timestamptz - account_id * interval '1 minute'
    from providers`.execute(tx)
  await sql`
    insert into reports (tracking_code, target_kind, target_id, reason, description, snapshot, sameness, created_at)
    select 'code' || n, 'provider', case when n <= 5000 then ${provider} else n end, 'spam', 'Why', '{}', 'same' || n,
      ${START}::timestamptz - n * interval '1 minute'
    from generate_series(1, 20000) n`.execute(tx)
}

beforeAll(async () => {
  provider = (await aProvider(db)).id
  customer = (await anAccount(db)).id
  await fillTables(server, fillMarket)
}, 120_000)

test('reads a page of 10,000 contact requests from the end of an index', async () => {
  const upTo = Number.MAX_SAFE_INTEGER
  const first = onTable(
    await scansOf(db, requestsQuery(db, { providerId: provider, upTo, offset: 0 })),
    'contacts',
  )
  expect([maxRows(first), first.map(({ index }) => index)]).toEqual([lists.contactsPage, ['contacts_pages']])
  const third = onTable(
    await scansOf(db, requestsQuery(db, { providerId: provider, upTo, offset: 20 })),
    'contacts',
  )
  expect(maxRows(third)).toBe(30)
})

test('finds a duplicate request by its mobile number', async () => {
  const contact = {
    providerId: provider,
    emailKey: '5@example.in',
    mobileNumber: '7000000005',
    yesterday: new Date(0),
  }
  const scans = onTable(await scansOf(db, duplicateSinceQuery(db, paramsOf(contact))), 'contacts')
  expect([maxRows(scans), scans[0]?.index]).toEqual([1, 'contacts_of_mobile'])
})

test('counts the requests of the last hour by index', async () => {
  const since = new Date(START.getTime() - 61 * 60_000)
  const asked = sentSinceQuery(db, paramsOf({ providerId: provider, senderId: null, since }))
  expect(maxRows(onTable(await scansOf(db, asked), 'contacts'))).toBeLessThanOrEqual(60)
  const reported = { targetKind: 'provider', targetId: provider, reporterId: null, since } as const
  expect(maxRows(onTable(await scansOf(db, reportsSinceQuery(db, reported)), 'reports'))).toBeLessThanOrEqual(
    60,
  )
})

test('reads the newest of 2,000 blocks from the end of an index', async () => {
  const somewhere = Buffer.from('1772323200000000.1000').toString('base64url')
  for (const timePage of [parseTimePage({}), parseTimePage({ cursor: somewhere })]) {
    const listing = { ...timePage, blockerId: customer, only: null }
    const scans = onTable(await scansOf(db, blockedProvidersQuery(db, paramsOf(listing))), 'blocks')
    expect([maxRows(scans) <= lists.rows + 1, scans[0]?.index]).toEqual([true, 'blocks_of_blocker'])
  }
})
