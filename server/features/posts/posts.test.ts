import { describe, expect, test } from 'vitest'
import { anAccount } from '../../testing/accounts.ts'
import { NOON, testServer } from '../../testing/test-server.ts'
import { aComment, aPublishedPost, block } from '../../testing/posts.ts'
import { aMedia, aPost, aProvider } from '../../testing/providers.ts'
import { queriesDuring } from '../../testing/queries.ts'

const server = await testServer()
const { db } = server

type Listed = { blogs: { blog_id: number; created_by_id: number }[]; categories: object[] }
type Caller = { get: typeof server.get }

const minutesAgo = (minutes: number) => new Date(NOON.getTime() - minutes * 60_000)
const postsOf = (provider: { id: number }, moments: readonly Date[]) =>
  Promise.all(moments.map((createdAt) => aPost(db, provider.id, { createdAt })))

const pagesFrom = async (url: string, caller: Caller = server) => {
  const pages: number[][] = []
  for (let next: string | undefined = url; next;) {
    const reply = await caller.get(next)
    pages.push(reply.json<Listed>().blogs.map(({ blog_id }) => blog_id))
    next = /^<(.+)>; rel="next"$/.exec(String(reply.headers.link ?? ''))?.[1]
  }
  return pages
}
const idsSeenBy = async (caller: Caller) => (await pagesFrom('/api/blogs/', caller)).flat()

