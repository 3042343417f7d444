import { describe, expect, test } from 'vitest'
import { contractEndpoints, nameOf } from '../testing/contract-endpoints.ts'
import { queriesDuring } from '../testing/queries.ts'
import { anAccount } from '../testing/accounts.ts'
import { week } from '../testing/hours.ts'
import { aPostAuthor } from '../testing/post-forms.ts'
import { aPost, aProvider } from '../testing/providers.ts'
import { aListedProvider } from '../testing/search.ts'
import { testServer } from '../testing/test-server.ts'

const server = await testServer({ isCached: true })
const provider = await aProvider(server.db)
const { db } = server

test('every endpoint that writes declares what it changes, and no other does', async () => {
  const endpoints = [...(await contractEndpoints()).values()]
  const declaring = endpoints.filter(({ invalidates }) => Array.isArray(invalidates))
  const writing = endpoints.filter(({ method }) => method !== 'GET')
  expect(declaring.map(nameOf)).toEqual(writing.map(nameOf))
})

describe('a cached reply survives', () => {
  const READ = '/api/index/'
  const queriesOfRead = () => queriesDuring(() => server.get(READ))

  test.each([
    ['a refused reset of a password', '/api/reset-password/', { new_password: 'Mandi#42' }, 403],
    ['a form that breaks its rules', '/api/provider/signup/', {}, 400],
    ['a write without a login', '/api/blogs/', {}, 401],
  ])('%s', async (_case, path, body, status) => {
    await server.get(READ)
    expect((await server.post(path, body)).statusCode).toBe(status)
    expect(await queriesOfRead()).toEqual([])
  })

  test('a refused write of a business, and not one that succeeds', async () => {
    const me = await server.as(provider)
    await server.get(READ)
    expect((await me.post('/api/items/', { name: '' })).statusCode).toBe(400)
    expect(await queriesOfRead()).toEqual([])
    expect((await me.post('/api/items/', { name: 'Khaja' })).statusCode).toBe(201)
    expect(await queriesOfRead()).not.toEqual([])
  })
})

describe('what a reply shows', () => {
  /** As many as count in `provider_standing`. */
  const RANKED_POSTS = 6
  const isCached = async (path: string) => (await queriesDuring(() => server.get(path))).length === 0
  const cachedAmong = async (paths: readonly string[]) => {
    const cached: string[] = []
    for (const path of paths) if (await isCached(path)) cached.push(path)
    return cached
  }

  test('a comment invalidates its own thread only', async () => {
    const [first, second] = [await aPost(db, provider.id), await aPost(db, provider.id)]
    const [mine, others] = [first, second].map(({ id }) => `/api/blogs/${id}/comments/view/`)
    const paths = [mine ?? '', others ?? '', `/api/blogs/${first.id}/`, '/api/index/']
    for (const path of paths) await server.get(path)
    const me = await server.as(await anAccount(db))
    expect((await me.post(`/api/blogs/${first.id}/comments/`, { comment: 'Fresh?' })).statusCode).toBe(201)
    expect(await cachedAmong(paths)).toEqual(paths.slice(1))
  })

  test('a new post invalidates lists of new posts, its business and its market pages only', async () => {
    const author = await aPostAuthor(server)
    // More do not change its place in searches.
    for (let post = 0; post < RANKED_POSTS; post += 1) await author.publish({ title: 'Tilkut' })
    const patna = await db
      .selectFrom('districts')
      .select('id')
      .where('nameEn', '=', 'Patna')
      .executeTakeFirstOrThrow()
    const other = await aProvider(db, { provider: { districtId: patna.id } })
    const changed = [
      '/api/index/',
      '/api/blogs/',
      `/api/provider-profile/${author.provider.id}/`,
      '/api/market/bihar/gaya/',
      '/api/market/bihar/gaya/sweets-bakery/',
    ]
    const unchanged = [
      `/api/provider-profile/${other.id}/`,
      `/api/blogs/${(await aPost(db, author.provider.id)).id}/`,
      '/api/market/bihar/patna/',
      '/api/market/bihar/gaya/jewellery/',
      '/api/market/bihar/',
      '/api/marketplace/search/?searchtext=sharma',
      '/api/search-suggestions/?q=shar',
      '/api/category/',
    ]
    for (const path of [...changed, ...unchanged]) await server.get(path)
    expect((await author.publish({ title: 'Tilkut' })).statusCode).toBe(201)
    expect(await cachedAmong([...changed, ...unchanged])).toEqual(unchanged)
  })

  test('the first posts of a business, and new words, invalidate searches of businesses', async () => {
    const author = await aPostAuthor(server, await aListedProvider(db, 'Sharma Sweets'))
    const paths = ['/api/marketplace/search/?searchtext=sharma', '/api/search-suggestions/?q=shar']
    const cachedAfter = async (title: string) => {
      for (const path of paths) await server.get(path)
      expect((await author.publish({ title })).statusCode).toBe(201)
      return cachedAmong(paths)
    }
    for (let post = 0; post < RANKED_POSTS; post += 1) expect(await cachedAfter('Tilkut')).toEqual([])
    expect(await cachedAfter('Tilkut')).toEqual(paths)
    expect(await cachedAfter('Anokha')).toEqual([])
  })

  const pathsOf = async (id: number) => [
    `/api/provider-profile/${id}/`,
    `/api/providers/${id}/items/`,
    `/api/providers/${id}/reviews/`,
    `/api/blogs/${(await aPost(db, id)).id}/`,
  ]

  test('items and hours of a business invalidate what shows it, and lists of all businesses', async () => {
    const [one, other] = [await aProvider(db), await aProvider(db)]
    const me = await server.as(one)
    const changed = [
      ...(await pathsOf(one.id)),
      '/api/index/',
      '/api/market/bihar/gaya/',
      '/api/market/bihar/gaya/sweets-bakery/',
      '/api/marketplace/search/?searchtext=sharma',
      '/api/search/?searchtext=sharma',
      '/api/search-suggestions/?q=shar',
    ]
    const unchanged = [
      ...(await pathsOf(other.id)),
      '/api/market/bihar/patna/',
      '/api/market/bihar/gaya/jewellery/',
      `/api/blogs/${(await aPost(db, one.id)).id}/comments/view/`,
    ]
    for (const write of [
      () => me.post('/api/items/', { name: 'Khaja' }),
      () => me.put('/api/provider-hours/', { weekly: week('10:00-20:00') }),
      () => me.put('/api/provider-hours/today/', { closed: true }),
    ]) {
      for (const path of [...changed, ...unchanged]) await server.get(path)
      expect((await write()).statusCode).toBeLessThan(300)
      expect(await cachedAmong([...changed, ...unchanged])).toEqual(unchanged)
    }
  })

  test('a follow invalidates the profile and the posts of its business only', async () => {
    const [one, other] = [await aProvider(db), await aProvider(db)]
    const me = await server.as(await anAccount(db))
    const changed = [`/api/provider-profile/${one.id}/`, `/api/blogs/${(await aPost(db, one.id)).id}/`]
    const unchanged = [...(await pathsOf(other.id)), `/api/providers/${one.id}/reviews/`, '/api/index/']
    for (const write of ['put', 'delete'] as const) {
      for (const path of [...changed, ...unchanged]) await server.get(path)
      expect((await me[write](`/api/providers/${one.id}/follow/`)).statusCode).toBe(200)
      expect(await cachedAmong([...changed, ...unchanged])).toEqual(unchanged)
    }
  })
})
