import { describe, expect, test } from 'vitest'
import { aProvider } from '../../testing/providers.ts'
import { block } from '../../testing/posts.ts'
import { aReview, aReviewer, reviewerOn, type ReviewsReply } from '../../testing/reviews.ts'
import { NOON, testServer } from '../../testing/test-server.ts'

const server = await testServer()
const { db } = server

const reviewsOf = async ({ id }: { id: number }, query = '', by: Pick<typeof server, 'get'> = server) =>
  (await by.get(`/api/providers/${id}/reviews/${query}`)).json<ReviewsReply>()

const starsOf = (list: ReviewsReply) => list.results.map(({ rating }) => rating)

describe('the reviews of a business', () => {
  test('are empty at first', async () => {
    const provider = await aProvider(db)
    expect(await reviewsOf(provider)).toEqual({
      summary: { average: null, count: 0, histogram: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } },
      results: [],
      next: null,
    })
  })

  test('include author, reply and summary', async () => {
    const provider = await aProvider(db)
    const { customer, review } = await reviewerOn(server)
    await review(provider, { rating: '4', text: '  मिठाई ताज़ी और अच्छी थी  ' })
    await aReview(db, provider.id, { rating: 5, reply: 'Thank you' })
    const list = await reviewsOf(provider)
    expect(list.summary).toEqual({ average: 4.5, count: 2, histogram: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 1 } })
    expect(list.results[1]).toEqual({
      review_id: expect.any(Number),
      rating: 4,
      text: 'मिठाई ताज़ी और अच्छी थी',
      images: [],
      created_at: NOON.toISOString(),
      edited_at: null,
      customer_name: expect.stringContaining('Person'),
      has_contacted: false,
      is_own: false,
      reply: null,
    })
    expect(list.results[0]?.reply).toEqual({
      text: 'Thank you',
      replied_at: NOON.toISOString(),
      edited_at: null,
    })
    const own = await reviewsOf(provider, '', await server.as(customer))
    expect(own.results.map(({ is_own }) => is_own)).toEqual([false, true])
  })

  test('are sorted by time or rating and filtered by rating, page by page', async () => {
    const provider = await aProvider(db)
    const stars = [3, 5, 1, 5, 2, 1, 4]
    for (const [index, rating] of stars.entries())
      await aReview(db, provider.id, { rating, createdAt: new Date(NOON.getTime() - index * 60_000) })
    const paged = async (query: string) => {
      const seen: number[] = []
      let next: string | null = `/api/providers/${provider.id}/reviews/?limit=2&${query}`
      while (next) {
        const list: ReviewsReply = (await server.get(next)).json()
        seen.push(...starsOf(list))
        expect(list.summary.count).toBe(stars.length)
        next = list.next
      }
      return seen
    }
    expect(await paged('')).toEqual(stars)
    expect(await paged('sort=newest')).toEqual(stars)
    expect(await paged('sort=highest')).toEqual([5, 5, 4, 3, 2, 1, 1])
    expect(await paged('sort=lowest')).toEqual([1, 1, 2, 3, 4, 5, 5])
    expect(await paged('rating=5&sort=lowest')).toEqual([5, 5])
    const highest = await reviewsOf(provider, '?sort=highest')
    const times = highest.results.slice(0, 2).map(({ created_at }) => created_at)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  test.each(['?sort=best', '?rating=6', '?rating=0', '?cursor=x', '?limit=0'])(
    'are not given for %s',
    async (query) => {
      const provider = await aProvider(db)
      expect((await server.get(`/api/providers/${provider.id}/reviews/${query}`)).statusCode).toBe(400)
    },
  )

  test('return 404 for a business that is not public', async () => {
    const gone = await aProvider(db, { account: { suspendedAt: new Date() } })
    for (const id of [gone.id, 999_999])
      expect((await server.get(`/api/providers/${id}/reviews/`)).json()).toMatchObject({ code: 'not_found' })
  })
})

