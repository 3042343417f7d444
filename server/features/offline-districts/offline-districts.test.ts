import { brotliDecompressSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import type { OfflineDistrict } from '../../../contract/offline-districts.ts'
import { DAY, HOUR, MINUTE } from '../../../contract/limits.ts'
import { buildApp } from '../../app/app.ts'
import { housekeepingJob, offlineDistrictsJob } from '../../app/housekeeping.ts'
import { anAccount } from '../../testing/accounts.ts'
import { week } from '../../testing/hours.ts'
import { anItem, aProvider } from '../../testing/providers.ts'
import { NOON, testServer } from '../../testing/test-server.ts'
import { OLD_VERSIONS } from './build-document.service.ts'

const server = await testServer()
const { db, ctx, time } = server
const job = offlineDistrictsJob(ctx)

const districtNamed = async (name: string) =>
  (await db.selectFrom('districts').select('id').where('nameEn', '=', name).executeTakeFirstOrThrow()).id
const gaya = await districtNamed('Gaya')
const patna = await districtNamed('Patna')
// Each test has a district of its own, in the order of their ids.
let next = 300
const aDistrict = () => (next += 1)

beforeEach(() => void (time.now = NOON))
const advance = (ms: number) => void (time.now = new Date(time.now.getTime() + ms))

const urlOf = (id: number, since?: number | string) =>
  `/api/districts/${id}/offline.json${since === undefined ? '' : `?since=${since}`}`
const fetchDocument = (id: number, since?: number | string) => server.get(urlOf(id, since))
const read = async (id: number, since?: number | string) =>
  (await fetchDocument(id, since)).json<OfflineDistrict>()
const idsOf = ({ providers }: OfflineDistrict) => providers.map(([id]) => id)

const rename = (id: number, businessName: string) =>
  db.updateTable('providers').set({ businessName }).where('accountId', '=', id).execute()
const setAccount = (
  id: number,
  set: { suspendedAt?: Date | null; deletedAt?: Date; mobileNumber?: string },
) => db.updateTable('accounts').set(set).where('id', '=', id).execute()
/** A district with one business, whose document was fetched. */
const saved = async () => {
  const districtId = aDistrict()
  const provider = await aProvider(db, { provider: { districtId } })
  await read(districtId)
  return { districtId, provider }
}

const folderOf = (districtId: number) =>
  db
    .selectFrom('offlineDistricts')
    .select('folder')
    .where('districtId', '=', districtId)
    .executeTakeFirstOrThrow()

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
  const rename = (titleHi: string) =>
    db.updateTable('categories').set({ titleHi }).where('titleEn', '=', 'Sweets & Bakery').execute()
  await rename('हलवाई')
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

test('concurrent first requests build once', async () => {
  const districtId = aDistrict()
  await aProvider(db, { provider: { districtId } })
  const other = await buildApp(ctx, { logTo: { write: () => {} } })
  // Two processes: each coalesces its own requests only.
  const replies = await Promise.all([
    fetchDocument(districtId),
    fetchDocument(districtId),
    other.inject(urlOf(districtId)),
  ])
  await other.close()
  expect(new Set(replies.map(({ headers }) => headers.etag)).size).toBe(1)
  expect((await read(districtId)).version).toBe(1)
})

test('is served compressed, and again only when it has changed', async () => {
  const { districtId, provider } = await saved()
  const brotli = await server.get(urlOf(districtId), { 'accept-encoding': 'gzip, br' })
  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, no-cache',
    vary: 'Authorization, Accept-Encoding',
  })
  const plain = await server.get(urlOf(districtId), { 'accept-encoding': 'identity' })
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
  const known = { 'if-none-match': String(plain.headers.etag) }
  const unchanged = await server.get(urlOf(districtId), known)
  expect([unchanged.statusCode, unchanged.body, unchanged.headers.etag]).toEqual([
    304,
    '',
    plain.headers.etag,
  ])
  await setAccount(provider.id, { suspendedAt: NOON })
  expect((await server.get(urlOf(districtId), known)).statusCode).toBe(200)
})

test('HEAD has the size of the compressed document', async () => {
  const { districtId } = await saved()
  const headers = { 'accept-encoding': 'br' }
  const head = await server.app.inject({ method: 'HEAD', url: urlOf(districtId), headers })
  const { rawPayload } = await server.get(urlOf(districtId), headers)
  expect([head.statusCode, head.headers['content-length']]).toEqual([200, String(rawPayload.length)])
})

test('an unknown district is not found', async () => {
  expect((await fetchDocument(9_999_999)).statusCode).toBe(404)
  const customer = await server.as(await anAccount(db))
  expect((await customer.get('/api/districts/9999999/hidden-businesses/')).statusCode).toBe(404)
})

test('is the same for all readers, and each reads which businesses a block hides from them', async () => {
  const { districtId, provider } = await saved()
  const [blocked, elsewhere, stranger] = [
    await aProvider(db, { provider: { districtId } }),
    await aProvider(db, { provider: { districtId: patna } }),
    await aProvider(db, { provider: { districtId } }),
  ]
  const customer = await anAccount(db)
  const caller = await server.as(customer)
  const block = (blockerId: number, blockedId: number) =>
    db.insertInto('blocks').values({ blockerId, blockedId, reason: 'Rude' }).execute()
  await block(provider.id, customer.id)
  await block(customer.id, blocked.id)
  await block(customer.id, elsewhere.id)
  await block(stranger.id, provider.id)
  const [own, anonymous] = [await caller.get(urlOf(districtId)), await fetchDocument(districtId)]
  expect(own.body).toBe(anonymous.body)
  const hidden = await caller.get(`/api/districts/${districtId}/hidden-businesses/`)
  expect(hidden.headers['cache-control']).toBe('private, no-store')
  expect(hidden.json()).toEqual({ hidden: [provider.id, blocked.id] })
})

test('documents are built again when their files are missing, as after a restore', async () => {
  const { districtId, provider } = await saved()
  const { folder } = await folderOf(districtId)
  await ctx.mediaDeps.storage.remove(folder)
  const document = await read(districtId)
  expect([document.version, idsOf(document)]).toEqual([2, [provider.id]])
})

test('replaced files are deleted after ten minutes', async () => {
  const { districtId, provider } = await saved()
  const { folder } = await folderOf(districtId)
  const waits = () =>
    db.selectFrom('mediaLeftovers').select('folder').where('folder', '=', folder).executeTakeFirst()
  expect(await waits()).toBeUndefined()
  await setAccount(provider.id, { suspendedAt: NOON })
  await read(districtId)
  expect(await waits()).toBeDefined()
  advance(10 * MINUTE)
  await housekeepingJob(ctx).work()
  expect(await waits()).toBeUndefined()
  await expect(ctx.mediaDeps.storage.read(`${folder}/district.json.br`)).rejects.toThrow('ENOENT')
})

test('changes of districts that nobody saves are deleted after a day', async () => {
  const districtId = aDistrict()
  await aProvider(db, { provider: { districtId } })
  const changes = () =>
    db.selectFrom('offlineChanges').select('id').where('districtId', '=', districtId).execute()
  await db
    .updateTable('offlineChanges')
    .set({ changedAt: NOON })
    .where('districtId', '=', districtId)
    .execute()
  advance(DAY)
  await housekeepingJob(ctx).work()
  expect(await changes()).not.toHaveLength(0)
  advance(1)
  await housekeepingJob(ctx).work()
  expect(await changes()).toHaveLength(0)
})
