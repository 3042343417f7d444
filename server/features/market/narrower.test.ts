// Everyday words of a category on its page in a district.
import { expect, test } from 'vitest'
import { anAccount } from '../../testing/accounts.ts'
import { aListedProvider } from '../../testing/search.ts'
import { signedInStaff } from '../../testing/staff.ts'
import { testServer } from '../../testing/test-server.ts'

const server = await testServer({ isCached: true })
const { db } = server
const category = 'Doctor, Clinic & Lab'
const page = '/api/market/bihar/gaya/doctor-clinic-lab/'
const read = async (path = page, client: Pick<typeof server, 'get'> = server) =>
  (await client.get(path)).json<{ narrower: string[] }>().narrower

await aListedProvider(db, 'Sharma Clinic', { category })
await aListedProvider(db, 'Muskan Dental Clinic', { category })

type Word = { language: string; word: string; narrower: string | null }
const { id: categoryId } = await db
  .selectFrom('categories')
  .select('id')
  .where('titleEn', '=', category)
  .executeTakeFirstOrThrow()
const wordsUrl = `/api/admin/categories/${categoryId}/words/`

test('a page names the narrower meanings that a business names, in the language of the page', async () => {
  expect(await read()).toEqual(['dentist'])
  expect(await read(`${page}?lang=hi`)).toHaveLength(1)
  expect((await read(`${page}?lang=hi`))[0]).toMatch(/^\p{Script=Devanagari}/u)
})

test('the most frequent come first, six at most, also from items and descriptions', async () => {
  const owner = await signedInStaff(server)
  const { results } = (await owner.get(wordsUrl)).json<{ results: Word[] }>()
  const narrower = results.filter(({ language, narrower: text }) => language === 'en' && text !== null)
  expect(new Set(narrower.map((each) => each.narrower)).size).toBeGreaterThan(6)
  await aListedProvider(db, 'Gupta Clinic', {
    category,
    businessDescription: narrower.map(({ word }) => word).join(', '),
  })
  await aListedProvider(db, 'Verma Clinic', { category, items: ['X-ray'] })
  await aListedProvider(db, 'Roy Clinic', { category, businessDescription: 'Dentist' })
  // Another URL: rows that a test inserts do not invalidate the cached reply.
  const words = await read(`${page}?limit=19`)
  expect(words).toHaveLength(6)
  expect(words.slice(0, 2)).toEqual(['dentist', 'X-ray'])
})

test('businesses of other districts and categories, and hidden ones, do not count', async () => {
  const place = { district: 'Nawada', state: 'Bihar' }
  await aListedProvider(db, 'Clinic of Nawada', { category, place })
  await aListedProvider(db, 'Dental Clinic of Patna', {
    category,
    place: { district: 'Patna', state: 'Bihar' },
  })
  await aListedProvider(db, 'Dental Clinic Sweets', { place })
  await aListedProvider(db, 'Dental Clinic Suspended', {
    category,
    place,
    account: { suspendedAt: new Date() },
  })
  expect(await read('/api/market/bihar/nawada/doctor-clinic-lab/')).toEqual([])
})

test('a business that a customer blocked does not count for that customer', async () => {
  const place = { district: 'Jehanabad', state: 'Bihar' }
  const path = '/api/market/bihar/jehanabad/doctor-clinic-lab/'
  const only = await aListedProvider(db, 'Jehanabad Dental Clinic', { category, place })
  const customer = await server.as(await anAccount(db))
  expect(await read(path, customer)).toEqual(['dentist'])
  await customer.post('/api/customer-blocks/', { provider: only.id })
  expect([await read(path, customer), await read(path)]).toEqual([[], ['dentist']])
})

test('later pages have none', async () => {
  const first = (await server.get(`${page}?limit=1`)).json<{ next: string; narrower: string[] }>()
  expect(first.narrower.length).toBeGreaterThan(0)
  expect(await read(first.next)).toEqual([])
})

test('a word that staff add is on the page and is a URL of it at once', async () => {
  const owner = await signedInStaff(server)
  const { results } = (await owner.get(wordsUrl)).json<{ results: Word[] }>()
  const added = { language: 'en', word: 'sharma', weight: 100, narrower: 'sharma' }
  const place = '/api/market/bihar/arwal/doctor-clinic-lab/'
  await aListedProvider(db, 'Sharma of Arwal', { category, place: { district: 'Arwal', state: 'Bihar' } })
  expect(await read(place)).toEqual([])
  const url = '/api/market/bihar/arwal/sharma/'
  expect((await server.get(url)).statusCode).toBe(404)
  expect((await owner.put(wordsUrl, { words: [...results, added] })).statusCode).toBe(200)
  expect(await read(place)).toEqual(['sharma'])
  expect((await server.get(url)).json()).toMatchObject({ trade: { slug: 'doctor-clinic-lab' } })
  await owner.delete(wordsUrl)
  expect(await read(place)).toEqual([])
})
