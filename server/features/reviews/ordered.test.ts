import { expect, test } from 'vitest'
import { reviewing } from '../../../contract/limits.ts'
import { anAccount } from '../../testing/accounts.ts'
import { aBuyer, anOrderingProvider, changeOrder, placedOrder } from '../../testing/orders.ts'
import { NOON, testServer } from '../../testing/test-server.ts'
import { inviteReviews } from './invites.service.ts'

const server = await testServer()
const { db } = server

test('an order shows that the customer knows the business, also to invite a review', async () => {
  const [account, provider] = [await anAccount(db, { createdAt: NOON }), await anOrderingProvider(server)]
  const buyer = { ...account, ...(await server.as(account)) }
  const review = () => buyer.post(`/api/providers/${provider.id}/reviews/`, { rating: '5' })
  expect((await review()).json()).toMatchObject({ code: 'account_too_new' })
  await placedOrder(buyer, provider)
  expect((await review()).json()).toMatchObject({ has_contacted: true })
  const other = await aBuyer(server)
  const completed = await placedOrder(other, provider)
  for (const status of ['accepted', 'ready', 'completed'])
    await changeOrder(provider, completed.order_id, { status })
  const now = new Date(NOON.getTime() + reviewing.inviteAfter + 1)
  const { publish } = server.ctx.live
  await inviteReviews(db, { clock: () => now, publish })
  const invited = await db
    .selectFrom('reviewInvites')
    .select('customerId')
    .where('providerId', '=', provider.id)
    .execute()
  expect(invited).toEqual([{ customerId: other.id }])
})
