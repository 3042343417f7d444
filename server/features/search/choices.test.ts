// Filters (open now, verified, rating) and the orders of a list.
import { describe, expect, test } from 'vitest'
import { aListedProvider } from '../../testing/search.ts'
import { testServer } from '../../testing/test-server.ts'

const server = await testServer()
const { db, time } = server

type FoundBusiness = {
  id: number
  business_name: string
  rating: { average: number | null; count: number }
  is_open: boolean | null
  next_change_at: string | null
}
const ask = async (query: string) => server.get(`/api/marketplace/search/?${query}`)
const found = async (query: string) => (await ask(query)).json<FoundBusiness[]>()
const names = async (query: string) => (await found(query)).map((each) => each.business_name)

/** One row per page. */
const walk = async (query: string, limit = 1): Promise<string[]> => {
  const all: string[] = []
  let next: string | undefined = `/api/marketplace/search/?${query}&limit=${limit}`
  while (next) {
    const reply = await server.get(next)
    expect(reply.statusCode).toBe(200)
    all.push(...reply.json<FoundBusiness[]>().map((each) => each.business_name))
    next = /<(.+)>/.exec(String(reply.headers.link ?? ''))?.[1]
  }
  return all
}

const daily = (opens: string, closes: string) =>
  JSON.stringify({ weekly: Array.from({ length: 7 }, () => [{ opens, closes }]), special_days: [] })
const listed = (at: string) => ({ account: { verifiedAt: new Date(at) } })
const vouched = { vouchedAt: new Date('2026-01-01') }

// Each is better in one order and worse in the others. It is noon in India.
await aListedProvider(db, 'Amrud Ek', {
  ...listed('2026-01-03'),
  ratings: [0, 0, 0, 0, 1],
  hours: daily('09:00', '21:30'),
})
await aListedProvider(db, 'Amrud Do', {
  ...listed('2026-01-02'),
  ...vouched,
  ratings: [0, 0, 0, 20, 20],
  hours: daily('18:00', '02:00'),
})
await aListedProvider(db, 'Amrud Teen', { ...listed('2026-01-04'), ratings: [10, 0, 0, 0, 0] })
await aListedProvider(db, 'Amrud Char', {
  ...listed('2026-01-01'),
  ...vouched,
  hours: daily('09:00', '17:00'),
  businessTagline: 'x',
})
await aListedProvider(db, 'Kela', { ...listed('2026-02-01'), ratings: [0, 0, 0, 0, 0] })

describe('lists', () => {
  test('contain rating, open state and its next change', async () => {
    const byName = new Map((await found('searchtext=amrud')).map((each) => [each.business_name, each]))
    expect(byName.get('Amrud Ek')).toMatchObject({
      rating: { average: 5, count: 1 },
      is_open: true,
      next_change_at: '2026-03-14T16:00:00.000Z',
    })
    expect(byName.get('Amrud Do')).toMatchObject({
      rating: { average: 4.5, count: 40 },
      is_open: false,
      next_change_at: '2026-03-14T12:30:00.000Z',
    })
    expect(byName.get('Amrud Teen')).toMatchObject({
      rating: { average: 1, count: 10 },
      is_open: null,
      next_change_at: null,
    })
    expect(byName.get('Amrud Char')).toMatchObject({ rating: { average: null, count: 0 } })
  })

  test.each(['/api/index/', '/api/search/?searchtext=amrud'])('%s, too', async (url) => {
    const { providers } = (await server.get(url)).json<{ providers: FoundBusiness[] }>()
    const ek = providers.find((each) => each.business_name === 'Amrud Ek')
    expect(ek).toMatchObject({ rating: { average: 5, count: 1 }, is_open: true })
  })
})

