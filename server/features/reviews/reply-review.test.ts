import { describe, expect, test } from 'vitest'
import { notificationsFor } from '../../testing/notifications.ts'
import { block } from '../../testing/posts.ts'
import { aProvider } from '../../testing/providers.ts'
import { aReview, type ReviewReply } from '../../testing/reviews.ts'
import { NOON, testServer } from '../../testing/test-server.ts'

const server = await testServer()
const { db } = server
const { notificationsOf } = notificationsFor(server)

const codeOf = async (reply: Promise<{ statusCode: number; json: () => { code?: string } }>) => {
  const { statusCode, json } = await reply
  return [statusCode, json().code]
}

describe('the reply of the business', () => {
  const aReviewedProvider = async () => {
    const provider = await aProvider(db)
    const { id, customerId } = await aReview(db, provider.id)
    return { shop: provider, id, customer: { id: customerId }, me: await server.as(provider) }
  }

  test('is written, edited and deleted, and notified once', async () => {
    const { shop: provider, id, customer, me } = await aReviewedProvider()
    const first = await me.put(`/api/reviews/${id}/reply/`, { text: ' Ok ' })
    expect([first.statusCode, first.json<ReviewReply>().reply]).toEqual([
      200,
      { text: 'Ok', replied_at: NOON.toISOString(), edited_at: null },
    ])
    const second = await me.put(`/api/reviews/${id}/reply/`, { text: 'Thank you' })
    expect(second.json<ReviewReply>().reply).toEqual({
      text: 'Thank you',
      replied_at: NOON.toISOString(),
      edited_at: NOON.toISOString(),
    })
    expect((await notificationsOf(customer)).list).toMatchObject([
      {
        message: `Shop ${provider.id} replied to your review.`,
        target_url: `/providerprofile/${provider.id}#reviews`,
      },
    ])
    expect((await me.delete(`/api/reviews/${id}/reply/`)).json()).toEqual({ detail: 'Reply deleted.' })
    expect((await notificationsOf(customer)).list).toEqual([])
    expect(await codeOf(me.delete(`/api/reviews/${id}/reply/`))).toEqual([404, 'not_found'])
  })

  test.each([
    ['x', 'Reply must be at least 2 characters long.'],
    ['x'.repeat(1_001), 'Reply must be at most 1,000 characters long.'],
  ])('must have two to a thousand characters: %s', async (text, message) => {
    const { id, me } = await aReviewedProvider()
    const reply = await me.put(`/api/reviews/${id}/reply/`, { text })
    expect([reply.statusCode, reply.json()]).toEqual([400, { text: [message] }])
  })

  test('returns 404 for reviews of others and hidden ones', async () => {
    const { id, me } = await aReviewedProvider()
    const other = await server.as(await aProvider(db))
    expect(await codeOf(other.put(`/api/reviews/${id}/reply/`, { text: 'Ours' }))).toEqual([404, 'not_found'])
    await db.updateTable('reviews').set({ visibility: 'hidden' }).where('id', '=', id).execute()
    expect(await codeOf(me.put(`/api/reviews/${id}/reply/`, { text: 'Thanks' }))).toEqual([404, 'not_found'])
  })

  test('returns 404 when the customer blocked the business, and is refused when the business blocked the customer', async () => {
    const { shop: provider, id, customer, me } = await aReviewedProvider()
    await block(db, provider, customer)
    expect(await codeOf(me.put(`/api/reviews/${id}/reply/`, { text: 'Thanks' }))).toEqual([
      403,
      'customer_blocked',
    ])
  })
})
