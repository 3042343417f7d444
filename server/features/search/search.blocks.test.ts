// A blocked pair finds no trace of each other, whichever side blocked.
import { describe, expect, test } from 'vitest'
import { anAccount } from '../../testing/accounts.ts'
import { testServer } from '../../testing/test-server.ts'
import { queriesDuring } from '../../testing/queries.ts'
import { aListedPost, aListedProvider } from '../../testing/search.ts'

const server = await testServer()
const { db } = server

const provider = await aListedProvider(db, 'Kamdhenu Gaushala', {
  category: 'Dairy & Milk Products',
  place: { district: 'Jehanabad', state: 'Bihar' },
  items: ['Ghutna Ghee'],
})
await aListedPost(db, provider.id, { title: 'Kamdhenu at dawn' })

const aCustomer = () => anAccount(db)
const block = (blocker: { id: number }, blocked: { id: number }) =>
  db
    .insertInto('blocks')
    .values({ blockerId: blocker.id, blockedId: blocked.id, reason: 'No more, please' })
    .execute()

const blockedByProvider = await aCustomer()
await block(provider, blockedByProvider)
const blockerOfProvider = await aCustomer()
await block(blockerOfProvider, provider)
const stranger = await aCustomer()
await block(stranger, blockedByProvider)

type Caller = Pick<typeof server, 'get'>
const near = 'sort=near&lat=25.2&lng=85'
const everything = async (from: Caller, query: string) =>
  (await from.get(`/api/search/?${query}`)).json<{
    providers: unknown[]
    posts: unknown[]
    nearby_districts: { providers: number }[]
    without_category: number
  }>()

/** How often the provider or its post appears, by kind of search. */
const traces: Record<string, (from: Caller) => Promise<number>> = {
  'a search': async (from) =>
    (await from.get('/api/marketplace/search/?searchtext=kamdhenu')).json<unknown[]>().length,
  'a search without words': async (from) =>
    (await from.get('/api/marketplace/search/?location=Jehanabad')).json<unknown[]>().length,
  'a search with a typo': async (from) =>
    (await from.get('/api/marketplace/search/?searchtext=kamdhneu')).json<unknown[]>().length,
  'the nearest': async (from) =>
    (await from.get(`/api/marketplace/search/?searchtext=kamdhenu&${near}`)).json<unknown[]>().length,
  'the nearest without words': async (from) =>
    (await from.get(`/api/marketplace/search/?${near}`)).json<unknown[]>().length,
  posts: async (from) => (await from.get('/api/blogs/search/?searchtext=dawn')).json<unknown[]>().length,
  'posts of the business': async (from) =>
    (await from.get('/api/blogs/search/?searchtext=kamdhenu')).json<unknown[]>().length,
  'posts without words': async (from) => (await from.get('/api/blogs/search/')).json<unknown[]>().length,
  suggestions: async (from) =>
    (await from.get('/api/search-suggestions/?q=kam')).json<{ businesses: unknown[] }>().businesses.length,
  'suggestions with a typo': async (from) =>
    (await from.get('/api/search-suggestions/?q=kamdhneu')).json<{ businesses: unknown[] }>().businesses
      .length,
  'the count of an item': async (from) =>
    (await from.get('/api/search-suggestions/?q=ghutna')).json<{ items: { count: number }[] }>().items[0]
      ?.count ?? 0,
  'suggestions of posts': async (from) =>
    (await from.get('/api/post-search-suggestions/?q=kam')).json<{ blog: unknown[] }>().blog.length,
  'suggestions of older posts': async (from) =>
    (await from.get('/api/post-search-suggestions/?q=dawn')).json<{ blog: unknown[] }>().blog.length,
  'businesses of everything': async (from) =>
    (await everything(from, 'searchtext=kamdhenu')).providers.length,
  'posts of everything': async (from) => (await everything(from, 'searchtext=kamdhenu')).posts.length,
  'the count of a district nearby': async (from) =>
    (await everything(from, 'searchtext=doodh&location=Gaya')).nearby_districts[0]?.providers ?? 0,
  'the count without the category': async (from) =>
    (await everything(from, 'searchtext=kamdhenu&category=Optician')).without_category,
}

describe.each(Object.entries(traces))('%s', (_way, count) => {
  test('shows the shop to a guest, to an unrelated customer and to the shop itself', async () => {
    expect(await count(server)).toBe(1)
    expect(await count(await server.as(stranger))).toBe(1)
    expect(await count(await server.as(provider))).toBe(1)
  })

  test('hides it from customers that it blocked or that blocked it', async () => {
    expect(await count(await server.as(blockedByProvider))).toBe(0)
    expect(await count(await server.as(blockerOfProvider))).toBe(0)
  })
})

test('fills pages despite a hidden shop', async () => {
  const hiddenHere = await aListedProvider(db, 'Pankti Stores 0', { businessTagline: 'The best of them' })
  for (let number = 1; number <= 4; number += 1) await aListedProvider(db, `Pankti Stores ${number}`)
  const customer = await aCustomer()
  await block(hiddenHere, customer)
  const me = await server.as(customer)
  const first = await me.get('/api/marketplace/search/?searchtext=pankti&limit=2')
  const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? ''
  const second = await me.get(next)
  const names = [...first.json<{ business_name: string }[]>(), ...second.json<{ business_name: string }[]>()]
  expect(names.map((each) => each.business_name).toSorted()).toEqual(
    [1, 2, 3, 4].map((number) => `Pankti Stores ${number}`),
  )
  expect(second.headers.link).toBeUndefined()
})

test('runs no query about blocks for a guest', async () => {
  const paths = [
    '/api/marketplace/search/?searchtext=kamdhenu',
    '/api/blogs/search/?searchtext=dawn',
    '/api/search-suggestions/?q=kam',
    '/api/post-search-suggestions/?q=kam',
    '/api/search/?searchtext=kamdhenu',
  ]
  for (const path of paths) {
    const asked = await queriesDuring(() => server.get(path))
    expect(asked.filter((text) => /\bblocks\b|"blocks"/.test(text))).toEqual([])
  }
})
