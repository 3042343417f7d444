import { describe, expect, test } from 'vitest'
import { anAccount } from '../../testing/accounts.ts'
import { aPost, aProvider } from '../../testing/providers.ts'
import { signedInStaff } from '../../testing/staff.ts'
import { NOON, testServer } from '../../testing/test-server.ts'
import { createCounter } from './events.service.ts'
import { ownerMark } from '../accounts/owner-browser.service.ts'
import { aBrowser, BROWSER, countedOf } from '../../testing/visitors.ts'

const server = await testServer({ env: { TRUST_PROXY: '1' } })
const { db, ctx } = server

type Headers = Record<string, string>
const send = (event: object, headers: Headers = aBrowser()) =>
  server.post('/api/shop-events/', event, headers)
const view = ({ id }: { id: number }, headers?: Headers) => send({ provider_id: id, kind: 'view' }, headers)
const viewsOf = async ({ id }: { id: number }) => (await countedOf(server, id)).views

const statsOf = async (provider: { id: number }, days = 7) => {
  await ctx.counter.flush()
  return (await (await server.as(provider)).get(`/api/provider-stats/?days=${days}`)).json()
}

const ofOldBrowser = (origin?: string): Headers => {
  const { 'sec-fetch-site': _left, ...headers } = aBrowser()
  return origin === undefined ? headers : { ...headers, origin }
}

describe('a view', () => {
  test('counts once a day for each visitor, and again on the next day', async () => {
    const provider = await aProvider(db)
    const asha = aBrowser()
    for (let times = 0; times < 3; times += 1) expect((await view(provider, asha)).statusCode).toBe(204)
    await view(provider)
    expect(await viewsOf(provider)).toBe(2)
    // A minute before midnight in India is the same day, a minute after it is not.
    server.time.now = new Date('2026-03-14T18:29:00Z')
    await view(provider, asha)
    expect(await viewsOf(provider)).toBe(2)
    server.time.now = new Date('2026-03-14T18:31:00Z')
    await view(provider, asha)
    expect(await viewsOf(provider)).toBe(3)
    server.time.now = NOON
    const days = await db
      .selectFrom('shopDays')
      .select(['day', 'views'])
      .where('providerId', '=', provider.id)
      .execute()
    expect(days).toHaveLength(2)
  })

  test('of the same visitor at another business is counted separately', async () => {
    const [one, other] = [await aProvider(db), await aProvider(db)]
    const asha = aBrowser()
    await view(one, asha)
    await view(other, asha)
    expect([await viewsOf(one), await viewsOf(other)]).toEqual([1, 1])
  })

  test('ten thousand events of one visitor count once', async () => {
    const provider = await aProvider(db)
    const visitor = { address: '203.0.113.7', userAgent: BROWSER }
    const event = { providerId: provider.id, postId: undefined, source: 'link', searchText: null } as const
    for (let times = 0; times < 10_000; times += 1)
      ctx.counter.count(visitor, { ...event, kind: times % 2 === 0 ? 'view' : 'call' })
    expect(await countedOf(server, provider.id)).toEqual({ views: 1, calls: 1 })
  })

  test('may be sent as text by a beacon', async () => {
    const provider = await aProvider(db)
    const beacon = { ...aBrowser(), 'content-type': 'text/plain;charset=UTF-8' }
    const text = JSON.stringify({ provider_id: provider.id, kind: 'view', from: 'qr' })
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/shop-events/',
      headers: beacon,
      payload: text,
    })
    expect([reply.statusCode, reply.body]).toEqual([204, ''])
    expect((await statsOf(provider)).sources).toMatchObject({ qr: 1, link: 0 })
    const broken = await server.app.inject({
      method: 'POST',
      url: '/api/shop-events/',
      headers: beacon,
      payload: '{"kind',
    })
    expect([broken.statusCode, broken.json().code]).toEqual([400, 'bad_input'])
  })

  test('of an old browser counts by the origin of its page, and without an origin', async () => {
    const provider = await aProvider(db)
    await view(provider, ofOldBrowser())
    await view(provider, ofOldBrowser(ctx.config.publicUrl))
    await view(provider, { ...ofOldBrowser('http://haat.example'), host: 'haat.example' })
    expect(await viewsOf(provider)).toBe(3)
  })

  test('sets no cookie, and invalidates no cached reply', async () => {
    const reply = await view(await aProvider(db))
    expect(reply.headers['set-cookie']).toBeUndefined()
    expect(reply.headers['cache-control']).toBe('private, no-store')
  })
})

