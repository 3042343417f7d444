import { describe, expect, test } from 'vitest'
import { DAY, following, HOUR } from '../../../contract/limits.ts'
import { anAccount } from '../../testing/accounts.ts'
import { notificationsFor } from '../../testing/notifications.ts'
import { aPostAuthor } from '../../testing/post-forms.ts'
import { aPost, aProvider } from '../../testing/providers.ts'
import { listenForSockets } from '../../testing/sockets.ts'
import { NOON, testServer } from '../../testing/test-server.ts'
import { fanOut, queueFanOut, sweepNotifiedFollowers, notifyNextFollowers } from './fan-out.service.ts'

const server = await testServer()
const { db, ctx } = server
const { notificationsOf } = notificationsFor(server)
const { connect } = await listenForSockets(server)
const { publish } = ctx.live

const at = (hours: number) => new Date(NOON.getTime() + hours * HOUR)
const depsAt = (hours: number) => ({ db, clock: () => at(hours), publish, atOnce: 2 })

const follow = (provider: { id: number }, customers: readonly { id: number }[], followedAt = NOON) =>
  db
    .insertInto('follows')
    .values(customers.map(({ id: customerId }) => ({ customerId, providerId: provider.id, followedAt })))
    .execute()

const aFollowedProvider = async (followers: number) => {
  const provider = await aProvider(db)
  const customers = await Promise.all(Array.from({ length: followers }, () => anAccount(db)))
  await follow(provider, customers)
  return { shop: provider, customers }
}

const publishAt = async (provider: { id: number }, hours = 1) => {
  const { id } = await aPost(db, provider.id, { title: 'Tilkut', createdAt: at(hours) })
  await db.transaction().execute((tx) => queueFanOut(tx, { id, providerId: provider.id }, async () => {}))
  return id
}
const notifyAll = (postId: number, hours = 1) => fanOut(depsAt(hours))(postId)

const bellsOf = (postId: number) =>
  db
    .selectFrom('notifications')
    .select('accountId')
    .where('postId', '=', postId)
    .orderBy('accountId')
    .execute()
const idsOf = (customers: readonly { id: number }[]) =>
  customers.map(({ id: accountId }) => ({ accountId })).toSorted((a, b) => a.accountId - b.accountId)

describe('a new post', () => {
  test('notifies every follower once, in their language, with a link to the post', async () => {
    const { shop: provider, customers } = await aFollowedProvider(5)
    const postId = await publishAt(provider)
    await notifyAll(postId)
    expect(await bellsOf(postId)).toEqual(idsOf(customers))
    const [reader = { id: 0 }] = customers
    expect((await notificationsOf(reader)).list).toMatchObject([
      {
        message: `New post from Shop ${provider.id}: ‘Tilkut’.`,
        target_url: `/postpage/${postId}`,
        is_read: false,
      },
    ])
    expect((await notificationsOf(reader, '?lang=hi')).list).toMatchObject([
      { message: `Shop ${provider.id} की नई पोस्ट: ‘Tilkut’।` },
    ])
    await notifyAll(postId)
    expect(await bellsOf(postId)).toHaveLength(5)
  })

  test('updates open tabs', async () => {
    const { shop: provider, customers } = await aFollowedProvider(1)
    const [reader = { id: 0 }] = customers
    const tab = await connect('/ws/notifications/', reader)
    await tab.next()
    const postId = await publishAt(provider)
    await notifyAll(postId)
    expect(await tab.next()).toMatchObject({ target_url: `/postpage/${postId}`, unread_count: 1 })
  })

  test('is resumed where a killed job stopped', async () => {
    const { shop: provider, customers } = await aFollowedProvider(5)
    const postId = await publishAt(provider)
    expect(await notifyNextFollowers(depsAt(1), postId)).toBe(true)
    expect(await bellsOf(postId)).toHaveLength(2)
    // Late enough that only the stored position prevents a second notification.
    await notifyAll(postId, 30)
    expect(await bellsOf(postId)).toEqual(idsOf(customers))
  })

  test('notifies once when two processes run the job', async () => {
    const { shop: provider, customers } = await aFollowedProvider(6)
    const postId = await publishAt(provider)
    await Promise.all([notifyAll(postId), notifyAll(postId), notifyAll(postId)])
    expect(await bellsOf(postId)).toEqual(idsOf(customers))
  })

  test('leaves no notification when it is deleted during the fan-out', async () => {
    const { shop: provider } = await aFollowedProvider(6)
    for (const hours of [1, 2, 3]) {
      const postId = await publishAt(provider, hours)
      const remove = () => db.deleteFrom('posts').where('id', '=', postId).execute()
      await Promise.all([notifyAll(postId, hours), notifyNextFollowers(depsAt(hours), postId).then(remove)])
      expect(await bellsOf(postId)).toEqual([])
      await db.deleteFrom('followersTold').execute()
    }
  })

  test('skips later followers, limited and suspended accounts and ended follows', async () => {
    const { shop: provider, customers } = await aFollowedProvider(5)
    const [late, limited, suspended, gone, notified] = customers
    const change = (who: { id: number } | undefined, set: object) =>
      db
        .updateTable('accounts')
        .set(set)
        .where('id', '=', who?.id ?? 0)
        .execute()
    await change(limited, { limitedUntil: at(24) })
    await change(suspended, { suspendedAt: NOON })
    await db
      .updateTable('follows')
      .set({ followedAt: at(2) })
      .where('customerId', '=', late?.id ?? 0)
      .execute()
    await db
      .deleteFrom('follows')
      .where('customerId', '=', gone?.id ?? 0)
      .execute()
    const postId = await publishAt(provider)
    await notifyAll(postId, 3)
    expect(await bellsOf(postId)).toEqual([{ accountId: notified?.id }])
  })

  test.each([
    ['hidden', (id: number) => db.updateTable('posts').set({ visibility: 'hidden' }).where('id', '=', id)],
    ['deleted', (id: number) => db.deleteFrom('posts').where('id', '=', id)],
  ])('that was %s stops the fan-out and hides its notifications', async (_how, change) => {
    const { shop: provider, customers } = await aFollowedProvider(4)
    const postId = await publishAt(provider)
    await notifyNextFollowers(depsAt(1), postId)
    await change(postId).execute()
    await notifyAll(postId)
    for (const customer of customers) expect((await notificationsOf(customer)).unread).toBe(0)
    expect(
      await db.selectFrom('postFanOuts').select('postId').where('postId', '=', postId).execute(),
    ).toEqual([])
  })
})

