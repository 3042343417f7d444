import { afterEach, describe, expect, test } from 'vitest'
import type { Static } from 'typebox'
import { DAY, HOUR } from '../../../contract/limits.ts'
import type { explainNeed } from '../../../contract/needs.ts'
import { aFile, aPicture, encoded, formOf } from '../../testing/forms.ts'
import { needMarket, type NeedView } from '../../testing/need-market.ts'
import { notificationsFor } from '../../testing/notifications.ts'
import { signedInStaff } from '../../testing/staff.ts'
import { NOON, testServer } from '../../testing/test-server.ts'
import { tendNeeds } from './asking.service.ts'
import { sweepNeeds } from './write-need.service.ts'

const server = await testServer()
const { db, time } = server
const { notificationsOf } = notificationsFor(server)
const { place, form, aCategory, aCustomer, ask, aMarket, deps } = await needMarket(server)
afterEach(() => {
  time.now = NOON
})

type Asking = Static<(typeof explainNeed.reply)[200]>

const askedIds = async (needId: number) =>
  (
    await db
      .selectFrom('needAsks')
      .select('providerId')
      .where('needId', '=', needId)
      .orderBy('providerId')
      .execute()
  ).map(({ providerId }) => providerId)

describe('a need', () => {
  test('is returned in the language of the reader, and asks no one in the response', async () => {
    const customer = await aCustomer()
    const category_id = aCategory()
    const { titleHi } = await db
      .selectFrom('categories')
      .select('titleHi')
      .where('id', '=', category_id)
      .executeTakeFirstOrThrow()
    const created = await customer.post('/api/needs/?lang=hi', { ...form, category_id })
    expect(created.statusCode).toBe(201)
    const need = created.json<NeedView>()
    expect(need).toMatchObject({
      text: form.text,
      category: { id: category_id, title: titleHi },
      district: { district_id: place.districtId, name: 'गया', state: 'बिहार' },
      when: 'this_week',
      budget_paise: 120_000,
      images: [],
      voice: null,
      status: 'open',
      created_at: NOON.toISOString(),
      expires_at: new Date(NOON.getTime() + 14 * DAY).toISOString(),
      asked_count: 0,
      replies: [],
      chosen_reply_id: null,
    })
    expect((await customer.get('/api/needs/?lang=hi')).json()).toEqual({ results: [need], next: null })
  })

  test('is refused with all invalid fields, and stores nothing', async () => {
    const customer = await aCustomer()
    const empty = await customer.post('/api/needs/', {})
    expect([empty.statusCode, empty.json()]).toEqual([
      400,
      {
        text: ['*This field is required.'],
        category_id: ['*This field is required.'],
        district_id: ['*This field is required.'],
        when: ['*Choose when you need it.'],
      },
    ])
    const wrong = await customer.post('/api/needs/', {
      text: 'Too short',
      category_id: 999_999,
      district_id: '99999999999999999999',
      when: 'tomorrow',
      budget_paise: '12.5',
    })
    expect(wrong.json()).toEqual({
      text: ['*Describe your need in at least 10 characters.'],
      category_id: ['*Choose a category from the list.'],
      district_id: ['*Choose a district from the list.'],
      when: ['*Choose when you need it.'],
      budget_paise: ['*Enter a budget up to ₹100 crore, or leave it empty.'],
    })
    for (const text of [null, 12, ['Two kilos of laddu']])
      expect((await customer.post('/api/needs/', { ...form, text })).statusCode).toBe(400)
    expect((await customer.get('/api/needs/')).json()).toEqual({ results: [], next: null })
  })

  test('has at most two photos, with signed URLs for the customer and the asked businesses', async () => {
    const { businesses, id, ...market } = await aMarket(1)
    const customer = await aCustomer()
    const photo = await aPicture().jpeg().toBuffer()
    const texts = { text: form.text, when: form.when, budget_paise: '' }
    const ids = { category_id: String(market.category_id), district_id: String(form.district_id) }
    const send = async (count: number) => {
      const images = Array.from({ length: count }, () => aFile(photo, 'a.jpg'))
      const { body, headers } = await encoded(formOf({ ...texts, ...ids, images }))
      return customer.post('/api/needs/', body, headers)
    }
    expect((await send(3)).json()).toMatchObject({ images: ['*You can upload a maximum of 2 images.'] })
    const created = await send(2)
    expect(created.statusCode).toBe(201)
    const need = created.json<NeedView>()
    expect(need.images).toHaveLength(2)
    expect(need.images[0]?.image).toContain('?pass=')
    await ask(need.need_id)
    const [business] = businesses
    expect((await business?.get(`/api/needs/${need.need_id}/`))?.json<NeedView>().images).toHaveLength(2)
    expect((await business?.get(`/api/needs/${id}/`))?.json<NeedView>().images).toHaveLength(0)
  })

  test('is refused above five open ones and ten a day, also without rate limits', async () => {
    const customer = await aCustomer()
    const category_id = aCategory()
    const create = () => customer.post('/api/needs/', { ...form, category_id })
    const close = (id: number) => customer.post(`/api/needs/${id}/close/`, { reason: 'not_needed' })
    const ids = []
    for (let count = 0; count < 5; count += 1) ids.push((await create()).json<NeedView>().need_id)
    const sixth = await create()
    expect([sixth.statusCode, sixth.json<{ code: string }>().code]).toEqual([429, 'need_limit'])
    for (const id of ids) expect((await close(id)).json()).toMatchObject({ status: 'closed' })
    for (let count = 0; count < 5; count += 1)
      expect((await close((await create()).json<NeedView>().need_id)).statusCode).toBe(200)
    expect((await create()).json<{ code: string }>().code).toBe('need_limit')
    time.now = new Date(NOON.getTime() + DAY)
    const tomorrow = await server.as(customer)
    expect((await tomorrow.post('/api/needs/', { ...form, category_id })).statusCode).toBe(201)
  })

  test('never exceeds five under concurrent requests', async () => {
    const customer = await aCustomer()
    const category_id = aCategory()
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => customer.post('/api/needs/', { ...form, category_id })),
    )
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5)
  })

  test('expires after 14 days', async () => {
    const market = await aMarket(1)
    const { id } = market
    time.now = new Date(NOON.getTime() + 14 * DAY)
    const [customer, business] = [await server.as(market.customer), await server.as(market.first)]
    const list = async (status: string) =>
      (await customer.get(`/api/needs/?status=${status}`)).json<{ results: unknown[] }>().results.length
    const state = async () => [
      (await market.read(customer)).status,
      await list('open'),
      await list('expired'),
    ]
    expect(await state()).toEqual(['expired', 0, 1])
    expect((await business.post(`/api/needs/${id}/replies/`, { text: 'I can' })).statusCode).toBe(409)
    await tendNeeds(db, deps)
    expect(await state()).toEqual(['expired', 0, 1])
    await sweepNeeds(db, new Date(time.now.getTime() + 366 * DAY))
    expect((await customer.get(`/api/needs/${id}/`)).statusCode).toBe(404)
  })
})

