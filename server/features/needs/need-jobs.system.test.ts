// The jobs that ask businesses, and the pushes that follow, as a process runs them.
import { expect, test } from 'vitest'
import { aPushServer } from '../../testing/push.ts'
import { needMarket, type NeedView } from '../../testing/need-market.ts'
import { aNeed } from '../../testing/needs.ts'
import { notificationsFor } from '../../testing/notifications.ts'
import { testServer } from '../../testing/test-server.ts'

const working = await testServer({ jobs: 'work' })
const { server: pushing, subscribe, sendPushes, messages } = await aPushServer()

test('a need asks by itself, and a business that declines is replaced at once', async () => {
  const { form, aCategory, aBusiness, aCustomer } = await needMarket(working)
  const category_id = aCategory()
  const businesses = []
  for (let more = 0; more < 6; more += 1) businesses.push(await aBusiness(category_id))
  const [first, , , , , sixth] = businesses
  const customer = await aCustomer()
  const { need_id: id } = (await customer.post('/api/needs/', { ...form, category_id })).json<NeedView>()
  const read = async () => (await customer.get(`/api/needs/${id}/`)).json<NeedView>()
  await expect.poll(async () => (await read()).asked_count).toBe(5)
  expect((await sixth?.get(`/api/needs/${id}/`))?.statusCode).toBe(404)
  expect((await first?.post(`/api/needs/${id}/decline/`))?.statusCode).toBe(200)
  await expect.poll(async () => (await sixth?.get(`/api/needs/${id}/`))?.statusCode).toBe(200)
  expect(await read()).toMatchObject({ asked_count: 6, replies: [] })
})

test('a need that a process left when it was killed is found by the poll of another', async () => {
  const { aCategory, aBusiness, aCustomer } = await needMarket(working)
  const categoryId = aCategory()
  const [business, customer] = [await aBusiness(categoryId), await aCustomer()]
  const { id } = await aNeed(working.db, customer.id, { categoryId })
  const read = async () => (await business.get(`/api/needs/${id}/`)).statusCode
  await expect.poll(read, { timeout: 10_000 }).toBe(200)
})

test('a repeated request with the same Idempotency-Key is one need that is asked about once', async () => {
  const { form, aCategory, aBusiness, aCustomer } = await needMarket(working)
  const { notificationsOf } = notificationsFor(working)
  const category_id = aCategory()
  const business = await aBusiness(category_id)
  const customer = await aCustomer()
  const send = () =>
    customer.post('/api/needs/', { ...form, category_id }, { 'idempotency-key': `need-${customer.id}` })
  const [one, again] = [await send(), await send()]
  expect([again.statusCode, again.json()]).toEqual([201, one.json()])
  await expect.poll(async () => (await notificationsOf(business)).unread).toBe(1)
  expect((await customer.get('/api/needs/')).json<{ results: unknown[] }>().results).toHaveLength(1)
})

test('a received need and a reply are pushed, the end of a need is not', async () => {
  const { form, aCategory, aBusiness, aCustomer, ask } = await needMarket(pushing)
  const { notificationsOf } = notificationsFor(pushing)
  const category_id = aCategory()
  const [business, other] = [await aBusiness(category_id), await aBusiness(category_id)]
  const customer = await aCustomer()
  const [provider, phone, second] = [
    await subscribe(business, 'hi'),
    await subscribe(customer),
    await subscribe(other),
  ]
  const { need_id: id } = (await customer.post('/api/needs/', { ...form, category_id })).json<NeedView>()
  await ask(id)
  await business.post(`/api/needs/${id}/replies/`, { text: 'I can' })
  await sendPushes()
  const [received] = (await notificationsOf(business, '?lang=hi')).list
  expect(messages(provider)).toMatchObject([
    { body: received?.message, url: `/received-needs/${id}`, lang: 'hi' },
  ])
  expect(messages(phone)).toMatchObject([
    { body: `Shop ${business.id} replied to your need.`, url: `/needs/${id}` },
  ])
  expect(messages(second)).toHaveLength(1)
  await customer.post(`/api/needs/${id}/close/`, { reason: 'found_here' })
  await sendPushes()
  expect((await notificationsOf(other)).list[0]?.message).toBe(`The need ‘${form.text}’ is closed.`)
  expect([messages(provider), messages(second)].map(({ length }) => length)).toEqual([1, 1])
})
