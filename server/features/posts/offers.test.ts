import { describe, expect, test } from 'vitest'
import { DAY } from '../../../contract/limits.ts'
import { aPostAuthor } from '../../testing/post-forms.ts'
import { anEvent, anOffer, block } from '../../testing/posts.ts'
import { anAccount } from '../../testing/accounts.ts'
import { aListedPost, aListedProvider } from '../../testing/search.ts'
import { NOON, testServer } from '../../testing/test-server.ts'

const server = await testServer()
const { db } = server
const author = await aPostAuthor(server)

const MINUTE = 60_000
const after = (ms: number) => new Date(NOON.getTime() + ms)
const iso = (ms: number) => after(ms).toISOString()
const at = (ms: number) => void (server.time.now = after(ms))

type Listed = { blog_id: number; title: string; has_ended: boolean }
const titlesOf = async (url: string) => {
  const reply = (await server.get(url)).json<Listed[] | { blogs: Listed[] }>()
  return (Array.isArray(reply) ? reply : reply.blogs).map(({ title }) => title)
}

const offer = { kind: 'offer', ends_at: '2026-03-20', title: 'Holi offer' }
const event = {
  kind: 'event',
  starts_at: '2026-03-21T18:00',
  ends_at: '2026-03-21T21:00',
  title: 'Kavi sammelan',
}

describe('publishing', () => {
  test('creates an update without a kind and drops fields of an offer', async () => {
    const reply = await author.publish({ ends_at: '2026-03-20', price_paise: '100', offer_code: 'X' })
    expect([reply.statusCode, reply.json()]).toMatchObject([
      201,
      {
        kind: 'update',
        starts_at: null,
        ends_at: null,
        offer_code: null,
        price_paise: null,
        was_price_paise: null,
        has_ended: false,
      },
    ])
  })

  test('creates an offer with last day, prices and code', async () => {
    const reply = await author.publish({
      ...offer,
      offer_code: ' HOLI  10 ',
      price_paise: '51000',
      was_price_paise: '60000',
    })
    expect([reply.statusCode, reply.json()]).toMatchObject([
      201,
      {
        kind: 'offer',
        starts_at: null,
        ends_at: '2026-03-20T18:30:00.000Z',
        offer_code: 'HOLI 10',
        price_paise: 51_000,
        was_price_paise: 60_000,
        has_ended: false,
      },
    ])
  })

  test("creates an event, reading a time without offset as India's", async () => {
    const reply = await author.publish({ ...event, ends_at: '2026-03-21T16:00:00Z' })
    expect([reply.statusCode, reply.json()]).toMatchObject([
      201,
      { kind: 'event', starts_at: '2026-03-21T12:30:00.000Z', ends_at: '2026-03-21T16:00:00.000Z' },
    ])
  })

  test.each([
    ['an unknown kind', { kind: 'sale' }, { kind: ['postKindUnknown'] }],
    ['an offer without an end', { kind: 'offer' }, { ends_at: ['required'] }],
    ['an event without times', { kind: 'event' }, { starts_at: ['required'], ends_at: ['required'] }],
    ['no time at all', { ...offer, ends_at: 'tomorrow' }, { ends_at: ['timeWrong'] }],
    ['a day that no calendar has', { ...offer, ends_at: '2026-02-30T10:00' }, { ends_at: ['timeWrong'] }],
    ['an end that is past', { ...offer, ends_at: iso(0) }, { ends_at: ['endPast'] }],
    ['yesterday', { ...offer, ends_at: '2026-03-13' }, { ends_at: ['endPast'] }],
    ['an offer for more than a year', { ...offer, ends_at: '2027-03-15' }, { ends_at: ['offerEndFar'] }],
    ['an end before the start', { ...event, ends_at: '2026-03-21T18:00' }, { ends_at: ['endBeforeStart'] }],
    ['an event of 31 days', { ...event, ends_at: '2026-04-20T18:01' }, { ends_at: ['eventLong'] }],
    ['a long code', { ...offer, offer_code: 'x'.repeat(31) }, { offer_code: ['offerCodeLong'] }],
    ['a price that is none', { ...offer, price_paise: '51.5' }, { price_paise: ['itemPriceWrong'] }],
    [
      'a price before that is lower',
      { ...offer, price_paise: '60000', was_price_paise: '60000' },
      { was_price_paise: ['wasPriceWrong'] },
    ],
    [
      'a price before without a price',
      { ...offer, was_price_paise: '60000' },
      { was_price_paise: ['wasPriceWrong'] },
    ],
  ])('%s is refused', async (_what, fields, codes) => {
    const reply = await author.publish(fields)
    expect(reply.statusCode).toBe(400)
    expect(JSON.parse(String(reply.headers['x-field-codes']))).toEqual(codes)
  })

  test.each([
    ['an offer until the same day next year', { ...offer, ends_at: '2027-03-14' }],
    ['an event of 30 days', { ...event, ends_at: '2026-04-20T18:00' }],
  ])('%s is taken', async (_what, fields) => {
    expect((await author.publish(fields)).statusCode).toBe(201)
  })
})

