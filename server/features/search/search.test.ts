import { describe, expect, test } from 'vitest'
import { testServer } from '../../testing/test-server.ts'
import { aListedProvider } from '../../testing/search.ts'

type Found = { id: number; business_name: string; district: string; distance_km?: number }
type Query = Record<string, string | number>

const server = await testServer()
const url = (query: Query) => {
  const parts = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `/api/marketplace/search/?${parts.join('&')}`
}
const ask = (query: Query) => server.get(url(query))
const search = async (query: Query) => (await ask(query)).json<Found[]>()
const names = async (searchtext: string, more: Query = {}) =>
  (await search({ searchtext, ...more })).map((each) => each.business_name)

const patna = { district: 'Patna', state: 'Bihar' }
const ranchi = { district: 'Ranchi', state: 'Jharkhand' }

describe('finds one shop by many queries', async () => {
  await aListedProvider(server.db, 'बिजलीघर इलेक्ट्रिक', { category: 'Electrician', place: ranchi })
  await aListedProvider(server.db, 'Lakshmi Vastralaya', { category: 'Clothing & Garments', place: patna })

  test.each([
    ['by its trade in Hindi', 'बिजली मिस्त्री'],
    ['by its trade in romanised Hindi', 'bijli mistri'],
    ['by its trade, spelled as it sounds', 'bijlee mistry'],
    ['by its trade in English', 'electrician'],
    ['by its name in the other script', 'bijlighar ilektrik'],
    ['with two words run together or apart', 'bijli ghar electric'],
    ['by trade and place', 'electrician ranchi'],
    ['by trade and place in Devanagari', 'रांची बिजली मिस्त्री'],
    ['in a sentence', 'best electrician in ranchi near me'],
    ['with a letter dropped', 'electrcian'],
    ['with a letter too many', 'electriciann ranchi'],
    ['with two letters swapped', 'bijil mistri'],
    ['in capitals', 'ELECTRICIAN'],
  ])('%s: %s', async (_way, text) => {
    expect(await names(text)).toContain('बिजलीघर इलेक्ट्रिक')
  })

  test.each(['लक्ष्मी वस्त्रालय', 'laxmi vastralay', 'Lakshmi', 'lakshmi kapde', 'saree patna', 'कपड़ा'])(
    '%s',
    async (text) => {
      expect(await names(text)).toContain('Lakshmi Vastralaya')
    },
  )

  test.each(['photographer', 'electrician patna', 'saree ranchi', 'darzi'])('and not by %s', async (text) => {
    expect(await names(text)).toEqual([])
  })
})