describe('within six hours a follower is notified once per business', () => {
  test('and again afterwards', async () => {
    const { shop: provider, customers } = await aFollowedProvider(3)
    const [first, second, third] = [
      await publishAt(provider, 1),
      await publishAt(provider, 2),
      await publishAt(provider, 7),
    ]
    await notifyAll(first, 1)
    await notifyAll(second, 2)
    expect(await bellsOf(second)).toEqual([])
    await notifyAll(third, 7)
    expect(await bellsOf(third)).toEqual(idsOf(customers))
  })

  test('also by concurrent fan-outs of two posts', async () => {
    const { shop: provider, customers } = await aFollowedProvider(6)
    const posts = [await publishAt(provider), await publishAt(provider), await publishAt(provider)]
    await Promise.all(posts.map((postId) => notifyAll(postId)))
    const bells = (await Promise.all(posts.map(bellsOf))).flat()
    expect(bells.toSorted((a, b) => a.accountId - b.accountId)).toEqual(idsOf(customers))
  })

  test('also after unfollowing and following again', async () => {
    const { shop: provider, customers } = await aFollowedProvider(1)
    await notifyAll(await publishAt(provider, 1), 1)
    await db.deleteFrom('follows').where('providerId', '=', provider.id).execute()
    await follow(provider, customers, at(2))
    const postId = await publishAt(provider, 3)
    await notifyAll(postId, 3)
    expect(await bellsOf(postId)).toEqual([])
  })

  test('and separately for each business', async () => {
    const [one, other] = [await aFollowedProvider(1), await aProvider(db)]
    await follow(other, one.customers)
    const posts = [await publishAt(one.shop), await publishAt(other)]
    for (const postId of posts) await notifyAll(postId)
    expect((await Promise.all(posts.map(bellsOf))).flat()).toHaveLength(2)
  })

  test('and the rows are deleted afterwards', async () => {
    const { shop: provider } = await aFollowedProvider(2)
    await notifyAll(await publishAt(provider), 1)
    const remembered = () =>
      db.selectFrom('followersTold').select('customerId').where('providerId', '=', provider.id).execute()
    await sweepNotifiedFollowers(db, at(6))
    expect(await remembered()).toHaveLength(2)
    await sweepNotifiedFollowers(db, new Date(at(1).getTime() + following.bellPause))
    expect(await remembered()).toEqual([])
  })
})

test('writing a post enqueues the job unless the business has no followers', async () => {
  const author = await aPostAuthor(server)
  const queued = async () =>
    (
      await db
        .selectFrom('postFanOuts')
        .innerJoin('posts', 'posts.id', 'postId')
        .select('postId')
        .where('providerId', '=', author.provider.id)
        .execute()
    ).length
  expect((await author.publish()).statusCode).toBe(201)
  expect(await queued()).toBe(0)
  await follow(author.provider, [await anAccount(db)], new Date(NOON.getTime() - DAY))
  expect((await author.publish()).statusCode).toBe(201)
  expect(await queued()).toBe(1)
})
