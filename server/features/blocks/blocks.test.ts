import { expect, test } from 'vitest'
import { anAccount } from '../../testing/accounts.ts'
import { testServer } from '../../testing/test-server.ts'
import { aProvider } from '../../testing/providers.ts'
import { queriesDuring } from '../../testing/queries.ts'
import { refuseBlocked } from './blocks.service.ts'

const server = await testServer()
const { db } = server

const provider = await aProvider(db)
const [blockedByProvider, blockerOfProvider, stranger] = [
  await anAccount(db),
  await anAccount(db),
  await anAccount(db),
]
const block = (blocker: { id: number }, blocked: { id: number }) =>
  db
    .insertInto('blocks')
    .values({ blockerId: blocker.id, blockedId: blocked.id, reason: 'No more, please' })
    .execute()
await block(provider, blockedByProvider)
await block(blockerOfProvider, provider)
await block(stranger, blockedByProvider)

const profile = `/api/provider-profile/${provider.id}/`

test('a profile returns 404 to a blocked customer, but not to one who blocked the business', async () => {
  const status = async (who: { id: number }) => (await (await server.as(who)).get(profile)).statusCode
  expect(await status(blockedByProvider)).toBe(404)
  expect(await status(blockerOfProvider)).toBe(200)
  expect(await status(stranger)).toBe(200)
  expect(await status(provider)).toBe(200)
})

test('the home page excludes businesses with a block', async () => {
  const count = async (from: Pick<typeof server, 'get'>) =>
    (await from.get('/api/index/')).json<{ providers: unknown[] }>().providers.length
  expect(await count(server)).toBe(1)
  expect(await count(await server.as(stranger))).toBe(1)
  expect(await count(await server.as(blockedByProvider))).toBe(0)
  expect(await count(await server.as(blockerOfProvider))).toBe(0)
})

test('an anonymous request does not query blocks', async () => {
  for (const path of [profile, '/api/index/'])
    expect((await queriesDuring(() => server.get(path))).filter((text) => text.includes('blocks'))).toEqual(
      [],
    )
})

test('a write queries blocks once', async () => {
  const write = (viewer: { id: number }) => refuseBlocked(db, viewer, { id: provider.id, code: 'forbidden' })
  expect(await queriesDuring(() => write(stranger))).toHaveLength(1)
  await expect(write(blockedByProvider)).rejects.toMatchObject({ code: 'not_found' })
  await expect(write(blockerOfProvider)).rejects.toMatchObject({ code: 'forbidden' })
})
