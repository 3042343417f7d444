import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withoutReplyCache } from '../platform/http/reply-cache/reply-cache.ts'
import { anAccount } from '../testing/accounts.ts'
import { apiPages, paginateByTime } from '../testing/api-pages.ts'
import { contractEndpoints, nameOf } from '../testing/contract-endpoints.ts'
import { encoded, formOf } from '../testing/forms.ts'
import { week } from '../testing/hours.ts'
import { aPostAuthor } from '../testing/post-forms.ts'
import { aReviewer, reviewerOn } from '../testing/reviews.ts'
import { aListedPost } from '../testing/search.ts'
import { signedInStaff } from '../testing/staff.ts'
import { testServer } from '../testing/test-server.ts'
import { buildApp } from './app.ts'
import { categoryMoveJob, suspensionExpiryJob } from './housekeeping.ts'
import { serveWeb } from './web.ts'

const server = await testServer({ isCached: true, env: { LOG_LEVEL: 'silent' } })
const { db, ctx } = server

const keeping = await buildApp(ctx)
const fresh = await buildApp({ ...ctx, replyCache: withoutReplyCache })
beforeAll(async () => {
  await serveWeb(keeping, ctx, async () => apiPages)
  await serveWeb(fresh, { ...ctx, replyCache: withoutReplyCache }, async () => apiPages)
})
afterAll(async () => {
  await keeping.close()
  await fresh.close()
})

const author = await aPostAuthor(server)
const { id: provider } = author.provider
const { id: post } = await aListedPost(db, provider, { title: 'Tilkut' })
const { id: gone } = await aListedPost(db, provider, { title: 'Anarsa' })
const customer = await anAccount(db)
const me = await server.as(customer)
const reviewer = await aReviewer(db)
const owner = await signedInStaff(server, 'owner')

const READS = {
  'GET /index/': '/index/',
  'GET /category/': '/category/',
  'GET /marketplace/': '/marketplace/',
  'GET /countries/': '/countries/',
  'GET /states/': '/states/',
  'GET /districts/': '/districts/',
  'GET /districts/:id/': '/districts/1/',
  'GET /locations': '/locations',
  'GET /district-suggestions/': '/district-suggestions/?q=gay',
  'GET /reverse-geocode/': '/reverse-geocode/?lat=24.79&lng=85.0',
  'GET /blogs/': '/blogs/',
  'GET /blogs/:id/': `/blogs/${post}/`,
  'GET /blogs/:id/comments/view/': `/blogs/${post}/comments/view/`,
  'GET /providers/:id/reviews/': `/providers/${provider}/reviews/`,
  'GET /provider-profile/:id/': `/provider-profile/${provider}/`,
  'GET /providers/:id/items/': `/providers/${provider}/items/`,
  'GET /providers/:id/qr.svg': `/providers/${provider}/qr.svg`,
  'GET /providers/:id/contact.vcf': `/providers/${provider}/contact.vcf`,
  'GET /get-google-maps-key/': '/get-google-maps-key/',
  'GET /marketplace/search/': '/marketplace/search/?searchtext=sharma',
  'GET /blogs/search/': '/blogs/search/?searchtext=tilkut',
  'GET /search-suggestions/': '/search-suggestions/?q=shar',
  'GET /post-search-suggestions/': '/post-search-suggestions/?q=til',
  'GET /search/': '/search/?searchtext=sharma',
  'GET /grievances/': '/grievances/',
  'GET /market/': '/market/',
  'GET /market/:state/': '/market/bihar/',
  'GET /market/:state/:district/': '/market/bihar/gaya/',
  'GET /market/:state/:district/:category/': '/market/bihar/gaya/sweets-bakery/',
}

const readAll = async (app: typeof keeping) => {
  const found: Record<string, unknown> = {}
  const urls = [`/blogs/${gone}/`, ...Object.values(READS)].flatMap((path) => [
    `/api${path}`,
    paginateByTime(path),
  ])
  // One by one: concurrent requests could be refused on a slow machine.
  for (const url of urls) {
    const { statusCode, body } = await app.inject(url)
    found[url] = { statusCode, body }
  }
  return found
}

