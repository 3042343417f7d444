import { describe, expect, test } from 'vitest'
import { testServer } from '../../testing/test-server.ts'
import { aListedProvider } from '../../testing/search.ts'

type Found = { business_name: string }
type Reply = {
  providers: Found[]
  similar: Found[]
  dropped: string[]
  did_you_mean: string | null
  nearby_districts: { name: string }[]
  understood: {
    what: string
    category: { title: string } | null
    district: { name: string; state: string } | null
    state: string | null
    open_now: boolean
    verified: boolean
    near: boolean
  }
}

const server = await testServer()
const { db } = server
const search = async (searchtext: string, more: Record<string, string> = {}) =>
  (await server.get(`/api/search/?${new URLSearchParams({ searchtext, ...more }).toString()}`)).json<Reply>()
const namesOf = (list: readonly Found[]) => list.map((each) => each.business_name)
const names = async (text: string, more: Record<string, string> = {}) =>
  namesOf((await search(text, more)).providers)

const gaya = { district: 'Gaya', state: 'Bihar' }
const patna = { district: 'Patna', state: 'Bihar' }

await aListedProvider(db, 'Sunil Nal Jal', { category: 'Plumber & Sanitary', place: gaya })
await aListedProvider(db, 'Meena Pipes', {
  category: 'Plumber & Sanitary',
  place: { district: 'Patan', state: 'Gujarat' },
})
await aListedProvider(db, 'Verma Pipes', { category: 'Plumber & Sanitary', place: patna })
await aListedProvider(db, 'Gaya Shoe Palace', { category: 'Footwear', place: patna })
await aListedProvider(db, 'Raj Footwear', { category: 'Footwear', place: gaya })
await aListedProvider(db, 'Anupam Mishthan', { category: 'Sweets & Bakery', place: gaya, items: ['Tilkut'] })

describe('where', () => {
  test.each([
    'plumber in gaya',
    'gaya plumber',
    'plumber near gaya',
    'गया में प्लंबर',
    'gaya me plumber chahiye',
    'plumber gaya bihar',
    'plumber near gaya station',
  ])('a district in the text is a filter: %s', async (text) => {
    const { providers, understood } = await search(text)
    expect(namesOf(providers)).toEqual(['Sunil Nal Jal'])
    expect(understood.district).toMatchObject({ name: 'Gaya', state: 'Bihar' })
  })

  test.each([
    ['an alias', 'plumber in bodh gaya', 'Gaya'],
    ['a well-known city', 'plumber in gayaji', 'Gaya'],
    ['the other script', 'पटना में प्लंबर', 'Patna'],
    ['a name that sounds like another', 'plumber patna', 'Patna'],
  ])('%s is a district: %s', async (_what, text, district) => {
    const { providers, understood } = await search(text)
    expect(understood.district?.name).toBe(district)
    expect(namesOf(providers)).toEqual(await names('plumber', { location: district }))
    expect(providers).toHaveLength(1)
  })

  test('a business whose name contains the place matches by name', async () => {
    expect((await names('gaya shoe')).toSorted()).toEqual(['Gaya Shoe Palace', 'Raj Footwear'])
  })

  test('words are not joined with filler words to a place', async () => {
    expect(await names('shoe shop in patna')).toEqual(['Gaya Shoe Palace'])
  })

  test('with a location, places in the text count for names only', async () => {
    expect(await names('gaya shoe', { location: 'Patna' })).toEqual(['Gaya Shoe Palace'])
    const { providers, understood } = await search('gaya plumber', { location: 'Patna' })
    expect(providers).toEqual([])
    expect(understood.district).toBeNull()
  })

  test('a state in the text is a filter', async () => {
    expect((await search('plumber bihar')).understood).toMatchObject({ state: 'Bihar', district: null })
    expect((await names('plumber bihar')).toSorted()).toEqual(['Sunil Nal Jal', 'Verma Pipes'])
    expect(await names('plumber kerala')).toEqual([])
  })

  test('a place without results suggests the nearest districts with some', async () => {
    const { providers, nearby_districts } = await search('plumber jehanabad')
    expect(providers).toEqual([])
    expect(nearby_districts.map(({ name }) => name).toSorted()).toEqual(['Gaya', 'Patna'])
  })
})

