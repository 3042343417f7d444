import { brotliDecompressSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { DAY, MINUTE } from '../../../contract/limits.ts'
import { buildApp } from '../../app/app.ts'
import { housekeepingJob } from '../../app/housekeeping.ts'
import { anAccount } from '../../testing/accounts.ts'
import { districtReader, idsOf } from '../../testing/offline-districts.ts'
import { aProvider } from '../../testing/providers.ts'
import { NOON, testServer } from '../../testing/test-server.ts'

const server = await testServer()
const { db, ctx, time } = server
const { fetchDocument, read, saved, aDistrict, setAccount, urlOf, folderOf } = districtReader(server)

beforeEach(() => void (time.now = NOON))
const advance = (ms: number) => void (time.now = new Date(time.now.getTime() + ms))

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
    await aProvider(db, { provider: { districtId: aDistrict() } }),
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

test('changes of districts without a request are deleted after a day', async () => {
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