describe('does not count', () => {
  test('the owner, staff and blocked customers', async () => {
    const provider = await aProvider(db)
    const event = { provider_id: provider.id, kind: 'view' }
    const staff = await signedInStaff(server, 'support')
    const blocked = await anAccount(db)
    await db
      .insertInto('blocks')
      .values({ blockerId: provider.id, blockedId: blocked.id, reason: 'No more, please' })
      .execute()
    for (const caller of [await server.as(provider), staff, await server.as(blocked)])
      expect((await caller.post('/api/shop-events/', event, aBrowser())).statusCode).toBe(204)
    expect(await viewsOf(provider)).toBe(0)
    await (await server.as(await anAccount(db))).post('/api/shop-events/', event, aBrowser())
    expect(await viewsOf(provider)).toBe(1)
  })

  test('a browser in which the owner has logged in, also without a token', async () => {
    const provider = await aProvider(db)
    const mark = ownerMark(provider.id, ctx.accountDeps.keys)
    await view(provider, { ...aBrowser(), cookie: `haat_device=${mark}` })
    expect(await viewsOf(provider)).toBe(0)
  })

  test.each<[string, Headers]>([
    [
      'a search engine',
      {
        ...aBrowser(),
        'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      },
    ],
    ['a preview of a message', { ...aBrowser(), 'user-agent': 'WhatsApp/2.24.1 A' }],
    ['a program', { ...aBrowser(), 'user-agent': 'curl/8.5.0' }],
    ['no name', { ...aBrowser(), 'user-agent': '' }],
    ['a browser that loads in advance', { ...aBrowser(), 'sec-purpose': 'prefetch;prerender' }],
    ['an older one that does', { ...aBrowser(), purpose: 'prefetch' }],
    ['a page of another site', { ...aBrowser(), 'sec-fetch-site': 'cross-site' }],
    ['a page of another subdomain', { ...aBrowser(), 'sec-fetch-site': 'same-site' }],
    ['a page of another site in an old browser', ofOldBrowser('https://elsewhere.example')],
    ['a page with an opaque origin in an old browser', ofOldBrowser('null')],
  ])('%s', async (_who, headers) => {
    const provider = await aProvider(db)
    expect((await view(provider, headers)).statusCode).toBe(204)
    expect(await viewsOf(provider)).toBe(0)
  })

  test('a visitor beyond sixty shops a minute; a minute later it does', async () => {
    const visitor = { address: '203.0.113.8', userAgent: BROWSER }
    const event = { kind: 'view', postId: undefined, source: 'link', searchText: null } as const
    const [last, next] = [await aProvider(db), await aProvider(db)]
    for (let at = 0; at < 59; at += 1) ctx.counter.count(visitor, { ...event, providerId: 800_000 + at })
    for (const { id } of [last, next]) ctx.counter.count(visitor, { ...event, providerId: id })
    expect([await viewsOf(last), await viewsOf(next)]).toEqual([1, 0])
    server.time.now = new Date(NOON.getTime() + 60_000)
    ctx.counter.count(visitor, { ...event, providerId: next.id })
    expect(await viewsOf(next)).toBe(1)
    server.time.now = NOON
  })

  test('hidden content: the reply is the same', async () => {
    const hidden = [
      await aProvider(db, { account: { suspendedAt: NOON } }),
      await aProvider(db, { account: { verifiedAt: null } }),
    ]
    const customer = await anAccount(db)
    for (const id of [...hidden.map((provider) => provider.id), customer.id, 999_999]) {
      expect((await view({ id })).statusCode).toBe(204)
      expect(await viewsOf({ id })).toBe(0)
    }
  })
})

describe('a post', () => {
  test('is counted with its business, and only for the own business', async () => {
    const [provider, other] = [await aProvider(db), await aProvider(db)]
    const [post, hidden] = [
      await aPost(db, provider.id, { title: 'Tilkut' }),
      await aPost(db, provider.id, { visibility: 'hidden' }),
    ]
    const asha = aBrowser()
    const read = (owner: { id: number }, { id }: { id: number }, headers?: Headers) =>
      send({ provider_id: owner.id, kind: 'view', post_id: id }, headers)
    for (const headers of [asha, asha, aBrowser()]) await read(provider, post, headers)
    await read(provider, hidden, asha)
    await read(other, post)
    const { top_posts, totals } = await statsOf(provider)
    expect(top_posts).toEqual([{ blog_id: post.id, title: 'Tilkut', views: 2 }])
    expect(totals.views).toBe(2)
    expect((await statsOf(other)).top_posts).toEqual([])
  })
})

describe('a search text', () => {
  const found = (provider: { id: number }, text: string) =>
    send({ provider_id: provider.id, kind: 'view', from: 'search', search_text: text })

  test('is listed once it came from five different networks, and never stored before', async () => {
    const [provider, other] = [await aProvider(db), await aProvider(db)]
    for (const text of ['Kaju  Katli', 'kaju katli', ' KAJU KATLI ', 'kaju katli'])
      await found(provider, text)
    const stored = () => db.selectFrom('shopSearches').selectAll().where('text', '=', 'kaju katli').execute()
    expect((await statsOf(provider)).found_by).toEqual([])
    expect(await stored()).toEqual([])
    await found(other, 'kaju katli')
    expect((await statsOf(provider)).found_by).toEqual([{ text: 'kaju katli', times: 4 }])
    expect((await statsOf(other)).found_by).toEqual([{ text: 'kaju katli', times: 1 }])
    await found(provider, 'kaju katli')
    expect((await statsOf(provider)).found_by).toEqual([{ text: 'kaju katli', times: 5 }])
  })

  test('one visitor who types it at five businesses counts once', async () => {
    const provider = await aProvider(db)
    const providers = [provider, ...(await Promise.all(Array.from({ length: 5 }, () => aProvider(db))))]
    const asha = aBrowser()
    for (const { id } of providers)
      await send({ provider_id: id, kind: 'view', from: 'search', search_text: 'asha devi' }, asha)
    expect((await statsOf(provider)).found_by).toEqual([])
  })

  test('is taken from the URL of the page if the event omits it', async () => {
    const provider = await aProvider(db)
    for (let times = 0; times < 5; times += 1)
      await send(
        { provider_id: provider.id, kind: 'view', from: 'search' },
        { ...aBrowser(), referer: 'https://haat.example/search?q=Ghewar&lng=hi' },
      )
    expect((await statsOf(provider)).found_by).toEqual([{ text: 'ghewar', times: 5 }])
  })
})

test.each([
  ['a kind that does not exist', { provider_id: 1, kind: 'stare' }],
  ['a source that does not exist', { provider_id: 1, kind: 'view', from: 'moon' }],
  ['no shop', { kind: 'view' }],
  ['a text that is no number', { provider_id: 'one', kind: 'view' }],
  ['a text with a null character', { provider_id: 1, kind: 'view', from: 'search', search_text: 'a\u0000b' }],
])('%s is refused', async (_what, event) => {
  const reply = await send(event)
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'bad_input'])
})

