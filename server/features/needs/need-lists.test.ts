import { afterEach, expect, test } from 'vitest'
import { HOUR } from '../../../contract/limits.ts'
import { needMarket, type NeedView } from '../../testing/need-market.ts'
import { NOON, testServer } from '../../testing/test-server.ts'

const server = await testServer()
const { time } = server
const { form, aCategory, aCustomer, aBusiness, ask } = await needMarket(server)
afterEach(() => {
  time.now = NOON
})

type NeedsReply = { results: NeedView[]; next: string | null }
type Caller = Pick<typeof server, 'get'>

const idsAt = async (who: Caller, url: string) => {
  const { results, next } = (await who.get(url)).json<NeedsReply>()
  return { ids: results.map(({ need_id }) => need_id), next }
}

/** Needs of one customer, an hour apart, about which one business was asked. */
const someNeeds = async (count: number) => {
  const category_id = aCategory()
  const [business, customer] = [await aBusiness(category_id), await aCustomer()]
  const ids: number[] = []
  for (let more = 0; more < count; more += 1) {
    time.now = new Date(NOON.getTime() + more * HOUR)
    const me = await server.as(customer)
    const { need_id } = (await me.post('/api/needs/', { ...form, category_id })).json<NeedView>()
    await ask(need_id)
    ids.unshift(need_id)
  }
  return { business: await server.as(business), customer: await server.as(customer), ids }
}

test('own and received needs come newest first, in pages', async () => {
  const { business, customer, ids } = await someNeeds(5)
  for (const [who, url] of [
    [customer, '/api/needs/'],
    [business, '/api/received-needs/'],
  ] as const) {
    expect(await idsAt(who, url)).toEqual({ ids, next: null })
    const first = await idsAt(who, `${url}?limit=2`)
    expect(first.ids).toEqual(ids.slice(0, 2))
    const second = await idsAt(who, first.next ?? '')
    expect(second.ids).toEqual(ids.slice(2, 4))
    expect(await idsAt(who, second.next ?? '')).toEqual({ ids: ids.slice(4), next: null })
  }
})

test('own needs are filtered by each status', async () => {
  const { business, customer, ids } = await someNeeds(4)
  const [open = 0, chosen = 0, closed = 0] = ids
  const sent = await business.post(`/api/needs/${chosen}/replies/`, { text: 'I can' })
  const { reply_id } = sent.json<{ reply_id: number }>()
  expect((await customer.post(`/api/needs/${chosen}/choose/`, { reply_id })).statusCode).toBe(200)
  expect((await customer.post(`/api/needs/${closed}/close/`, { reason: 'found_here' })).statusCode).toBe(200)
  const of = async (status: string) => (await idsAt(customer, `/api/needs/?status=${status}`)).ids
  expect([await of('open'), await of('chosen'), await of('closed'), await of('expired')]).toEqual([
    [open, ids[3]],
    [chosen],
    [closed],
    [],
  ])
  expect((await customer.get('/api/needs/?status=paid')).statusCode).toBe(400)
})

test('received needs are those that wait for a reply, those with one, or all', async () => {
  const { business, customer, ids } = await someNeeds(4)
  const [waiting = 0, answered = 0, declined = 0, closed = 0] = ids
  await business.post(`/api/needs/${answered}/replies/`, { text: 'I can' })
  await business.post(`/api/needs/${declined}/decline/`)
  await customer.post(`/api/needs/${closed}/close/`, { reason: 'not_needed' })
  const of = async (query: string) => (await idsAt(business, `/api/received-needs/${query}`)).ids
  expect([await of('?answered=0'), await of('?answered=1'), await of('')]).toEqual([
    [waiting],
    [answered],
    ids,
  ])
  expect((await business.get('/api/received-needs/?answered=2')).statusCode).toBe(400)
})