describe('conditions', () => {
  test.each([
    ['plumber open now', { open_now: true }],
    ['अभी खुला plumber', { open_now: true }],
    ['verified plumber', { verified: true }],
    ['plumber near me', { near: true }],
    ['मेरे पास plumber', { near: true }],
    ['वेरिफ़ाइड plumber', { verified: true }],
    ['abhi khula plumber mere paas', { open_now: true, near: true, verified: false }],
    ['plumber', { open_now: false, near: false, verified: false }],
  ])('%s', async (text, expected) => {
    const { understood } = await search(text)
    expect(understood).toMatchObject({ ...expected, what: 'plumber' })
  })

  test('open now and verified act like the filters', async () => {
    expect(await names('verified plumber')).toEqual(await names('plumber', { verified: '1' }))
    expect(await names('plumber open now')).toEqual(await names('plumber', { open_now: '1' }))
  })

  test('near me orders by distance when the position is known', async () => {
    const position = { lat: '24.79', lng: '85.0' }
    const near = await names('plumber near me', position)
    expect(near).toEqual(await names('plumber', { ...position, sort: 'near' }))
  })
})

test('understood has exactly the settled fields', async () => {
  const { understood } = await search('verified plumber in gaya')
  expect(understood).toEqual({
    what: 'plumber',
    category: { id: expect.any(Number), title: 'Plumber & Sanitary' },
    district: { district_id: expect.any(Number), name: 'Gaya', state: 'Bihar' },
    state: null,
    open_now: false,
    verified: true,
    near: false,
  })
  expect((await search('')).understood).toEqual({
    what: '',
    category: null,
    district: null,
    state: null,
    open_now: false,
    verified: false,
    near: false,
  })
})

test('titles and places are in the language of the request', async () => {
  const { understood } = await search('plumber gaya', { lang: 'hi' })
  expect(understood.district).toMatchObject({ name: 'गया', state: 'बिहार' })
  expect(understood.category).toMatchObject({ title: 'प्लंबर और सैनिटरी' })
  expect((await search('plumber bihar', { lang: 'hi' })).understood.state).toBe('बिहार')
})

describe('a real match', async () => {
  await aListedProvider(db, 'Chandrashekhar Emporium', {
    category: 'Clothing & Garments',
    place: gaya,
    items: ['Angarkha'],
  })
  await aListedProvider(db, 'Bhairav', { category: 'Clothing & Garments', place: gaya })
  const both = async (text: string) => {
    const { providers } = await search(text)
    const listed = await server.get(
      `/api/marketplace/search/?${new URLSearchParams({ searchtext: text }).toString()}`,
    )
    expect(namesOf(listed.json<Found[]>())).toEqual(namesOf(providers))
    return namesOf(providers)
  }

  test.each([
    ['exactly', 'chandrashekhar'],
    ['by its folded key', 'चंद्रशेखर'],
    ['by a prefix', 'chandrash'],
    ['with one typo', 'emporjum'],
    ['with two typos from eight letters on', 'chondroshekhar'],
    ['with two wrong consonants', 'chanbrasmekhar'],
    ['with two typos in a word of the category', 'garnemts emporium'],
    ['by a word of the category and its name', 'chandrashekhar kapde'],
    ['by an item', 'angarkha'],
    ['by an item and its name', 'chandrashekhar angarkha'],
  ])('matches %s: %s', async (_how, text) => {
    expect(await both(text)).toContain('Chandrashekhar Emporium')
  })

  test.each([
    ['three typos', 'chxndrxshexhar'],
    ['two typos in seven letters', 'bxairqv'],
    ['a word that nothing matches', 'chandrashekhar zzyxqq'],
  ])('is not made with %s: %s', async (_how, text) => {
    expect(await both(text)).toEqual([])
  })
})

