import { describe, expect, test } from 'vitest'
import { DAY, following } from '../../../contract/limits.ts'
import { anAccount } from '../../testing/accounts.ts'
import { block } from '../../testing/posts.ts'
import { aPost, aProvider } from '../../testing/providers.ts'
import { NOON, testServer } from '../../testing/test-server.ts'

const server = await testServer()
const { db } = server

const aCustomer = async () => {
  const customer = await anAccount(db)
  return { id: customer.id, ...(await server.as(customer)) }
}
type Customer = Awaited<ReturnType<typeof aCustomer>>
const urlOf = ({ id }: { id: number }) => `/api/providers/${id}/follow/`
const follow = (customer: Customer, provider: { id: number }) => customer.put(urlOf(provider))
const followersOf = async ({ id }: { id: number }) =>
  (await server.get(`/api/provider-profile/${id}/`)).json<{ provider: { followers: number } }>().provider
    .followers

describe('following', () => {
  test('is idempotent, as is ending it, and the number is public', async () => {
    const [provider, me] = [await aProvider(db), await aCustomer()]
    expect((await me.get(urlOf(provider))).json()).toEqual({ is_following: false, followers: 0 })
    const [first, again] = [await follow(me, provider), await follow(me, provider)]
    for (const reply of [first, again]) expect(reply.json()).toEqual({ is_following: true, followers: 1 })
    expect((await follow(await aCustomer(), provider)).json()).toEqual({ is_following: true, followers: 2 })
    expect((await me.get(urlOf(provider))).json()).toEqual({ is_following: true, followers: 2 })
    expect(await followersOf(provider)).toBe(2)
    const [ended, endedAgain] = [await me.delete(urlOf(provider)), await me.delete(urlOf(provider))]
    for (const reply of [ended, endedAgain])
      expect(reply.json()).toEqual({ is_following: false, followers: 1 })
    expect(await followersOf(provider)).toBe(1)
  })

  test('keeps the right number under concurrent follows and unfollows', async () => {
    const provider = await aProvider(db)
    const crowd = await Promise.all(Array.from({ length: 12 }, aCustomer))
    await Promise.all(
      crowd.flatMap((me) => [
        follow(me, provider),
        me.delete(urlOf(provider)),
        follow(me, provider),
        follow(me, provider),
      ]),
    )
    const states = await Promise.all(crowd.map(async (me) => (await me.get(urlOf(provider))).json()))
    const followers = states.filter((state) => state.is_following).length
    expect(await followersOf(provider)).toBe(followers)
    const { rows } = await countRows(provider.id)
    expect(rows).toBe(followers)
  })

  test('is refused for hidden businesses and above the limit', async () => {
    const me = await aCustomer()
    const suspended = await aProvider(db, { account: { suspendedAt: NOON } })
    for (const provider of [suspended, { id: 999_999 }])
      for (const reply of [
        await me.get(urlOf(provider)),
        await follow(me, provider),
        await me.delete(urlOf(provider)),
      ])
        expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found'])
    const [followed, other] = [await aProvider(db), await aProvider(db)]
    await follow(me, followed)
    await fillFollows(me.id)
    expect((await follow(me, other)).json()).toMatchObject({ code: 'follows_full' })
    expect((await follow(me, followed)).statusCode).toBe(200)
  })

  test('cannot be started by a limited account, only ended', async () => {
    const [provider, me] = [await aProvider(db), await aCustomer()]
    await follow(me, provider)
    await db
      .updateTable('accounts')
      .set({ limitedUntil: new Date(NOON.getTime() + DAY) })
      .where('id', '=', me.id)
      .execute()
    expect((await follow(me, await aProvider(db))).json()).toMatchObject({ code: 'account_limited' })
    expect((await me.get('/api/feed/')).statusCode).toBe(200)
    expect((await me.delete(urlOf(provider))).statusCode).toBe(200)
  })
})

const countRows = async (providerId: number) => ({
  rows: (await db.selectFrom('follows').select('customerId').where('providerId', '=', providerId).execute())
    .length,
})

