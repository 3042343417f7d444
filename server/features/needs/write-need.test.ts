import { describe, expect, test } from 'vitest'
import { HOUR } from '../../../contract/limits.ts'
import { aFile, encoded, formOf } from '../../testing/forms.ts'
import { needMarket, type NeedView } from '../../testing/need-market.ts'
import { NOON, testServer } from '../../testing/test-server.ts'

const server = await testServer()
const { db, time } = server
const { place, form, aCategory, aCustomer, aMarket } = await needMarket(server)

const create = async (more: object) => (await aCustomer()).post('/api/needs/', { ...form, ...more })

describe('a need', () => {
  // Code points, as PostgreSQL counts them: a vowel sign is one of its own.
  test.each([
    ['x', 9, 400],
    ['x', 10, 201],
    ['x', 500, 201],
    ['x', 501, 400],
    ['कि', 250, 201],
    ['कि', 251, 400],
  ])('with the text %s, %i times, is %i', async (letter, times, status) => {
    expect((await create({ text: `  ${letter.repeat(times)}  ` })).statusCode).toBe(status)
  })

  test.each(['today', 'this_week', 'later'])('is wanted %s', async (when) => {
    expect((await create({ when })).json()).toMatchObject({ when })
  })

  test.each([
    [undefined, null],
    ['', null],
    [null, null],
    [0, 0],
    [100_000_000_000, 100_000_000_000],
  ])('with the budget %j has %j', async (budget_paise, stored) => {
    expect((await create({ budget_paise })).json()).toMatchObject({ budget_paise: stored })
  })

  test.each([
    { text: 12 },
    { text: null },
    { text: [form.text] },
    { when: null },
    { when: ['today'] },
    { category_id: null },
    { category_id: [1] },
    { district_id: {} },
    { budget_paise: -1 },
    { budget_paise: true },
    { budget_paise: 100_000_000_001 },
  ])('is refused with %j', async (wrong) => {
    expect((await create(wrong)).statusCode).toBe(400)
  })

  test('is refused in a category that was retired', async () => {
    const category_id = aCategory()
    await db.updateTable('categories').set({ retiredAt: NOON }).where('id', '=', category_id).execute()
    expect((await create({ category_id })).json()).toEqual({
      category_id: ['*Choose a category from the list.'],
    })
  })

  test('is refused with a file that is no picture, and stores nothing', async () => {
    const customer = await aCustomer()
    const texts = { text: form.text, when: form.when }
    const ids = { category_id: String(place.categoryId), district_id: String(place.districtId) }
    const { body, headers } = await encoded(
      formOf({ ...texts, ...ids, images: aFile(Buffer.from('%PDF-1.7 no picture'), 'a.jpg') }),
    )
    expect((await customer.post('/api/needs/', body, headers)).statusCode).toBe(415)
    expect((await customer.get('/api/needs/')).json()).toEqual({ results: [], next: null })
  })

  test('counts for its day in India, which begins at 18:30 UTC', async () => {
    const customer = await aCustomer()
    const midnight = new Date('2026-03-14T18:30:00Z')
    const write = async () => {
      const me = await server.as(customer)
      const sent = await me.post('/api/needs/', form)
      if (sent.statusCode === 201)
        await me.post(`/api/needs/${sent.json<NeedView>().need_id}/close/`, { reason: 'not_needed' })
      return sent.statusCode
    }
    time.now = new Date(midnight.getTime() - HOUR)
    const statuses = []
    for (let more = 0; more < 11; more += 1) statuses.push(await write())
    time.now = new Date(midnight.getTime() - 1)
    statuses.push(await write())
    time.now = midnight
    statuses.push(await write())
    time.now = NOON
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429, 429, 201])
  })
})

describe('what a business sees', () => {
  test('is the name of the customer and the district, and no contact, account or address', async () => {
    const { first, customer, id, read } = await aMarket(1)
    const email = 'asha.devi@example.in'
    await db.updateTable('accounts').set({ email }).where('id', '=', customer.id).execute()
    const { customer: named, ...need } = await read(first)
    expect(Object.keys(named ?? {})).toEqual(['name'])
    expect(Object.keys(need.district).toSorted()).toEqual(['district_id', 'name', 'state'])
    expect(need).not.toHaveProperty('is_hidden')
    const body = [
      (await first.get(`/api/needs/${id}/`)).body,
      (await first.get('/api/received-needs/')).body,
      (await first.get('/api/notifications/')).body,
    ].join()
    for (const secret of [customer.mobileNumber, customer.username, email])
      expect(body).not.toContain(String(secret))
  })

  test('is not in the need of the customer', async () => {
    const { read } = await aMarket(1)
    const need = await read()
    for (const field of ['customer', 'asked_at', 'has_declined']) expect(need).not.toHaveProperty(field)
  })
})

describe('a reply', () => {
  test.each([
    [1, 400],
    [2, 201],
    [500, 201],
    [501, 400],
  ])('with %i characters is %i', async (length, status) => {
    const { first, id } = await aMarket(1)
    const sent = await first.post(`/api/needs/${id}/replies/`, { text: 'x'.repeat(length) })
    expect(sent.statusCode).toBe(status)
  })

  test.each([
    { price_paise: -1 },
    { price_paise: 1.5 },
    { price_paise: false },
    { price_paise: 100, price_to_paise: 100 },
    { price_to_paise: 100 },
    { text: null },
    { text: 12 },
  ])('is refused with %j', async (wrong) => {
    const { first, id } = await aMarket(1)
    const sent = await first.post(`/api/needs/${id}/replies/`, { text: 'I can', ...wrong })
    expect(sent.statusCode).toBe(400)
  })

  test('is edited until the need ends', async () => {
    const { first, customer, id } = await aMarket(1)
    const url = `/api/needs/${id}/replies/`
    await first.post(url, { text: 'I can', price_paise: 100 })
    expect((await first.put(url, { price_paise: null })).json()).toMatchObject({
      text: 'I can',
      price_paise: null,
      edited_at: NOON.toISOString(),
    })
    await customer.post(`/api/needs/${id}/close/`, { reason: 'found_here' })
    expect((await first.put(url, { text: 'Too late' })).json()).toMatchObject({ code: 'need_not_open' })
  })
})

describe('deleting an account', () => {
  test('of the customer deletes the needs, and with them what businesses were asked', async () => {
    const { first, customer, id } = await aMarket(1)
    await first.post(`/api/needs/${id}/replies/`, { text: 'I can' })
    expect((await customer.delete('/api/delete-account/')).statusCode).toBe(200)
    expect((await first.get(`/api/needs/${id}/`)).statusCode).toBe(404)
    expect((await first.get('/api/received-needs/')).json()).toEqual({ results: [], next: null })
    for (const table of ['needAsks', 'needReplies'] as const)
      expect(await db.selectFrom(table).select('needId').where('needId', '=', id).execute()).toEqual([])
  })

  test('of the business deletes its reply', async () => {
    const { first, id, read } = await aMarket(1)
    await first.post(`/api/needs/${id}/replies/`, { text: 'I can' })
    expect((await first.delete('/api/delete-account/')).statusCode).toBe(200)
    expect(await read()).toMatchObject({ status: 'open', replies: [] })
  })
})
