import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { DAY, HOUR } from '../../../contract/limits.ts'
import { anAccount } from '../../testing/accounts.ts'
import { block } from '../../testing/posts.ts'
import { aPost, aProvider } from '../../testing/providers.ts'
import { queriesDuring } from '../../testing/queries.ts'
import { NOON, testServer } from '../../testing/test-server.ts'
import { followedRead } from './feed.queries.ts'
import { newestPosts, sweepProviderChanges } from './newest-posts.service.ts'

const server = await testServer()
const { db } = server

const hoursAgo = (hours: number) => new Date(NOON.getTime() - hours * HOUR)

const aFollower = async (providers: readonly { id: number }[]) => {
  const customer = await anAccount(db)
  const me = await server.as(customer)
  for (const { id } of providers) await me.put(`/api/providers/${id}/follow/`)
  return { ...me, id: customer.id }
}
type Follower = Awaited<ReturnType<typeof aFollower>>

type Feed = { results: { blog_id: number; title: string; created_by: string }[] }
type Following = { results: { provider: { id: number; business_name: string }; new_posts: number }[] }

const readFeed = async (me: Follower, limit: number) =>
  (await me.get(`/api/feed/?limit=${limit}`))
    .json<Feed>()
    .results.map((post) => [post.blog_id, post.title, post.created_by])
const readFollowing = async (me: Follower) =>
  (await me.get('/api/following/'))
    .json<Following>()
    .results.map((each) => [each.provider.id, each.provider.business_name, each.new_posts])

const PUBLIC = sql`accounts.suspended_at is null`

const expectedFeed = async (me: Follower, limit: number) => {
  const { rows } = await sql<{ post: unknown }>`
    select json_build_array(posts.id, title, business_name) as post
    from posts join follows using (provider_id) join providers on account_id = provider_id
      join accounts on accounts.id = provider_id
    where customer_id = ${me.id} and posts.visibility = 'shown' and ${PUBLIC}
    order by posts.created_at desc, posts.id desc limit ${limit}`.execute(db)
  return rows.map(({ post }) => post)
}

const expectedFollowing = async (me: Follower) => {
  const { rows } = await sql<{ shop: unknown }>`
    select json_build_array(provider_id, business_name, (
      select count(*) from posts where posts.provider_id = follows.provider_id and visibility = 'shown'
        and created_at > greatest(followed_at, (select seen_up_to from feed_looks where customer_id = ${me.id}))
    )) as shop
    from follows join providers on account_id = provider_id join accounts on accounts.id = provider_id
    where customer_id = ${me.id} and ${PUBLIC} order by followed_at desc, provider_id desc`.execute(db)
  return rows.map(({ shop: provider }) => provider)
}

// Followed businesses first, because reading the feed marks posts as seen.
const readBoth = async (me: Follower, limit = 5) => [await readFollowing(me), await readFeed(me, limit)]
const expected = async (me: Follower, limit = 5) => [
  await expectedFollowing(me),
  await expectedFeed(me, limit),
]