const fillFollows = async (customerId: number) => {
  const passwordHash = 'x'
  const accounts = await db
    .insertInto('accounts')
    .values(
      Array.from({ length: following.most - 1 }, (_each, at) => ({
        role: 'provider' as const,
        username: `full${at}`,
        usernameKey: `full${at}`,
        passwordHash,
        verifiedAt: NOON,
      })),
    )
    .returning('id')
    .execute()
  const { categoryId, districtId } = await db
    .selectFrom('providers')
    .select(['categoryId', 'districtId'])
    .executeTakeFirstOrThrow()
  const providers = accounts.map(({ id: accountId }) => ({
    accountId,
    name: 'Owner',
    businessName: `Shop ${accountId}`,
    categoryId,
    districtId,
  }))
  await db.insertInto('providers').values(providers).execute()
  const rows = providers.map(({ accountId: providerId }) => ({ customerId, providerId, followedAt: NOON }))
  await db.insertInto('follows').values(rows).execute()
}

describe('a block', () => {
  test.each(['customer', 'shop'] as const)(
    'by the %s ends following, also after it is lifted',
    async (by) => {
      const [provider, me] = [await aProvider(db), await aCustomer()]
      await follow(me, provider)
      await (by === 'shop' ? block(db, provider, me) : block(db, me, provider))
      expect(await followersOf(provider)).toBe(0)
      const refused = await follow(me, provider)
      expect(refused.json().code).toBe(by === 'shop' ? 'not_found' : 'provider_blocked')
      await db.deleteFrom('blocks').where('blockerId', 'in', [provider.id, me.id]).execute()
      expect((await me.get(urlOf(provider))).json()).toEqual({ is_following: false, followers: 0 })
    },
  )

  test('concurrent with a follow leaves no follow', async () => {
    const pairs = await Promise.all(
      Array.from({ length: 10 }, async () => ({ shop: await aProvider(db), me: await aCustomer() })),
    )
    await Promise.all(
      pairs.flatMap(({ shop: provider, me }) => [follow(me, provider), block(db, provider, me)]),
    )
    for (const { shop: provider } of pairs)
      expect([await countRows(provider.id), await followersOf(provider)]).toEqual([{ rows: 0 }, 0])
  })
})

test('deleting an account deletes its follows, saved posts and followers', async () => {
  const [provider, other, me] = [await aProvider(db), await aProvider(db), await aCustomer()]
  const post = await aPost(db, provider.id)
  for (const each of [provider, other]) await follow(me, each)
  await me.put(`/api/blogs/${post.id}/save/`)
  await me.get('/api/feed/')
  expect((await (await server.as(provider)).delete('/api/delete-account/')).statusCode).toBe(200)
  expect((await me.get('/api/following/')).json()).toMatchObject({
    results: [{ provider: { id: other.id } }],
  })
  expect((await me.delete('/api/delete-account/')).statusCode).toBe(200)
  expect(await followersOf(other)).toBe(0)
  for (const table of ['follows', 'savedPosts', 'feedLooks'] as const)
    expect(await db.selectFrom(table).select('customerId').where('customerId', '=', me.id).execute()).toEqual(
      [],
    )
})

test('returns the number of followers and its change within seven days to the owner', async () => {
  const provider = await aProvider(db)
  const owner = await server.as(provider)
  const own = async () => (await owner.get('/api/own-followers/')).json()
  expect(await own()).toEqual({ followers: 0, change_7_days: 0 })
  const [first, second] = [await anAccount(db), await aCustomer()]
  const followedAt = new Date(NOON.getTime() - 7 * DAY)
  await db
    .insertInto('follows')
    .values({ customerId: first.id, providerId: provider.id, followedAt })
    .execute()
  await follow(second, provider)
  expect(await own()).toEqual({ followers: 2, change_7_days: 1 })
  await second.delete(urlOf(provider))
  expect(await own()).toEqual({ followers: 1, change_7_days: 0 })
})
