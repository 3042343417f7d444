import { afterEach, describe, expect, test } from 'vitest'
import { needMarket, type NeedView } from '../../testing/need-market.ts'
import { notificationsFor } from '../../testing/notifications.ts'
import { NOON, testServer } from '../../testing/test-server.ts'

const server = await testServer()
const { db, time } = server
const { notificationsOf } = notificationsFor(server)
const { place, form, aCustomer, aBusiness, ask, aMarket } = await needMarket(server)
afterEach(() => {
  time.now = NOON
})

describe('a reply', () => {
  test('reaches the customer with price, rating and open state, and is edited until a choice', async () => {
    const { first, customer, id, read } = await aMarket(2)
    const sent = await first.post(`/api/needs/${id}/replies/`, { text: ' Fresh ', price_paise: 90_000 })
    expect(sent.statusCode).toBe(201)
    const { reply_id } = sent.json<{ reply_id: number }>()
    const edited = await first.put(`/api/needs/${id}/replies/`, { price_to_paise: '110000' })
    expect(edited.json()).toMatchObject({
      reply_id,
      text: 'Fresh',
      price_paise: 90_000,
      price_to_paise: 110_000,
    })
    const { replies } = await read()
    expect(replies).toEqual([edited.json()])
    expect(replies[0]?.provider).toEqual({
      id: first.id,
      name: `Shop ${first.id}`,
      logo: null,
      rating: { average: null, count: 0 },
      is_open: null,
      next_change_at: null,
      verified: false,
      distance_km: 0,
      answer_minutes: null,
    })
    expect((await notificationsOf(customer)).list).toMatchObject([
      { message: `Shop ${first.id} replied to your need.`, target_url: `/needs/${id}` },
    ])
    expect((await first.get('/api/received-needs/?answered=1')).json()).toMatchObject({
      results: [{ need_id: id }],
    })
  })

  test('is refused twice, when invalid, and by a business that was not asked', async () => {
    const { businesses, first, category_id, id } = await aMarket(2)
    const [, second] = businesses
    const reply = (who: Pick<typeof server, 'post'>, body: object) =>
      who.post(`/api/needs/${id}/replies/`, body)
    expect((await reply(first, { text: 'x', price_to_paise: 5 })).json()).toEqual({
      text: ['*Reply must be at least 2 characters.'],
      price_to_paise: ['*The second price must be higher than the first.'],
    })
    expect((await second?.put(`/api/needs/${id}/replies/`, { text: 'Edited' }))?.statusCode).toBe(404)
    expect((await reply(first, { text: 'I can' })).statusCode).toBe(201)
    expect((await reply(first, { text: 'I can too' })).json()).toMatchObject({ code: 'need_answered' })
    expect((await first.post(`/api/needs/${id}/decline/`)).json()).toMatchObject({ code: 'need_answered' })
    expect((await reply(await aBusiness(category_id), { text: 'I can' })).statusCode).toBe(404)
  })

  test('is seen by its business and the customer only', async () => {
    const { businesses, first, id, read } = await aMarket(2)
    const [, second = first] = businesses
    await first.post(`/api/needs/${id}/replies/`, { text: 'From the first' })
    expect((await read(first)).replies).toHaveLength(1)
    expect((await read(second)).replies).toEqual([])
  })

  test('shows the usual time to reply from ten replies on', async () => {
    const { first, category_id } = await aMarket(1)
    const minutes = async () =>
      (await server.get(`/api/provider-profile/${first.id}/`)).json<{
        provider: { answer_minutes: number | null }
      }>().provider.answer_minutes
    await first.put('/api/need-settings/', { max_per_day: 50 })
    const replyAfter = async (count: number) => {
      time.now = NOON
      const need = (await (await aCustomer()).post('/api/needs/', { ...form, category_id })).json<NeedView>()
      await ask(need.need_id)
      time.now = new Date(NOON.getTime() + count * 60_000)
      await first.post(`/api/needs/${need.need_id}/replies/`, { text: 'I can' })
    }
    for (const count of [1, 2, 3, 4, 5, 6, 7, 8, 9]) await replyAfter(count)
    expect(await minutes()).toBeNull()
    await replyAfter(10)
    expect(await minutes()).toBe(5)
    const stats = (await first.get('/api/provider-stats/?days=7')).json()
    expect(stats).toMatchObject({
      totals: { needs: 11 },
      answering: { received: 11, answered: 10, median_minutes: 5 },
    })
  })
})

