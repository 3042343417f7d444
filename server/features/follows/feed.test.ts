import { describe, expect, test } from 'vitest'
import { following, HOUR } from '../../../contract/limits.ts'
import { anAccount } from '../../testing/accounts.ts'
import { block } from '../../testing/posts.ts'
import { aPost, aProvider } from '../../testing/providers.ts'
import { NOON, testServer } from '../../testing/test-server.ts'

const server = await testServer()
const { db } = server

const hoursAgo = (hours: number) => new Date(NOON.getTime() - hours * HOUR)
const urlOf = ({ id }: { id: number }) => `/api/providers/${id}/follow/`

const aFollowerOf = async (...providers: { id: number }[]) => {
  const customer = await anAccount(db)
  const me = await server.as(customer)
  for (const provider of providers) await me.put(urlOf(provider))
  return { ...me, id: customer.id }
}
type Caller = Pick<typeof server, 'get'>

type Page<T> = { results: T[]; next: string | null }
const walk = async <T>(me: Caller, path: string): Promise<T[]> => {
  const { results, next } = (await me.get(path)).json<Page<T>>()
  return next ? [...results, ...(await walk<T>(me, next))] : results
}
const postIds = async (me: Caller, path: string) =>
  (await walk<{ blog_id: number }>(me, path)).map((post) => post.blog_id)

describe('the feed', () => {
  test('returns posts of followed businesses, newest first, page by page', async () => {
    const [busy, quiet, stranger] = [await aProvider(db), await aProvider(db), await aProvider(db)]
    const written: { id: number; at: number }[] = []
    const publish = async (provider: { id: number }, hours: number) => {
      const { id } = await aPost(db, provider.id, { createdAt: hoursAgo(hours) })
      written.push({ id, at: -hours })
    }
    for (const hours of [1, 2, 3, 4, 5, 9]) await publish(busy, hours)
    for (const hours of [3, 7]) await publish(quiet, hours)
    await aPost(db, stranger.id)
    const me = await aFollowerOf(busy, quiet)
    const expected = written.toSorted((a, b) => b.at - a.at || b.id - a.id).map(({ id }) => id)
    for (const limit of [1, 2, 3, 60])
      expect(await postIds(me, `/api/feed/?limit=${limit}`)).toEqual(expected)
  })

  test('excludes hidden posts and suspended businesses', async () => {
    const [provider, suspended] = [await aProvider(db), await aProvider(db)]
    const me = await aFollowerOf(provider, suspended)
    const { id } = await aPost(db, provider.id, { createdAt: hoursAgo(2) })
    await aPost(db, provider.id, { createdAt: hoursAgo(1), visibility: 'hidden' })
    await aPost(db, suspended.id)
    await db.updateTable('accounts').set({ suspendedAt: NOON }).where('id', '=', suspended.id).execute()
    expect(await postIds(me, '/api/feed/?limit=1')).toEqual([id])
    expect((await me.get('/api/following/')).json<Page<unknown>>().results).toHaveLength(1)
  })

  test('is empty for a customer who follows no business', async () => {
    const me = await aFollowerOf()
    for (const path of ['/api/feed/', '/api/following/', '/api/saved/'])
      expect((await me.get(path)).json()).toEqual({ results: [], next: null })
  })
})

