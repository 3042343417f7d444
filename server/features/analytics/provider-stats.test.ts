import { describe, expect, test } from 'vitest'
import { anAccount } from '../../testing/accounts.ts'
import { aChat } from '../../testing/chats.ts'
import { aPost, aProvider } from '../../testing/providers.ts'
import { aReview } from '../../testing/reviews.ts'
import { NOON, testServer } from '../../testing/test-server.ts'
import { aBrowser } from '../../testing/visitors.ts'
import { foldOldDays } from './months.service.ts'

const server = await testServer({ env: { TRUST_PROXY: '1' } })
const { db, ctx } = server

const DAY = 86_400_000
const daysAgo = (days: number) => new Date(NOON.getTime() - days * DAY)
const dateAgo = (days: number) => daysAgo(days).toISOString().slice(0, 10)

type Provider = { id: number }
const read = async (provider: Provider, days?: number) =>
  (await (await server.as(provider)).get(`/api/provider-stats/${days ? `?days=${days}` : ''}`)).json()
const addDay = (
  provider: Provider,
  day: string,
  counts: { views: number; calls?: number; fromQr?: number },
) =>
  db
    .insertInto('shopDays')
    .values({ providerId: provider.id, day, ...counts })
    .execute()

const NOTHING = {
  views: 0,
  calls: 0,
  whatsapp: 0,
  directions: 0,
  website: 0,
  shares: 0,
  contacts_saved: 0,
  requests: 0,
  chats: 0,
  follows: 0,
  reviews: 0,
  needs: 0,
  orders: 0,
}

describe('the figures of a business', () => {
  test('are all present and zero at first', async () => {
    const { days, ...rest } = await read(await aProvider(db), 7)
    expect(days.map((day: { date: string }) => day.date)).toEqual([6, 5, 4, 3, 2, 1, 0].map(dateAgo))
    expect(days[0]).toEqual({ date: '2026-03-08', ...NOTHING })
    expect(rest).toEqual({
      totals: NOTHING,
      previous: NOTHING,
      top_posts: [],
      found_by: [],
      sources: { search: 0, market: 0, home: 0, post: 0, link: 0, qr: 0 },
      answering: { received: 0, answered: 0, median_minutes: null },
    })
  })

  test('every kind of event has its column', async () => {
    const provider = await aProvider(db)
    const kinds = ['view', 'call', 'whatsapp', 'directions', 'website', 'share', 'save_contact']
    const asha = aBrowser()
    for (const kind of kinds)
      await server.post('/api/shop-events/', { provider_id: provider.id, kind, from: 'market' }, asha)
    await ctx.counter.flush()
    const { totals, sources, days } = await read(provider, 7)
    const one = { views: 1, calls: 1, whatsapp: 1, directions: 1, website: 1, shares: 1, contacts_saved: 1 }
    expect(totals).toEqual({ ...NOTHING, ...one })
    expect(days.at(-1)).toEqual({ date: '2026-03-14', ...NOTHING, ...one })
    expect(sources).toEqual({ search: 0, market: 1, home: 0, post: 0, link: 0, qr: 0 })
  })

  test('include the sums of the previous period', async () => {
    const provider = await aProvider(db)
    await addDay(provider, dateAgo(0), { views: 5, calls: 1, fromQr: 2 })
    await addDay(provider, dateAgo(6), { views: 7 })
    await addDay(provider, dateAgo(7), { views: 11, fromQr: 11 })
    await addDay(provider, dateAgo(13), { views: 13 })
    await addDay(provider, dateAgo(14), { views: 100 })
    const week = await read(provider, 7)
    expect([week.totals.views, week.previous.views, week.sources.qr]).toEqual([12, 24, 2])
    const month = await read(provider)
    expect([month.days.length, month.totals.views, month.previous.views]).toEqual([30, 136, 0])
    expect((await read(provider, 90)).days).toHaveLength(90)
  })

  test('include requests, chats, follows and reviews by days in India', async () => {
    const provider = await aProvider(db)
    const customer = await anAccount(db)
    // Half past midnight in India is the previous day in UTC.
    const lateInGreenwich = new Date('2026-03-12T19:00:00Z')
    const request = {
      providerId: provider.id,
      name: 'Asha',
      email: 'asha@example.in',
      mobileNumber: '9876543210',
    }
    await db
      .insertInto('contacts')
      .values({ ...request, createdAt: lateInGreenwich })
      .execute()
    await db
      .insertInto('follows')
      .values({ customerId: customer.id, providerId: provider.id, followedAt: lateInGreenwich })
      .execute()
    await aReview(db, provider.id, { createdAt: lateInGreenwich })
    const { days, totals } = await read(provider, 7)
    const found = days.find(({ date }: { date: string }) => date === '2026-03-13')
    expect(found).toMatchObject({ requests: 1, follows: 1, reviews: 1 })
    expect(totals).toMatchObject({ requests: 1, follows: 1, reviews: 1, chats: 0 })
  })

  test('count a chat with a message', async () => {
    const { chat } = await aChat(db)
    const { providerId } = await db
      .selectFrom('chats')
      .select('providerId')
      .where('id', '=', chat.id)
      .executeTakeFirstOrThrow()
    await db
      .updateTable('chats')
      .set({ createdAt: NOON, activeAt: NOON, lastMessageId: null })
      .where('id', '=', chat.id)
      .execute()
    expect((await read({ id: providerId }, 7)).totals.chats).toBe(0)
    await db.updateTable('chats').set({ lastMessageId: 1 }).where('id', '=', chat.id).execute()
    expect((await read({ id: providerId }, 7)).totals.chats).toBe(1)
  })

  test('are only for 7, 30 and 90 days', async () => {
    const owner = await server.as(await aProvider(db))
    for (const days of ['0', '8', '365', 'all', '7.5'])
      for (const path of ['', 'csv/']) {
        const reply = await owner.get(`/api/provider-stats/${path}?days=${days}`)
        expect([reply.statusCode, reply.json().code]).toEqual([400, 'bad_input'])
      }
  })
})

