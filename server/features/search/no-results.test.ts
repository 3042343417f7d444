import { describe, expect, test } from 'vitest'
import { testServer } from '../../testing/test-server.ts'
import { aListedPost, aListedProvider } from '../../testing/search.ts'

type Reply = {
  providers: { business_name: string }[]
  posts: { title: string }[]
  next: { providers: string | null; posts: string | null }
  did_you_mean: string | null
  nearby_districts: { name: string; state: string; providers: number }[]
  without_category: number
  category_providers: number
  understood: { what: string }
}

const server = await testServer()
const ask = (query: Record<string, string>) =>
  server.get(`/api/search/?${new URLSearchParams(query).toString()}`)
const search = async (query: Record<string, string>) => (await ask(query)).json<Reply>()

const provider = await aListedProvider(server.db, 'Annapurna Sweets')
await aListedProvider(server.db, 'अन्नपूर्णा भोजनालय', {
  category: 'Restaurant & Dhaba',
  place: { district: 'Jehanabad', state: 'Bihar' },
})
await aListedProvider(server.db, 'Annapurna Rasoi', {
  category: 'Restaurant & Dhaba',
  place: { district: 'Chennai', state: 'Tamil Nadu' },
})
await aListedPost(server.db, provider.id, { title: 'Annapurna turns forty' })

describe('the combined search', () => {
  test('returns businesses and posts', async () => {
    const reply = await search({ searchtext: 'annapurna sweets' })
    expect(reply.providers.map((each) => each.business_name)).toEqual(['Annapurna Sweets'])
    expect(reply.posts.map((each) => each.title)).toEqual(['Annapurna turns forty'])
    expect(reply).toMatchObject({ did_you_mean: null, nearby_districts: [], without_category: 0 })
  })

  test('returns one kind of them', async () => {
    expect((await search({ searchtext: 'annapurna', type: 'posts' })).providers).toEqual([])
    expect((await search({ searchtext: 'annapurna', type: 'providers' })).posts).toEqual([])
  })

  test('returns the cursors of both lists', async () => {
    for (let number = 0; number < 21; number += 1) await aListedProvider(server.db, `Agla Panna ${number}`)
    const { providers, next } = await search({ searchtext: 'agla panna' })
    expect(providers).toHaveLength(20)
    const rest = await server.get(
      `/api/marketplace/search/?searchtext=agla%20panna&cursor=${next.providers ?? ''}`,
    )
    expect(rest.json()).toHaveLength(1)
    expect(next.posts).toBeNull()
  })
})

describe('when nothing is found', () => {
  test('in a district, the nearest districts with results are suggested', async () => {
    const reply = await search({ searchtext: 'dhaba', location: 'Gaya' })
    expect(reply.providers).toEqual([])
    expect(reply.nearby_districts).toEqual([
      { district_id: expect.any(Number), name: 'Jehanabad', state: 'Bihar', providers: 1 },
    ])
    const inHindi = await search({ searchtext: 'dhaba', location: 'Gaya', lang: 'hi' })
    expect(inHindi.nearby_districts[0]).toMatchObject({ name: 'जहानाबाद', state: 'बिहार' })
  })

  test('a place in the text suggests the same in nearby districts, and the whole category', async () => {
    const reply = await search({ searchtext: 'dhaba in gaya' })
    expect(reply).toMatchObject({ providers: [], category_providers: 2, understood: { what: 'dhaba' } })
    expect(reply.nearby_districts.map(({ name }) => name)).toEqual(['Jehanabad'])
    const [nearby] = reply.nearby_districts
    const there = await search({ searchtext: 'dhaba', location: `${nearby?.name}, ${nearby?.state}` })
    expect(there.providers).toHaveLength(nearby?.providers ?? 0)
  })

  test('a text without a meaning has no category to browse', async () => {
    expect(await search({ searchtext: 'xyzzy' })).toMatchObject({ providers: [], category_providers: 0 })
  })

  test('in a category, the number of results without it is returned', async () => {
    const reply = await search({ searchtext: 'annapurna', category: 'Optician' })
    expect(reply.providers).toEqual([])
    expect(reply.without_category).toBe(3)
  })

  test('under an unknown district, it is refused', async () => {
    expect((await ask({ searchtext: 'dhaba', location: 'Atlantis' })).statusCode).toBe(400)
  })
})

describe('did you mean', async () => {
  await aListedProvider(server.db, 'Bharat Electrical', { category: 'Electrician' })

  test.each([
    ['anapurnaa swets', 'anapurnaa sweets'],
    ['annapuxna', 'annapurna'],
    ['annapuxna sweets', 'annapurna sweets'],
    ['अन्नपूर्टा', 'अन्नपूर्णा'],
    ['electrican', 'electrician'],
    ['electricians', null],
    ['annapurna', null],
    ['annap', null],
    ['zzzzqqq', null],
    ['near', null],
    ['mujhe', null],
    ['mujhe annapuxna near', 'mujhe annapurna near'],
    ['', null],
  ])('%s: %s', async (typed, meant) => {
    expect((await search({ searchtext: typed })).did_you_mean).toBe(meant)
  })
})
