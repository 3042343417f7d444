import { signedInStaff } from '../staff.ts'
import type { HappyCall, TestServer } from './call.ts'

const reason = { reason: 'An advertisement' }

const aLetter = async (server: TestServer) => {
  const letter = { name: 'Asha', email: 'asha@example.in', subject: 'Opening hours', message: 'When?' }
  await server.post('/api/contact-haat-admin/', letter)
  const newest = server.db.selectFrom('contactMessages').select('id').orderBy('id', 'desc')
  const { id } = await newest.executeTakeFirstOrThrow()
  return { path: `/api/admin/inbox/${id}`, owner: await signedInStaff(server) }
}

export const inboxCalls: Record<string, HappyCall> = {
  'GET /admin/inbox/': async (server) => {
    const { owner } = await aLetter(server)
    return () => owner.get('/api/admin/inbox/')
  },
  'GET /admin/inbox/:id/': async (server) => {
    const { path, owner } = await aLetter(server)
    return () => owner.get(`${path}/`)
  },
  'POST /admin/inbox/:id/answer/': async (server) => {
    const { path, owner } = await aLetter(server)
    return () => owner.post(`${path}/answer/`, { answer: 'At nine.' })
  },
  'POST /admin/inbox/:id/acknowledge/': async (server) => {
    const { path, owner } = await aLetter(server)
    return () => owner.post(`${path}/acknowledge/`)
  },
  'POST /admin/inbox/:id/close/': async (server) => {
    const { path, owner } = await aLetter(server)
    return () => owner.post(`${path}/close/`, reason)
  },
  'POST /admin/inbox/:id/reopen/': async (server) => {
    const { path, owner } = await aLetter(server)
    await owner.post(`${path}/close/`, reason)
    return () => owner.post(`${path}/reopen/`)
  },
  'POST /admin/inbox/:id/urgency/': async (server) => {
    const { path, owner } = await aLetter(server)
    return () => owner.post(`${path}/urgency/`, { urgency: 'urgent', ...reason })
  },
  'POST /admin/inbox/:id/sender/': async (server) => {
    const { path, owner } = await aLetter(server)
    return () => owner.post(`${path}/sender/`, reason)
  },
}
