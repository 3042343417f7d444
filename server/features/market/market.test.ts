import { beforeAll, describe, expect, test } from 'vitest'
import { listMarket, readMarketPage } from '../../testing/market.ts'
import { anOffer } from '../../testing/posts.ts'
import { aPost, aProvider } from '../../testing/providers.ts'
import { testServer } from '../../testing/test-server.ts'

const server = await testServer()
const { db } = server

const districtId = async (nameEn: string) =>
  (await db.selectFrom('districts').select('id').where('nameEn', '=', nameEn).executeTakeFirstOrThrow()).id
const categoryId = async (titleEn: string) =>
  (await db.selectFrom('categories').select('id').where('titleEn', '=', titleEn).executeTakeFirstOrThrow()).id
const inDistrict = async (name: string, provider: object = {}) =>
  aProvider(db, { provider: { districtId: await districtId(name), ...provider } })

describe('the order of a list', () => {
  const vouched = { vouchedAt: server.time.now }
  const path = 'bihar/nalanda/'
  const ids: Record<string, number> = {}
  const namesOf = (listed: readonly number[]) =>
    listed.map((id) => Object.keys(ids).find((name) => ids[name] === id) ?? 'new')

  beforeAll(async () => {
    const providers = {
      plain: {},
      praised: { ratings: [0, 0, 0, 0, 30] },
      praisedOnce: { ratings: [0, 0, 0, 0, 1] },
      blamed: { ratings: [20, 0, 0, 0, 0] },
      vouched,
      vouchedAndBlamed: { ...vouched, ratings: [9, 0, 0, 0, 0] },
      vouchedAndPraised: { ...vouched, ratings: [0, 0, 0, 2, 9] },
      newest: {},
    }
    for (const [name, provider] of Object.entries(providers))
      ids[name] = (await inDistrict('Nalanda', provider)).id
  })

  const ORDER = [
    'vouchedAndPraised',
    'vouched',
    'vouchedAndBlamed',
    'praised',
    'praisedOnce',
    'newest',
    'plain',
    'blamed',
  ]

  test('is verified first, then best rated, then newest', async () => {
    expect(namesOf(await listMarket(server, path, 60))).toEqual(ORDER)
    expect(namesOf(await listMarket(server, `${path}sweets-bakery/`, 3))).toEqual(ORDER)
  })

  test('neither repeats nor skips a business while others are added and the mean rating changes', async () => {
    const listed: number[] = []
    let next: string | null = `/api/market/${path}?limit=2`
    while (next) {
      const page = await readMarketPage(server, next)
      listed.push(...page.results.map(({ id }) => id))
      next = page.next
      await inDistrict('Nalanda')
      await inDistrict('Nalanda', { ratings: [0, 50, 0, 0, 0] })
      server.ctx.live.publish({ kind: 'changed', subjects: ['market'] })
    }
    expect(namesOf(listed).filter((name) => name !== 'new')).toEqual(ORDER)
    expect(new Set(listed).size).toBe(listed.length)
  })

  test('continues at the next path, and refuses an invalid cursor', async () => {
    const { next } = await readMarketPage(server, `${path}?limit=1&lang=hi`)
    expect(next).toMatch(/^\/api\/market\/bihar\/nalanda\/\?lang=hi&limit=1&cursor=/)
    const reply = await server.get(`/api/market/${path}?cursor=nonsense`)
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'bad_input'])
  })
})

describe('offers and posts', () => {
  const at = (minute: number) => new Date(server.time.now.getTime() + minute * 60_000)
  const idsOf = (posts: readonly { blog_id: number }[]) => posts.map(({ blog_id }) => blog_id)

  test('are current offers and the newest other posts, six each, on the first page only', async () => {
    const providers = [await inDistrict('Vaishali'), await inDistrict('Vaishali')]
    const [first, second] = providers.map(({ id }) => id)
    const posts: number[] = []
    for (let minute = 0; minute < 9; minute += 1) {
      const owner = (minute < 7 ? first : second) ?? 0
      posts.unshift((await aPost(db, owner, { createdAt: at(minute) })).id)
    }
    const offer = await aPost(db, second ?? 0, anOffer({ createdAt: at(20) }))
    const ended = await aPost(
      db,
      second ?? 0,
      anOffer({ createdAt: at(-60), endsAt: new Date(server.time.now.getTime() - 1_000) }),
    )
    await aPost(db, first ?? 0, { createdAt: at(30), visibility: 'hidden' })
    const page = await readMarketPage(server, 'bihar/vaishali/?limit=1')
    expect(idsOf(page.offers)).toEqual([offer.id])
    expect(idsOf(page.posts)).toEqual(posts.slice(0, 6))
    expect(idsOf(page.posts)).not.toContain(ended.id)
    const rest = await readMarketPage(server, page.next ?? '')
    expect([rest.results.length, rest.offers, rest.posts]).toEqual([1, [], []])
    const other = await readMarketPage(server, 'bihar/vaishali/jewellery/')
    expect([other.offers, other.posts]).toEqual([[], []])
  })

  test('are of public businesses', async () => {
    const { id } = await inDistrict('Sheikhpura')
    await aPost(db, id, anOffer())
    await aPost(db, id)
    const counts = async () => {
      const { offers, posts } = await readMarketPage(server, 'bihar/sheikhpura/')
      return [offers.length, posts.length]
    }
    expect(await counts()).toEqual([1, 1])
    await db
      .updateTable('accounts')
      .set({ suspendedAt: at(0) })
      .where('id', '=', id)
      .execute()
    expect(await counts()).toEqual([0, 0])
  })
})