describe('tiers are strictly ordered', async () => {
  // The better business is in the worse tier: quality must not lift it.
  const better = (tier: number) => ({
    businessTagline: tier > 1 ? 'x' : '',
    websiteLink: tier > 2 ? 'https://x.in' : null,
  })
  for (const [tier, name] of ['Mohammad', 'मोहम्मद', 'Mohammadpur', 'Mohimmud', 'Mobammad'].entries())
    await aListedProvider(server.db, `${name} Hosiery`, {
      category: 'Wholesale & Distributor',
      ...better(tier),
    })

  test('exact text, equal key, prefix', async () => {
    expect(await names('mohammad')).toEqual(['Mohammad Hosiery', 'मोहम्मद Hosiery', 'Mohammadpur Hosiery'])
  })

  test('an unknown word matches names that are one typo away, two in long words', async () => {
    expect(await names('mohamnad')).toContain('Mohammad Hosiery')
    expect(await names('mohannad')).toContain('Mohammad Hosiery')
    expect(await names('mohannid hosiery')).toEqual([])
  })

  test('a name before the category, and within the category the tiers of the name', async () => {
    for (const name of ['Bhola Bhandar', 'Mithaiwala', 'मिठाई महल', 'Mithai Junction'])
      await aListedProvider(server.db, name, { place: { district: 'Araria', state: 'Bihar' } })
    expect(await names('mithai araria')).toEqual(
      expect.arrayContaining(['Mithai Junction', 'मिठाई महल', 'Mithaiwala', 'Bhola Bhandar']),
    )
    const order = await names('mithai', { location: 'Araria' })
    expect(order).toEqual(['Mithai Junction', 'मिठाई महल', 'Mithaiwala', 'Bhola Bhandar'])
  })

  test('the whole name before a name that has its words', async () => {
    await aListedProvider(server.db, 'New Asha Dairy Farm', {
      category: 'Dairy & Milk Products',
      businessTagline: 'Pure',
      websiteLink: 'https://x.in',
    })
    await aListedProvider(server.db, 'Asha Dairy', { category: 'Dairy & Milk Products' })
    expect(await names('asha dairy')).toEqual(['Asha Dairy', 'New Asha Dairy Farm'])
  })

  test('within a tier the business of higher quality comes first', async () => {
    await aListedProvider(server.db, 'Kashish Optical', { category: 'Optician' })
    await aListedProvider(server.db, 'Kashish Opticals', {
      category: 'Optician',
      businessDescription: 'x'.repeat(120),
    })
    await aListedProvider(server.db, 'Kashish Vision', { category: 'Optician', latitude: 25, longitude: 85 })
    expect(await names('kashish')).toEqual(['Kashish Opticals', 'Kashish Vision', 'Kashish Optical'])
  })
})

describe('a category with words that few of its businesses use', async () => {
  const place = { district: 'Supaul', state: 'Bihar' }
  await aListedProvider(server.db, 'Sunil Nal Jal', { category: 'Plumber & Sanitary', place })
  await aListedProvider(server.db, 'Verma Mobile Repair', { category: 'Mobile Shop & Repair', place })
  await aListedProvider(server.db, 'Chamak Dhulai', { category: 'Laundry & Cleaning', place })
  await aListedProvider(server.db, 'Poshak', { category: 'Clothing & Garments', place })
  const inSupaul = (text: string) => names(text, { location: 'Supaul' })

  test.each(['tap repair plumber', 'plumber ka kaam wala'])('%s', async (text) => {
    expect(await inSupaul(text)).toEqual(['Sunil Nal Jal'])
  })

  test('an unknown word has no real match', async () => {
    expect(await inSupaul('plumber with a van')).toEqual([])
  })

  test('a name is not dropped for a category', async () => {
    expect(await inSupaul('verma plumber')).toEqual([])
  })
})

describe('chosen place and category', async () => {
  await aListedProvider(server.db, 'Tara Dental', {
    category: 'Doctor, Clinic & Lab',
    place: { district: 'Bilaspur', state: 'Chhattisgarh' },
  })
  await aListedProvider(server.db, 'Tara Clinic', {
    category: 'Doctor, Clinic & Lab',
    place: { district: 'Bilaspur', state: 'Himachal Pradesh' },
  })
  await aListedProvider(server.db, 'Tara Lodge', { category: 'Hotel & Lodge', place: patna })

  test('a bare name means every district of that name', async () => {
    expect(await names('tara', { location: 'Bilaspur' })).toEqual(
      expect.arrayContaining(['Tara Clinic', 'Tara Dental']),
    )
    expect(await names('tara', { location: 'बिलासपुर' })).toHaveLength(2)
  })

  test("'Name, State' means one", async () => {
    expect(await names('tara', { location: 'Bilaspur, Himachal Pradesh' })).toEqual(['Tara Clinic'])
    expect(await names('tara', { location: 'Bilaspur, HP' })).toEqual(['Tara Clinic'])
  })

  test('an empty one means everywhere', async () => {
    expect((await names('tara', { location: '' })).slice(0, 3).toSorted()).toEqual([
      'Tara Clinic',
      'Tara Dental',
      'Tara Lodge',
    ])
  })

  test('an unknown one is refused with the text of the specification', async () => {
    const reply = await ask({ location: 'Atlantis' })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({
      code: 'location_unknown',
      error: 'No providers found for the selected location. Please select a district from the dropdown.',
    })
  })

  test('a category is chosen by id or by its title in either language', async () => {
    const { id } = await server.db
      .selectFrom('categories')
      .select('id')
      .where('titleEn', '=', 'Hotel & Lodge')
      .executeTakeFirstOrThrow()
    for (const category of [id, 'Hotel & Lodge', 'hotel & lodge', 'होटल और लॉज'])
      expect(await names('tara', { category })).toEqual(['Tara Lodge'])
    expect(await names('tara', { category: 'Space travel' })).toEqual([])
  })

  test('replies are in the requested language', async () => {
    expect(await search({ searchtext: 'tara lodge', lang: 'hi' })).toMatchObject([
      { business_category: 'होटल और लॉज', district: 'पटना', state: 'बिहार' },
    ])
  })
})

