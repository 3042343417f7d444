// A house whose media lie in a bucket: uploads, pages and the sweep notice no difference.
import { afterAll, expect, test } from 'vitest'
import { testHouse } from '../testing/app.ts'
import { aFile, aPicture } from '../testing/forms.ts'
import { leftBehind, signUp } from '../testing/sign-up-forms.ts'
import { aStore } from '../testing/store.ts'
import { buildApp } from './app.ts'
import { housekeeping } from './housekeeping.ts'
import { serveWeb } from './web.ts'

const store = await aStore()
const house = await testHouse({ env: { S3_URL: store.url } })
const site = await buildApp(house.house, { logTo: { write: () => {} } })
afterAll(() => site.close())
await serveWeb(site, house.house, () => Promise.reject(new Error('no page is asked for')))
const { storage } = house.house.mediaTools
const kept = () => Array.fromAsync(storage.names())

test('an uploaded picture is in the bucket and not on the disk, is served, and is swept when its row goes', async () => {
  expect((await signUp(house, { logo: aFile(await aPicture().jpeg().toBuffer()) })).statusCode).toBe(201)
  const names = await kept()
  expect(names.length).toBeGreaterThan(0)
  expect((await leftBehind(house)).folders).toEqual([])
  const { statusCode, headers } = await site.inject(`/media/${names[0]}`)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  await house.db.deleteFrom('media').execute()
  await housekeeping(house.house).work()
  expect(await kept()).toEqual([])
})

test('an upload that the store does not take leaves nothing', async () => {
  store.state.isAway = true
  expect((await signUp(house, { logo: aFile(await aPicture().jpeg().toBuffer()) })).statusCode).toBe(500)
  expect((await house.get('/readyz')).json()).toMatchObject({ status: 'degraded', media: 'degraded' })
  store.state.isAway = false
  expect(await leftBehind(house)).toMatchObject({ media: [], incoming: [] })
  house.time.now = new Date(house.time.now.getTime() + 61 * 60_000)
  await housekeeping(house.house).work()
  expect(await leftBehind(house)).toMatchObject({ leftovers: [] })
  expect(await kept()).toEqual([])
})
