import { expect, test } from 'vitest'
import goodsTable from '../../../data/goods-words.tsv?raw'
import type { OfflineDistrict } from '../../../contract/offline-districts.ts'
import { aDistrict, PLUMBER } from '../../testing/offline-district.ts'
import { removeDistrict, saveDistrict } from '../offline-districts/store.ts'
import type { SearchRequest } from './district-messages.ts'
import { savedDistricts } from './saved-index.ts'
import { useIndexedDb } from '../../testing/indexed-db.ts'

useIndexedDb()

const PATNA = { district_id: 116, name: { en: 'Patna', hi: 'पटना' }, names: ['Patna', 'पटना', 'Patliputra'] }

const gaya = aDistrict([
  { id: 1, name: 'Sunil Nal Jal', category: PLUMBER },
  { id: 2, name: 'Maya Bakers' },
])
const patna: OfflineDistrict = {
  ...aDistrict([{ id: 3, name: 'Patna Pipes', category: PLUMBER }]),
  district: { ...gaya.district, ...PATNA },
}

const save = async (document: OfflineDistrict, hidden: number[] = []) => {
  const { district_id: id, name, state } = document.district
  const saved = {
    id,
    name,
    state,
    version: document.version,
    providers: document.providers.length,
    size: 1,
    signature: '',
    checkedAt: 5,
    hidden: { account: 9, ids: hidden },
  }
  await saveDistrict(saved, JSON.stringify(document))
}

const asked = (q: string, location = '', others: Partial<SearchRequest> = {}): SearchRequest => ({
  kind: 'search',
  account: null,
  district: null,
  location,
  wanted: 10,
  query: {
    text: q,
    category: '',
    isOpenNow: false,
    isVerified: false,
    minRating: null,
    sort: 'best',
    position: null,
    now: new Date('2026-11-16T06:30:00Z'),
  },
  ...others,
})

test('searches the district of the location, of the text, or the chosen one', async () => {
  const { search } = savedDistricts(goodsTable)
  expect(await search(asked('plumber'))).toBeNull()
  await save(gaya)
  await save(patna)
  const ids = async (request: SearchRequest) =>
    (await search(request))?.found.map(({ provider: [id] }) => id) ?? null
  expect(await ids(asked('plumber', 'Gaya, Bihar'))).toEqual([1])
  expect(await ids(asked('plumber', 'गया'))).toEqual([1])
  expect(await ids(asked('plumber', 'Patna'))).toEqual([3])
  expect(await ids(asked('plumber in patna'))).toEqual([3])
  expect(await ids(asked('plumber', '', { district: 116 }))).toEqual([3])
  expect(await ids(asked('plumber', 'Nalanda'))).toBeNull()
  const reply = await search(asked('plumber', 'Gaya'))
  expect(reply?.district).toEqual({
    id: 101,
    name: gaya.district.name,
    state: gaya.district.state,
    checkedAt: 5,
  })
  expect(reply?.saved.map(({ id }) => id)).toEqual([101, 116])
})

test('finds a business in any saved district, but not one that is hidden from the account', async () => {
  await save(gaya, [2])
  await save(patna)
  const { business, search } = savedDistricts(goodsTable)
  const names = async (id: number, account: number | null) =>
    (await business({ kind: 'business', id, account }))?.provider[1]
  expect(await names(3, null)).toBe('Patna Pipes')
  expect(await names(2, null)).toBe('Maya Bakers')
  expect(await names(2, 9)).toBeUndefined()
  expect((await search(asked('maya', 'Gaya', { account: 9 })))?.total).toBe(0)
  expect((await search(asked('maya', 'Gaya')))?.total).toBe(1)
})

test('uses a new version of a document', async () => {
  await removeDistrict(116)
  await save(gaya)
  const { search } = savedDistricts(goodsTable)
  expect((await search(asked('maya')))?.total).toBe(1)
  await save({ ...gaya, version: 2, providers: gaya.providers.slice(0, 1) })
  expect((await search(asked('maya')))?.total).toBe(0)
})
