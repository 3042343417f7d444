// Every public reply that a call changes has one of the tags that its endpoint declares in `invalidates`.
import { beforeAll, expect, test } from 'vitest'
import type { CacheTag, Endpoint } from '../../contract/endpoint.ts'
import { contractEndpoints, nameOf } from '../testing/contract-endpoints.ts'
import { happyCalls } from '../testing/happy-calls/all.ts'
import { HAPPY_SERVER } from '../testing/happy-calls/call.ts'
import { aPublishedPost } from '../testing/posts.ts'
import { testServer } from '../testing/test-server.ts'

const server = await testServer(HAPPY_SERVER)
const endpoints = [...(await contractEndpoints()).values()]
const writes = endpoints.filter(({ method }) => method !== 'GET')

const LISTS = [
  '/index/',
  '/category/',
  '/marketplace/',
  '/locations',
  '/blogs/',
  '/marketplace/search/?searchtext=sharma',
  '/blogs/search/?searchtext=tilkut',
  '/search-suggestions/?q=shar',
  '/market/',
  '/market/bihar/gaya/',
]

const NEWEST = 3
const newestIds = async (table: 'providers' | 'posts') => {
  const column = table === 'providers' ? 'accountId' : 'id'
  const query = server.db.selectFrom(table).select(`${column} as id`).orderBy(column, 'desc').limit(NEWEST)
  return (await query.execute()).map(({ id }) => id)
}

const publicUrls = async () => {
  const [providers, posts] = [await newestIds('providers'), await newestIds('posts')]
  return [
    ...LISTS,
    ...providers.flatMap((id) => [
      `/provider-profile/${id}/`,
      `/providers/${id}/items/`,
      `/providers/${id}/reviews/`,
      `/providers/${id}/contact.vcf`,
    ]),
    ...posts.flatMap((id) => [`/blogs/${id}/`, `/blogs/${id}/comments/view/`]),
  ]
}

const readAll = async (urls: readonly string[]) => {
  const found: Record<string, string> = {}
  for (const url of urls) {
    const { statusCode, body } = await server.get(`/api${url}`)
    found[url] = `${statusCode} ${body}`
  }
  return found
}

const patternOf = ({ path }: Endpoint) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}(\\?|$)`)
const cachedReads = endpoints
  .filter(({ cacheTags }) => cacheTags)
  .map((endpoint) => ({ pattern: patternOf(endpoint), cacheTags: endpoint.cacheTags ?? [] }))

const cacheTagsOf = (url: string): readonly CacheTag[] => {
  const declared = cachedReads.find(({ pattern }) => pattern.test(url))?.cacheTags
  if (!declared) throw new Error(`${url} is not cached`)
  // A new post is in searches of posts ten seconds later, and names those of businesses when it changes them.
  return url.includes('search') ? [...declared, 'posts'] : declared
}

beforeAll(async () => {
  for (let made = 0; made < NEWEST; made += 1) await aPublishedPost(server.db)
})

test.each(writes.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s changes no public reply beyond what it declares',
  async (name, { invalidates = [] }) => {
    const call = await happyCalls[name]?.(server)
    const urls = await publicUrls()
    const before = await readAll(urls)
    expect((await call?.())?.statusCode).toBeLessThan(300)
    const after = await readAll(urls)
    const changed = urls.filter((url) => before[url] !== after[url])
    expect(changed.filter((url) => !cacheTagsOf(url).some((tag) => invalidates.includes(tag)))).toEqual([])
  },
)