test('posts follow their business, and their own changes', async () => {
  const [jewellery, tailors] = [await categoryId('Jewellery'), await categoryId('Tailor & Boutique')]
  const { id } = await inDistrict('Arwal')
  const post = await aPost(db, id)
  const setProvider = (values: object) =>
    db.updateTable('providers').set(values).where('accountId', '=', id).execute()
  const setAccount = (values: object) => db.updateTable('accounts').set(values).where('id', '=', id).execute()
  const setPost = (values: object) => db.updateTable('posts').set(values).where('id', '=', post.id).execute()
  const isListed = async (path: string) =>
    (await readMarketPage(server, `bihar/${path}`)).posts.some(({ blog_id }) => blog_id === post.id)
  const expectPlaces = async (...places: boolean[]) =>
    expect([
      await isListed('arwal/'),
      await isListed('katihar/'),
      await isListed('katihar/jewellery/'),
    ]).toEqual(places)
  await expectPlaces(true, false, false)
  await setProvider({ districtId: await districtId('Katihar') })
  await expectPlaces(false, true, false)
  await setProvider({ categoryId: jewellery })
  await expectPlaces(false, true, true)
  await setAccount({ suspendedAt: server.time.now })
  await setProvider({ categoryId: tailors })
  await setAccount({ suspendedAt: null })
  await expectPlaces(false, true, false)
  await setPost({ visibility: 'hidden' })
  await expectPlaces(false, false, false)
  await setPost({ visibility: 'shown' })
  await expectPlaces(false, true, false)
  await setPost({ kind: 'offer', endsAt: new Date(server.time.now.getTime() + 60_000) })
  const { offers } = await readMarketPage(server, 'bihar/katihar/')
  expect(offers.map(({ blog_id }) => blog_id)).toEqual([post.id])
  await db.deleteFrom('posts').where('id', '=', post.id).execute()
  const left = await db.selectFrom('marketPosts').selectAll().where('id', '=', post.id).execute()
  expect(left).toEqual([])
})

describe('a page without a business', () => {
  test('of a category names the nearest districts that have one, of any state', async () => {
    const jewellery = await categoryId('Jewellery')
    await inDistrict('Varanasi', { categoryId: jewellery })
    await inDistrict('Patna', { categoryId: jewellery })
    const page = await readMarketPage(server, 'bihar/buxar/jewellery/')
    expect([page.providers, page.verified, page.results, page.next]).toEqual([0, 0, [], null])
    expect(page.nearest.map(({ slug, state }) => `${state.slug}/${slug}`)).toEqual([
      'uttar-pradesh/varanasi',
      'bihar/patna',
    ])
    const patna = page.nearest.at(-1)
    expect(patna?.distance_km).toBeGreaterThan(80)
    expect(patna?.distance_km).toBeLessThan(140)
  })

  test('of a state names the nearest districts and all its own', async () => {
    const page = await readMarketPage(server, 'sikkim/')
    expect([page.providers, page.trades, page.districts.length]).toEqual([0, [], 6])
    expect(page.nearest.length).toBeGreaterThan(0)
    expect((await readMarketPage(server, 'bihar/')).nearest).toEqual([])
  })

  test('names at most eight districts', async () => {
    const places = [
      'Jamui',
      'Lakhisarai',
      'Munger',
      'Khagaria',
      'Saharsa',
      'Supaul',
      'Araria',
      'Purnia',
      'Katihar',
    ]
    for (const place of places) await inDistrict(place)
    const { nearest } = await readMarketPage(server, 'bihar/banka/')
    const distances = nearest.map(({ distance_km }) => distance_km)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    expect(distances).toHaveLength(8)
  })
})

test('returns names in the requested language, sorted in it', async () => {
  const { states } = await readMarketPage(server, '?lang=hi')
  expect(states.map(({ slug }) => slug).slice(0, 2)).toEqual([
    'andaman-and-nicobar-islands',
    'arunachal-pradesh',
  ])
  const gaya = (await server.get('/api/market/bihar/gaya/sweets-bakery/?lang=hi')).json()
  expect([gaya.state.name, gaya.district.name, gaya.trade.title]).toEqual(['बिहार', 'गया', 'मिठाई और बेकरी'])
})

test('says which categories are of services', async () => {
  const isService = async (slug: string) =>
    (await server.get(`/api/market/bihar/gaya/${slug}/`)).json().trade.is_service
  expect(await isService('plumber-sanitary')).toBe(true)
  expect(await isService('sweets-bakery')).toBe(false)
  const listed: { is_service: boolean }[] = (await server.get('/api/category/')).json()
  expect(listed.filter(({ is_service }) => is_service)).toHaveLength(22)
})

test('returns 404 for a very long key', async () => {
  const reply = await server.get(`/api/market/bihar/${'a'.repeat(1_000)}/`)
  expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found'])
})
