import { anAccount } from '../accounts.ts'
import { signedInStaff } from '../staff.ts'
import type { HappyCall, TestServer } from './call.ts'

const announcement = { audience: 'all', text_en: 'New', text_hi: 'नया', path: '/posts' }

const aBreachNotice = async (server: TestServer) => {
  const owner = await signedInStaff(server)
  const { id } = await anAccount(server.db)
  const audience = { account_ids: [id] }
  const notice = { ...announcement, kind: 'breach', audience }
  const { id: noticeId } = (await owner.post('/api/admin/announcements/', notice)).json<{ id: number }>()
  return { owner, audience, path: `/api/admin/announcements/${noticeId}` }
}

export const announcementCalls: Record<string, HappyCall> = {
  'GET /admin/announcements/': async (server) => {
    const { owner } = await aBreachNotice(server)
    return () => owner.get('/api/admin/announcements/')
  },
  'POST /admin/announcements/': async (server) => {
    const owner = await signedInStaff(server)
    return () => owner.post('/api/admin/announcements/', announcement)
  },
  'GET /admin/announcements/:id/': async (server) => {
    const { owner, path } = await aBreachNotice(server)
    return () => owner.get(`${path}/`)
  },
  'GET /admin/announcements/:id/deliveries/': async (server) => {
    const { owner, path } = await aBreachNotice(server)
    return () => owner.get(`${path}/deliveries/`)
  },
  'POST /admin/announcements/recipients/': async (server) => {
    const { owner, audience } = await aBreachNotice(server)
    return () => owner.post('/api/admin/announcements/recipients/', { audience })
  },
  'POST /admin/announcements/:id/withdraw/': async (server) => {
    const owner = await signedInStaff(server)
    const { id } = (await owner.post('/api/admin/announcements/', announcement)).json<{ id: number }>()
    return () => owner.post(`/api/admin/announcements/${id}/withdraw/`)
  },
}
