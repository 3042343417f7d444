import { describe, expect, test } from 'vitest'
import { anAccount } from '../../testing/accounts.ts'
import { testServer } from '../../testing/test-server.ts'
import { aListedProvider } from '../../testing/search.ts'

type Found = { business_name: string; explain?: object }

const server = await testServer()
const url = (query: { searchtext: string; explain: number }) =>
  `/api/marketplace/search/?searchtext=${encodeURIComponent(query.searchtext)}&explain=${query.explain}`
const patna = { district: 'Patna', state: 'Bihar' }

describe('an explanation', async () => {
  await aListedProvider(server.db, 'Udaan Classes', {
    category: 'School, Coaching & Tuition',
    place: patna,
    items: ['Vigyan'],
  })
  const admin = await server.as(await anAccount(server.db, { role: 'admin' }))
  const customer = await server.as(await anAccount(server.db, {}))
  const query = { searchtext: 'udan coaching patna', explain: 1 }

  test('says to an administrator by what each word matched, and the values that break ties', async () => {
    const [found] = (await admin.get(url(query))).json<Found[]>()
    expect(found?.explain).toMatchObject({
      stage: expect.any(Number),
      tier: 'equal',
      by: 'category',
      tie_breaks: { rating: 4, distance_km: 0, profile: 0 },
      words: [
        { word: 'udan', tier: 'equal', by: 'name', lexeme: 'nudn', meaning: null },
        { word: 'coaching', tier: 'exact', by: 'category', meaning: 'School, Coaching & Tuition' },
        { word: 'patna', tier: 'exact', by: 'place' },
      ],
    })
  })

  test.each([
    ['a typo', 'udaam classes', { word: 'udaam', tier: 'similar', by: 'name', lexeme: 'xudaan' }],
    ['a prefix', 'udaa', { word: 'udaa', tier: 'prefix', by: 'name', lexeme: 'xudaan' }],
    ['an item', 'vigyan', { word: 'vigyan', tier: 'equal', by: 'item' }],
    ['a word of the category', 'vigyan', { word: 'vigyan', by: 'category' }],
  ])('names %s: %s', async (_what, searchtext, word) => {
    const [found] = (await admin.get(url({ searchtext, explain: 1 }))).json<Found[]>()
    expect(found?.explain).toMatchObject({ words: expect.arrayContaining([expect.objectContaining(word)]) })
  })

  test('has no distance without a position', async () => {
    const [found] = (await admin.get(url({ searchtext: 'udaan', explain: 1 }))).json<Found[]>()
    expect(found?.explain).toMatchObject({ tie_breaks: { distance_km: null } })
  })

  test('is given in the combined search, for similar businesses too', async () => {
    const path = '/api/search/?explain=1&lat=25&lng=85&searchtext=zzyxqq+udaan'
    const { similar } = (await admin.get(path)).json<{ similar: Found[] }>()
    expect(similar[0]?.explain).toMatchObject({
      tier: 'some words',
      tie_breaks: { distance_km: expect.any(Number) },
      words: [{ word: 'udaan', tier: 'exact', by: 'name' }],
    })
  })

  test('is refused to others', async () => {
    for (const caller of [server, customer]) {
      const [found] = (await caller.get(url(query))).json<Found[]>()
      expect(found?.business_name).toBe('Udaan Classes')
      expect(found).not.toHaveProperty('explain')
    }
  })
})
