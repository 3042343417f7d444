import { beforeEach, expect, test } from 'vitest'
import type { OfflineDistrict } from '../../../contract/offline-districts.ts'
import { HOUR } from '../../../contract/limits.ts'
import { offlineDistrictsJob } from '../../app/housekeeping.ts'
import { week } from '../../testing/hours.ts'
import { districtReader, idsOf } from '../../testing/offline-districts.ts'
import { anItem, aProvider } from '../../testing/providers.ts'
import { NOON, testServer } from '../../testing/test-server.ts'
import { OLD_VERSIONS } from './build-document.service.ts'

const server = await testServer()
const { db, ctx, time } = server
const { fetchDocument, read, saved, aDistrict, setAccount } = districtReader(server)
const job = offlineDistrictsJob(ctx)

const districtNamed = async (name: string) =>
  (await db.selectFrom('districts').select('id').where('nameEn', '=', name).executeTakeFirstOrThrow()).id
const gaya = await districtNamed('Gaya')
const patna = await districtNamed('Patna')

beforeEach(() => void (time.now = NOON))
const advance = (ms: number) => void (time.now = new Date(time.now.getTime() + ms))

const rename = (id: number, businessName: string) =>
  db.updateTable('providers').set({ businessName }).where('accountId', '=', id).execute()

test('has the public data of each business, and nothing else about it', async () => {
  const category = await db
    .selectFrom('categories')
    .select(['id', 'titleHi'])
    .where('titleEn', '=', 'Sweets & Bakery')
    .executeTakeFirstOrThrow()
  const hours = { weekly: week('09:00-21:00'), special_days: [] }
  const provider = await aProvider(db, {
    account: { mobileNumber: '9876543210', email: 'owner@secret.example' },
    provider: {
      name: 'Secret Owner',
      businessName: 'Sharma मिठाई',
      businessTagline: 'Sweets since 1962',
      latitude: 24.791_234_56,
      longitude: 85.002_345_67,
      ratings: [0, 0, 0, 1, 1],
      hours: JSON.stringify(hours),
      closedOn: '2026-03-14',
      vouchedAt: NOON,
    },
  })
  for (const name of ['Laddu', 'Peda', 'Barfi', 'Rasgulla', 'Jalebi', 'Samosa'])
    await anItem(db, provider.id, { name, pricePaise: 1_200, priceToPaise: 1_500, unit: 'piece' })
  const text = (await fetchDocument(gaya)).body
  const document = JSON.parse(text) as OfflineDistrict
  expect(document).toMatchObject({
    version: 1,
    since: null,
    removed: [],
    district: { district_id: gaya, name: { en: 'Gaya', hi: 'गया' }, state: { en: 'Bihar', hi: 'बिहार' } },
  })
  expect(document.district.names).toEqual(expect.arrayContaining(['Gaya', 'गया']))
  expect(document.providers).toEqual([
    [
      provider.id,
      'Sharma मिठाई',
      category.id,
      'Sweets since 1962',
      '9876543210',
      24.791_23,
      85.002_35,
      { weekly: hours.weekly, special_days: [{ date: '2026-03-14', intervals: [], note: '' }] },
      4.5,
      2,
      ['Laddu', 'Peda', 'Barfi', 'Rasgulla', 'Jalebi'].map((name) => [name, 1_200, 1_500, 'piece']),
      'sarma mite',
      true,
    ],
  ])
  expect(text).not.toMatch(/secret/i)
  const sweets = document.categories?.find(({ id }) => id === category.id)
  expect(sweets).toMatchObject({ title: { en: 'Sweets & Bakery', hi: category.titleHi }, is_service: false })
  expect(sweets?.words.length).toBeGreaterThan(25)
})

test('a renamed category is in the change, for every district', async () => {
  const { districtId } = await saved()
  await db
    .updateTable('categories')
    .set({ titleHi: 'हलवाई' })
    .where('titleEn', '=', 'Sweets & Bakery')
    .execute()
  await job.work()
  const { version, categories } = await read(districtId, 1)
  expect([version, categories?.some(({ title }) => title.hi === 'हलवाई')]).toEqual([2, true])
})

test('without hours, position, phone and reviews there are nulls and an empty text', async () => {
  const districtId = aDistrict()
  await aProvider(db, { account: { mobileNumber: null }, provider: { districtId } })
  const [row] = (await read(districtId)).providers
  expect(row?.slice(4, 11)).toEqual(['', null, null, null, null, 0, []])
})

