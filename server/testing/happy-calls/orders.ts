import { aBuyer, anOrderingProvider, orderByName, orderOf, placedOrder, readOrder } from '../orders.ts'
import { signedInStaff } from '../staff.ts'
import type { HappyCall, TestServer } from './call.ts'

const anOrder = async (server: TestServer) => {
  const [buyer, provider] = [await aBuyer(server), await anOrderingProvider(server)]
  const { order_id } = await placedOrder(buyer, provider)
  return { buyer, provider, url: `/api/orders/${order_id}/`, id: order_id }
}

export const orderCalls: Readonly<Record<string, HappyCall>> = {
  'GET /order-settings/': async (server) => {
    const provider = await anOrderingProvider(server)
    return () => provider.get('/api/order-settings/')
  },
  'PUT /order-settings/': async (server) => {
    const provider = await anOrderingProvider(server)
    return () => provider.put('/api/order-settings/', { is_on: true, upi_id: 'gita@okbank' })
  },
  'POST /orders/': async (server) => {
    const [buyer, provider] = [await aBuyer(server), await anOrderingProvider(server)]
    return () => buyer.post('/api/orders/', orderOf(provider))
  },
  'POST /orders/by-name/': async (server) => {
    const [buyer, provider] = [await aBuyer(server), await anOrderingProvider(server)]
    return () => buyer.post('/api/orders/by-name/', orderByName(provider))
  },
  'GET /orders/': async (server) => {
    const { buyer } = await anOrder(server)
    return () => buyer.get('/api/orders/')
  },
  'GET /received-orders/': async (server) => {
    const { provider } = await anOrder(server)
    return () => provider.get('/api/received-orders/?status=placed')
  },
  'GET /orders/:id/': async (server) => {
    const { buyer, url } = await anOrder(server)
    return () => buyer.get(url)
  },
  'PUT /orders/:id/': async (server) => {
    const { provider, url, id } = await anOrder(server)
    const { etag } = await readOrder(provider, id)
    return () => provider.put(url, { status: 'accepted' }, { 'if-match': etag })
  },
  'POST /orders/:id/chat/': async (server) => {
    const { provider, url } = await anOrder(server)
    return () => provider.post(`${url}chat/`)
  },
  'GET /admin/orders/': async (server) => {
    const { provider } = await anOrder(server)
    const owner = await signedInStaff(server)
    return () => owner.get(`/api/admin/orders/?account=${provider.id}`)
  },
  'POST /admin/orders/:id/open/': async (server) => {
    const { id } = await anOrder(server)
    const owner = await signedInStaff(server)
    return () => owner.post(`/api/admin/orders/${id}/open/`, { reason: 'A complaint' })
  },
}
