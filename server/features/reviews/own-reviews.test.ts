import { expect, test } from 'vitest'
import { block } from '../../testing/posts.ts'
import { aProvider } from '../../testing/providers.ts'
import { aReview, aReviewer, type ReviewReply } from '../../testing/reviews.ts'
import { NOON, testServer } from '../../testing/test-server.ts'

const server = await testServer()
const { db } = server

type OwnReviewReply = ReviewReply & { provider: { id: number; business_name: string }; is_hidden: boolean }
type OwnReviewsReply = { results: OwnReviewReply[]; next: string | null }

const read = async (customer: { id: number }, query = '') =>
  (await (await server.as(customer)).get(`/api/my-reviews/${query}`)).json<OwnReviewsReply>()

test('returns the own reviews with their businesses, newest first, page by page', async () => {
  const customer = await aReviewer(db)
  const providers = [await aProvider(db), await aProvider(db), await aProvider(db)]
  for (const [index, provider] of providers.entries())
    await aReview(db, provider.id, {
      customerId: customer.id,
      reply: 'Thank you',
      createdAt: new Date(NOON.getTime() - index * 60_000),
    })
  await aReview(db, providers[0]?.id ?? 0)
  const first = await read(customer, '?limit=2')
  expect(first.results.map(({ provider }) => provider.id)).toEqual(providers.slice(0, 2).map(({ id }) => id))
  expect(first.results[0]).toMatchObject({
    is_own: true,
    is_hidden: false,
    reply: { text: 'Thank you' },
    provider: { business_name: expect.any(String) },
  })
  const second: OwnReviewsReply = (await (await server.as(customer)).get(first.next ?? '')).json()
  expect(second.results.map(({ provider }) => provider.id)).toEqual([providers[2]?.id])
  expect(second.next).toBeNull()
})

test('returns the review of one business, or none', async () => {
  const [customer, provider, other] = [await aReviewer(db), await aProvider(db), await aProvider(db)]
  const { id } = await aReview(db, provider.id, { customerId: customer.id })
  expect((await read(customer, `?provider=${provider.id}`)).results).toMatchObject([{ review_id: id }])
  expect((await read(customer, `?provider=${other.id}`)).results).toEqual([])
})

test('returns a hidden review to its author, marked as hidden', async () => {
  const [customer, provider] = [await aReviewer(db), await aProvider(db)]
  await aReview(db, provider.id, { customerId: customer.id, visibility: 'hidden' })
  expect((await read(customer)).results).toMatchObject([{ is_hidden: true }])
})

test('omits the reply of a business with a block', async () => {
  const [customer, provider] = [await aReviewer(db), await aProvider(db)]
  await aReview(db, provider.id, {
    customerId: customer.id,
    text: 'Fresh and good sweets',
    reply: 'Thank you',
  })
  await block(db, provider, customer)
  expect((await read(customer)).results).toMatchObject([{ text: 'Fresh and good sweets', reply: null }])
})
