import { beforeEach, expect, test, vi } from 'vitest'
import type { OfflineDistrict } from '../../../contract/offline-districts.ts'
import { applyChange } from './apply-change.ts'
import { createFile, importFile } from './haat-file.ts'
import { listDistricts, readDistrict, removeDistrict, saveKeys } from './store.ts'
import { updateDistrict } from './update.ts'
import { useIndexedDb } from '../../testing/indexed-db.ts'
import { districtSigner, MADE_AT } from '../../testing/signed-district.ts'

useIndexedDb()

const { keys, respond } = await districtSigner()

type Row = OfflineDistrict['providers'][number]
const aRow = (id: number, name: string): Row => [
  id,
  name,
  1,
  '',
  '',
  null,
  null,
  null,
  null,
  0,
  [],
  '',
  false,
]

const aDocument = (version: number, rows: Row[], id = 1): OfflineDistrict => ({
  version,
  since: null,
  district: {
    district_id: id,
    name: { en: 'Gaya', hi: 'गया' },
    state: { en: 'Bihar', hi: 'बिहार' },
    names: [],
    lat: 0,
    lng: 0,
  },
  categories: [],
  providers: rows,
  removed: [],
})

const first = aDocument(1, [aRow(1, 'One'), aRow(2, 'Two'), aRow(3, 'Three')])
const second = aDocument(2, [aRow(1, 'New'), aRow(3, 'Three'), aRow(4, 'Four')])
const change: OfflineDistrict = {
  ...second,
  since: 1,
  categories: null,
  providers: [aRow(1, 'New'), aRow(4, 'Four')],
  removed: [2],
}

/** What the server responds to a URL, or a lost connection. */
let served: (url: string) => Promise<Response>
const fetched = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>((url, init) =>
  init?.method === 'HEAD' || url.includes('.well-known')
    ? Promise.resolve(new Response(null, { status: 500 }))
    : served(url),
)
const requested = () => fetched.mock.calls.map(([url, init]) => `${init?.method ?? 'GET'} ${url}`)

beforeEach(async () => {
  for (const { id } of await listDistricts()) await removeDistrict(id)
  await saveKeys(keys)
  fetched.mockClear()
  vi.stubGlobal('fetch', fetched)
  served = () => respond(first)
})

const names = async () => (await readDistrict(1, null))?.document.providers.map(([, name]) => name)

test('a change results in the text of the new version', () => {
  expect(applyChange(first, change)).toBe(JSON.stringify(second))
})

test('saves a district, and then fetches what changed', async () => {
  await updateDistrict(1)
  served = () => respond(change, second)
  await updateDistrict(1)
  expect(await names()).toEqual(['New', 'Three', 'Four'])
  expect(requested()).toContain('GET /api/districts/1/offline.json?since=1')
  expect(requested().filter((call) => call === 'GET /api/districts/1/offline.json')).toHaveLength(1)
})

test('fetches everything when the result of a change has another signature', async () => {
  await updateDistrict(1)
  const forged = { ...change, removed: [] }
  served = (url) => (url.includes('since') ? respond(forged, second) : respond(second))
  await updateDistrict(1)
  expect(await names()).toEqual(['New', 'Three', 'Four'])
})

test('stores nothing without the signature of the site', async () => {
  served = () => respond(first, second)
  await expect(updateDistrict(1)).rejects.toMatchObject({ problem: 'changed' })
  expect(await listDistricts()).toEqual([])
})

test('a lost connection leaves the saved district', async () => {
  await updateDistrict(1)
  served = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(updateDistrict(1)).rejects.toMatchObject({ problem: 'noInternet' })
  expect(await names()).toEqual(['One', 'Two', 'Three'])
})

test('at most five districts are saved', async () => {
  served = (url) => respond(aDocument(1, [], Number(url.split('/')[3])))
  for (let id = 1; id <= 5; id += 1) await updateDistrict(id)
  await expect(updateDistrict(6)).rejects.toMatchObject({ problem: 'full' })
  await expect(updateDistrict(5)).resolves.toBeUndefined()
})

test('a phone without space says so', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await expect(updateDistrict(1)).rejects.toMatchObject({ problem: 'noSpace' })
  put.mockRestore()
})

test('a district that was passed on has the time of its document, and is read without internet', async () => {
  await updateDistrict(1)
  const file = await createFile(1, false)
  expect(file.name).toBe('gaya.haat')
  await removeDistrict(1)
  served = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await importFile(file)).toBe(1)
  expect(await names()).toEqual(['One', 'Two', 'Three'])
  expect(await listDistricts()).toMatchObject([{ version: 1, checkedAt: MADE_AT }])
})

const repack = async (file: Blob, edit: (text: string) => string) => {
  const text = await new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).text()
  return new Response(new Blob([edit(text)]).stream().pipeThrough(new CompressionStream('gzip'))).blob()
}

test('a changed byte, another key, no file and an older version are refused', async () => {
  await updateDistrict(1)
  const file = await createFile(1, true)
  const changed = await repack(file, (text) => text.replace('Two', 'Too'))
  await expect(importFile(changed)).rejects.toMatchObject({ problem: 'changed' })
  await expect(importFile(new Blob(['Hello']))).rejects.toMatchObject({ problem: 'unreadable' })
  await expect(importFile(await repack(file, () => 'no line'))).rejects.toMatchObject({
    problem: 'unreadable',
  })
  await saveKeys((await districtSigner()).keys)
  await expect(importFile(file)).rejects.toMatchObject({ problem: 'changed' })
  await saveKeys(keys)
  served = () => respond(change, second)
  await updateDistrict(1)
  await expect(importFile(file)).rejects.toMatchObject({ problem: 'older' })
})