test('a change has what is new since the version, with removed businesses', async () => {
  const { districtId, provider } = await saved()
  const gone = await aProvider(db, { provider: { districtId } })
  await job.work()
  await rename(provider.id, 'New name')
  const added = await aProvider(db, { provider: { districtId } })
  await setAccount(gone.id, { suspendedAt: NOON })
  const change = await read(districtId, 2)
  expect([change.version, change.since, change.categories]).toEqual([3, 2, null])
  expect(idsOf(change)).toEqual([provider.id, added.id])
  expect(change.providers[0]?.[1]).toBe('New name')
  expect(change.removed).toEqual([gone.id])
  expect(await read(districtId, 3)).toMatchObject({ version: 3, since: 3, providers: [], removed: [] })
  expect(await read(districtId)).toMatchObject({ since: null, removed: [] })
})

test.each([0, 2, 99, -1, 1.5, 'newest', '', '1 or 1=1'])(
  'an unknown version returns all: %s',
  async (since) => {
    const { districtId, provider } = await saved()
    const document = await read(districtId, since)
    expect([document.since, idsOf(document)]).toEqual([null, [provider.id]])
  },
)

test('a version that is too old returns all', async () => {
  const { districtId, provider } = await saved()
  await db.updateTable('offlineDistricts').set({ version: 40 }).where('districtId', '=', districtId).execute()
  await rename(provider.id, 'New name')
  await job.work()
  const oldest = 41 - OLD_VERSIONS
  expect(await read(districtId, oldest)).toMatchObject({ version: 41, since: oldest })
  expect(await read(districtId, oldest - 1)).toMatchObject({ version: 41, since: null })
})

test.each([
  ['a suspended', (id: number) => setAccount(id, { suspendedAt: NOON })],
  ['a deleted', (id: number) => db.deleteFrom('accounts').where('id', '=', id).execute()],
  [
    'a moved',
    (id: number) =>
      db.updateTable('providers').set({ districtId: patna }).where('accountId', '=', id).execute(),
  ],
])('%s business is absent from the next request on', async (_which, remove) => {
  const { districtId, provider } = await saved()
  await remove(provider.id)
  expect(await read(districtId, 1)).toMatchObject({ version: 2, providers: [], removed: [provider.id] })
})

test('a business that returns is in the change, and not removed', async () => {
  const { districtId, provider } = await saved()
  await setAccount(provider.id, { suspendedAt: NOON })
  await read(districtId)
  await setAccount(provider.id, { suspendedAt: null })
  await job.work()
  const change = await read(districtId, 1)
  expect([change.version, idsOf(change), change.removed]).toEqual([3, [provider.id], []])
})

test('a former number disappears at once', async () => {
  const { districtId, provider } = await saved()
  await setAccount(provider.id, { mobileNumber: '9000000001' })
  expect((await read(districtId)).providers[0]?.[4]).toBe('9000000001')
})

test.each([
  [
    'hours',
    (id: number) =>
      db
        .updateTable('providers')
        .set({ hours: JSON.stringify({ weekly: week(''), special_days: [] }) })
        .where('accountId', '=', id),
  ],
  [
    'reviews',
    (id: number) =>
      db
        .updateTable('providers')
        .set({ ratings: [0, 0, 0, 0, 1] })
        .where('accountId', '=', id),
  ],
  [
    'verification',
    (id: number) => db.updateTable('providers').set({ vouchedAt: NOON }).where('accountId', '=', id),
  ],
  ['items', (id: number) => db.insertInto('priceItems').values({ providerId: id, name: 'Tea', position: 1 })],
])('the job adds changed %s', async (_what, change) => {
  const { districtId, provider } = await saved()
  await change(provider.id).execute()
  await job.work()
  const document = await read(districtId, 1)
  expect([document.version, document.since, idsOf(document)]).toEqual([2, 1, [provider.id]])
})

test('nothing is built for a write that changes nothing in the document', async () => {
  const { districtId, provider } = await saved()
  await rename(provider.id, 'Another')
  await db
    .updateTable('providers')
    .set({ businessDescription: 'New' })
    .where('accountId', '=', provider.id)
    .execute()
  await rename(provider.id, `Shop ${provider.id}`)
  await job.work()
  expect((await read(districtId)).version).toBe(1)
})

test('after five changes, further ones wait an hour, but not removals', async () => {
  const { districtId, provider } = await saved()
  const versionAfter = async (change: Promise<unknown>) => {
    await change
    await job.work()
    return (await read(districtId)).version
  }
  for (let n = 2; n <= 6; n += 1) expect(await versionAfter(rename(provider.id, `Name ${n}`))).toBe(n)
  expect(await versionAfter(rename(provider.id, 'Late'))).toBe(6)
  advance(HOUR - 1)
  await job.work()
  expect((await read(districtId)).version).toBe(6)
  advance(1)
  await job.work()
  expect((await read(districtId)).version).toBe(7)
  await rename(provider.id, 'Waits')
  expect(await versionAfter(setAccount(provider.id, { suspendedAt: NOON }))).toBe(8)
})
