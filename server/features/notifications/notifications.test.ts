import { describe, expect, test } from 'vitest'
import { anAccount } from '../../testing/accounts.ts'
import { NOON, testServer } from '../../testing/test-server.ts'
import { notificationsFor, type Notification } from '../../testing/notifications.ts'
import { aChat } from '../../testing/chats.ts'
import { listenForSockets } from '../../testing/sockets.ts'
import { aComment, aPublishedPost, block } from '../../testing/posts.ts'
import { inTransaction } from '../../platform/db/db.ts'
import { notify, sweepNotifications } from './notifications.service.ts'

const server = await testServer()
const { db } = server
const { connect } = await listenForSockets(server)
const { notificationsOf, aCommentThread } = notificationsFor(server)

describe('notifications are in both languages', () => {
  test('a comment, to the business', async () => {
    const { shop: provider, customer } = await aCommentThread()
    const { name } = await db
      .selectFrom('customers')
      .select('name')
      .where('accountId', '=', customer.id)
      .executeTakeFirstOrThrow()
    const { list, unread } = await notificationsOf(provider)
    expect(list).toEqual([
      {
        id: expect.any(Number),
        message: `${name} commented on your post ‘Fresh laddu’.`,
        target_url: '/viewcomments',
        is_read: false,
        created_at: NOON.toISOString(),
      },
    ])
    expect(unread).toBe(1)
    expect((await notificationsOf(provider, '?lang=hi')).list[0]?.message).toBe(
      `${name} ने आपकी पोस्ट ‘Fresh laddu’ पर कमेंट किया है।`,
    )
  })

  test('a reply, to the customer', async () => {
    const { shop: provider, customer, post, reply } = await aCommentThread()
    expect((await reply()).statusCode).toBe(200)
    const { list } = await notificationsOf(customer)
    expect(list).toMatchObject([
      {
        message: `Shop ${provider.id} replied to your comment on ‘Fresh laddu’.`,
        target_url: `/postpage/${post.id}`,
      },
    ])
  })

  test('a contact request, also without a session; a repeat sends no second notification', async () => {
    const { provider } = await aPublishedPost(db)
    const wish = {
      provider_id: provider.id,
      name: 'Ravi',
      email: 'ravi@example.in',
      mobile_number: '9000000009',
    }
    for (let time = 0; time < 2; time += 1) await server.post('/api/contacts/create/', wish)
    const { list } = await notificationsOf(provider, '?lang=hi')
    expect(list).toMatchObject([{ message: 'Ravi चाहते हैं कि आप उन्हें फ़ोन करें।', target_url: '/viewrequests' }])
  })

  test('a decision on a report, and on an account', async () => {
    const { id: to } = await anAccount(db)
    const { publish } = server.ctx.live
    await inTransaction(db, async (tx) => {
      await notify(tx, {
        kind: 'report_decision',
        to,
        parameters: { decision: 'content_removed' },
        now: NOON,
        publish,
      })
      await notify(tx, {
        kind: 'account_decision',
        to,
        parameters: { decision: 'warned' },
        now: NOON,
        publish,
      })
    })
    const { list } = await notificationsOf({ id: to })
    expect(list.map(({ message, target_url }) => [message, target_url])).toEqual([
      ['You got a warning. Please follow our rules.', '/profile-customer'],
      ['We have reviewed your report. It was removed.', '/profile-customer'],
    ])
  })
})

