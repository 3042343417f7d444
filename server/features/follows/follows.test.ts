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
const follow = (customer: Customer, shop: { id: number }) => customer.put(urlOf(shop))
const followersOf = async ({ id }: { id: number }) =>
  (await server.get(`/api/provider-profile/${id}/`)).json<{ provider: { followers: number } }>().provider
    .followers

describe('following', () => {
  test('is idempotent, as is ending it, and the number is public', async () => {
    const [shop, me] = [await aProvider(db), await aCustomer()]
    expect((await me.get(urlOf(shop))).json()).toEqual({ is_following: false, followers: 0 })
    const [first, again] = [await follow(me, shop), await follow(me, shop)]
    for (const reply of [first, again]) expect(reply.json()).toEqual({ is_following: true, followers: 1 })
    expect((await follow(await aCustomer(), shop)).json()).toEqual({ is_following: true, followers: 2 })
    expect((await me.get(urlOf(shop))).json()).toEqual({ is_following: true, followers: 2 })
    expect(await followersOf(shop)).toBe(2)
    const [ended, endedAgain] = [await me.delete(urlOf(shop)), await me.delete(urlOf(shop))]
    for (const reply of [ended, endedAgain])
      expect(reply.json()).toEqual({ is_following: false, followers: 1 })
    expect(await followersOf(shop)).toBe(1)
  })

  test('keeps the right number under concurrent follows and unfollows', async () => {
    const shop = await aProvider(db)
    const crowd = await Promise.all(Array.from({ length: 12 }, aCustomer))
    await Promise.all(
      crowd.flatMap((me) => [follow(me, shop), me.delete(urlOf(shop)), follow(me, shop), follow(me, shop)]),
    )
    const states = await Promise.all(crowd.map(async (me) => (await me.get(urlOf(shop))).json()))
    const followers = states.filter((state) => state.is_following).length
    expect(await followersOf(shop)).toBe(followers)
    const { rows } = await countRows(shop.id)
    expect(rows).toBe(followers)
  })

  test('is refused for hidden businesses and above the limit', async () => {
    const me = await aCustomer()
    const suspended = await aProvider(db, { account: { suspendedAt: NOON } })
    for (const shop of [suspended, { id: 999_999 }])
      for (const reply of [await me.get(urlOf(shop)), await follow(me, shop), await me.delete(urlOf(shop))])
        expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found'])
    const [followed, other] = [await aProvider(db), await aProvider(db)]
    await follow(me, followed)
    await fillFollows(me.id)
    expect((await follow(me, other)).json()).toMatchObject({ code: 'follows_full' })
    expect((await follow(me, followed)).statusCode).toBe(200)
  })

  test('cannot be started by a limited account, only ended', async () => {
    const [shop, me] = [await aProvider(db), await aCustomer()]
    await follow(me, shop)
    await db
      .updateTable('accounts')
      .set({ limitedUntil: new Date(NOON.getTime() + DAY) })
      .where('id', '=', me.id)
      .execute()
    expect((await follow(me, await aProvider(db))).json()).toMatchObject({ code: 'account_limited' })
    expect((await me.get('/api/feed/')).statusCode).toBe(200)
    expect((await me.delete(urlOf(shop))).statusCode).toBe(200)
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
  const shops = accounts.map(({ id: accountId }) => ({
    accountId,
    name: 'Owner',
    businessName: `Shop ${accountId}`,
    categoryId,
    districtId,
  }))
  await db.insertInto('providers').values(shops).execute()
  const rows = shops.map(({ accountId: providerId }) => ({ customerId, providerId, followedAt: NOON }))
  await db.insertInto('follows').values(rows).execute()
}

describe('a block', () => {
  test.each(['customer', 'shop'] as const)(
    'by the %s ends following, also after it is lifted',
    async (by) => {
      const [shop, me] = [await aProvider(db), await aCustomer()]
      await follow(me, shop)
      await (by === 'shop' ? block(db, shop, me) : block(db, me, shop))
      expect(await followersOf(shop)).toBe(0)
      const refused = await follow(me, shop)
      expect(refused.json().code).toBe(by === 'shop' ? 'not_found' : 'provider_blocked')
      await db.deleteFrom('blocks').where('blockerId', 'in', [shop.id, me.id]).execute()
      expect((await me.get(urlOf(shop))).json()).toEqual({ is_following: false, followers: 0 })
    },
  )

  test('concurrent with a follow leaves no follow', async () => {
    const pairs = await Promise.all(
      Array.from({ length: 10 }, async () => ({ shop: await aProvider(db), me: await aCustomer() })),
    )
    await Promise.all(pairs.flatMap(({ shop, me }) => [follow(me, shop), block(db, shop, me)]))
    for (const { shop } of pairs)
      expect([await countRows(shop.id), await followersOf(shop)]).toEqual([{ rows: 0 }, 0])
  })
})

test('deleting an account deletes its follows, saved posts and followers', async () => {
  const [shop, other, me] = [await aProvider(db), await aProvider(db), await aCustomer()]
  const post = await aPost(db, shop.id)
  for (const each of [shop, other]) await follow(me, each)
  await me.put(`/api/blogs/${post.id}/save/`)
  await me.get('/api/feed/')
  expect((await (await server.as(shop)).delete('/api/delete-account/')).statusCode).toBe(200)
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
  const shop = await aProvider(db)
  const owner = await server.as(shop)
  const own = async () => (await owner.get('/api/own-followers/')).json()
  expect(await own()).toEqual({ followers: 0, change_7_days: 0 })
  const [first, second] = [await anAccount(db), await aCustomer()]
  const followedAt = new Date(NOON.getTime() - 7 * DAY)
  await db.insertInto('follows').values({ customerId: first.id, providerId: shop.id, followedAt }).execute()
  await follow(second, shop)
  expect(await own()).toEqual({ followers: 2, change_7_days: 1 })
  await second.delete(urlOf(shop))
  expect(await own()).toEqual({ followers: 1, change_7_days: 0 })
})
