// A customer's feed and followed businesses are kept for that customer, and yet after each kind of write they are what is there now.
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../../app/app.ts'
import { withoutReplyCache } from '../../platform/http/reply-cache/reply-cache.ts'
import { anAccount } from '../../testing/accounts.ts'
import { contractEndpoints, nameOf } from '../../testing/contract-endpoints.ts'
import { aPostAuthor } from '../../testing/post-forms.ts'
import { aComment } from '../../testing/posts.ts'
import { queriesDuring } from '../../testing/queries.ts'
import { signedInStaff } from '../../testing/staff.ts'
import { caller, testServer } from '../../testing/test-server.ts'

const server = await testServer({ isCached: true, env: { LOG_LEVEL: 'silent' } })
const { db, ctx } = server
const fresh = await buildApp({ ...ctx, replyCache: withoutReplyCache })
afterAll(() => fresh.close())

const PATHS = { 'GET /feed/': '/api/feed/', 'GET /following/': '/api/following/' }

const [shop, other] = [await aPostAuthor(server), await aPostAuthor(server)]
const customer = await anAccount(db)
const { access_token: token } = await server.signIn(customer)
const me = caller(server.app, { authorization: `Bearer ${token}` })
const meAfresh = caller(fresh, { authorization: `Bearer ${token}` })
const staff = await signedInStaff(server, 'owner')

// One after the other: the feed is a look at what is new, and changes the other.
const readBoth = async (from: typeof me) => [
  (await from.get(PATHS['GET /feed/'])).body,
  (await from.get(PATHS['GET /following/'])).body,
]

const follow = ({ provider }: typeof shop) => me.put(`/api/providers/${provider.id}/follow/`)
const unfollow = ({ provider }: typeof shop) => me.delete(`/api/providers/${provider.id}/follow/`)
const newestPost = async () =>
  (await db.selectFrom('posts').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id

test('every endpoint whose replies are kept for one viewer is looked at', async () => {
  const kept = [...(await contractEndpoints()).values()].filter(({ isPersonal }) => isPersonal)
  expect(kept.map(nameOf).toSorted()).toEqual(Object.keys(PATHS).toSorted())
})

const WRITES: Record<string, () => Promise<{ statusCode: number }>> = {
  'a follow': () => follow(shop),
  'another follow': () => follow(other),
  'a post': () => shop.publish(),
  'a post that is changed': async () => shop.edit(await newestPost(), { title: 'Anarsa' }),
  'a post that is hidden': async () =>
    staff.post(`/api/admin/content/post/${await newestPost()}/decide/`, {
      decision: 'hide',
      reason: 'Against the rules',
    }),
  'a post that is shown again': async () =>
    staff.post(`/api/admin/content/post/${await newestPost()}/restore/`, { reason: 'It was fine' }),
  'another post': () => other.publish(),
  'a follow that ends': () => unfollow(other),
  'a post that is deleted': async () => other.me.delete(`/api/blogs/${await newestPost()}/`),
  'a block': async () => {
    await aComment(db, await newestPost(), { customerId: customer.id })
    return shop.me.post('/api/blocks/', { customer: customer.id, reason: 'Rude' })
  },
}

test.each(Object.entries(WRITES))('%s', async (_what, write) => {
  await readBoth(me)
  // The first look at what is new is a change itself.
  await readBoth(me)
  server.time.now = new Date(server.time.now.getTime() + 1_000)
  const { statusCode } = await write()
  expect(statusCode).toBeLessThan(300)
  // The followed businesses before the feed, which is a look at what is new.
  const following = [await me.get(PATHS['GET /following/']), await meAfresh.get(PATHS['GET /following/'])]
  expect(following[0]?.body).toBe(following[1]?.body)
  expect(await readBoth(me)).toEqual(await readBoth(meAfresh))
  expect(await readBoth(me)).toEqual(await readBoth(meAfresh))
})

test('a second look asks only who is looking, and nobody else gets it', async () => {
  await follow(other)
  await other.publish()
  await readBoth(me)
  await readBoth(me)
  const reply = await me.get(PATHS['GET /feed/'])
  expect(reply.headers).toMatchObject({ 'cache-control': 'private, no-store' })
  expect(reply.json<{ results: unknown[] }>().results).toHaveLength(1)
  expect(await queriesDuring(() => readBoth(me))).toHaveLength(Object.keys(PATHS).length)
  const stranger = await server.as(await anAccount(db))
  expect((await stranger.get(PATHS['GET /feed/'])).json()).toEqual({ results: [], next: null })
  expect((await server.get(PATHS['GET /feed/'])).statusCode).toBe(401)
})