test('counts that could not be written are written later', async () => {
  const provider = await aProvider(db)
  await ctx.pool.query('alter table shop_days rename to shop_days_away')
  await view(provider)
  await ctx.counter.flush()
  await ctx.pool.query('alter table shop_days_away rename to shop_days')
  expect(await viewsOf(provider)).toBe(1)
})

test('a process that stops writes its counts; a killed one loses only unwritten ones', async () => {
  const provider = await aProvider(db)
  const start = () => createCounter({ db, clock: ctx.clock, shared: null, onError: () => {} })
  const event = {
    providerId: provider.id,
    kind: 'view',
    postId: undefined,
    source: 'link',
    searchText: null,
  } as const
  const [stopped, killed] = [start(), start()]
  stopped.count({ address: '203.0.113.1', userAgent: BROWSER }, event)
  await stopped.stop()
  expect(await viewsOf(provider)).toBe(1)
  killed.count({ address: '203.0.113.2', userAgent: BROWSER }, event)
  await killed.flush()
  killed.count({ address: '203.0.113.3', userAgent: BROWSER }, event)
  expect(await viewsOf(provider)).toBe(2)
})

test('deleting an account deletes its figures', async () => {
  const provider = await aProvider(db)
  const post = await aPost(db, provider.id)
  await send({ provider_id: provider.id, kind: 'view', post_id: post.id })
  for (let times = 0; times < 5; times += 1)
    await send({ provider_id: provider.id, kind: 'view', from: 'search', search_text: 'last of its kind' })
  await ctx.counter.flush()
  const tables = ['shop_days', 'post_days', 'shop_searches']
  const rowsOf = async (table: string) =>
    (await ctx.pool.query(`select 1 from ${table} where provider_id = $1`, [provider.id])).rows.length
  for (const table of tables) expect([table, await rowsOf(table)]).toEqual([table, 1])
  expect((await (await server.as(provider)).delete('/api/delete-account/')).statusCode).toBe(200)
  for (const table of tables) expect([table, await rowsOf(table)]).toEqual([table, 0])
  await view(provider)
  expect(await viewsOf(provider)).toBe(0)
})
