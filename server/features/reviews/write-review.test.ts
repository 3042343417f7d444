import { describe, expect, test } from 'vitest'
import { DAY, HOUR } from '../../../contract/limits.ts'
import { anAccount } from '../../testing/accounts.ts'
import { aChat, askToCallBack, insertMessages } from '../../testing/chats.ts'
import { aFile, aPicture, formOf } from '../../testing/forms.ts'
import { notificationsFor } from '../../testing/notifications.ts'
import { block } from '../../testing/posts.ts'
import { aProvider } from '../../testing/providers.ts'
import { aReview, type ReviewReply, reviewerOn, type ReviewsReply } from '../../testing/reviews.ts'
import { NOON, testServer } from '../../testing/test-server.ts'
import { sweepMedia } from '../media/media.service.ts'
import { isPublicMedia } from '../posts/public-media.service.ts'

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
  test('answers it, and the business hears of it', async () => {
    const shop = await aProvider(db)
    const { customer, review } = await reviewerOn(server)
    const reply = await review(shop, { rating: '5', text: 'Best tilkut in Gaya' })
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
    const [told] = (await notificationsOf(shop)).list
    const { name } = await db
      .selectFrom('customers')
      .select('name')
      .where('accountId', '=', customer.id)
      .executeTakeFirstOrThrow()
    expect(told).toMatchObject({ message: `${name} reviewed your business.`, target_url: '/viewreviews' })
  })

  test.each<[Fields, string, string]>([
    [{}, 'rating', 'Please choose 1 to 5 stars.'],
    [{ rating: '0' }, 'rating', 'Please choose 1 to 5 stars.'],
    [{ rating: '4.5' }, 'rating', 'Please choose 1 to 5 stars.'],
    [{ rating: '5', text: 'Too short' }, 'text', 'Review must be at least 10 characters long.'],
    [{ rating: '5', text: 'x'.repeat(2_001) }, 'text', 'Review must be at most 2000 characters long.'],
  ])('is refused for %o', async (fields, field, message) => {
    const shop = await aProvider(db)
    const reply = await (await reviewerOn(server)).review(shop, fields)
    expect([reply.statusCode, reply.json()]).toEqual([400, { [field]: [message] }])
  })

  test('takes stars alone, and a text of ten or two thousand characters', async () => {
    for (const text of ['', '   ', 'मिठाई🍬🍬🍬🍬🍬', 'x'.repeat(2_000)]) {
      const { review } = await reviewerOn(server)
      expect((await review(await aProvider(db), { rating: '3', text })).statusCode).toBe(201)
    }
  })

  test('is not for who has not proved a contact, and not for a limited account', async () => {
    const shop = await aProvider(db)
    const limited = await anAccount(db, { limitedUntil: new Date(NOON.getTime() + DAY) })
    const { review } = await reviewerOn(server, limited)
    expect(await codeOf(review(shop))).toEqual([403, 'account_limited'])
  })

  test('is done once for a business, by key or by double tap, and again after deleting', async () => {
    const shop = await aProvider(db)
    const { review, remove } = await reviewerOn(server)
    const taps = await Promise.all([review(shop), review(shop), review(shop)])
    expect(taps.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400, 400])
    expect(await codeOf(review(shop))).toEqual([400, 'already_reviewed'])
    expect((await summaryOf(shop)).count).toBe(1)
    const written = taps.find(({ statusCode }) => statusCode === 201)?.json<ReviewReply>()
    await remove(written?.review_id ?? 0)
    const key = { 'idempotency-key': 'tap-tap-tap-1' }
    const again = await Promise.all([review(shop, { rating: '2' }, key)])
    const same = await review(shop, { rating: '2' }, key)
    expect([again[0]?.statusCode, same.statusCode]).toEqual([201, 201])
    expect(same.json()).toEqual(again[0]?.json())
    expect(await summaryOf(shop)).toMatchObject({ count: 1, average: 2 })
  })

  test('is refused the sixth time within a day, deleted ones counted', async () => {
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

  test('six at once are five', async () => {
    const { review } = await reviewerOn(server)
    const shops = await Promise.all(Array.from({ length: 6 }, () => aProvider(db)))
    const replies = await Promise.all(shops.map((shop) => review(shop)))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 201, 201, 201, 429])
  })

  test('waits for an hour with a new account, unless it has contacted the business', async () => {
    const shop = await aProvider(db)
    const young = await anAccount(db, { createdAt: new Date(NOON.getTime() - HOUR + 1_000) })
    const { review } = await reviewerOn(server, young)
    expect(await codeOf(review(shop))).toEqual([403, 'account_too_new'])
    await askToCallBack(db, { customer: young, shop })
    expect((await review(shop)).json()).toMatchObject({ has_contacted: true })
    const old = await anAccount(db, { createdAt: new Date(NOON.getTime() - HOUR) })
    expect((await (await reviewerOn(server, old)).review(shop)).json()).toMatchObject({
      has_contacted: false,
    })
  })

  test('notes a chat in which the customer wrote, and settles it then', async () => {
    const { customer, shop, chat } = await aChat(db)
    await db
      .updateTable('accounts')
      .set({ createdAt: new Date(0) })
      .where('id', '=', customer.id)
      .execute()
    const { review, edit } = await reviewerOn(server, customer)
    const { review_id, has_contacted } = (await review(shop)).json<ReviewReply>()
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

  test('finds no business that has blocked the customer, and none that nobody sees', async () => {
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

describe('changing and deleting', () => {
  test('leaves what is left out, and counts the new stars', async () => {
    const shop = await aProvider(db)
    const { review, edit, remove } = await reviewerOn(server)
    const { review_id } = (
      await review(shop, { rating: '2', text: 'Stale sweets again' })
    ).json<ReviewReply>()
    expect((await edit(review_id, { rating: '4' })).json()).toMatchObject({
      rating: 4,
      text: 'Stale sweets again',
      edited_at: NOON.toISOString(),
    })
    expect((await edit(review_id, { text: '' })).json()).toMatchObject({ rating: 4, text: '' })
    expect((await summaryOf(shop)).histogram).toEqual({ 1: 0, 2: 0, 3: 0, 4: 1, 5: 0 })
    expect((await edit(review_id, { text: 'short' })).statusCode).toBe(400)
    expect((await remove(review_id)).json()).toEqual({ detail: 'Review deleted.' })
    expect(await summaryOf(shop)).toMatchObject({ average: null, count: 0 })
    expect((await notificationsOf(shop)).list).toEqual([])
  })

  test('is for its author alone', async () => {
    const shop = await aProvider(db)
    const { id } = await aReview(db, shop.id)
    const { edit, remove } = await reviewerOn(server)
    expect(await codeOf(edit(id, { rating: '1' }))).toEqual([404, 'not_found'])
    expect(await codeOf(remove(id))).toEqual([404, 'not_found'])
  })

  test('a hidden one stays hidden, and a removed one is its author’s no more', async () => {
    const shop = await aProvider(db)
    const { customer, edit, remove, review } = await reviewerOn(server)
    const { id } = await aReview(db, shop.id, { customerId: customer.id, visibility: 'hidden' })
    expect((await edit(id, { rating: '1' })).statusCode).toBe(200)
    expect((await summaryOf(shop)).count).toBe(0)
    await db.updateTable('reviews').set({ visibility: 'removed' }).where('id', '=', id).execute()
    expect(await codeOf(edit(id, { rating: '1' }))).toEqual([404, 'not_found'])
    expect(await codeOf(remove(id))).toEqual([404, 'not_found'])
    expect(await codeOf(review(shop))).toEqual([400, 'already_reviewed'])
  })
})

describe('pictures', () => {
  const picture = async (width = 400) => aFile(await aPicture({ width, height: 300 }).png().toBuffer())
  // Asked for every file below /media/.
  const isServed = (url = '') => isPublicMedia(db, url.split('/').slice(2, 4).join('/'))

  test('at most two, replaced and deleted, and gone with the review', async () => {
    const shop = await aProvider(db)
    const { review, edit, remove } = await reviewerOn(server)
    const images = [await picture(), await picture()]
    const written = (await review(shop, { rating: '5', images })).json<ReviewReply>()
    expect(written.images).toHaveLength(2)
    const [first, second] = written.images
    if (!first || !second) throw new Error('no pictures')
    expect([await isServed(first.image), await isServed(second.image)]).toEqual([true, true])
    const full = await edit(written.review_id, { images: [await picture()] })
    expect([full.statusCode, full.json()]).toEqual([
      400,
      { images: ['*You can upload a maximum of 2 images.'] },
    ])
    const changed = (
      await edit(written.review_id, { images: [await picture()], deleted_images: String(first.image_id) })
    ).json<ReviewReply>()
    expect(changed.images.map(({ image_id }) => image_id)).toEqual([second.image_id, expect.any(Number)])
    expect(await isServed(first.image)).toBe(false)
    await remove(written.review_id)
    expect(await isServed(second.image)).toBe(false)
    await sweepMedia(db, server.ctx.mediaDeps)
    expect(await db.selectFrom('media').select('id').execute()).toEqual([])
    expect(await db.selectFrom('mediaLeftovers').select('folder').execute()).toEqual([])
  })

  test('of a hidden review are not served', async () => {
    const shop = await aProvider(db)
    const { review } = await reviewerOn(server)
    const written = (await review(shop, { rating: '5', images: [await picture()] })).json<ReviewReply>()
    await db
      .updateTable('reviews')
      .set({ visibility: 'hidden' })
      .where('id', '=', written.review_id)
      .execute()
    expect(await isServed(written.images[0]?.image)).toBe(false)
  })

  test('that are none, too many or another’s are refused', async () => {
    const shop = await aProvider(db)
    const { review, edit } = await reviewerOn(server)
    const many = [await picture(), await picture(), await picture()]
    expect((await review(shop, { rating: '5', images: many })).json()).toEqual({
      images: ['*You can upload a maximum of 2 images.'],
    })
    const text = aFile(Buffer.from('no picture'))
    expect(await codeOf(review(shop, { rating: '5', images: [text] }))).toEqual([415, 'image_wrong_kind'])
    const large = aFile(Buffer.concat([await aPicture().png().toBuffer(), Buffer.alloc(5 * 1_048_576)]))
    expect(await codeOf(review(shop, { rating: '5', images: [large] }))).toEqual([413, 'image_too_large'])
    const { review_id } = (await review(shop)).json<ReviewReply>()
    expect((await edit(review_id, { deleted_images: '999999' })).json()).toEqual({
      deleted_images: ['*This image is not part of your review.'],
    })
  })
})

describe('the reply of the business', () => {
  const aReviewedShop = async () => {
    const shop = await aProvider(db)
    const { id, customerId } = await aReview(db, shop.id)
    return { shop, id, customer: { id: customerId }, me: await server.as(shop) }
  }

  test('is written, changed and deleted, and told once', async () => {
    const { shop, id, customer, me } = await aReviewedShop()
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
        message: `Shop ${shop.id} replied to your review.`,
        target_url: `/providerprofile/${shop.id}#reviews`,
      },
    ])
    expect((await me.delete(`/api/reviews/${id}/reply/`)).json()).toEqual({ detail: 'Reply deleted.' })
    expect((await notificationsOf(customer)).list).toEqual([])
    expect(await codeOf(me.delete(`/api/reviews/${id}/reply/`))).toEqual([404, 'not_found'])
  })

  test.each([
    ['x', 'Reply must be at least 2 characters long.'],
    ['x'.repeat(1_001), 'Reply must be at most 1000 characters long.'],
  ])('has two to a thousand characters: %s', async (text, message) => {
    const { id, me } = await aReviewedShop()
    const reply = await me.put(`/api/reviews/${id}/reply/`, { text })
    expect([reply.statusCode, reply.json()]).toEqual([400, { text: [message] }])
  })

  test('finds neither another’s review nor a hidden one', async () => {
    const { id, me } = await aReviewedShop()
    const other = await server.as(await aProvider(db))
    expect(await codeOf(other.put(`/api/reviews/${id}/reply/`, { text: 'Ours' }))).toEqual([404, 'not_found'])
    await db.updateTable('reviews').set({ visibility: 'hidden' }).where('id', '=', id).execute()
    expect(await codeOf(me.put(`/api/reviews/${id}/reply/`, { text: 'Thanks' }))).toEqual([404, 'not_found'])
  })

  test('to who has blocked the business finds nothing; to who was blocked it is refused', async () => {
    const { shop, id, customer, me } = await aReviewedShop()
    await block(db, shop, customer)
    expect(await codeOf(me.put(`/api/reviews/${id}/reply/`, { text: 'Thanks' }))).toEqual([
      403,
      'customer_blocked',
    ])
  })
})
