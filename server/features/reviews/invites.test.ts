import { expect, test } from 'vitest'
import { DAY } from '../../../contract/limits.ts'
import { reviewInvitesJob } from '../../app/housekeeping.ts'
import { anAccount } from '../../testing/accounts.ts'
import { aChat, askToCallBack, insertMessages } from '../../testing/chats.ts'
import { notificationsFor } from '../../testing/notifications.ts'
import { block } from '../../testing/posts.ts'
import { aProvider } from '../../testing/providers.ts'
import { aReview } from '../../testing/reviews.ts'
import { NOON, testServer } from '../../testing/test-server.ts'

const server = await testServer()
const { db } = server
const { notificationsOf } = notificationsFor(server)
const job = reviewInvitesJob({ db, clock: server.ctx.clock, publish: server.ctx.live.publish })

const daysAgo = (days: number) => new Date(NOON.getTime() - days * DAY)

const aRequest = async (days: number) => {
  const [customer, provider] = [await anAccount(db), await aProvider(db)]
  await askToCallBack(db, { customer, provider })
  await db
    .updateTable('contacts')
    .set({ createdAt: daysAgo(days) })
    .where('senderId', '=', customer.id)
    .execute()
  return { customer, shop: provider }
}

const invitesOf = async (customer: { id: number }) => {
  await job.work()
  return (await notificationsOf(customer)).list.filter(({ message }) => message.startsWith('How was it'))
}

test('invites a customer once three days after a contact request', async () => {
  const { customer, shop: provider } = await aRequest(3)
  expect(await invitesOf(customer)).toMatchObject([
    {
      message: `How was it at Shop ${provider.id}? Write a review.`,
      target_url: `/providerprofile/${provider.id}?review=1#reviews`,
    },
  ])
  await askToCallBack(db, { customer, provider })
  await db
    .updateTable('contacts')
    .set({ createdAt: daysAgo(4) })
    .execute()
  expect(await invitesOf(customer)).toHaveLength(1)
})

test.each([1, 2.9, 11])('invites no one %d days after a request', async (days) => {
  expect(await invitesOf((await aRequest(days)).customer)).toEqual([])
})

test('counts a chat in which the customer wrote', async () => {
  const [written, silent] = [await aChat(db), await aChat(db)]
  await insertMessages(db, written.chat.id, [{ by: 'customer', content: 'Namaste' }])
  await insertMessages(db, silent.chat.id, [{ by: 'provider', content: 'Namaste' }])
  await db
    .updateTable('messages')
    .set({ createdAt: daysAgo(4) })
    .execute()
  await db
    .updateTable('chats')
    .set({ createdAt: daysAgo(4) })
    .execute()
  expect(await invitesOf(written.customer)).toHaveLength(1)
  expect(await invitesOf(silent.customer)).toEqual([])
})

test('skips customers who reviewed the business or have a block', async () => {
  const reviewed = await aRequest(4)
  await aReview(db, reviewed.shop.id, { customerId: reviewed.customer.id })
  const blocked = await aRequest(4)
  await block(db, blocked.shop, blocked.customer)
  const blocker = await aRequest(4)
  await block(db, blocker.customer, blocker.shop)
  for (const { customer } of [reviewed, blocked, blocker]) expect(await invitesOf(customer)).toEqual([])
})

test('skips businesses that are not public', async () => {
  const { customer, shop: provider } = await aRequest(4)
  await db.updateTable('accounts').set({ suspendedAt: NOON }).where('id', '=', provider.id).execute()
  expect(await invitesOf(customer)).toEqual([])
})
