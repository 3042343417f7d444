import { describe, expect, test } from 'vitest'
import { DAY, HOUR } from '../../../contract/limits.ts'
import { anAccount } from '../../testing/accounts.ts'
import { aChat, askToCallBack, insertMessages } from '../../testing/chats.ts'
import type { formOf } from '../../testing/forms.ts'
import { notificationsFor } from '../../testing/notifications.ts'
import { block } from '../../testing/posts.ts'
import { aProvider } from '../../testing/providers.ts'
import { aReview, type ReviewReply, reviewerOn, type ReviewsReply } from '../../testing/reviews.ts'
import { NOON, testServer } from '../../testing/test-server.ts'

const server = await testServer()
const { db } = server
const { notificationsOf } = notificationsFor(server)

type Fields = Parameters<typeof formOf>[0]

const summaryOf = async ({ id }: { id: number }) =>
  (await server.get(`/api/providers/${id}/reviews/`)).json<ReviewsReply>().summary

const codeOf = async (reply: Promise<{ statusCode: number; json: () => { code?: string } }>) => {
  const { statusCode, json } = await reply
  return [statusCode, json().code]
}

describe('writing a review', () => {
  test('returns the review and notifies the business', async () => {
    const provider = await aProvider(db)
    const { customer, review } = await reviewerOn(server)
    const reply = await review(provider, { rating: '5', text: 'Best tilkut in Gaya' })
    expect([reply.statusCode, reply.json()]).toEqual([
      201,
      {
        review_id: expect.any(Number),
        rating: 5,
        text: 'Best tilkut in Gaya',
        images: [],
        created_at: NOON.toISOString(),
        edited_at: null,
        customer_name: expect.any(String),
        has_contacted: false,
        is_own: true,
        reply: null,
      },
    ])
    const [notification] = (await notificationsOf(provider)).list
    const { name } = await db
      .selectFrom('customers')
      .select('name')
      .where('accountId', '=', customer.id)
      .executeTakeFirstOrThrow()
    expect(notification).toMatchObject({
      message: `${name} reviewed your business.`,
      target_url: '/viewreviews',
    })
  })

  test.each<[Fields, string, string]>([
    [{}, 'rating', 'Choose 1 to 5 stars.'],
    [{ rating: '0' }, 'rating', 'Choose 1 to 5 stars.'],
    [{ rating: '4.5' }, 'rating', 'Choose 1 to 5 stars.'],
    [{ rating: '5', text: 'Too short' }, 'text', 'Review must be at least 10 characters long.'],
    [{ rating: '5', text: 'x'.repeat(2_001) }, 'text', 'Review must be at most 2,000 characters long.'],
  ])('is refused for %o', async (fields, field, message) => {
    const provider = await aProvider(db)
    const reply = await (await reviewerOn(server)).review(provider, fields)
    expect([reply.statusCode, reply.json()]).toEqual([400, { [field]: [message] }])
  })

  test('accepts a rating without text, and texts of ten to two thousand characters', async () => {
    for (const text of ['', '   ', 'मिठाई🍬🍬🍬🍬🍬', 'x'.repeat(2_000)]) {
      const { review } = await reviewerOn(server)
      expect((await review(await aProvider(db), { rating: '3', text })).statusCode).toBe(201)
    }
  })

  test('accepts a form or JSON', async () => {
    const { me } = await reviewerOn(server)
    const { id } = await aProvider(db)
    const reply = await me.post(`/api/providers/${id}/reviews/`, { rating: 4 })
    expect([reply.statusCode, reply.json()]).toMatchObject([201, { rating: 4 }])
  })

  test('is refused for limited accounts and accounts without a verified contact', async () => {
    const provider = await aProvider(db)
    const { review: unverified } = await reviewerOn(server, await anAccount(db, { verifiedAt: null }))
    expect(await codeOf(unverified(provider))).toEqual([403, 'forbidden'])
    const limited = await anAccount(db, { limitedUntil: new Date(NOON.getTime() + DAY) })
    const { review } = await reviewerOn(server, limited)
    expect(await codeOf(review(provider))).toEqual([403, 'account_limited'])
  })

  test('is stored once per business, and again after deletion', async () => {
    const provider = await aProvider(db)
    const { review, remove } = await reviewerOn(server)
    const taps = await Promise.all([review(provider), review(provider), review(provider)])
    expect(taps.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400, 400])
    expect(await codeOf(review(provider))).toEqual([400, 'already_reviewed'])
    expect((await summaryOf(provider)).count).toBe(1)
    const written = taps.find(({ statusCode }) => statusCode === 201)?.json<ReviewReply>()
    await remove(written?.review_id ?? 0)
    const key = { 'idempotency-key': 'tap-tap-tap-1' }
    const again = await review(provider, { rating: '2' }, key)
    const same = await review(provider, { rating: '2' }, key)
    expect([again.statusCode, same.statusCode]).toEqual([201, 201])
    expect(same.json()).toEqual(again.json())
    expect(await summaryOf(provider)).toMatchObject({ count: 1, average: 2 })
  })

  test('is refused the sixth time within a day, counting deleted reviews', async () => {
    const { review, remove } = await reviewerOn(server)
    for (let turn = 0; turn < 5; turn += 1) {
      const reply = await review(await aProvider(db))
      expect(reply.statusCode).toBe(201)
      if (turn < 2) await remove(reply.json<ReviewReply>().review_id)
    }
    const refused = await review(await aProvider(db))
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, 'too_many'])
    server.time.now = new Date(NOON.getTime() + DAY + 1_000)
    const { review: later } = await reviewerOn(server, await anAccount(db, { createdAt: NOON }))
    expect((await later(await aProvider(db))).statusCode).toBe(201)
    server.time.now = NOON
  })

  test('accepts five of six concurrent requests', async () => {
    const { review } = await reviewerOn(server)
    const providers = await Promise.all(Array.from({ length: 6 }, () => aProvider(db)))
    const replies = await Promise.all(providers.map((provider) => review(provider)))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 201, 201, 201, 429])
  })

  test('is refused for an hour with a new account, unless it contacted the business', async () => {
    const provider = await aProvider(db)
    const young = await anAccount(db, { createdAt: new Date(NOON.getTime() - HOUR + 1_000) })
    const { review } = await reviewerOn(server, young)
    expect(await codeOf(review(provider))).toEqual([403, 'account_too_new'])
    await askToCallBack(db, { customer: young, provider })
    expect((await review(provider)).json()).toMatchObject({ has_contacted: true })
    const old = await anAccount(db, { createdAt: new Date(NOON.getTime() - HOUR) })
    expect((await (await reviewerOn(server, old)).review(provider)).json()).toMatchObject({
      has_contacted: false,
    })
  })

  test('stores whether the customer had written in a chat', async () => {
    const { customer, shop: provider, chat } = await aChat(db)
    await db
      .updateTable('accounts')
      .set({ createdAt: new Date(0) })
      .where('id', '=', customer.id)
      .execute()
    const { review, edit } = await reviewerOn(server, customer)
    const { review_id, has_contacted } = (await review(provider)).json<ReviewReply>()
    await insertMessages(db, chat.id, [{ by: 'customer', content: 'Namaste' }])
    expect([
      has_contacted,
      (await edit(review_id, { rating: '1' })).json<ReviewReply>().has_contacted,
    ]).toEqual([false, false])
    const other = await aChat(db)
    await insertMessages(db, other.chat.id, [{ by: 'customer', content: 'Namaste' }])
    expect((await (await reviewerOn(server, other.customer)).review(other.shop)).json()).toMatchObject({
      has_contacted: true,
    })
  })

  test('returns 404 for a blocking business and one that is not public', async () => {
    const { customer, review } = await reviewerOn(server)
    const [blocker, blocked, gone] = [
      await aProvider(db),
      await aProvider(db),
      await aProvider(db, { account: { suspendedAt: NOON } }),
    ]
    await block(db, blocker, customer)
    await block(db, customer, blocked)
    expect(await codeOf(review(blocker))).toEqual([404, 'not_found'])
    expect(await codeOf(review(blocked))).toEqual([403, 'provider_blocked'])
    expect(await codeOf(review(gone))).toEqual([404, 'not_found'])
    expect(await codeOf(review({ id: 999_999 }))).toEqual([404, 'not_found'])
  })
})

