import { describe, expect, test } from 'vitest'
import { testServer } from '../../testing/test-server.ts'
import { aListedPost, aListedProvider } from '../../testing/search.ts'

type Post = { blog_id: number; title: string; created_by: string; category_title: string }

const server = await testServer()
const ask = (query: string) => server.get(`/api/blogs/search/?${query}`)
const search = async (query: string) => (await ask(query)).json<Post[]>()
const titles = async (text: string, more = '') =>
  (await search(`searchtext=${encodeURIComponent(text)}${more}`)).map((post) => post.title)

const day = (number: number) => new Date(Date.UTC(2026, 0, number))
const sweets = await aListedProvider(server.db, 'Sharma Sweets')
const books = await aListedProvider(server.db, 'किताब घर', {
  category: 'Books & Stationery',
  place: { district: 'Patna', state: 'Bihar' },
})
await aListedPost(server.db, sweets.id, {
  title: 'Tilkut season begins',
  content: 'Fresh from the pan.',
  createdAt: day(1),
})
await aListedPost(server.db, sweets.id, {
  title: 'गुलाब जामुन आज',
  content: 'गरम और मुलायम।',
  createdAt: day(2),
})
await aListedPost(server.db, sweets.id, {
  title: 'New winter box',
  content: 'With tilkut and khaja.',
  createdAt: day(3),
})
await aListedPost(server.db, books.id, {
  title: 'School books are here',
  content: 'All classes.',
  createdAt: day(4),
})
await aListedPost(server.db, books.id, {
  title: 'तिलकुट खाने की किताब',
  content: 'एक स्वाद भरी किताब।',
  createdAt: day(5),
})

describe('posts are found', () => {
  test.each([
    ['by a word of the title', 'tilkut season', 'Tilkut season begins'],
    ['in the other script', 'gulab jamun', 'गुलाब जामुन आज'],
    ['by a word of the text', 'khaja', 'New winter box'],
    ['by the business that wrote them', 'शर्मा', 'New winter box'],
    ['by its trade', 'mithai', 'गुलाब जामुन आज'],
    ['by its trade and place', 'kitab patna', 'School books are here'],
    ['with a letter missing', 'tilkt', 'Tilkut season begins'],
    ['while a word is being typed', 'seaso', 'Tilkut season begins'],
  ])('%s: %s', async (_way, text, title) => {
    expect(await titles(text)).toContain(title)
  })

  test('and not by other words', async () => {
    expect(await titles('motorcycle')).toEqual([])
    expect(await titles('kitab ranchi')).toEqual([])
  })
})

describe('the order', () => {
  test('is by tier, and the newest first within one', async () => {
    expect(await titles('tilkut')).toEqual(['Tilkut season begins', 'तिलकुट खाने की किताब', 'New winter box'])
  })

  test('without words is the newest first', async () => {
    expect(await titles('')).toEqual([
      'तिलकुट खाने की किताब',
      'School books are here',
      'New winter box',
      'गुलाब जामुन आज',
      'Tilkut season begins',
    ])
  })

  test('is the same across pages', async () => {
    const first = await ask('searchtext=tilkut&limit=2')
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? ''
    const second = await server.get(next)
    expect(second.json<Post[]>().map((post) => post.title)).toEqual(['New winter box'])
    expect(second.headers.link).toBeUndefined()
  })
})

describe('a post in the results', () => {
  test('has its business and category in the requested language', async () => {
    expect(await search('searchtext=khaja&lang=hi')).toMatchObject([
      { title: 'New winter box', created_by: 'Sharma Sweets', category_title: 'मिठाई और बेकरी' },
    ])
  })

  test('is narrowed by district and category', async () => {
    expect(await titles('tilkut', '&location=Patna')).toEqual(['तिलकुट खाने की किताब'])
    expect(await titles('', '&category=Books %26 Stationery')).toHaveLength(2)
    expect((await ask('location=Atlantis')).statusCode).toBe(400)
  })
})

test('a long story is found by its last word', async () => {
  const story = Array.from({ length: 1_500 }, (_, number) => `shabd${number}`).join(' ')
  await aListedPost(server.db, books.id, { title: 'A long story', content: `${story} samaapt` })
  expect(await titles('samapt')).toEqual(['A long story'])
})