describe('editing', () => {
  const published = async (fields: Record<string, string> = {}) =>
    (await author.publish({ ...offer, price_paise: '100', was_price_paise: '200', ...fields })).json<{
      blog_id: number
      version: string
    }>()

  test('keeps omitted fields and clears empty ones', async () => {
    const { blog_id } = await published({ offer_code: 'HOLI', starts_at: '2026-03-15T09:00' })
    const changed = await author.edit(blog_id, { was_price_paise: '', starts_at: '' })
    expect([changed.statusCode, changed.json()]).toMatchObject([
      200,
      { kind: 'offer', offer_code: 'HOLI', starts_at: null, price_paise: 100, was_price_paise: null },
    ])
  })

  test('to another kind keeps its fields, and an update has none', async () => {
    const { blog_id } = await published()
    const asEvent = await author.edit(blog_id, { kind: 'event', starts_at: '2026-03-20T10:00' })
    expect(asEvent.json()).toMatchObject({ kind: 'event', ends_at: '2026-03-20T18:30:00.000Z' })
    const asUpdate = await author.edit(blog_id, { kind: 'update' })
    expect(asUpdate.json()).toMatchObject({
      kind: 'update',
      starts_at: null,
      ends_at: null,
      price_paise: null,
    })
    const withoutEnd = await author.edit(blog_id, { kind: 'offer' })
    expect(withoutEnd.statusCode).toBe(400)
  })

  test('allows new texts after the end; a new end must be in the future', async () => {
    const { blog_id, version } = await published({ ends_at: iso(MINUTE) })
    at(MINUTE)
    try {
      const corrected = await author.edit(blog_id, { title: 'Holi offers' }, { 'if-match': version })
      expect([corrected.statusCode, corrected.json().has_ended]).toEqual([200, true])
      expect((await author.edit(blog_id, { ends_at: iso(MINUTE - 1) })).statusCode).toBe(400)
      const longer = await author.edit(blog_id, { ends_at: iso(DAY) })
      expect([longer.statusCode, longer.json().has_ended]).toEqual([200, false])
    } finally {
      at(0)
    }
  })

  test('refuses the second of two tabs also when only the price changed', async () => {
    const { blog_id, version } = await published()
    expect((await author.edit(blog_id, { price_paise: '90' }, { 'if-match': version })).statusCode).toBe(200)
    expect((await author.edit(blog_id, { price_paise: '80' }, { 'if-match': version })).statusCode).toBe(409)
  })
})

