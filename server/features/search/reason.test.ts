import { describe, expect, test } from 'vitest'
import { aListedProvider } from '../../testing/search.ts'
import { testServer } from '../../testing/test-server.ts'

const server = await testServer()
const { db } = server

type Found = { business_name: string; reason: { kind: string; word: string | null } | null }
type Reply = { providers: Found[]; similar: Found[] }

const gaya = { district: 'Gaya', state: 'Bihar' }
const doctor = { category: 'Doctor, Clinic & Lab', place: gaya }
await aListedProvider(db, 'Muskan Clinic', { ...doctor, businessDescription: 'Root canal and dentist' })
await aListedProvider(db, 'Sanjeevani', doctor)
await aListedProvider(db, 'Nukkad', { category: 'Fast Food & Tea Stall', place: gaya, items: ['Samosa'] })
await aListedProvider(db, 'Rakesh Cooling', {
  category: 'Appliance & AC Repair',
  place: gaya,
  businessTagline: 'AC mechanic',
})
await aListedProvider(db, 'Mohammad Hosiery', { category: 'Wholesale & Distributor', place: gaya })
await aListedProvider(db, 'Nal Jal', {
  category: 'Plumber & Sanitary',
  place: gaya,
  businessTagline: 'Jaguar dealer',
  streetAddress: 'Bailey Road',
})

const inBoth = async (text: string, more: Record<string, string> = {}) => {
  const query = new URLSearchParams({ searchtext: text, ...more }).toString()
  const { providers, similar } = (await server.get(`/api/search/?${query}`)).json<Reply>()
  const listed = (await server.get(`/api/marketplace/search/?${query}`)).json<Found[]>()
  expect(listed.map(({ reason }) => reason)).toEqual(providers.map(({ reason }) => reason))
  return { providers, similar }
}
const reasonOf = async (text: string, name: string, more: Record<string, string> = {}) => {
  const { providers, similar } = await inBoth(text, more)
  return [...providers, ...similar].find((each) => each.business_name === name)?.reason
}

describe('the reason of a result', () => {
  test.each([
    ['an item', 'samosa', 'Nukkad', { kind: 'item', word: null }],
    ['a category', 'doctor', 'Sanjeevani', { kind: 'category', word: null }],
    ['a misspelled category', 'plumbar', 'Nal Jal', { kind: 'category', word: null }],
    ['the beginning of a category', 'plumb', 'Nal Jal', { kind: 'category', word: null }],
    ['a narrower word of the category', 'dentist', 'Muskan Clinic', { kind: 'category', word: 'Dentist' }],
    ['another word for it', 'dental clinic gaya', 'Muskan Clinic', { kind: 'category', word: 'Dentist' }],
    ['an abbreviation', 'ac repair', 'Rakesh Cooling', { kind: 'category', word: 'AC repair' }],
    ['only the category of a narrower word', 'dentist', 'Sanjeevani', { kind: 'category', word: null }],
    ['a place alone', 'gaya', 'Nukkad', { kind: 'place', word: null }],
    ['a word of the tagline', 'jaguar', 'Nal Jal', { kind: 'word', word: 'jaguar' }],
    ['the street', 'plumber bailey road', 'Nal Jal', { kind: 'address', word: 'bailey road' }],
    ['a similar name', 'mohamnad', 'Mohammad Hosiery', { kind: 'similar_name', word: null }],
    ['fewer words', 'plumber zzyxqq', 'Nal Jal', { kind: 'category', word: null }],
  ])('is %s: %s', async (_what, text, name, reason) => {
    expect(await reasonOf(text, name)).toEqual(reason)
  })

  test('is in the language of the request', async () => {
    expect(await reasonOf('dentist', 'Muskan Clinic', { lang: 'hi' })).toEqual({
      kind: 'category',
      word: 'दंत चिकित्सक',
    })
  })

  test.each(['mohammad hosiery', 'mohammad', 'मोहम्मद', 'mohammad gaya'])(
    'is not given for a name: %s',
    async (text) => {
      expect(await reasonOf(text, 'Mohammad Hosiery')).toBeNull()
    },
  )

  test('is not given without words', async () => {
    expect(await reasonOf('', 'Sanjeevani', { location: 'Gaya' })).toBeNull()
  })

  test.each([{ sort: 'rating' }, { sort: 'newest' }, { sort: 'near', lat: '24.8', lng: '85' }])(
    'is given in every order: %o',
    async (order) => {
      expect(await reasonOf('samosa', 'Nukkad', order)).toEqual({ kind: 'item', word: null })
      expect(await reasonOf('doctor', 'Sanjeevani', order)).toEqual({ kind: 'category', word: null })
    },
  )
})
