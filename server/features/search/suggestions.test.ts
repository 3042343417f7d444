import { describe, expect, test } from 'vitest'
import { lists } from '../../../contract/limits.ts'
import { testServer } from '../../testing/test-server.ts'
import { aListedPost, aListedProvider } from '../../testing/search.ts'

type Reply = {
  categories: { id: number; title: string }[]
  businesses: { id: number; name: string; url: string }[]
}
type PostReply = { categories: { title: string }[]; blog: { name: string; url: string }[] }

const server = await testServer()
const ask = async (q: string, lang = 'en') =>
  (await server.get(`/api/search-suggestions/?lang=${lang}&q=${encodeURIComponent(q)}`)).json<Reply>()
const businesses = async (q: string) => (await ask(q)).businesses.map((each) => each.name)
const categories = async (q: string, lang?: string) =>
  (await ask(q, lang)).categories.map((each) => each.title)
const askPosts = async (q: string) =>
  (await server.get(`/api/post-search-suggestions/?q=${encodeURIComponent(q)}`)).json<PostReply>()

const sharma = await aListedProvider(server.db, 'Sharma Sweets')
await aListedProvider(server.db, 'New Sharda Stores', { category: 'Grocery & Kirana Store' })
await aListedProvider(server.db, 'शारदा वस्त्रालय', { category: 'Clothing & Garments' })
const post = await aListedPost(server.db, sharma.id, { title: 'Tilkut season begins' })
await aListedPost(server.db, sharma.id, { title: 'तिल के लड्डू' })

describe('businesses', () => {
  test('are returned after one letter, with their path', async () => {
    const reply = await ask('s')
    expect(reply.businesses[0]).toEqual({
      id: sharma.id,
      name: 'Sharma Sweets',
      url: `/providerprofile/${sharma.id}`,
    })
    expect(reply.categories.length).toBeGreaterThan(0)
  })

  test.each([
    [
      'the name that begins as typed is first',
      'sha',
      ['Sharma Sweets', 'शारदा वस्त्रालय', 'New Sharda Stores'],
    ],
    ['in Devanagari', 'शर', ['Sharma Sweets', 'शारदा वस्त्रालय', 'New Sharda Stores']],
    ['a second word that is being typed', 'sharma sw', ['Sharma Sweets']],
    ['a later word', 'vastr', ['शारदा वस्त्रालय']],
    ['a misspelling', 'shrma', ['Sharma Sweets']],
  ])('%s: %s', async (_rule, text, expected) => {
    expect(await businesses(text)).toEqual(expected)
  })

  test('are ten at most', async () => {
    for (let number = 0; number < 12; number += 1) await aListedProvider(server.db, `Bahut Dukan ${number}`)
    expect(await businesses('bahut')).toHaveLength(lists.suggestions)
  })
})

describe('categories', () => {
  test.each([
    ['a title', 'electri', 'Electrician'],
    ['a synonym', 'mith', 'Sweets & Bakery'],
    ['a synonym in Devanagari', 'दवा', 'Medical Store'],
    ['a later word of a synonym', 'mistri', 'Electrician'],
    ['a word by its sound', 'kiraanaa', 'Grocery & Kirana Store'],
    ['one misspelled word', 'plumbar', 'Plumber & Sanitary'],
  ])('by %s: %s', async (_way, text, title) => {
    expect(await categories(text)).toContain(title)
  })

  test('in the language asked for', async () => {
    expect((await categories('mithai', 'hi'))[0]).toBe('मिठाई और बेकरी')
  })

  test('an exact one comes first', async () => {
    expect((await categories('hotel'))[0]).toBe('Hotel & Lodge')
  })
})

describe('posts', () => {
  test('are returned after one letter, with their path', async () => {
    expect((await askPosts('t')).blog).toContainEqual({
      name: 'Tilkut season begins',
      url: `/postpage/${post.id}`,
    })
  })

  test.each(['til', 'तिल', 'tilkut sea', 'season'])('%s', async (text) => {
    expect((await askPosts(text)).blog.map((each) => each.name)).toContain('Tilkut season begins')
  })

  test('suggest categories as well', async () => {
    expect((await askPosts('mithai')).categories[0]).toMatchObject({ title: 'Sweets & Bakery' })
  })
})
