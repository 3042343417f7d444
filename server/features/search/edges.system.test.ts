// Extreme queries in a market where every second provider is called Store.
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { lists } from '../../../contract/limits.ts'
import { searchLimits } from '../../../contract/display.ts'
import { testServer } from '../../testing/test-server.ts'
import { rebuildIndex } from './rebuild.service.ts'

const server = await testServer()
const { db } = server
const PROVIDERS = 3_000

beforeAll(async () => {
  await sql`
    insert into accounts (id, role, username, username_key, password_hash, verified_at) overriding system value
    select i, 'provider', 'many' || i, 'many' || i, 'x', now() from generate_series(1, ${sql.lit(PROVIDERS)}) as i`.execute(
    db,
  )
  await sql`
    insert into providers (account_id, name, business_name, category_id, district_id)
    select id, 'x', case when id % 2 = 0 then 'Mohan Store' else 'मोहन भंडार' end, 1 + id % 45, 1 + id % 790
    from accounts`.execute(db)
  await sql`
    insert into posts (provider_id, title, content)
    select account_id, case when account_id % 2 = 0 then 'Store news' else 'नई बात' end, 'Come in' from providers`.execute(
    db,
  )
  await rebuildIndex(db)
}, 60_000)

type Everything = { providers: unknown[]; posts: unknown[]; did_you_mean: string | null }
type Suggested = { categories: unknown[]; businesses: { name: string }[] }
type SuggestedPosts = { categories: unknown[]; blog: { name: string }[] }

const ask = async <T>(path: string, text: string): Promise<T> => {
  const reply = await server.get(`/api/${path}=${encodeURIComponent(text)}`)
  expect(reply.statusCode).toBe(200)
  return reply.json<T>()
}

const answersTo = async (text: string) => ({
  shops: (await ask<{ business_name: string }[]>('marketplace/search/?searchtext', text)).map(
    (each) => each.business_name,
  ),
  near: await ask<unknown[]>('marketplace/search/?sort=near&lat=25&lng=85&searchtext', text),
  posts: (await ask<{ title: string }[]>('blogs/search/?searchtext', text)).map((each) => each.title),
  everything: await ask<Everything>('search/?searchtext', text),
})

const suggestionsFor = async (text: string) => ({
  shops: await ask<Suggested>('search-suggestions/?q', text),
  posts: await ask<SuggestedPosts>('post-search-suggestions/?q', text),
})

const isCalled = (word: string) => (name: string) => name.includes(word)

describe('a text without words', () => {
  const nothings = [
    ['nothing', ''],
    ['spaces', '  \u{a0}\t '],
    ['punctuation', '.,;!?%_\\\'"()&|:*<->'],
    ['a danda', '।'],
    ['an emoji', '🙏🏽'],
    ['a family of emoji', '👨‍👩‍👧‍👦'],
    ['a lone sign', 'ि'],
    ['a lone virama', '्'],
    ['a lone nukta', '़'],
    ['a hundred lone signs', 'ा '.repeat(100)],
    ['invisible joiners', '\u{200d}\u{200c}'],
  ] as const

  test.each(nothings)('%s lists all businesses, as an empty query does', async (_what, text) => {
    const answers = await answersTo(text)
    expect(answers).toEqual(await answersTo(''))
    expect(answers.shops).toHaveLength(lists.rows)
    expect(answers.posts).toHaveLength(lists.rows)
    expect(answers.everything.did_you_mean).toBeNull()
  })

  test.each(nothings)('%s suggests nothing', async (_what, text) => {
    expect(await suggestionsFor(text)).toEqual({
      shops: { categories: [], items: [], businesses: [], places: [] },
      posts: { categories: [], blog: [] },
    })
  })
})

describe('a word in half of all rows', () => {
  test.each(['store', 'Store', 'stores', 'stor', 'स्टोर'])('%s fills a page with those', async (text) => {
    const { shops: providers, near, posts, everything } = await answersTo(text)
    expect(providers).toHaveLength(lists.rows)
    expect(providers.every(isCalled('Store'))).toBe(true)
    expect(near).toHaveLength(lists.rows)
    expect(posts).toHaveLength(lists.rows)
    expect(posts.every(isCalled('Store'))).toBe(true)
    expect(everything.providers).toHaveLength(searchLimits.page)
  })

  test('is suggested while typing', async () => {
    const { shops: providers, posts } = await suggestionsFor('stor')
    expect(providers.businesses).toHaveLength(lists.suggestions)
    expect(providers.businesses.every(({ name }) => name === 'Mohan Store')).toBe(true)
    expect(posts.blog).toHaveLength(lists.suggestions)
  })
})

describe('one letter', () => {
  test.each(['m', 'M', 'म', 'मो'])('%s finds and suggests names that begin so', async (text) => {
    expect((await answersTo(text)).shops).toHaveLength(lists.rows)
    expect((await suggestionsFor(text)).shops.businesses).toHaveLength(lists.suggestions)
  })

  test.each(['1', 'é', 'ß', 'ॐ'])('%s, which none begins with, finds none', async (text) => {
    expect((await answersTo(text)).shops).toEqual([])
    expect((await suggestionsFor(text)).shops.businesses).toEqual([])
  })
})

describe('mixed scripts', () => {
  test.each(['मोहन store', 'mohan स्टोर', 'MOHAN स्टोर', 'मोhan store'])('%s', async (text) => {
    const { shops: providers } = await answersTo(text)
    expect(providers[0]).toBe('Mohan Store')
  })
})

describe('very long texts', () => {
  const words = (count: number, word: (number: number) => string) =>
    Array.from({ length: count }, (_, number) => word(number)).join(' ')

  test.each([
    ['two hundred times the same words', words(200, (number) => ['mohan', 'store'][number % 2] ?? '')],
    ['two hundred different words', words(200, (number) => `shabd${number}`)],
    [
      'two hundred names of trades and places',
      words(200, (number) => ['mithai', 'gaya', 'doctor', 'patna'][number % 4] ?? ''),
    ],
    ['one endless word', 'a'.repeat(4_000)],
    ['one endless word of Devanagari', 'क्ष'.repeat(1_333)],
    ['another script', 'বাংলা সুইটস'],
    ['the language of the index', "store' | '!(x) & <-> :* \\"],
  ])('%s is answered quickly', async (_what, text) => {
    expect((await answersTo(text)).shops.length).toBeLessThanOrEqual(lists.rows)
  })

  test('repeated words are searched once', async () => {
    expect((await answersTo('mohan store '.repeat(100))).shops).toEqual(
      (await answersTo('mohan store')).shops,
    )
  })

  test('texts beyond the limits of search and suggestions are refused', async () => {
    expect((await server.get(`/api/marketplace/search/?searchtext=${'a'.repeat(4_001)}`)).statusCode).toBe(
      400,
    )
    expect((await server.get(`/api/search-suggestions/?q=${'a'.repeat(200)}`)).statusCode).toBe(200)
    expect((await server.get(`/api/search-suggestions/?q=${'a'.repeat(201)}`)).statusCode).toBe(400)
  })
})
