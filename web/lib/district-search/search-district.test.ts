import { describe, expect, test } from 'vitest'
import goodsTable from '../../../data/goods-words.tsv?raw'
import { aDistrict, CLOTHES, DOCTOR, PLUMBER, SWEETS } from '../../testing/offline-district.ts'
import { indexDistrict } from './district-index.ts'
import { goodsFrom } from './goods-table.ts'
import { type DistrictQuery, searchDistrict } from './search-district.ts'

// Monday, 16 November 2026, noon in India.
const NOON = new Date('2026-11-16T06:30:00Z')
const ALL_DAY = [{ opens: '09:00', closes: '20:00' }]
const EVENING = [{ opens: '18:00', closes: '22:00' }]
const daily = (day: typeof ALL_DAY) => ({ weekly: Array.from({ length: 7 }, () => day), special_days: [] })

const goods = goodsFrom(goodsTable)
const gaya = indexDistrict(
  aDistrict([
    { id: 1, name: 'Sunil Nal Jal', category: PLUMBER, rating: 4.9, count: 40, hours: daily(EVENING) },
    { id: 2, name: 'Bihari Pipes', category: PLUMBER, isVerified: true, hours: daily(ALL_DAY) },
    { id: 3, name: 'शर्मा स्वीट्स', at: [24.8, 85.01], items: [['Samosa', 1_000, null, 'piece']] },
    { id: 4, name: 'Maya Bakers', at: [24.9, 85.2], items: [['समोसा', null, null, 'piece']] },
    { id: 5, name: 'Chandrashekhar Emporium', category: CLOTHES, tagline: 'Sarees for weddings' },
    { id: 6, name: 'Dr. Verma', category: DOCTOR, tagline: 'Daant ka ilaaj' },
    { id: 7, name: 'Dr. Prasad', category: DOCTOR, rating: 5, count: 90 },
  ]),
  goods,
)

const queryFor = (text: string, choices: Partial<DistrictQuery> = {}): DistrictQuery => ({
  text,
  category: '',
  isOpenNow: false,
  isVerified: false,
  minRating: null,
  sort: 'best',
  position: null,
  now: NOON,
  ...choices,
})
const search = async (text: string, choices?: Partial<DistrictQuery>) =>
  searchDistrict(gaya, queryFor(text, choices))
const ids = async (text: string, choices?: Partial<DistrictQuery>) =>
  (await search(text, choices)).found.map(({ provider: [id] }) => id)

describe('names are found', () => {
  test.each(['शर्मा स्वीट्स', 'sharma sweets', 'Sharma Sweet', 'SHARMA', 'शर्मा स्वी', 'sarma sweets'])(
    'in every script, by sound and as a prefix: %s',
    async (text) => expect((await ids(text))[0]).toBe(3),
  )

  test('with one typo, and with two from eight letters on', async () => {
    expect(await ids('bihary pipez')).toEqual([2])
    expect(await ids('chandrashekahr emporum')).toEqual([5])
    expect(await ids('mzya')).toEqual([])
  })
})

describe('a category is found by its words', () => {
  test.each(['plumber', 'प्लंबर', 'plumbar', 'nal mistri', 'plumbers'])('%s', async (text) => {
    expect(await ids(text)).toEqual([1, 2])
  })

  test.each([
    'best plumber in gaya',
    'gaya me plumber chahiye',
    'गया में प्लंबर',
    'plumber gaya bihar',
    'gaya ke paas plumber',
  ])('without fillers and the place: %s', async (text) => {
    expect(await ids(text)).toEqual([1, 2])
  })

  test('those of the specialty come first', async () => {
    expect(await ids('dentist')).toEqual([6, 7])
    expect(await ids('doctor')).toEqual([7, 6])
  })
})

test('items are found in both languages, those with a price first, with the item', async () => {
  const { found } = await search('samosa')
  expect(found.map(({ provider: [id], item }) => [id, item?.[0]])).toEqual([
    [3, 'Samosa'],
    [4, 'समोसा'],
  ])
})

test('the beginning of a word finds items in the other script, by the names of goods', async () => {
  const menu = aDistrict([{ id: 1, name: 'Annapurna', items: [['मलाई पनीर', 20_000, null, 'plate']] }])
  const { found } = await searchDistrict(indexDistrict(menu, goods), queryFor('pan'))
  expect(found.map(({ item }) => item?.[0])).toEqual(['मलाई पनीर'])
})

test.each(['xyzzy', 'sharma plumber qwrt', 'patna', 'plumber in patna'])(
  'what matches nothing has no result: %s',
  async (text) => {
    expect(await ids(text)).toEqual([])
  },
)

describe('conditions', () => {
  test.each(['plumber open now', 'abhi khula plumber', 'अभी खुला प्लंबर'])('open now: %s', async (text) => {
    expect(await ids(text)).toEqual([2])
  })

  test('of the filters act like those of the text', async () => {
    expect(await ids('verified plumber')).toEqual([2])
    expect(await ids('plumber', { isVerified: true })).toEqual([2])
    expect(await ids('plumber', { isOpenNow: true })).toEqual([2])
    expect(await ids('', { minRating: 5 })).toEqual([7])
    expect(await ids('', { category: String(PLUMBER) })).toEqual([1, 2])
    expect(await ids('', { category: 'प्लंबर और सैनिटरी' })).toEqual([1, 2])
    expect(await ids('', { category: 'Unknown' })).toEqual([])
  })

  test('near me orders by distance once the position is known', async () => {
    const position = { lat: 24.9, lng: 85.19 }
    const { found } = await search('mithai near me', { position })
    expect(found.map(({ provider: [id] }) => id)).toEqual([4, 3])
    expect(found[0]?.km).toBeCloseTo(1, 0)
    expect(await ids('mithai near me')).toEqual([4, 3])
  })
})

test('without a text, all businesses by rating, then the newest', async () => {
  expect(await ids('')).toEqual([7, 1, 4, 3, 6, 5, 2])
  expect(await ids('', { sort: 'newest' })).toEqual([7, 6, 5, 4, 3, 2, 1])
  expect((await ids('', { sort: 'rating' }))[0]).toBe(7)
})

test('understands category, place and conditions', async () => {
  expect((await search('verified plumber in gaya')).understood).toEqual({
    what: 'plumber',
    categoryId: PLUMBER,
    hasPlace: true,
    isOpenNow: false,
    isVerified: true,
    isNear: false,
  })
  expect((await search('mithai', { category: String(SWEETS) })).understood.categoryId).toBe(SWEETS)
})
