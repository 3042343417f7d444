// Words of a query that say neither what nor where are ignored, in any order, script and spelling.
import { describe, expect, test } from 'vitest'
import { aListedProvider } from '../../testing/search.ts'
import { testServer } from '../../testing/test-server.ts'

type Found = { business_name: string }

const server = await testServer({ isCached: false })
const { db } = server

const gaya = { district: 'Gaya', state: 'Bihar' }
const plumber = { category: 'Plumber & Sanitary' }
await aListedProvider(db, 'Sunil Nal Jal', { ...plumber, place: gaya })
await aListedProvider(db, 'Verma Pipes', { ...plumber, place: { district: 'Patna', state: 'Bihar' } })
await aListedProvider(db, 'Raj Footwear', { category: 'Footwear', place: gaya })
await aListedProvider(db, 'Maya Bakers', { place: gaya })

const namesOf = (list: readonly Found[]) => list.map((each) => each.business_name)

/** What both endpoints find. */
const names = async (searchtext: string) => {
  const query = new URLSearchParams({ searchtext }).toString()
  const { providers } = (await server.get(`/api/search/?${query}`)).json<{ providers: Found[] }>()
  const listed = (await server.get(`/api/marketplace/search/?${query}`)).json<Found[]>()
  expect(namesOf(listed)).toEqual(namesOf(providers))
  return namesOf(listed)
}

describe('filler words are ignored', () => {
  test.each([
    'plumber in gaya',
    'plumber near gaya',
    'gaya plumber near me',
    'best plumber gaya',
    'gaya plumber chahiye',
    'gaya ke paas plumber',
    'गया में प्लंबर',
    'गया का प्लंबर',
    'गया के पास प्लंबर',
    'gaya plumber वाला',
    'GAYA mein PLUMBER',
    'प्लम्बर in gaya',
    'i need a plumber in gaya',
    'mujhe gaya me plumber chahiye',
    'gaya me sasta plumber kahan milega',
  ])('%s', async (text) => {
    expect(await names(text)).toEqual(['Sunil Nal Jal'])
  })

  test('verbs too, in each form', async () => {
    expect(await names('gaya me nal theek karwana hai')).toEqual(['Sunil Nal Jal'])
    expect(await names('गया में नल ठीक करवाना है')).toEqual(['Sunil Nal Jal'])
  })

  test('alone they are searched in names', async () => {
    expect(await names('chahiye')).toEqual([])
    await aListedProvider(db, 'Chahiye Chai', { category: 'Fast Food & Tea Stall', place: gaya })
    expect(await names('chahiye')).toEqual(['Chahiye Chai'])
  })
})

test.each([
  ['plumbers in gaya', 'Sunil Nal Jal'],
  ['PLUMBERS gaya', 'Sunil Nal Jal'],
  ['shoes shops in gaya', 'Raj Footwear'],
  ['bakeries gaya', 'Maya Bakers'],
])('a plural means what the singular does: %s', async (text, name) => {
  expect(await names(text)).toEqual([name])
})