describe('the CSV file', () => {
  const csvOf = async (provider: Provider, query: string) =>
    (await server.as(provider)).get(`/api/provider-stats/csv/?${query}`)

  test('has a row for each day, in both languages', async () => {
    const provider = await aProvider(db)
    await addDay(provider, dateAgo(0), { views: 12, calls: 3 })
    const reply = await csvOf(provider, 'days=7')
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="figures.csv"',
    })
    const lines = reply.body.split('\r\n')
    expect(lines).toHaveLength(9)
    expect(lines[0]).toBe(
      '\uFEFF"Date","Views","Calls","WhatsApp","Directions","Website","Shares","Contacts saved","Requests","Chats","Follows","Reviews","Needs received","Orders"',
    )
    expect(lines[7]).toBe('"14-03-2026","12","3","0","0","0","0","0","0","0","0","0","0","0"')
    expect((await csvOf(provider, 'days=7&lang=hi')).body).toContain('"तारीख़","कितनों ने देखा","फ़ोन"')
  })
})

describe('after a year', () => {
  test('days are merged into months, and counts by post and search text are deleted', async () => {
    const provider = await aProvider(db)
    const post = await aPost(db, provider.id)
    for (const [day, views] of [
      ['2025-02-03', 2],
      ['2025-02-28', 3],
      ['2025-03-01', 5],
      ['2025-03-14', 7],
    ] as const)
      await addDay(provider, day, { views, calls: 1, fromQr: views })
    const old = { providerId: provider.id, day: '2025-02-03' }
    await db
      .insertInto('postDays')
      .values({ ...old, postId: post.id, views: 1 })
      .execute()
    await db
      .insertInto('shopSearches')
      .values({ ...old, text: 'tilkut', times: 9 })
      .execute()
    const months = () =>
      db
        .selectFrom('shopMonths')
        .select(['views', 'calls', 'fromQr'])
        .where('providerId', '=', provider.id)
        .orderBy('month')
        .execute()
    const expected = [
      { views: 5, calls: 2, fromQr: 5 },
      { views: 5, calls: 1, fromQr: 5 },
    ]
    await foldOldDays(db, NOON)
    expect(await months()).toEqual(expected)
    await foldOldDays(db, NOON)
    expect(await months()).toEqual(expected)
    const left = await db
      .selectFrom('shopDays')
      .select('views')
      .where('providerId', '=', provider.id)
      .execute()
    expect(left).toEqual([{ views: 7 }])
    await foldOldDays(db, new Date(NOON.getTime() + 3 * DAY))
    expect(await months()).toEqual([expected[0], { views: 12, calls: 2, fromQr: 12 }])
    for (const table of ['postDays', 'shopSearches'] as const)
      expect(
        await db.selectFrom(table).select('day').where('providerId', '=', provider.id).execute(),
      ).toEqual([])
  })
})

test('deleting an account deletes its figures', async () => {
  const provider = await aProvider(db)
  const post = await aPost(db, provider.id)
  const day = { providerId: provider.id, day: dateAgo(1) }
  await addDay(provider, day.day, { views: 3 })
  await addDay(provider, '2024-01-05', { views: 3 })
  await foldOldDays(db, NOON)
  await db
    .insertInto('postDays')
    .values({ ...day, postId: post.id, views: 1 })
    .execute()
  await db
    .insertInto('shopSearches')
    .values({ ...day, text: 'tilkut', times: 9 })
    .execute()
  await db.deleteFrom('providers').where('accountId', '=', provider.id).execute()
  for (const table of ['shopDays', 'shopMonths', 'postDays', 'shopSearches'] as const)
    expect(
      await db.selectFrom(table).select('providerId').where('providerId', '=', provider.id).execute(),
    ).toEqual([])
})