describe('editing and deleting', () => {
  test('keeps omitted fields and counts the new rating', async () => {
    const provider = await aProvider(db)
    const { review, edit, remove } = await reviewerOn(server)
    const { review_id } = (
      await review(provider, { rating: '2', text: 'Stale sweets again' })
    ).json<ReviewReply>()
    expect((await edit(review_id, { rating: '4' })).json()).toMatchObject({
      rating: 4,
      text: 'Stale sweets again',
      edited_at: NOON.toISOString(),
    })
    expect((await edit(review_id, { text: '' })).json()).toMatchObject({ rating: 4, text: '' })
    expect((await summaryOf(provider)).histogram).toEqual({ 1: 0, 2: 0, 3: 0, 4: 1, 5: 0 })
    expect((await edit(review_id, { text: 'short' })).statusCode).toBe(400)
    expect((await remove(review_id)).json()).toEqual({ detail: 'Review deleted.' })
    expect(await summaryOf(provider)).toMatchObject({ average: null, count: 0 })
    expect((await notificationsOf(provider)).list).toEqual([])
  })

  test('is limited to the author', async () => {
    const provider = await aProvider(db)
    const { id } = await aReview(db, provider.id)
    const { edit, remove } = await reviewerOn(server)
    expect(await codeOf(edit(id, { rating: '1' }))).toEqual([404, 'not_found'])
    expect(await codeOf(remove(id))).toEqual([404, 'not_found'])
  })

  test('keeps a hidden review hidden and refuses a removed one', async () => {
    const provider = await aProvider(db)
    const { customer, edit, remove, review } = await reviewerOn(server)
    const { id } = await aReview(db, provider.id, { customerId: customer.id, visibility: 'hidden' })
    expect((await edit(id, { rating: '1' })).statusCode).toBe(200)
    expect((await summaryOf(provider)).count).toBe(0)
    await db.updateTable('reviews').set({ visibility: 'removed' }).where('id', '=', id).execute()
    expect(await codeOf(edit(id, { rating: '1' }))).toEqual([404, 'not_found'])
    expect(await codeOf(remove(id))).toEqual([404, 'not_found'])
    expect(await codeOf(review(provider))).toEqual([400, 'already_reviewed'])
  })
})
