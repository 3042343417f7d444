import { anAccount } from '../accounts.ts'
import { aNeed, aReceivedNeed, gayaSweets } from '../needs.ts'
import { aProvider } from '../providers.ts'
import { signedInStaff } from '../staff.ts'
import { type HappyCall, nextNumber, type TestServer } from './call.ts'

const inMarket = async (server: TestServer, reply?: string) => {
  const [account, provider] = [await anAccount(server.db), await aProvider(server.db)]
  const sides = { customerId: account.id, providerId: provider.id }
  const need = await aReceivedNeed(server.db, sides, { ...(reply && { reply }) })
  return { ...need, me: await server.as(account), business: await server.as(provider) }
}

export const needCalls: Readonly<Record<string, HappyCall>> = {
  'POST /needs/': async (server) => {
    const { categoryId: category_id, districtId: district_id } = await gayaSweets(server.db)
    const me = await server.as(await anAccount(server.db))
    const text = `A cake for a birthday, number ${nextNumber()}`
    return () => me.post('/api/needs/', { text, category_id, district_id, when: 'today' })
  },
  'GET /needs/': async (server) => {
    const { me } = await inMarket(server, 'I can')
    return () => me.get('/api/needs/')
  },
  'GET /needs/:id/': async (server) => {
    const { me, id } = await inMarket(server, 'I can')
    return () => me.get(`/api/needs/${id}/`)
  },
  'POST /needs/:id/close/': async (server) => {
    const { me, id } = await inMarket(server)
    return () => me.post(`/api/needs/${id}/close/`, { reason: 'not_needed' })
  },
  'POST /needs/:id/choose/': async (server) => {
    const { me, id, replyId } = await inMarket(server, 'I can')
    return () => me.post(`/api/needs/${id}/choose/`, { reply_id: replyId })
  },
  'GET /received-needs/': async (server) => {
    const { business } = await inMarket(server)
    return () => business.get('/api/received-needs/')
  },
  'POST /needs/:id/replies/': async (server) => {
    const { business, id } = await inMarket(server)
    return () => business.post(`/api/needs/${id}/replies/`, { text: 'I can', price_paise: 50_000 })
  },
  'PUT /needs/:id/replies/': async (server) => {
    const { business, id } = await inMarket(server, 'I can')
    return () => business.put(`/api/needs/${id}/replies/`, { text: 'Tomorrow morning' })
  },
  'POST /needs/:id/decline/': async (server) => {
    const { business, id } = await inMarket(server)
    return () => business.post(`/api/needs/${id}/decline/`)
  },
  'GET /need-settings/': async (server) => {
    const business = await server.as(await aProvider(server.db))
    return () => business.get('/api/need-settings/')
  },
  'PUT /need-settings/': async (server) => {
    const business = await server.as(await aProvider(server.db))
    return () => business.put('/api/need-settings/', { max_per_day: 5 })
  },
  'GET /admin/needs/:id/asking/': async (server) => {
    const need = await aNeed(server.db, (await anAccount(server.db)).id)
    const staff = await signedInStaff(server)
    return () => staff.get(`/api/admin/needs/${need.id}/asking/`)
  },
}