describe('lists', async () => {
  const patna = await aListedProvider(db, 'Patna Sweets', { place: { district: 'Patna', state: 'Bihar' } })
  const delhi = await aListedProvider(db, 'Delhi Sweets', {
    place: { district: 'New Delhi', state: 'Delhi' },
  })
  const createdAt = (minutes: number) => ({ createdAt: after(2 * DAY + minutes * MINUTE) })
  const write = (provider: { id: number }, title: string, given: object) =>
    aListedPost(db, provider.id, { title, content: 'Balushahi', ...given })
  await write(patna, 'Plain', createdAt(1))
  await write(patna, 'Ends', { ...anOffer({ endsAt: after(3 * DAY) }), ...createdAt(2) })
  await write(delhi, 'Stays', { ...anOffer(), ...createdAt(3) })
  await write(delhi, 'Begins', { ...anOffer({ startsAt: after(3 * DAY) }), ...createdAt(4) })
  await write(patna, 'Fair', {
    ...anEvent({ startsAt: after(3 * DAY), endsAt: after(4 * DAY) }),
    ...createdAt(5),
  })
  const own = (titles: string[]) =>
    titles.filter((title) => ['Plain', 'Ends', 'Stays', 'Begins', 'Fair'].includes(title))

  test.each(['/api/blogs/?', '/api/blogs/search/?searchtext=balushahi&'])(
    '%s has what is current of a kind, the newest first',
    async (url) => {
      at(2 * DAY)
      expect(own(await titlesOf(url))).toEqual(['Fair', 'Begins', 'Stays', 'Ends', 'Plain'])
      expect(own(await titlesOf(`${url}kind=update`))).toEqual(['Plain'])
      expect(own(await titlesOf(`${url}kind=offer`))).toEqual(['Stays', 'Ends'])
      expect(own(await titlesOf(`${url}kind=event`))).toEqual(['Fair'])
      at(3 * DAY)
      expect(own(await titlesOf(`${url}kind=offer`))).toEqual(['Begins', 'Stays'])
      expect(own(await titlesOf(`${url}kind=event`))).toEqual(['Fair'])
      at(4 * DAY)
      expect(own(await titlesOf(`${url}kind=event`))).toEqual([])
      expect(own(await titlesOf(url))).toHaveLength(5)
      expect((await server.get(`${url}kind=sale`)).statusCode).toBe(400)
    },
  )

  test('are paged without duplicates', async () => {
    at(2 * DAY)
    for (const url of ['/api/blogs/?kind=offer', '/api/blogs/search/?searchtext=balushahi&kind=offer']) {
      const first = await server.get(`${url}&limit=1`)
      const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? ''
      expect(own([...(await titlesOf(`${url}&limit=1`)), ...(await titlesOf(next))])).toEqual([
        'Stays',
        'Ends',
      ])
    }
  })

  test('an ended offer stays at its URL and in the list of its business', async () => {
    at(3 * DAY)
    const { blogs } = (await server.get(`/api/provider-profile/${patna.id}/`)).json<{ blogs: Listed[] }>()
    expect(blogs.map(({ title, has_ended }) => [title, has_ended])).toEqual([
      ['Fair', false],
      ['Ends', true],
      ['Plain', false],
    ])
    const ended = blogs.find(({ title }) => title === 'Ends')
    expect((await server.get(`/api/blogs/${ended?.blog_id}/`)).json()).toMatchObject({ has_ended: true })
    const me = await server.as(patna)
    const mine = (await me.get('/api/viewoldpost/')).json<{ blogs: Listed[] }>().blogs
    expect(mine.filter(({ has_ended }) => has_ended)).toHaveLength(1)
  })

  test("the home page lists current offers, the visitor's district first", async () => {
    at(2 * DAY)
    const offersFor = async (query = '') =>
      own(
        (await server.get(`/api/index/${query}`))
          .json<{ offers: Listed[] }>()
          .offers.map(({ title }) => title),
      )
    expect(await offersFor()).toEqual(['Stays', 'Ends'])
    expect(await offersFor('?location=Patna, Bihar')).toEqual(['Ends', 'Stays'])
    expect(await offersFor('?location=Atlantis')).toEqual(['Stays', 'Ends'])
    const customer = await anAccount(db)
    await block(db, customer, delhi)
    const me = await server.as(customer)
    const { offers } = (await me.get('/api/index/?location=Patna')).json<{ offers: Listed[] }>()
    expect(own(offers.map(({ title }) => title))).toEqual(['Ends'])
    at(3 * DAY)
    expect(await offersFor('?location=Patna, Bihar')).toEqual(['Begins', 'Stays'])
  })

  test('the home page lists at most twelve', async () => {
    at(2 * DAY)
    for (let n = 0; n < 13; n += 1) await write(patna, `Offer ${n}`, { ...anOffer(), ...createdAt(10 + n) })
    expect((await server.get('/api/index/?location=Patna')).json().offers).toHaveLength(12)
  })
})
