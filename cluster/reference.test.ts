// A change of the reference data reaches the other process at once.
import { beforeAll, expect, test } from 'vitest'
import { aListedProvider } from '../server/testing/search.ts'
import { signedInStaff } from '../server/testing/staff.ts'
import { startTwoServers, waitForRedisState } from './parts/two-servers.ts'

const { one, two } = await startTwoServers()
const { db } = one

beforeAll(() => Promise.all([waitForRedisState(one, 'ok'), waitForRedisState(two, 'ok')]))

test('a renamed category has its new name in both at once', async () => {
  const title = async () =>
    (await two.get('/api/blogs/')).json<{ categories: { title: string }[] }>().categories[0]
  const before = await title()
  const { id } = await db
    .updateTable('categories')
    .set({ titleEn: 'Renamed' })
    .where('titleEn', '=', before?.title ?? '')
    .returning('id')
    .executeTakeFirstOrThrow()
  one.ctx.live.publish({ kind: 'referenceChanged', of: 'categories' })
  await expect.poll(title).toMatchObject({ id, title: 'Renamed' })
})

test('a new word of a category finds its businesses in both at once, until it is removed', async () => {
  const provider = await aListedProvider(db, 'Chandan', { category: 'Footwear' })
  const owner = await signedInStaff(one)
  const found = async () =>
    (await two.get('/api/marketplace/search/?searchtext=jugaad')).json<{ id: number }[]>().map(({ id }) => id)
  expect(await found()).toEqual([])
  const { id } = await db
    .selectFrom('categories')
    .select('id')
    .where('titleEn', '=', 'Footwear')
    .executeTakeFirstOrThrow()
  const url = `/api/admin/categories/${id}/words/`
  const words = [{ language: 'hi-Latn', word: 'jugaad', weight: 100, narrower: null }]
  expect((await owner.put(url, { words })).statusCode).toBe(200)
  await expect.poll(found).toEqual([provider.id])
  expect((await owner.delete(url)).statusCode).toBe(200)
  await expect.poll(found).toEqual([])
})