describe('near me', async () => {
  const at = (latitude: number, longitude: number) => ({
    latitude,
    longitude,
    category: 'Gym, Yoga & Sports',
  })
  await aListedProvider(server.db, 'Kranti Gym Far', at(28.6, 77.2))
  await aListedProvider(server.db, 'Kranti Gym Close', at(23.36, 85.33))
  await aListedProvider(server.db, 'Kranti Gym Middle', at(24.8, 85))
  await aListedProvider(server.db, 'Kranti Gym Nowhere', { category: 'Gym, Yoga & Sports', place: ranchi })
  const here = { sort: 'near', lat: 23.35, lng: 85.32 }

  test('the nearest comes first, with its distance; without a position the centre of the district counts', async () => {
    const found = await search({ searchtext: 'kranti gym', ...here })
    expect(found.map((each) => each.business_name)).toEqual([
      'Kranti Gym Nowhere',
      'Kranti Gym Close',
      'Kranti Gym Middle',
      'Kranti Gym Far',
    ])
    expect(found[3]?.distance_km).toBeGreaterThan(900)
  })

  test('pages follow each other without a gap', async () => {
    const first = await ask({ searchtext: 'kranti gym', ...here, limit: 2 })
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? ''
    expect((await server.get(next)).json<Found[]>().map((each) => each.business_name)).toEqual([
      'Kranti Gym Middle',
      'Kranti Gym Far',
    ])
  })

  test('without words it is the nearest', async () => {
    expect((await search({ ...here, limit: 1 })).map((each) => each.district)).toEqual(['Ranchi'])
  })

  test('it needs a position', async () => {
    expect((await ask({ sort: 'near' })).statusCode).toBe(400)
    expect((await ask({ sort: 'near', lat: 91, lng: 0 })).statusCode).toBe(400)
  })
})

describe('pages', async () => {
  for (let number = 0; number < 25; number += 1)
    await aListedProvider(server.db, `Sadabahar Nursery ${number}`, {
      category: 'Farming, Seeds & Fertiliser',
    })

  test('follow each other without gaps or duplicates, and the last has no link', async () => {
    const seen: string[] = []
    let next = url({ searchtext: 'sadabahar', limit: 10 })
    for (let page = 0; page < 3; page += 1) {
      const reply = await server.get(next)
      seen.push(...reply.json<Found[]>().map((each) => each.business_name))
      next = /<([^>]+)>; rel="next"/.exec(String(reply.headers.link))?.[1] ?? ''
    }
    expect(new Set(seen).size).toBe(25)
    expect(seen).toHaveLength(25)
    expect(next).toBe('')
  })

  test('an invalid cursor is refused', async () => {
    for (const cursor of ['x', 'W10', Buffer.from('["a"]').toString('base64url')])
      expect((await ask({ searchtext: 'sadabahar', cursor })).statusCode).toBe(400)
  })

  test('without a limit there are sixty at most', async () => {
    expect((await search({})).length).toBeLessThanOrEqual(60)
    expect((await ask({ limit: 61 })).statusCode).toBe(400)
  })
})
