import { afterAll, expect, test } from 'vitest'
import { NOON, testServer } from '../testing/test-server.ts'
import { aFile, aPicture } from '../testing/forms.ts'
import { uploadLeftovers, signUp } from '../testing/sign-up-forms.ts'
import { anS3Store } from '../testing/s3-store.ts'
import { buildApp } from './app.ts'
import { housekeepingJob } from './housekeeping.ts'
import { serveWeb } from './web.ts'

const store = await anS3Store()
const server = await testServer({ env: { S3_URL: store.url } })
const site = await buildApp(server.ctx, { logTo: { write: () => {} } })
afterAll(() => site.close())
await serveWeb(site, server.ctx, () => Promise.reject(new Error('no page is asked for')))
const { storage } = server.ctx.mediaDeps
const storedNames = () => Array.fromAsync(storage.names())

test('an uploaded picture is in the bucket and not on the disk, is served, and is swept when its row goes', async () => {
  expect((await signUp(server, { logo: aFile(await aPicture().jpeg().toBuffer()) })).statusCode).toBe(201)
  await server.db.updateTable('accounts').set({ verifiedAt: NOON }).execute()
  const names = await storedNames()
  expect(names.length).toBeGreaterThan(0)
  expect((await uploadLeftovers(server)).folders).toEqual([])
  const { statusCode, headers } = await site.inject(`/media/${names[0]}`)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
  })
  await server.db.deleteFrom('media').execute()
  await housekeepingJob(server.ctx).work()
  expect(await storedNames()).toEqual([])
})

test('an upload that the store refuses leaves nothing', async () => {
  store.state.isAway = true
  expect((await signUp(server, { logo: aFile(await aPicture().jpeg().toBuffer()) })).statusCode).toBe(500)
  expect((await server.get('/readyz')).json()).toMatchObject({ status: 'degraded', media: 'degraded' })
  store.state.isAway = false
  expect(await uploadLeftovers(server)).toMatchObject({ media: [], incoming: [] })
  server.time.now = new Date(server.time.now.getTime() + 61 * 60_000)
  await housekeepingJob(server.ctx).work()
  expect(await uploadLeftovers(server)).toMatchObject({ leftovers: [] })
  expect(await storedNames()).toEqual([])
})