test('covers every endpoint with cached replies', async () => {
  const cached = [...(await contractEndpoints()).values()].filter(({ cacheTags }) => cacheTags)
  expect(Object.keys(READS).toSorted()).toEqual(cached.map(nameOf).toSorted())
})

test('a second visitor gets the same reply, and its ETag validates it', async () => {
  const [first, second] = [await keeping.inject('/api/blogs/'), await keeping.inject('/api/blogs/')]
  expect(second.headers).toMatchObject({ etag: first.headers.etag, 'cache-control': 'public, no-cache' })
  const tag = String(first.headers.etag)
  const again = await keeping.inject({ url: '/api/blogs/', headers: { 'if-none-match': tag } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

const until = () => new Date(server.time.now.getTime() + 86_400_000).toISOString()
const judge = (decision: object) =>
  owner.post(`/api/admin/people/${provider}/decide/`, { reason: 'Against the rules', ...decision })
const ok = async (reply: Promise<{ statusCode: number; body: string }>) => {
  const { statusCode, body } = await reply
  expect([statusCode, statusCode < 300 ? '' : body]).toEqual([statusCode, ''])
}
const saveProfile = async (fields: Record<string, string>) => {
  const form = await encoded(formOf(fields))
  await ok(author.me.put('/api/manage-provider-profile/', form.body, form.headers))
}
const reviewId = async () =>
  (await db.selectFrom('reviews').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id
const commentId = async () =>
  (await db.selectFrom('comments').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id

const itemIds = async () =>
  (await db.selectFrom('priceItems').select('id').orderBy('id').execute()).map(({ id }) => id)
// The author's first session has ended by then.
const seller = () => server.as(author.provider)

const WRITES: Record<string, () => Promise<unknown>> = {
  'a comment': () => ok(me.post(`/api/blogs/${post}/comments/`, { comment: 'Is it fresh?' })),
  'a reply': async () =>
    ok(author.me.post(`/api/blogs/${post}/comments/${await commentId()}/reply/`, { reply: 'Yes.' })),
  'a comment that is hidden': async () =>
    ok(
      owner.post(`/api/admin/content/comment/${await commentId()}/decide/`, {
        decision: 'hide',
        reason: 'Against the rules',
      }),
    ),
  'opening hours': () => ok(author.me.put('/api/provider-hours/', { weekly: week('10:00-20:00') })),
  'closed today': () => ok(author.me.put('/api/provider-hours/today/', { closed: true })),
  'a comment that is shown again': async () =>
    ok(owner.post(`/api/admin/content/comment/${await commentId()}/restore/`, { reason: 'It was fine' })),
  'a follow': () => ok(me.put(`/api/providers/${provider}/follow/`)),
  'a follow that ends': () => ok(me.delete(`/api/providers/${provider}/follow/`)),
  'the name of a customer': async () =>
    ok(me.put('/api/manage-customer-profile/', { name: 'Usha Devi', username: customer.username })),
  'a post that is changed': () => ok(author.edit(post, { title: 'Tilkut of Gaya' })),
  'a post that is deleted': () => ok(author.me.delete(`/api/blogs/${gone}/`)),
  'a post that is hidden': () =>
    ok(
      owner.post(`/api/admin/content/post/${post}/decide/`, {
        decision: 'hide',
        reason: 'Against the rules',
      }),
    ),
  'a post that is shown again': () =>
    ok(owner.post(`/api/admin/content/post/${post}/restore/`, { reason: 'It was fine' })),
  'a profile': () => saveProfile({ business_name: 'Sharma Mithai' }),
  'a new item': async () =>
    ok((await seller()).post('/api/items/', { name: 'Sharma special', price_paise: 1_200 })),
  'an item that is changed': async () =>
    ok((await seller()).put(`/api/items/${(await itemIds()).at(-1)}/`, { name: 'Khaja', price_paise: 900 })),
  'several items': async () => ok((await seller()).post('/api/items/bulk/', { items: [{ name: 'Lai' }] })),
  'items in another order': async () =>
    ok((await seller()).put('/api/items/order/', { item_ids: (await itemIds()).toReversed() })),
  'an item that is deleted': async () =>
    ok((await seller()).delete(`/api/items/${(await itemIds()).at(-1)}/`)),
  'a business that is verified': () =>
    ok(owner.post(`/api/admin/people/${provider}/verified/`, { verified: true })),
  'a review': async () => ok((await reviewerOn(server, reviewer)).review({ id: provider })),
  'a reply to a review': async () =>
    ok(
      (await server.as({ id: provider })).put(`/api/reviews/${await reviewId()}/reply/`, {
        text: 'Thank you!',
      }),
    ),
  'a reply to a review that is deleted': async () =>
    ok((await server.as({ id: provider })).delete(`/api/reviews/${await reviewId()}/reply/`)),
  'a review that is changed': async () =>
    ok((await reviewerOn(server, reviewer)).edit(await reviewId(), { rating: '2' })),
  'a review that is hidden': async () =>
    ok(
      owner.post(`/api/admin/content/review/${await reviewId()}/decide/`, {
        decision: 'hide',
        reason: 'Against the rules',
      }),
    ),
  'a review that is shown again': async () =>
    ok(owner.post(`/api/admin/content/review/${await reviewId()}/restore/`, { reason: 'It was fine' })),
  'a review that is deleted': async () => ok((await reviewerOn(server, reviewer)).remove(await reviewId())),
  'a category that is renamed': async () => {
    const [first] = (await owner.get('/api/admin/categories/')).json<{ id: number; title_hi: string }[]>()
    await ok(
      owner.put(`/api/admin/categories/${first?.id}/`, { title_en: 'Renamed', title_hi: first?.title_hi }),
    )
  },
  'a category that is retired': async () => {
    const [from = 0, to = 0] = (await server.get('/api/category/'))
      .json<{ id: number }[]>()
      .map(({ id }) => id)
    await ok(owner.post(`/api/admin/categories/${from}/retire/`, { move_to: to }))
    await categoryMoveJob({ db, clock: ctx.clock, publish: ctx.live.publish }).work({ from, to })
  },
  'a suspension': () => ok(judge({ decision: 'suspend', until: until() })),
  'the end of a suspension': async () => {
    server.time.now = new Date(server.time.now.getTime() + 2 * 86_400_000)
    await suspensionExpiryJob({ db, clock: ctx.clock, publish: ctx.live.publish }).work()
  },
  'a customer who leaves': async () => ok((await server.as(customer)).delete('/api/delete-account/')),
  'a business that leaves': async () =>
    ok((await server.as({ id: provider })).delete('/api/delete-account/')),
}

const findsPosts = (url: string) => /(\/blogs|\/api|q=)\/search\/|post-search/.test(decodeURIComponent(url))
const withoutSearches = (found: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(found).filter(([url]) => !findsPosts(url)))

let before: Awaited<ReturnType<typeof readAll>>
beforeAll(async () => {
  before = await readAll(keeping)
})

test('a new post is visible immediately, and in searches of posts after ten seconds', async () => {
  await ok(author.publish({ title: 'Tilkut again' }))
  const after = await readAll(fresh)
  expect(withoutSearches(await readAll(keeping))).toEqual(withoutSearches(after))
  expect(withoutSearches(after)).not.toEqual(withoutSearches(before))
  server.time.now = new Date(server.time.now.getTime() + 10_000)
  before = await readAll(keeping)
  expect(before).toEqual(await readAll(fresh))
})

describe('is visible immediately in every reply and page:', () => {
  test.each(Object.entries(WRITES))('%s', async (_name, write) => {
    // Some replies are cached for longer than ten seconds.
    server.time.now = new Date(server.time.now.getTime() + 20_000)
    await write()
    const after = await readAll(fresh)
    expect(after).not.toEqual(before)
    before = await readAll(keeping)
    expect(before).toEqual(after)
  })
})
