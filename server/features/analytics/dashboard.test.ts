import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { DAY, lists } from '../../../contract/limits.ts'
import { aChat, askToCallBack, insertMessages } from '../../testing/chats.ts'
import { anAccount } from '../../testing/accounts.ts'
import { aReceivedNeed } from '../../testing/needs.ts'
import { aComment, anOffer, aPublishedPost, block } from '../../testing/posts.ts'
import { aPost, aProvider } from '../../testing/providers.ts'
import { aReview } from '../../testing/reviews.ts'
import { NOON, testServer } from '../../testing/test-server.ts'
import { measurePartEffects } from './part-effects.service.ts'

const server = await testServer()
const { db } = server

type Provider = { id: number }
const read = async (provider: Provider) =>
  (await (await server.as(provider)).get('/api/provider-dashboard/')).json()
const daysAgo = (days: number) => new Date(NOON.getTime() - days * DAY)
const dateAgo = (days: number) => daysAgo(days).toISOString().slice(0, 10)

const QUIET = {
  new_requests: 0,
  unread_chats: 0,
  unanswered_comments: 0,
  unanswered_reviews: 0,
  open_needs: 0,
  new_orders: 0,
  ending_offers: 0,
  today: { views: 0, calls: 0 },
  week: { views: 0, calls: 0 },
  previous_week: { views: 0, calls: 0 },
}

describe('the dashboard', () => {
  test('of a new business lists what it lacks', async () => {
    expect(await read(await aProvider(db))).toEqual({
      ...QUIET,
      lacks: ['photos', 'hours', 'price_list', 'post'],
      suggestion: null,
    })
  })

  test('counts unanswered items until they are answered', async () => {
    const { shop: provider, chat, customer } = await aChat(db)
    await insertMessages(db, chat.id, [{ by: 'customer', content: 'Is it fresh?' }])
    await askToCallBack(db, { customer, provider })
    const post = await aPost(db, provider.id)
    const comment = await aComment(db, post.id)
    const review = await aReview(db, provider.id)
    const { id: needId } = await aReceivedNeed(db, { customerId: customer.id, providerId: provider.id })
    const reviewed = { unanswered_comments: 1, unanswered_reviews: 1 }
    const waiting = { new_requests: 1, unread_chats: 1, ...reviewed, open_needs: 1 }
    expect(await read(provider)).toMatchObject(waiting)
    await db
      .updateTable('contacts')
      .set({ status: 'contacted' })
      .where('providerId', '=', provider.id)
      .execute()
    await db
      .updateTable('chats')
      .set({ providerReadId: sql`last_message_id` })
      .where('id', '=', chat.id)
      .execute()
    const reply = { reply: 'Yes', repliedAt: NOON }
    await db.updateTable('comments').set(reply).where('id', '=', comment.id).execute()
    await db.updateTable('reviews').set(reply).where('id', '=', review.id).execute()
    await db.updateTable('needAsks').set({ declinedAt: NOON }).where('needId', '=', needId).execute()
    expect(await read(provider)).toMatchObject({ ...QUIET, today: QUIET.today })
  })

  test('does not count own messages as unread', async () => {
    const { shop: provider, chat } = await aChat(db)
    await insertMessages(db, chat.id, [{ by: 'provider', content: 'We are open today' }])
    expect(await read(provider)).toMatchObject({ unread_chats: 0 })
  })

  test('excludes hidden content and blocked accounts', async () => {
    const provider = await aProvider(db)
    const post = await aPost(db, provider.id)
    await aComment(db, post.id, { visibility: 'hidden' })
    await aReview(db, provider.id, { visibility: 'hidden' })
    const [blocker, blocked] = [await anAccount(db), await anAccount(db)]
    await block(db, blocker, provider)
    await block(db, provider, blocked)
    for (const { id } of [blocker, blocked]) {
      await aComment(db, post.id, { customerId: id })
      await aReview(db, provider.id, { customerId: id })
    }
    await askToCallBack(db, { customer: blocker, provider })
    expect(await read(provider)).toMatchObject({ ...QUIET, new_requests: 0 })
  })

  test('counts offers whose last day is near', async () => {
    const provider = await aProvider(db)
    const ends = (days: number) => anOffer({ providerId: provider.id, endsAt: daysAgo(-days) })
    for (const days of [-1, 1, 6, 8]) await aPublishedPost(db, ends(days))
    expect(await read(provider)).toMatchObject({ ending_offers: 2 })
  })

  test('has this week and the previous week', async () => {
    const provider = await aProvider(db)
    for (const [days, views, calls] of [
      [0, 1, 2],
      [6, 10, 20],
      [7, 100, 200],
      [13, 1_000, 2_000],
      [14, 9_999, 9_999],
    ] as const)
      await db
        .insertInto('shopDays')
        .values({ providerId: provider.id, day: dateAgo(days), views, calls })
        .execute()
    expect(await read(provider)).toMatchObject({
      today: { views: 1, calls: 2 },
      week: { views: 11, calls: 22 },
      previous_week: { views: 1_100, calls: 2_200 },
    })
  })

  test(`counts up to ${lists.dashboardCount}`, async () => {
    const provider = await aProvider(db)
    await sql`
      insert into contacts (provider_id, name, email, mobile_number)
      select ${provider.id}, 'Asha', 'a' || n || '@haat.in', '9000000001' from generate_series(1, 120) n`.execute(
      db,
    )
    expect(await read(provider)).toMatchObject({ new_requests: lists.dashboardCount })
  })
})

describe('the suggestion', () => {
  beforeEach(async () => {
    await db.deleteFrom('shopDays').execute()
    await db.deleteFrom('providers').execute()
  })

  const YESTERDAY = dateAgo(1)
  const aListedBusiness = async (calls: number, hasHours: boolean) => {
    const provider = await aProvider(db)
    const hours = hasHours ? sql`'{"weekly": {}, "special_days": []}'::jsonb` : sql`null`
    await sql`
      with old as (update accounts set verified_at = ${daysAgo(100)} where id = ${provider.id})
      update providers set hours = ${hours} where account_id = ${provider.id}`.execute(db)
    await db.insertInto('shopDays').values({ providerId: provider.id, day: YESTERDAY, calls }).execute()
    return provider
  }
  const providers = async (number: number, hasHours: boolean, calls: number) => {
    for (let each = 0; each < number; each += 1) await aListedBusiness(calls + (each % 3), hasHours)
  }

  test('is a missing part that businesses with more calls have', async () => {
    await providers(30, true, 9)
    await providers(30, false, 4)
    const before = await read(await aProvider(db))
    expect(before.suggestion).toBeNull()
    await measurePartEffects(db, NOON)
    await measurePartEffects(db, NOON)
    expect((await read(await aProvider(db))).suggestion).toEqual({
      habit: 'hours',
      calls_with: 10,
      calls_without: 5,
    })
    expect((await read(await aListedBusiness(0, true))).suggestion).toBeNull()
  })

  test('is empty with few businesses or without a difference in calls', async () => {
    await providers(29, true, 9)
    await providers(30, false, 4)
    await measurePartEffects(db, NOON)
    expect((await read(await aProvider(db))).suggestion).toBeNull()
    await providers(1, true, 0)
    await providers(30, false, 14)
    await measurePartEffects(db, NOON)
    expect((await read(await aProvider(db))).suggestion).toBeNull()
  })
})