const SEED = 20_261_116
const chance = (seed: number) => {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

test('is fresh after each of sixty random writes', async () => {
  const below = chance(SEED)
  const providers = [await aProvider(db), await aProvider(db), await aProvider(db), await aProvider(db)]
  const me = await aFollower(providers)
  const readers = [
    [me, 5],
    [await aFollower(providers.slice(1)), 60],
  ] as const
  const someProvider = () => providers[below(providers.length)] ?? { id: 0 }
  const somePost = () => sql`(select id from posts order by id desc offset ${below(6)} limit 1)`
  const writes: (() => Promise<unknown>)[] = [
    () => aPost(db, someProvider().id, { createdAt: hoursAgo(below(40) - 20) }),
    () => aPost(db, someProvider().id, { createdAt: hoursAgo(below(40) - 20) }),
    () => sql`update posts set title = title || '!' where id = ${somePost()}`.execute(db),
    () => sql`update posts set visibility = 'hidden' where id = ${somePost()}`.execute(db),
    () => sql`update posts set visibility = 'shown' where provider_id = ${someProvider().id}`.execute(db),
    () => sql`delete from posts where id = ${somePost()}`.execute(db),
    () =>
      sql`update providers set business_name = left(business_name || 'x', 60) where account_id = ${someProvider().id}`.execute(
        db,
      ),
    () => sql`update accounts set suspended_at = ${NOON} where id = ${someProvider().id}`.execute(db),
    () => sql`update accounts set suspended_at = null where role = 'provider'`.execute(db),
    () => me.delete(`/api/providers/${someProvider().id}/follow/`),
    () => me.put(`/api/providers/${someProvider().id}/follow/`),
  ]
  for (let step = 0; step < 60; step += 1) {
    await writes[below(writes.length)]?.()
    for (const [reader, limit] of step % 7 === 0 ? readers : readers.slice(0, 1)) {
      const before = await expected(reader, limit)
      expect(await readBoth(reader, limit)).toEqual(before)
    }
  }
})

test('sees a transaction that commits after a later one was seen', async () => {
  const [early, late] = [await aProvider(db), await aProvider(db)]
  const me = await aFollower([early, late])
  await readBoth(me)
  await db.transaction().execute(async (tx) => {
    await aPost(tx, early.id, { title: 'Begun first' })
    await aPost(db, late.id, { title: 'Ended first' })
    expect(await readFeed(me, 5)).toHaveLength(1)
    await readBoth(me)
  })
  expect(await readFeed(me, 5)).toHaveLength(2)
})

test('does not cache what is read during a write', async () => {
  const providers = [await aProvider(db), await aProvider(db)]
  const me = await aFollower(providers)
  for (let step = 0; step < 10; step += 1) {
    await Promise.all(
      providers.flatMap(({ id }) => [readFeed(me, 3), aPost(db, id), readFollowing(me), readFeed(me, 3)]),
    )
    expect(await readFeed(me, 60)).toEqual(await expectedFeed(me, 60))
    expect(await readFollowing(me)).toEqual(await expectedFollowing(me))
  }
})

const withLateAnswers = () => {
  const answered = Promise.withResolvers<void>()
  const letThrough = Promise.withResolvers<void>()
  const late = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      answered.resolve()
      await letThrough.promise
      return result
    },
  })
  return { db: late, answered: answered.promise, letThrough: letThrough.resolve }
}

test('does not cache a result that was read before a change and arrives after it', async () => {
  const provider = await aProvider(db)
  const late = withLateAnswers()
  const memory = newestPosts(late.db, () => NOON)
  const look = () => memory.look((since) => followedRead(db, { customerId: 0, since }))
  await look()
  const reading = memory.providers([provider.id])
  await late.answered
  await aPost(db, provider.id, { createdAt: NOON })
  await look()
  late.letThrough()
  expect(await reading).toMatchObject([{ newestAt: 0 }])
  expect(await memory.providers([provider.id])).toMatchObject([{ newestAt: NOON.getTime() * 1_000 }])
})

test('a block hides posts immediately, and a deleted business disappears', async () => {
  const providers = [await aProvider(db), await aProvider(db)]
  const me = await aFollower(providers)
  for (const { id } of providers) await aPost(db, id)
  expect(await readFeed(me, 5)).toHaveLength(2)
  await block(db, providers[0] ?? { id: 0 }, me)
  expect(await readFeed(me, 5)).toHaveLength(1)
  await db
    .deleteFrom('accounts')
    .where('id', '=', providers[1]?.id ?? 0)
    .execute()
  expect([await readFeed(me, 5), await readFollowing(me)]).toEqual([[], []])
})

test('a second reader of the same businesses takes two statements', async () => {
  const providers = [await aProvider(db), await aProvider(db)]
  for (const { id } of providers) await aPost(db, id, { createdAt: hoursAgo(1) })
  const [first, second] = [await aFollower(providers), await aFollower(providers)]
  await readBoth(first)
  await readBoth(second)
  expect(await queriesDuring(() => readFeed(second, 5))).toHaveLength(2)
  expect(await queriesDuring(() => readFollowing(second))).toHaveLength(2)
})

test('deletes the log after a day, and a process that was idle for an hour restarts its cache', async () => {
  const provider = await aProvider(db)
  const me = await aFollower([provider])
  await aPost(db, provider.id)
  await readBoth(me)
  await aPost(db, provider.id)
  const countLog = async () => (await db.selectFrom('providerChanges').select('id').execute()).length
  await sweepProviderChanges(db, new Date())
  expect(await countLog()).toBeGreaterThan(0)
  await sweepProviderChanges(db, new Date(Date.now() + DAY + HOUR))
  expect(await countLog()).toBe(0)
  server.time.now = new Date(NOON.getTime() + 2 * HOUR)
  const later = await aFollower([provider])
  expect(await readFeed(later, 5)).toHaveLength(2)
})
