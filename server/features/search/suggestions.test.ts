import { describe, expect, test } from 'vitest'
import { lists } from '../../../contract/limits.ts'
import { inTransaction } from '../../platform/db/db.ts'
import { testServer } from '../../testing/test-server.ts'
import { indexProvider } from './index.service.ts'
import { rebuildIndex } from './rebuild.service.ts'
import { aListedPost, aListedProvider } from '../../testing/search.ts'

type Reply = {
  categories: { id: number; title: string; word: string | null; is_narrower: boolean }[]
  items: { name: string; count: number }[]
  places: { district_id: number; name: string; state: string; alias: string | null }[]
  businesses: { id: number; name: string; url: string }[]
}
type PostReply = { categories: { title: string }[]; blog: { name: string; url: string }[] }

const server = await testServer({ isCached: false })
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

describe('categories by everyday words', () => {
  const first = async (q: string, lang?: string) => (await ask(q, lang)).categories[0]

  test.each([
    ['a word', 'chemist', { title: 'Medical Store', word: 'chemist' }],
    [
      'a word of a specialty',
      'dentist',
      { title: 'Doctor, Clinic & Lab', word: 'dentist', is_narrower: true },
    ],
    ['a word that is being typed', 'dentis', { title: 'Doctor, Clinic & Lab', word: 'dentist' }],
    ['a word with a typo', 'dentisst', { title: 'Doctor, Clinic & Lab', word: 'dentist' }],
    ['a word in Devanagari', 'दांत', { title: 'Doctor, Clinic & Lab' }],
  ])('by %s: %s', async (_way, text, expected) => {
    expect(await first(text)).toMatchObject(expected)
  })

  test('only words that begin with every typed letter', async () => {
    const words = (await ask('gay')).categories.map(({ word }) => word)
    expect(words).not.toContain('general store')
    expect((await ask('anda')).categories.map(({ word }) => word)).not.toContain('packers and movers')
  })

  test('a title and its words need no explanation', async () => {
    expect(await first('electrician')).toMatchObject({ word: null, is_narrower: false })
    expect(await first('kirana')).toMatchObject({ title: 'Grocery & Kirana Store', word: null })
  })
})

describe('items', () => {
  const items = async (q: string) => (await ask(q)).items

  test('are counted by business, whatever the spelling and the amount', async () => {
    await aListedProvider(server.db, 'Pehla', { items: ['Thekua', 'Thekua 500 g', 'Thekua Special'] })
    await aListedProvider(server.db, 'Dusra', { items: ['ठेकुआ (Thekua)'] })
    await aListedProvider(server.db, 'Teesra', { items: ['thekuwa', 'Zafrani Qorba 2 plates'] })
    expect((await items('thek'))[0]).toEqual({ name: 'thekua', count: 3 })
    expect((await items('ठेकु'))[0]).toEqual({ name: 'ठेकुआ', count: 3 })
    expect(await items('zafrani q')).toEqual([{ name: 'zafrani qorba', count: 1 }])
    expect(await items('ज़फ़रानी')).toEqual([{ name: 'zafrani qorba', count: 1 }])
  })

  test('goods are found by every name, and within longer names', async () => {
    await aListedProvider(server.db, 'Anda Wala', { items: ['Egg', 'Bhagalpuri Parwal'] })
    await aListedProvider(server.db, 'Murgi Wala', { items: ['अंडा'] })
    expect((await items('and'))[0]).toEqual({ name: 'anda', count: 2 })
    expect((await items('अंड'))[0]).toMatchObject({ count: 2 })
    expect((await items('pointed g'))[0]).toEqual({ name: 'pointed gourd', count: 1 })
  })

  test('follow changes of the list and of the visibility of a business', async () => {
    const provider = await aListedProvider(server.db, 'Jhilmil', { items: ['Khubani Meetha'] })
    const item = { name: 'khubani meetha', count: 1 }
    expect(await items('khubani')).toEqual([item])
    const suspend = (suspendedAt: Date | null) =>
      server.db.updateTable('accounts').set({ suspendedAt }).where('id', '=', provider.id).execute()
    await suspend(new Date())
    expect(await items('khubani')).toEqual([])
    await suspend(null)
    expect(await items('khubani')).toEqual([item])
    await inTransaction(server.db, async (tx) => {
      await tx
        .updateTable('priceItems')
        .set({ isAvailable: false })
        .where('providerId', '=', provider.id)
        .execute()
      await indexProvider(tx, provider.id)
    })
    expect(await items('khubani')).toEqual([])
  })

  test('a rebuilt index has the same counts', async () => {
    const counts = () =>
      server.db.selectFrom('soldItems').selectAll().orderBy('key').orderBy('name').execute()
    const before = await counts()
    expect(before.length).toBeGreaterThan(0)
    await rebuildIndex(server.db)
    expect(await counts()).toEqual(before)
  })
})

describe('places', () => {
  test.each([
    ['a name', 'Gay', 'Gaya, Bihar', null],
    ['a name in Devanagari', 'मुज़फ़्फ़र', 'Muzaffarnagar, Uttar Pradesh', null],
    ['a city of the district', 'bodh g', 'Gaya, Bihar', 'Bodh Gaya'],
    ['an alias', 'bangalo', 'Bengaluru Urban, Karnataka', 'Bangalore'],
  ])('by %s: %s', async (_way, text, expected, alias) => {
    const { places } = await ask(text)
    expect(places.find((place) => `${place.name}, ${place.state}` === expected)).toMatchObject({ alias })
  })

  test('in the language asked for', async () => {
    expect((await ask('gaya', 'hi')).places[0]).toMatchObject({ name: 'गया', state: 'बिहार' })
  })

  test('are not guessed', async () => {
    expect((await ask('samosa')).places).toEqual([])
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
