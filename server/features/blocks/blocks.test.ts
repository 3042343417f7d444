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

test('a profile is not there for whom its owner has blocked; who has blocked it may look, to unblock', async () => {
  const status = async (who: { id: number }) => (await (await server.as(who)).get(profile)).statusCode
  expect(await status(blockedByProvider)).toBe(404)
  expect(await status(blockerOfProvider)).toBe(200)
  expect(await status(stranger)).toBe(200)
  expect(await status(provider)).toBe(200)
})

test('the newest shops of the home page leave out whom the viewer may not meet', async () => {
  const count = async (from: Pick<typeof server, 'get'>) =>
    (await from.get('/api/index/')).json<{ providers: unknown[] }>().providers.length
  expect(await count(server)).toBe(1)
  expect(await count(await server.as(stranger))).toBe(1)
  expect(await count(await server.as(blockedByProvider))).toBe(0)
  expect(await count(await server.as(blockerOfProvider))).toBe(0)
})

test('who is not signed in asks nothing about blocks', async () => {
  for (const path of [profile, '/api/index/'])
    expect((await queriesDuring(() => server.get(path))).filter((text) => text.includes('blocks'))).toEqual(
      [],
    )
})

test('a write asks once whether one has blocked the other', async () => {
  const write = (viewer: { id: number }) => refuseBlocked(db, viewer, { id: provider.id, code: 'forbidden' })
  expect(await queriesDuring(() => write(stranger))).toHaveLength(1)
  await expect(write(blockedByProvider)).rejects.toMatchObject({ code: 'not_found' })
  await expect(write(blockerOfProvider)).rejects.toMatchObject({ code: 'forbidden' })
})