describe('filters', () => {
  test.each([
    ['open_now=1', ['Amrud Char', 'Amrud Ek']],
    ['verified=1', ['Amrud Char', 'Amrud Do']],
    ['min_rating=4', ['Amrud Do', 'Amrud Ek']],
    ['min_rating=4.6', ['Amrud Ek']],
    ['open_now=1&verified=1', ['Amrud Char']],
    ['open_now=1&verified=1&min_rating=1', []],
    ['open_now=0&verified=', ['Amrud Char', 'Amrud Do', 'Amrud Ek', 'Amrud Teen']],
  ])('%s', async (filter, expected) => {
    expect((await names(`searchtext=amrud&${filter}`)).toSorted()).toEqual(expected)
    const { providers } = (await server.get(`/api/search/?searchtext=amrud&${filter}`)).json<{
      providers: FoundBusiness[]
    }>()
    expect(providers.map((each) => each.business_name).toSorted()).toEqual(expected)
  })

  test.each([
    ['amrud open now', 'open_now=1'],
    ['अभी खुला amrud', 'open_now=1'],
    ['verified amrud', 'verified=1'],
    ['verified amrud open now', 'open_now=1&verified=1'],
  ])('in the text act like the chosen ones, and together with them: %s', async (text, filter) => {
    const expected = await names(`searchtext=amrud&${filter}`)
    expect([1, 2]).toContain(expected.length)
    const typed = `searchtext=${encodeURIComponent(text)}`
    expect(await names(typed)).toEqual(expected)
    expect(await names(`${typed}&min_rating=4`)).toEqual(
      await names(`searchtext=amrud&${filter}&min_rating=4`),
    )
    const { providers } = (await server.get(`/api/search/?${typed}`)).json<{ providers: FoundBusiness[] }>()
    expect(providers.map((each) => each.business_name)).toEqual(expected)
  })

  test('remove rows and keep the order', async () => {
    const all = await names('searchtext=amrud')
    const open = await names('searchtext=amrud&open_now=1')
    expect(open).toEqual(all.filter((name) => open.includes(name)))
  })

  test.each(['sort=best', 'sort=near&lat=24.8&lng=85', 'sort=rating', 'sort=newest'])(
    'leave no result out of the pages of %s',
    async (order) => {
      for (const filter of ['', '&verified=1', '&open_now=1', '&min_rating=1'])
        for (const text of ['searchtext=amrud&', '']) {
          const whole = await names(`${text}${order}${filter}`)
          expect([filter, await walk(`${text}${order}${filter}`)]).toEqual([filter, whole])
        }
    },
  )

  test('without results return the number of results without filters', async () => {
    const hints = async (query: string) =>
      (await server.get(`/api/search/?${query}`)).json<{
        without_filters: number
        without_category: number
      }>()
    expect(await hints('searchtext=kela&verified=1')).toMatchObject({ without_filters: 1 })
    expect(await hints('searchtext=kela')).toMatchObject({ without_filters: 0 })
    expect(await hints('searchtext=kela&category=3&verified=1')).toMatchObject({
      without_filters: 0,
      without_category: 1,
    })
  })

  test('read beyond the first rows', async () => {
    for (let n = 0; n < 12; n += 1)
      await aListedProvider(db, `Nimbu ${n}`, { businessTagline: 'x', websiteLink: 'https://x.in' })
    await aListedProvider(db, 'Nimbu Asli', vouched)
    expect(await names('searchtext=nimbu&verified=1&limit=1')).toEqual(['Nimbu Asli'])
  })

  test.each(['min_rating=0', 'min_rating=6', 'min_rating=x', 'sort=worst', 'sort=near'])(
    '%s is refused',
    async (query) => {
      expect((await ask(query)).statusCode).toBe(400)
    },
  )
})

describe('the order', () => {
  test('by rating weights businesses with few ratings towards the average', async () => {
    // The mean of all is (5 + 80 + 100 + 10) / 51 = 3.82; Ek (3.82 * 5 + 5) / 6 = 4.02, Do (3.82 * 5 + 180) / 45 = 4.42.
    expect(await names('searchtext=amrud&sort=rating')).toEqual([
      'Amrud Do',
      'Amrud Ek',
      'Amrud Char',
      'Amrud Teen',
    ])
  })

  test('by rating uses the average of the first page on later pages', async () => {
    const first = await ask('searchtext=amrud&sort=rating&limit=2')
    const next = /<(.+)>/.exec(String(first.headers.link))?.[1] ?? ''
    const { id } = await aListedProvider(db, 'Anaar', { ratings: [1_000, 0, 0, 0, 0] })
    server.ctx.live.publish({ kind: 'changed', subjects: ['market'] })
    const rest = (await server.get(next)).json<FoundBusiness[]>()
    expect(rest.map((each) => each.business_name)).toEqual(['Amrud Char', 'Amrud Teen'])
    await db.deleteFrom('accounts').where('id', '=', id).execute()
  })

  test('by rating is correct immediately after a write', async () => {
    // With a mean of nearly five, a single five ranks above forty fours and fives.
    expect((await names('searchtext=amrud&sort=rating'))[0]).toBe('Amrud Do')
    await aListedProvider(db, 'Angoor', { ratings: [0, 0, 0, 0, 100_000] })
    server.ctx.live.publish({ kind: 'changed', subjects: ['market'] })
    await Promise.resolve()
    expect((await names('searchtext=amrud&sort=rating'))[0]).toBe('Amrud Ek')
  })

  test('by time begins with the most recently listed', async () => {
    expect(await names('searchtext=amrud&sort=newest')).toEqual([
      'Amrud Teen',
      'Amrud Ek',
      'Amrud Do',
      'Amrud Char',
    ])
    expect((await names('sort=newest&limit=60')).slice(-4)).toEqual([
      'Amrud Teen',
      'Amrud Ek',
      'Amrud Do',
      'Amrud Char',
    ])
  })
})

test('a cached text expires at the closing time', async () => {
  const state = async () =>
    (await found('searchtext=amrud ek'))
      .slice(0, 1)
      .map(({ is_open, next_change_at }) => ({ is_open, next_change_at }))
  const before = time.now
  time.now = new Date('2026-03-14T15:59:59.999Z')
  expect(await state()).toMatchObject([{ is_open: true }])
  time.now = new Date('2026-03-14T16:00:00Z')
  expect(await state()).toEqual([{ is_open: false, next_change_at: '2026-03-15T03:30:00.000Z' }])
  time.now = before
})