describe('no notification without an event', () => {
  test('a rolled back notification is neither stored nor published', async () => {
    const { id: to } = await anAccount(db)
    const line = await connect('/ws/notifications/', { id: to })
    await line.next()
    const { publish } = server.ctx.live
    const failing = inTransaction(db, async (tx) => {
      await notify(tx, {
        kind: 'account_decision',
        to,
        parameters: { decision: 'warned' },
        now: NOON,
        publish,
      })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect((await notificationsOf({ id: to })).list).toEqual([])
    expect(line.rest()).toEqual([])
  })

  test('a refused comment sends no notification', async () => {
    const { provider, post } = await aPublishedPost(db)
    await (await server.as(await anAccount(db))).post(`/api/blogs/${post.id}/comments/`, { comment: 'x' })
    expect((await notificationsOf(provider)).unread).toBe(0)
  })
})

describe('the count equals the number of unread notifications in the list', () => {
  const NOTHING = { list: [], unread: 0 }

  test('excludes blocked accounts in both directions, until the block ends', async () => {
    for (const byProvider of [true, false]) {
      const { shop: provider, customer } = await aCommentThread()
      await block(db, byProvider ? provider : customer, byProvider ? customer : provider)
      expect(await notificationsOf(provider)).toEqual(NOTHING)
      await db.deleteFrom('blocks').where('blockerId', 'in', [provider.id, customer.id]).execute()
      expect((await notificationsOf(provider)).unread).toBe(1)
    }
  })

  test('excludes suspended and deleted accounts', async () => {
    const suspended = await aCommentThread()
    await db
      .updateTable('accounts')
      .set({ suspendedAt: new Date() })
      .where('id', '=', suspended.customer.id)
      .execute()
    expect(await notificationsOf(suspended.shop)).toEqual(NOTHING)
    const deleted = await aCommentThread()
    await (await server.as(deleted.customer)).delete('/api/delete-account/')
    expect(await notificationsOf(deleted.shop)).toEqual(NOTHING)
  })

  test('excludes deleted posts, comments and chats', async () => {
    const { shop: provider, post } = await aCommentThread()
    await (await server.as(provider)).delete(`/api/blogs/${post.id}/`)
    expect(await notificationsOf(provider)).toEqual(NOTHING)
    const talk = await aCommentThread()
    await db.deleteFrom('comments').where('id', '=', talk.commentId).execute()
    expect(await notificationsOf(talk.shop)).toEqual(NOTHING)
    const chat = await aChat(db)
    await db
      .insertInto('notifications')
      .values({
        accountId: chat.shop.id,
        actorId: chat.customer.id,
        kind: 'chat_message',
        chatId: chat.chat.id,
      })
      .execute()
    expect((await notificationsOf(chat.shop)).unread).toBe(1)
    await db.deleteFrom('chats').where('id', '=', chat.chat.id).execute()
    expect(await notificationsOf(chat.shop)).toEqual(NOTHING)
  })

  test('includes unread ones beyond the page', async () => {
    const { provider, post } = await aPublishedPost(db)
    for (let number = 0; number < 5; number += 1) {
      const { id: commentId, customerId: actorId } = await aComment(db, post.id)
      await db
        .insertInto('notifications')
        .values({ accountId: provider.id, actorId, kind: 'comment', commentId })
        .execute()
    }
    const providersBell = await server.as(provider)
    const first = await providersBell.get('/api/notifications/?limit=2')
    expect([first.json<Notification[]>().length, first.headers['x-unread-count']]).toEqual([2, '5'])
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? ''
    const second = (await providersBell.get(next)).json<Notification[]>()
    expect(second.length).toBe(2)
    expect(second[0]?.id).toBeLessThan(first.json<Notification[]>()[1]?.id ?? 0)
  })
})

describe('marking as read', () => {
  test('by ids and up to one: only own ones, and the rest stays unread', async () => {
    const [one, other] = [await aCommentThread(), await aCommentThread()]
    await one.reply()
    const provider = await server.as(one.shop)
    const foreign = (await notificationsOf(other.shop)).list[0]?.id ?? 0
    const mark = async (body: object) =>
      (await provider.post('/api/notifications/read/', body)).json<{ unread_count: number }>()
    expect(await mark({ ids: [foreign] })).toEqual({ unread_count: 1 })
    expect((await notificationsOf(other.shop)).unread).toBe(1)
    const own = (await notificationsOf(one.shop)).list[0]?.id ?? 0
    expect(await mark({ up_to_id: own - 1 })).toEqual({ unread_count: 1 })
    expect(await mark({ ids: [own] })).toEqual({ unread_count: 0 })
    expect((await notificationsOf(one.shop)).list).toMatchObject([{ id: own, is_read: true }])
  })

  test('is refused when it names none', async () => {
    const { shop: provider } = await aCommentThread()
    const reader = await server.as(provider)
    for (const body of [undefined, {}, { id: 1 }, { ids: null }])
      expect((await reader.post('/api/notifications/read/', body)).json()).toMatchObject({
        code: 'bad_input',
      })
    expect((await notificationsOf(provider)).unread).toBe(1)
  })
})

test('up to the newest of the list, nothing older stays counted', async () => {
  const { shop: provider } = await aCommentThread()
  const [first] = await db
    .selectFrom('notifications')
    .selectAll()
    .where('accountId', '=', provider.id)
    .execute()
  if (!first) throw new Error('The business was notified of the comment')
  const { id: _id, ...same } = first
  await db
    .insertInto('notifications')
    .values(Array.from({ length: 70 }, () => same))
    .execute()
  const { list, unread } = await notificationsOf(provider)
  expect([list.length < unread, unread]).toEqual([true, 71])
  const me = await server.as(provider)
  await me.post('/api/notifications/read/', { up_to_id: list[0]?.id })
  expect((await notificationsOf(provider)).unread).toBe(0)
})

test('deletes a notification after three months', async () => {
  const { shop: provider } = await aCommentThread()
  const days = (count: number) => new Date(NOON.getTime() + count * 24 * 60 * 60 * 1_000)
  await sweepNotifications(db, days(89))
  expect((await notificationsOf(provider)).list.length).toBe(1)
  await sweepNotifications(db, days(91))
  expect((await notificationsOf(provider)).list.length).toBe(0)
})