describe('asking', () => {
  test('notifies five businesses, which see the name of the customer and no contact', async () => {
    const { businesses, first, customer, id, read } = await aMarket(6)
    expect(await askedIds(id)).toEqual(businesses.slice(0, 5).map((each) => each.id))
    expect((await read()).asked_count).toBe(5)
    const received = await first.get('/api/received-needs/?answered=0')
    const [need] = received.json<{ results: NeedView[] }>().results
    expect(need).toMatchObject({ need_id: id, has_declined: false, asked_at: NOON.toISOString() })
    const { name } = await db
      .selectFrom('customers')
      .select('name')
      .where('accountId', '=', customer.id)
      .executeTakeFirstOrThrow()
    expect(need?.customer).toEqual({ name })
    expect(received.body).not.toContain(String(customer.mobileNumber))
    expect((await notificationsOf(first)).list).toMatchObject([
      { message: `${name} needs: ‘${form.text}’. Can you help?`, target_url: `/received-needs/${id}` },
    ])
    expect((await businesses[5]?.get(`/api/needs/${id}/`))?.statusCode).toBe(404)
    expect((await (await aCustomer()).get(`/api/needs/${id}/`)).statusCode).toBe(404)
  })

  test('replaces a business that declines, once, and hides that from the customer', async () => {
    const { businesses, first, customer, id, read } = await aMarket(7)
    const decline = async () => {
      expect((await first.post(`/api/needs/${id}/decline/`)).statusCode).toBe(200)
      await ask(id)
    }
    await decline()
    await decline()
    expect(await askedIds(id)).toEqual(businesses.slice(0, 6).map((each) => each.id))
    expect(await read()).toMatchObject({ asked_count: 6, replies: [] })
    expect((await notificationsOf(customer)).list).toEqual([])
    expect((await first.post(`/api/needs/${id}/replies/`, { text: 'I can' })).json()).toMatchObject({
      code: 'need_declined',
    })
    expect((await first.get('/api/received-needs/?answered=0')).json()).toMatchObject({ results: [] })
    expect((await read(first)).has_declined).toBe(true)
  })

  test('goes on after four hours of the day while fewer than two have replied, up to fifteen', async () => {
    const { first, id } = await aMarket(17)
    await first.post(`/api/needs/${id}/replies/`, { text: 'I can' })
    const counts = []
    // From 12:00: 15:54, 16:00, 19:54, 20:00 and 12:00 of the third day.
    for (const hours of [3.9, 4, 7.9, 8, 48]) {
      time.now = new Date(NOON.getTime() + hours * HOUR)
      await tendNeeds(db, deps)
      counts.push((await askedIds(id)).length)
    }
    expect(counts).toEqual([5, 10, 10, 15, 15])
  })

  test('does not replace a business of an earlier round that declines', async () => {
    const { first, id } = await aMarket(12)
    time.now = new Date(NOON.getTime() + 4 * HOUR)
    await tendNeeds(db, deps)
    expect(await askedIds(id)).toHaveLength(10)
    const later = await server.as(first)
    expect((await later.post(`/api/needs/${id}/decline/`)).statusCode).toBe(200)
    await ask(id)
    expect(await askedIds(id)).toHaveLength(10)
  })

  test('is explained to staff: why each business was asked, and what it did', async () => {
    const { businesses, first, id } = await aMarket(8)
    await first.post(`/api/needs/${id}/replies/`, { text: 'I can' })
    await businesses[1]?.post(`/api/needs/${id}/decline/`)
    await ask(id)
    time.now = new Date(NOON.getTime() + 4 * HOUR)
    await tendNeeds(db, deps)
    time.now = NOON
    const staff = await signedInStaff(server)
    const { asked } = (await staff.get(`/api/admin/needs/${id}/asking/`)).json<Asking>()
    expect(asked.map(({ reason, state }) => `${reason}: ${state}`)).toEqual([
      'first: replied',
      'first: declined',
      'first: waiting',
      'first: waiting',
      'first: waiting',
      'declined: waiting',
      'few_replies: waiting',
      'few_replies: waiting',
    ])
    expect(asked.map(({ provider_id }) => provider_id)).toEqual(businesses.map((each) => each.id))
  })

  test('stops when two have replied, and for a hidden need', async () => {
    const { businesses, id, read } = await aMarket(8)
    for (const business of businesses.slice(0, 2))
      await business.post(`/api/needs/${id}/replies/`, { text: 'I can' })
    const hidden = await aMarket(8)
    await db.updateTable('needs').set({ visibility: 'hidden' }).where('id', '=', hidden.id).execute()
    time.now = new Date(NOON.getTime() + DAY)
    await tendNeeds(db, deps)
    time.now = NOON
    expect([(await read()).asked_count, (await hidden.read()).asked_count]).toEqual([5, 5])
    expect((await hidden.read()).is_hidden).toBe(true)
    expect((await hidden.first.get(`/api/needs/${hidden.id}/`)).statusCode).toBe(404)
    expect((await notificationsOf(hidden.first)).list).toEqual([])
  })
})
