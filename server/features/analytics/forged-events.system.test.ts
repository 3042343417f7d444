import { expect, test } from 'vitest'
import { aProvider } from '../../testing/providers.ts'
import { testServer } from '../../testing/test-server.ts'
import { aBrowser, countedOf } from '../../testing/visitors.ts'

const server = await testServer({ env: { TRUST_PROXY: '1' } })
const { db, ctx } = server

const send = (providerId: number, ip: string, kind = 'view') =>
  server.post('/api/shop-events/', { provider_id: providerId, kind }, aBrowser({ ip }))

const sendMany = async (times: number, sendOne: (at: number) => Promise<{ statusCode: number }>) => {
  for (let at = 0; at < times; at += 1) expect((await sendOne(at)).statusCode).toBe(204)
}

test('120 user agents of one IP address count as ten visitors, for each kind of event', async () => {
  const provider = await aProvider(db)
  await sendMany(120, () => send(provider.id, '203.0.113.7'))
  await sendMany(50, () => send(provider.id, '203.0.113.7', 'call'))
  expect(await countedOf(server, provider.id)).toEqual({ views: 10, calls: 10 })
})

test('ten people behind one IP address all count, and so do those of other addresses', async () => {
  const provider = await aProvider(db)
  await sendMany(10, () => send(provider.id, '203.0.113.8'))
  await sendMany(10, (at) => send(provider.id, `203.0.113.${20 + at}`))
  expect(await countedOf(server, provider.id)).toEqual({ views: 20, calls: 0 })
})

test('an IPv6 network of 64 bits is one client', async () => {
  const provider = await aProvider(db)
  await sendMany(60, (at) => send(provider.id, `2001:db8:5:1::${at.toString(16)}`))
  await sendMany(3, (at) => send(provider.id, `2001:db8:5:${2 + at}::1`))
  expect(await countedOf(server, provider.id)).toEqual({ views: 13, calls: 0 })
})

test('an IP address may count again on the next day', async () => {
  const provider = await aProvider(db)
  await sendMany(12, () => send(provider.id, '203.0.113.9'))
  const today = server.time.now
  server.time.now = new Date(today.getTime() + 86_400_000)
  await sendMany(12, () => send(provider.id, '203.0.113.9'))
  expect(await countedOf(server, provider.id)).toEqual({ views: 20, calls: 0 })
  server.time.now = today
})

const event = { kind: 'view', postId: undefined, source: 'link', searchText: null } as const
const count = (providerId: number, ip: string, browser: string) =>
  ctx.counter.count({ address: ip, userAgent: browser }, { ...event, providerId })

test('a client that has used up its daily limit does not affect its neighbours', async () => {
  const provider = await aProvider(db)
  for (let at = 0; at < 2_000; at += 1) count(700_000 + at, '198.51.100.1', `Browser ${at}`)
  await send(provider.id, '198.51.100.1')
  expect(await countedOf(server, provider.id)).toEqual({ views: 0, calls: 0 })
  await send(provider.id, '198.51.100.2')
  expect(await countedOf(server, provider.id)).toEqual({ views: 1, calls: 0 })
})

test('one network cannot use up the capacity of others', async () => {
  const provider = await aProvider(db)
  for (let at = 0; at < 20_000; at += 1)
    count(800_000 + at, `2001:db8:6:${(at % 50).toString(16)}::/64`, `Browser ${at}`)
  await send(provider.id, '2001:db8:6:fff::1')
  expect(await countedOf(server, provider.id)).toEqual({ views: 0, calls: 0 })
  await send(provider.id, '2001:db8:7:1::1')
  expect(await countedOf(server, provider.id)).toEqual({ views: 1, calls: 0 })
})

test('a flood of events of one business does not affect others', async () => {
  const [flooded, provider] = [await aProvider(db), await aProvider(db)]
  for (let at = 0; at < 60_000; at += 1)
    count(flooded.id, `100.${at >> 16}.${(at >> 8) & 255}.${at & 255}`, 'Browser')
  await send(flooded.id, '192.0.2.1')
  await send(provider.id, '192.0.2.1')
  expect(await countedOf(server, flooded.id)).toEqual({ views: 50_000, calls: 0 })
  expect(await countedOf(server, provider.id)).toEqual({ views: 1, calls: 0 })
})

const type = (text: string, ip: string, providerId: number) =>
  server.post(
    '/api/shop-events/',
    { provider_id: providerId, kind: 'view', from: 'search', search_text: text },
    aBrowser({ ip }),
  )
const foundBy = async (provider: { id: number }) => {
  await ctx.counter.flush()
  return (await (await server.as(provider)).get('/api/provider-stats/?days=7')).json().found_by
}

test.each([
  ['IPv4 /24', (at: number) => `198.51.99.${at}`],
  ['IPv6 /48', (at: number) => `2001:db8:77:${at}::1`],
])('one network cannot make a search text public: %s', async (kind, ipOf) => {
  const providers = await Promise.all(Array.from({ length: 3 }, () => aProvider(db)))
  const text = `win a prize: call 98765 43210 ${kind}`
  for (const { id } of providers) {
    await sendMany(60, (at) => type(text, ipOf(at + 1), id))
    await sendMany(3, (at) => type(text, `192.0.${at + 3}.1`, id))
  }
  for (const provider of providers) expect(await foundBy(provider)).toEqual([])
})

test('a client adds at most a hundred new search texts a day; known texts still count', async () => {
  const provider = await aProvider(db)
  await sendMany(100, (at) => type(`a text of its own ${at}`, '198.51.101.1', 600_000 + at))
  await ctx.counter.flush()
  await type('ghewar', '198.51.101.1', provider.id)
  await sendMany(4, (at) => type('ghewar', `198.51.${102 + at}.1`, provider.id))
  expect(await foundBy(provider)).toEqual([])
  await type('ghewar', '198.51.101.1', provider.id)
  expect(await foundBy(provider)).toEqual([{ text: 'ghewar', times: 5 }])
})