describe('the followed businesses', () => {
  type Followed = { provider: { id: number; business_name: string }; followed_at: string; new_posts: number }
  const newPosts = async (me: Caller) =>
    (await walk<Followed>(me, '/api/following/')).map((each) => each.new_posts)

  test('are listed newest follow first in the requested language, page by page', async () => {
    const providers = [await aProvider(db), await aProvider(db), await aProvider(db)]
    const me = await aFollowerOf(...providers)
    const listed = await walk<Followed>(me, '/api/following/?limit=1&lang=hi')
    expect(listed.map(({ provider }) => provider.id)).toEqual(providers.map(({ id }) => id).toReversed())
    expect(listed[0]).toMatchObject({
      provider: { business_category: 'मिठाई और बेकरी', is_open: null },
      followed_at: NOON.toISOString(),
      new_posts: 0,
    })
  })

  test('count posts since the follow and since the feed was last read', async () => {
    const [provider, other] = [await aProvider(db), await aProvider(db)]
    const me = await aFollowerOf(provider, other)
    await aPost(db, provider.id, { createdAt: hoursAgo(1) })
    expect(await newPosts(me)).toEqual([0, 0])
    for (const hours of [-1, -2]) await aPost(db, provider.id, { createdAt: hoursAgo(hours) })
    await aPost(db, other.id, { createdAt: hoursAgo(-3), visibility: 'hidden' })
    expect(await newPosts(me)).toEqual([0, 2])
    const reader = await aFollowerOf(provider)
    const { next } = (await reader.get('/api/feed/?limit=1')).json<Page<unknown>>()
    await me.get(next ?? '')
    expect(await newPosts(me)).toEqual([0, 2])
    await me.get('/api/feed/?limit=1')
    expect(await newPosts(me)).toEqual([0, 0])
    await aPost(db, other.id, { createdAt: hoursAgo(-4) })
    expect(await newPosts(me)).toEqual([1, 0])
  })

  test('stop counting at the limit of the contract', async () => {
    const provider = await aProvider(db)
    const me = await aFollowerOf(provider)
    await db
      .insertInto('posts')
      .values(
        Array.from({ length: following.countedPosts + 5 }, (_each, at) => ({
          providerId: provider.id,
          title: 'Fresh',
          content: 'Come and taste.',
          createdAt: hoursAgo(-1 - at),
        })),
      )
      .execute()
    expect(await newPosts(me)).toEqual([following.countedPosts])
  })
})

describe('saved posts', () => {
  const saveUrl = ({ id }: { id: number }) => `/api/blogs/${id}/save/`

  test('are listed latest first, and saving one again keeps its position', async () => {
    const provider = await aProvider(db)
    const posts = [await aPost(db, provider.id), await aPost(db, provider.id), await aPost(db, provider.id)]
    const me = await aFollowerOf()
    for (const [at, post] of [...posts, ...posts.slice(0, 1)].entries()) {
      server.time.now = new Date(NOON.getTime() + at * 1_000)
      expect((await me.put(saveUrl(post))).json()).toEqual({ is_saved: true })
    }
    const latest = posts.map(({ id }) => id).toReversed()
    for (const limit of [1, 2, 60]) expect(await postIds(me, `/api/saved/?limit=${limit}`)).toEqual(latest)
    const [first = { id: 0 }] = posts
    expect((await me.get(saveUrl(first))).json()).toEqual({ is_saved: true })
    const [taken, takenAgain] = [await me.delete(saveUrl(first)), await me.delete(saveUrl(first))]
    for (const reply of [taken, takenAgain]) expect(reply.json()).toEqual({ is_saved: false })
    expect((await me.get(saveUrl(first))).json()).toEqual({ is_saved: false })
    expect(await postIds(me, '/api/saved/')).toEqual(latest.slice(0, 2))
  })

  test('exclude hidden and deleted posts and blocked businesses, which cannot be saved', async () => {
    const provider = await aProvider(db)
    const [hidden, post] = [await aPost(db, provider.id), await aPost(db, provider.id)]
    const me = await aFollowerOf()
    for (const each of [hidden, post]) await me.put(saveUrl(each))
    await db.updateTable('posts').set({ visibility: 'hidden' }).where('id', '=', hidden.id).execute()
    expect(await postIds(me, '/api/saved/')).toEqual([post.id])
    for (const each of [hidden, { id: 999_999 }])
      for (const reply of [
        await me.get(saveUrl(each)),
        await me.put(saveUrl(each)),
        await me.delete(saveUrl(each)),
      ])
        expect(reply.json()).toMatchObject({ code: 'not_found' })
    await block(db, me, provider)
    expect(await postIds(me, '/api/saved/')).toEqual([])
    expect((await me.put(saveUrl(post))).json()).toMatchObject({ code: 'provider_blocked' })
    await db.deleteFrom('blocks').where('blockerId', '=', me.id).execute()
    expect(await postIds(me, '/api/saved/')).toEqual([post.id])
    await db.deleteFrom('posts').where('id', '=', post.id).execute()
    expect(await postIds(me, '/api/saved/')).toEqual([])
  })
})

test('refuses cursors of another list', async () => {
  const me = await aFollowerOf()
  for (const path of ['/api/feed/', '/api/following/', '/api/saved/'])
    expect((await me.get(`${path}?cursor=nonsense`)).json()).toMatchObject({ code: 'bad_input' })
})
