import { describe, expect, test } from 'vitest'
import { contractEndpoints, nameOf } from '../testing/contract-endpoints.ts'
import { queriesDuring } from '../testing/queries.ts'
import { anAccount } from '../testing/accounts.ts'
import { aPostAuthor } from '../testing/post-forms.ts'
import { aPost, aProvider } from '../testing/providers.ts'
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
})