describe('the list of posts', () => {
  test('returns each with business, category, images and the list of categories', async () => {
    const provider = await aProvider(db, { provider: { businessName: 'Sharma Sweets' } })
    const picture = await aMedia(db)
    const post = await aPost(
      db,
      provider.id,
      { title: 'Tilkut', content: 'Line 1\nLine 2', createdAt: NOON },
      [picture],
    )
    const { blogs, categories } = (await server.get('/api/blogs/?limit=1')).json<Listed>()
    expect(blogs).toEqual([
      {
        blog_id: post.id,
        title: 'Tilkut',
        content: 'Line 1\nLine 2',
        category_title: 'Sweets & Bakery',
        created_at: NOON.toISOString(),
        created_by: 'Sharma Sweets',
        created_by_id: provider.id,
        blog_images: [
          {
            image: `/media/${picture.folder}/640.webp`,
            image_id: picture.id,
            picture: expect.objectContaining({ width: 640, height: 480 }),
          },
        ],
        blog_videos: [],
        kind: 'update',
        starts_at: null,
        ends_at: null,
        offer_code: null,
        price_paise: null,
        was_price_paise: null,
        has_ended: false,
      },
    ])
    expect(categories).toHaveLength(45)
    expect(categories[0]).toEqual({
      id: expect.any(Number),
      category_id: expect.any(Number),
      is_service: expect.any(Boolean),
      title: expect.any(String),
    })
  })

  test('returns categories in the requested language', async () => {
    await aPublishedPost(db, { createdAt: NOON })
    const hindi = (await server.get('/api/blogs/?lang=hi&limit=1')).json()
    expect(hindi.blogs[0].category_title).toMatch(/मिठाई/)
    expect(hindi.categories[0].title).toMatch(/\p{Script=Devanagari}/u)
  })

  test('is paged newest first, also for equal timestamps', async () => {
    const provider = await aProvider(db)
    const moments = [9, 2, 2, 2, 7, 1, 8, 3].map(minutesAgo)
    const posts = await postsOf(provider, moments)
    await db
      .updateTable('posts')
      .set({ createdAt: '2026-03-14 06:25:00.123456+00' as unknown as Date })
      .where(
        'id',
        'in',
        posts.slice(0, 5).map(({ id }) => id),
      )
      .execute()
    const all = (await pagesFrom('/api/blogs/?limit=60')).flat()
    const pages = await pagesFrom('/api/blogs/?limit=2&lang=hi')
    expect(pages.slice(0, -1).every((page) => page.length === 2)).toBe(true)
    expect(pages.flat()).toEqual(all)
    expect(new Set(all).size).toBe(all.length)
    const same = posts.slice(0, 5).map(({ id }) => id)
    expect(all.filter((id) => same.includes(id))).toEqual(same.toSorted((a, b) => b - a))
  })

  test('has at most sixty per page, and the last page has no cursor', async () => {
    const provider = await aProvider(db)
    await postsOf(
      provider,
      Array.from({ length: 61 }, (_none, index) => minutesAgo(index)),
    )
    const [first, ...others] = await pagesFrom('/api/blogs/')
    expect(first).toHaveLength(60)
    expect(others.length).toBeGreaterThan(0)
    for (const limit of ['0', '61', 'x'])
      expect((await server.get(`/api/blogs/?limit=${limit}`)).statusCode).toBe(400)
  })

  test.each([
    'x',
    Buffer.from('1.x').toString('base64url'),
    Buffer.from('9'.repeat(16) + '.1').toString('base64url'),
  ])('refuses the cursor %s', async (cursor) => {
    const reply = await server.get(`/api/blogs/?cursor=${cursor}`)
    expect([reply.statusCode, reply.json().error]).toEqual([400, 'cursor is not valid'])
  })

  test('excludes suspended and unverified businesses', async () => {
    const { provider, post } = await aPublishedPost(db)
    expect(await idsSeenBy(server)).toContain(post.id)
    for (const state of [{ suspendedAt: NOON }, { suspendedAt: null, verifiedAt: null }]) {
      await db.updateTable('accounts').set(state).where('id', '=', provider.id).execute()
      expect(await idsSeenBy(server)).not.toContain(post.id)
    }
  })

  test('excludes businesses with a block in either direction', async () => {
    const [customer, other] = [await anAccount(db), await anAccount(db)]
    const [blocker, blocked] = [await aPublishedPost(db), await aPublishedPost(db)]
    await block(db, blocker.provider, customer)
    await block(db, customer, blocked.provider)
    const seen = await idsSeenBy(await server.as(customer))
    expect(seen).not.toContain(blocker.post.id)
    expect(seen).not.toContain(blocked.post.id)
    for (const caller of [server, await server.as(other)])
      expect(await idsSeenBy(caller)).toEqual(expect.arrayContaining([blocker.post.id, blocked.post.id]))
  })

  test('reflects a change of text, image, business name and category immediately', async () => {
    const { provider, post } = await aPublishedPost(db)
    const first = async () => (await server.get('/api/blogs/?limit=1')).json().blogs[0]
    expect(await first()).toMatchObject({ blog_id: post.id, title: 'Fresh today', blog_images: [] })
    await db.updateTable('posts').set({ title: 'Sold out' }).where('id', '=', post.id).execute()
    expect(await first()).toMatchObject({ title: 'Sold out' })
    const { id: mediaId } = await aMedia(db)
    await db.insertInto('postMedia').values({ postId: post.id, mediaId, position: 0 }).execute()
    expect(await first()).toMatchObject({ blog_images: [{ image_id: mediaId }] })
    const named = { businessName: 'New Name' }
    await db.updateTable('providers').set(named).where('accountId', '=', provider.id).execute()
    expect(await first()).toMatchObject({ created_by: 'New Name' })
    const sweets = db.updateTable('categories').where('titleEn', '=', 'Sweets & Bakery')
    await sweets.set({ titleEn: 'Mithai' }).execute()
    expect(await first()).toMatchObject({ category_title: 'Mithai' })
    await db
      .updateTable('categories')
      .where('titleEn', '=', 'Mithai')
      .set({ titleEn: 'Sweets & Bakery' })
      .execute()
  })

  test('takes one statement, one more for a signed-in viewer, and one for all posts that are not cached', async () => {
    const customer = await server.as(await anAccount(db))
    await server.get('/api/blogs/')
    const asked = async (caller: Caller) =>
      (await queriesDuring(() => caller.get('/api/blogs/'))).filter((text) => !text.includes('sessions'))
        .length
    expect(await asked(server)).toBe(1)
    expect(await asked(customer)).toBe(2)
    await block(db, await aProvider(db), await anAccount(db))
    for (let i = 0; i < 10; i += 1) await aPublishedPost(db)
    expect([await asked(server), await asked(customer), await asked(server)]).toEqual([2, 2, 1])
  })
})