test.each([
  'searchtext=a&searchtext=b',
  'searchtext=plumber&lat=north',
  'searchtext=plumber&sort=2',
  'lang=hi&lang=en',
])('a value of another type is refused: %s', async (query) => {
  for (const path of ['search', 'marketplace/search'])
    expect((await server.get(`/api/${path}/?${query}`)).statusCode).toBe(400)
})

describe('what', () => {
  test('the category of all words', async () => {
    const { understood } = await search('best plumber in gaya')
    expect(understood).toMatchObject({ what: 'plumber', category: { title: 'Plumber & Sanitary' } })
    expect((await search('verma plumber')).understood.category).toBeNull()
  })

  test.each(['xyzzy', 'casino', 'qwertyuiop', 'कखगघङ'])('%s matches nothing', async (text) => {
    await aListedProvider(db, 'Kisan Seva Kendra', { category: 'Farming, Seeds & Fertiliser', place: gaya })
    await aListedProvider(db, 'किसान बीज भंडार', { category: 'Farming, Seeds & Fertiliser', place: gaya })
    const { providers, similar } = await search(text)
    expect([providers, similar]).toEqual([[], []])
  })
})

describe('similar', () => {
  test('has matches of fewer words, and names the dropped ones', async () => {
    const { providers, similar, dropped } = await search('plumber zzyxqq gaya')
    expect(providers).toEqual([])
    expect(namesOf(similar)).toEqual(['Sunil Nal Jal'])
    expect(dropped).toEqual(['zzyxqq'])
  })

  test('drops the place before words that say what is searched', async () => {
    await aListedProvider(db, 'Jaiswal Dawa', { category: 'Medical Store', place: patna })
    await aListedProvider(db, 'Star General Store', { category: 'Grocery & Kirana Store', place: gaya })
    const { providers, similar, dropped } = await search('medical store gaya')
    expect(providers).toEqual([])
    expect(namesOf(similar)).toEqual(['Jaiswal Dawa'])
    expect(dropped).toEqual(['gaya'])
    expect((await search('medical store', { location: 'Gaya' })).similar).toEqual([])
  })

  test('has those first that name the specialty', async () => {
    const doctor = { category: 'Doctor, Clinic & Lab', place: patna }
    await aListedProvider(db, 'Sanjeevani', { ...doctor, businessDescription: 'All illnesses' })
    await aListedProvider(db, 'Muskan', { ...doctor, businessDescription: 'Root canal and dentist' })
    expect(namesOf((await search('dentist zzyxqq')).similar)).toEqual(['Muskan', 'Sanjeevani'])
  })

  test('has names of the same consonants, which are no real matches', async () => {
    await aListedProvider(db, 'Kurkura Bhandar', { category: 'Footwear', place: patna })
    const { providers, similar } = await search('kurkari')
    expect(providers).toEqual([])
    expect(namesOf(similar)).toEqual(['Kurkura Bhandar'])
    const [real] = (await search('kurkura')).providers
    expect(Object.keys(similar[0] ?? {})).toEqual(Object.keys(real ?? {}))
  })

  test('has eight businesses at most', async () => {
    for (let at = 0; at < 9; at += 1)
      await aListedProvider(db, `Nau Ratna ${at}`, { category: 'Jewellery', place: patna })
    expect((await search('jewellery zzyxqq')).similar).toHaveLength(8)
  })

  test('is empty with three real matches', async () => {
    for (let at = 0; at < 3; at += 1) await aListedProvider(db, `Teen Tara ${at}`, { place: gaya })
    const { providers, similar } = await search('teen tara')
    expect(providers).toHaveLength(3)
    expect(similar).toEqual([])
  })

  test('is no part of the marketplace search', async () => {
    const reply = await server.get('/api/marketplace/search/?searchtext=plumber%20zzyxqq')
    expect(reply.json()).toEqual([])
  })
})

describe('a corrected spelling', () => {
  test('is offered when it is close and finds something', async () => {
    expect((await search('plumqber gaya')).did_you_mean).toBe('plumber gaya')
  })

  test('filler words are not corrected', async () => {
    expect((await search('mujhe zzyxqq near')).did_you_mean).toBeNull()
  })
})