describe('an end', () => {
  test('by closing notifies all that were asked', async () => {
    const { businesses, customer, first, id, read } = await aMarket(3)
    await first.post(`/api/needs/${id}/decline/`)
    const closed = await customer.post(`/api/needs/${id}/close/`, { reason: 'found_elsewhere' })
    expect(closed.json()).toMatchObject({ status: 'closed' })
    for (const business of businesses)
      expect((await notificationsOf(business)).list[0]?.message).toBe(`The need ‘${form.text}’ is closed.`)
    expect((await customer.post(`/api/needs/${id}/close/`, { reason: 'found_here' })).statusCode).toBe(409)
    expect((await first.post(`/api/needs/${id}/decline/`)).statusCode).toBe(409)
    expect((await customer.post(`/api/needs/${id}/close/`, { reason: 'other' })).statusCode).toBe(400)
    expect((await read()).replies).toEqual([])
  })

  test('by a choice opens a chat that quotes need and reply, once', async () => {
    const { businesses, customer, first, id, read } = await aMarket(2)
    const [, second = first] = businesses
    const sent = await first.post(`/api/needs/${id}/replies/`, {
      text: 'Fresh',
      price_paise: 90_000,
      price_to_paise: 12_000_000,
    })
    const { reply_id } = sent.json<{ reply_id: number }>()
    const choose = () => customer.post(`/api/needs/${id}/choose/`, { reply_id })
    const chosen = await choose()
    expect(chosen.statusCode).toBe(200)
    const { chat_id } = chosen.json<{ chat_id: number }>()
    expect((await choose()).json()).toEqual({ chat_id })
    const messages = await first.get(`/api/chats/${chat_id}/messages/`)
    expect(messages.json()).toMatchObject([
      { sender_type: 'customer', content: `“${form.text}”\n\n“Fresh” · ₹900–₹1,20,000` },
    ])
    expect(messages.json<unknown[]>()).toHaveLength(1)
    expect(await read()).toMatchObject({ status: 'chosen', chosen_reply_id: reply_id, chat_id })
    expect(await read(first)).toMatchObject({ status: 'chosen', chosen_reply_id: reply_id, chat_id })
    expect(await read(second)).toMatchObject({ status: 'chosen', chosen_reply_id: null, chat_id: null })
    const messagesOf = async (who: { id: number }) =>
      (await notificationsOf(who)).list.map(({ message }) => message)
    expect(await messagesOf(second)).toContain(`The need ‘${form.text}’ is closed.`)
    expect((await messagesOf(first)).some((text) => text.includes('chose your reply'))).toBe(true)
    expect((await first.put(`/api/needs/${id}/replies/`, { text: 'Changed' })).statusCode).toBe(409)
  })

  test('is refused for needs and replies of others', async () => {
    const { customer, first, id } = await aMarket(1)
    const other = await aMarket(1)
    const { reply_id } = (await other.first.post(`/api/needs/${other.id}/replies/`, { text: 'I can' })).json<{
      reply_id: number
    }>()
    expect((await customer.post(`/api/needs/${id}/choose/`, { reply_id })).statusCode).toBe(404)
    expect((await customer.post(`/api/needs/${other.id}/choose/`, { reply_id })).statusCode).toBe(404)
    expect((await customer.post(`/api/needs/${other.id}/close/`, { reason: 'found_here' })).statusCode).toBe(
      404,
    )
    expect((await first.post(`/api/needs/${id}/choose/`, { reply_id })).statusCode).toBe(403)
  })
})

test('the settings have defaults and limits', async () => {
  const business = await aBusiness(place.categoryId)
  const url = '/api/need-settings/'
  expect((await business.get(url)).json()).toEqual({ is_on: true, max_per_day: 10, radius_km: 25 })
  expect((await business.put(url, { radius_km: 200 })).json()).toEqual({
    is_on: true,
    max_per_day: 10,
    radius_km: 200,
  })
  expect((await business.put(url, { is_on: false, max_per_day: 1 })).json()).toEqual({
    is_on: false,
    max_per_day: 1,
    radius_km: 200,
  })
  for (const body of [{ radius_km: 201 }, { max_per_day: 0 }, { is_on: 'true' }, { max_per_day: null }])
    expect((await business.put(url, body)).statusCode).toBe(400)
})

test('deleting the accounts deletes needs, replies and photos', async () => {
  const { customer, first, id, read } = await aMarket(1)
  await first.post(`/api/needs/${id}/replies/`, { text: 'I can' })
  await db.deleteFrom('providers').where('accountId', '=', first.id).execute()
  expect((await read()).replies).toEqual([])
  await db.deleteFrom('customers').where('accountId', '=', customer.id).execute()
  expect(await db.selectFrom('needs').select('id').where('id', '=', id).execute()).toEqual([])
})
