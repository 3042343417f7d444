import { expect, test } from 'vitest'
import type { Order } from '../../../../contract/orders.ts'
import { aBuyer, anOrderingProvider, placedOrder, readOrder } from '../../../testing/orders.ts'
import { signedInStaff } from '../../../testing/staff.ts'
import { testServer } from '../../../testing/test-server.ts'

const server = await testServer()
const owner = await signedInStaff(server)

test('staff list orders without their contents, all of them or those of one account', async () => {
  const [buyer, seller, other] = [
    await aBuyer(server),
    await anOrderingProvider(server),
    await anOrderingProvider(server),
  ]
  const [first, second] = [await placedOrder(buyer, seller), await placedOrder(buyer, other)]
  const idsOf = async (query = '') =>
    (await owner.get(`/api/admin/orders/${query}`)).json<Order[]>().map(({ order_id }) => order_id)
  expect(await idsOf()).toEqual([second.order_id, first.order_id])
  expect(await idsOf('?limit=1')).toEqual([second.order_id])
  expect(await idsOf(`?account=${buyer.id}`)).toEqual([second.order_id, first.order_id])
  expect(await idsOf(`?account=${seller.id}`)).toEqual([first.order_id])
  expect(await idsOf(`?account=${owner.id}`)).toEqual([])
  const { order_id, number, status, total_paise, handover, customer, provider, created_at } = first
  expect((await owner.get(`/api/admin/orders/?account=${seller.id}`)).json()).toEqual([
    { order_id, number, status, total_paise, handover, customer, provider, created_at },
  ])
})

test('opening an order needs a reason, which the audit log has', async () => {
  const [buyer, provider] = [await aBuyer(server), await anOrderingProvider(server)]
  const { order_id } = await placedOrder(buyer, provider, { handover: 'delivery', address: 'Ward 5' })
  const open = (id: number, reason?: string) => owner.post(`/api/admin/orders/${id}/open/`, { reason })
  expect([(await open(order_id)).statusCode, (await open(order_id, ' ')).statusCode]).toEqual([400, 400])
  expect((await open(999_999, 'A complaint')).statusCode).toBe(404)
  const opened = await open(order_id, 'A complaint')
  expect(opened.json()).toEqual((await readOrder(buyer, order_id)).order)
  const [entry] = (await owner.get('/api/admin/audit/?limit=1')).json<object[]>()
  expect(entry).toMatchObject({
    action: 'order_opened',
    subject_kind: 'account',
    subject_id: buyer.id,
    details: { reason: 'A complaint', order_id, provider_id: provider.id },
  })
})