describe('a post', () => {
  const read = (id: number, caller: Caller = server, query = '') => caller.get(`/api/blogs/${id}/${query}`)

  test('is returned with the address of its business in the requested language', async () => {
    const logo = await aMedia(db, { widths: [192, 320], width: 320, height: 320 })
    const provider = await aProvider(db, {
      provider: { businessName: 'Sharma Sweets', streetAddress: 'Tekari Road', logoId: logo.id },
    })
    const updatedAt = minutesAgo(1)
    const post = await aPost(db, provider.id, { createdAt: minutesAgo(5), updatedAt })
    expect((await read(post.id)).json()).toMatchObject({
      blog_id: post.id,
      title: 'Fresh today',
      created_at: minutesAgo(5).toISOString(),
      updated_at: updatedAt.toISOString(),
      provider: {
        id: provider.id,
        business_name: 'Sharma Sweets',
        logo: `/media/${logo.folder}/192.webp`,
        street_address: 'Tekari Road',
        district: 'Gaya',
        state: 'Bihar',
        country: 'India',
        followers: 0,
      },
    })
    expect((await read(post.id, server, '?lang=hi')).json().provider).toMatchObject({
      district: 'गया',
      state: 'बिहार',
      country: 'भारत',
    })
  })

  test('returns its version to its own provider only', async () => {
    const { provider, post } = await aPublishedPost(db)
    const own = await read(post.id, await server.as(provider))
    expect(own.headers.etag).toBe(`"${own.json().version}"`)
    for (const caller of [server, await server.as(await aProvider(db))])
      expect((await read(post.id, caller)).json()).not.toHaveProperty('version')
  })

  test('is cached by browsers and revalidated', async () => {
    const { provider, post } = await aPublishedPost(db)
    const first = await read(post.id)
    expect(first.headers['cache-control']).toBe('public, no-cache')
    const conditional = { 'if-none-match': String(first.headers.etag) }
    expect((await server.get(`/api/blogs/${post.id}/`, conditional)).statusCode).toBe(304)
    await db.updateTable('accounts').set({ suspendedAt: NOON }).where('id', '=', provider.id).execute()
    const gone = await server.get(`/api/blogs/${post.id}/`, conditional)
    expect([gone.statusCode, gone.json()]).toEqual([404, (await read(999_999_999)).json()])
  })

  test('returns 404 to customers blocked by its business, but not to customers who blocked the business', async () => {
    const { provider, post } = await aPublishedPost(db)
    const [blocked, blocker] = [await anAccount(db), await anAccount(db)]
    await block(db, provider, blocked)
    await block(db, blocker, provider)
    expect((await read(post.id, await server.as(blocked))).statusCode).toBe(404)
    expect((await read(post.id, await server.as(blocker))).statusCode).toBe(200)
  })

  test('takes one statement for any amount of content', async () => {
    const { provider, post } = await aPublishedPost(db)
    const full = await aPost(db, provider.id, {}, [await aMedia(db), await aMedia(db)])
    await aComment(db, full.id)
    for (const { id } of [post, full]) expect(await queriesDuring(() => read(id))).toHaveLength(1)
  })
})

describe('the own posts', () => {
  test('are returned newest first with version and number of comments', async () => {
    const provider = await aProvider(db)
    const [older, newer] = await postsOf(provider, [minutesAgo(2), minutesAgo(1)])
    await aPublishedPost(db)
    await aComment(db, older?.id ?? 0)
    await aComment(db, older?.id ?? 0)
    const owner = await server.as(provider)
    const { blogs } = (await owner.get('/api/viewoldpost/?lang=hi')).json()
    expect(blogs).toMatchObject([
      { blog_id: newer?.id, comment_count: 0, category_title: expect.stringMatching(/मिठाई/) },
      { blog_id: older?.id, comment_count: 2, version: expect.any(String) },
    ])
    const { version } = (await owner.get(`/api/blogs/${older?.id}/`)).json()
    expect(blogs[1].version).toBe(version)
  })

  test('are paged like the others', async () => {
    const provider = await aProvider(db)
    const posts = await postsOf(provider, [1, 2, 3, 4, 5].map(minutesAgo))
    const pages = await pagesFrom('/api/viewoldpost/?limit=2', await server.as(provider))
    const ids = posts.map(({ id }) => id)
    expect(pages).toEqual([ids.slice(0, 2), ids.slice(2, 4), ids.slice(4)])
  })
})