describe('a block', () => {
  test('hides the texts of both sides from each other and from no one else', async () => {
    const provider = await aProvider(db)
    const { customerId } = await aReview(db, provider.id, { rating: 1, reply: 'We are sorry' })
    await block(db, { id: customerId }, provider)
    const whole = await reviewsOf(provider)
    expect(whole.results).toHaveLength(1)
    const asCustomer = await reviewsOf(provider, '', await server.as({ id: customerId }))
    expect(asCustomer.results).toMatchObject([{ is_own: true, reply: null }])
    const asProvider = await reviewsOf(provider, '', await server.as(provider))
    expect(asProvider.results).toEqual([])
    for (const seen of [asCustomer, asProvider]) expect(seen.summary).toEqual(whole.summary)
    const received = await (await server.as(provider)).get('/api/view_reviews/')
    expect(received.json()).toEqual({ results: [], next: null })
  })

  test('by the business does not hide a review from others', async () => {
    const provider = await aProvider(db)
    const { customer, me, review, edit, remove } = await reviewerOn(server)
    const { review_id } = (await review(provider, { rating: '1', text: 'Stale sweets again' })).json()
    await block(db, provider, customer)
    expect((await me.get(`/api/providers/${provider.id}/reviews/`)).statusCode).toBe(404)
    expect((await reviewsOf(provider, '', await server.as(provider))).results).toEqual([])
    expect((await reviewsOf(provider)).summary.count).toBe(1)
    expect((await edit(review_id, { rating: '2' })).json()).toMatchObject({ rating: 2 })
    expect((await reviewsOf(provider)).summary.histogram).toMatchObject({ 1: 0, 2: 1 })
    expect((await remove(review_id)).statusCode).toBe(200)
    expect((await reviewsOf(provider)).summary.count).toBe(0)
  })

  test('of another business hides the customer from that business only', async () => {
    const [provider, other] = [await aProvider(db), await aProvider(db)]
    const { customerId } = await aReview(db, provider.id)
    await block(db, { id: customerId }, other)
    expect((await reviewsOf(provider, '', await server.as(other))).results).toEqual([])
    expect((await reviewsOf(provider, '', await server.as(provider))).results).toHaveLength(1)
  })
})

describe('the reviews that a business received', () => {
  test('are returned unanswered first, then newest first, page by page', async () => {
    const provider = await aProvider(db)
    const at = (minutes: number) => new Date(NOON.getTime() - minutes * 60_000)
    await aReview(db, provider.id, { rating: 1, createdAt: at(1), reply: 'Thanks' })
    await aReview(db, provider.id, { rating: 2, createdAt: at(2) })
    await aReview(db, provider.id, { rating: 3, createdAt: at(3), reply: 'Thanks' })
    await aReview(db, provider.id, { rating: 4, createdAt: at(4) })
    await aReview(db, provider.id, { rating: 5, createdAt: at(5), visibility: 'hidden' })
    await aReview(db, (await aProvider(db)).id)
    const me = await server.as(provider)
    const paged = async (query: string) => {
      const seen: number[] = []
      let next: string | null = `/api/view_reviews/?limit=1${query}`
      while (next) {
        const list: ReviewsReply = (await me.get(next)).json()
        seen.push(...starsOf(list))
        next = list.next
      }
      return seen
    }
    expect(await paged('')).toEqual([2, 4, 1, 3])
    expect(await paged('&unanswered=1')).toEqual([2, 4])
    expect(await paged('&unanswered=0')).toEqual([2, 4, 1, 3])
  })
})

test('reviews of a suspended customer are hidden and not counted until the suspension ends', async () => {
  const provider = await aProvider(db)
  const customer = await aReviewer(db)
  await aReview(db, provider.id, { customerId: customer.id, rating: 1 })
  await aReview(db, provider.id, { rating: 5 })
  const suspend = (suspendedAt: Date | null) =>
    db.updateTable('accounts').set({ suspendedAt }).where('id', '=', customer.id).execute()
  await suspend(NOON)
  const without = await reviewsOf(provider)
  expect([without.summary.average, starsOf(without)]).toEqual([5, [5]])
  await suspend(null)
  expect((await reviewsOf(provider)).summary).toMatchObject({ average: 3, count: 2 })
})
