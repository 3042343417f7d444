import { openStaffSession } from '../../features/admin/sessions/staff-session.service.ts'
import { anAccount } from '../accounts.ts'
import { aReportedMessage, aReportedPost, aReportedProvider } from '../cases.ts'
import { aListedPost, aListedProvider } from '../search.ts'
import { aFactorOwner, appOf } from '../second-factors.ts'
import { signedInStaff, withStaffToken } from '../staff.ts'
import { type HappyCall, nextNumber, type TestServer } from './call.ts'
import { announcementCalls } from './announcements.ts'
import { inboxCalls } from './inbox.ts'
import { anAppealCode } from './public.ts'

const readAsStaff =
  (path: string): HappyCall =>
  async (server) => {
    const owner = await signedInStaff(server)
    return () => owner.get(`/api/admin${path}`)
  }

const reason = { reason: 'Against the rules' }

const sessions: Record<string, HappyCall> = {
  'GET /admin/session/': readAsStaff('/session/'),
  'GET /admin/staff/': readAsStaff('/staff/'),
  'POST /admin/logout/': async (server) => {
    const owner = await signedInStaff(server)
    return () => owner.post('/api/admin/logout/')
  },
  'POST /admin/second-factor/': async (server) => {
    const owner = await signedInStaff(server)
    return () => owner.post('/api/admin/second-factor/', {})
  },
  'POST /admin/second-factor/confirm/': async (server) => {
    const owner = await signedInStaff(server)
    const { code } = await aSecret(server, owner)
    return () => owner.post('/api/admin/second-factor/confirm/', { code })
  },
  'POST /admin/second-factor/prove/': async (server) => {
    const owner = await signedInStaff(server)
    const { code } = await aSecret(server, owner)
    const confirmed = await owner.post('/api/admin/second-factor/confirm/', { code })
    const { recovery_codes } = confirmed.json<{ recovery_codes: string[] }>()
    const session = { accountId: owner.id, isProved: false, now: server.time.now }
    const unproved = withStaffToken(server, await openStaffSession(server.db, session))
    return () => unproved.post('/api/admin/second-factor/prove/', { code: recovery_codes[0] })
  },
}

const aSecret = async (server: TestServer, { post }: Pick<TestServer, 'post'>) => {
  const { secret } = (await post('/api/admin/second-factor/', {})).json<{ secret: string }>()
  return { code: appOf(server, secret)() }
}

const site: Record<string, HappyCall> = {
  'GET /admin/overview/': readAsStaff('/overview/'),
  'GET /admin/audit/': readAsStaff('/audit/'),
  'GET /admin/security-events/': readAsStaff('/security-events/'),
  'GET /admin/deliveries/': readAsStaff('/deliveries/'),
  'POST /admin/deliveries/retry/': async (server) => {
    const owner = await signedInStaff(server)
    return () => owner.post('/api/admin/deliveries/retry/', {})
  },
}

type Named = { id: number; name_en?: string; title_en?: string }

const newCategory = async (server: TestServer) => {
  const owner = await signedInStaff(server)
  const names = { title_en: `Kite Maker ${nextNumber()}`, title_hi: `पतंग वाला ${nextNumber()}` }
  const { id, ...saved } = (await owner.post('/api/admin/categories/', names)).json<Named>()
  return { owner, id, names: saved }
}

const reference: Record<string, HappyCall> = {
  'GET /admin/categories/': readAsStaff('/categories/'),
  'GET /admin/districts/': readAsStaff('/districts/'),
  'POST /admin/categories/': async (server) => {
    const owner = await signedInStaff(server)
    const names = { title_en: `Ferryman ${nextNumber()}`, title_hi: `नाविक ${nextNumber()}` }
    return () => owner.post('/api/admin/categories/', names)
  },
  'PUT /admin/categories/:id/': async (server) => {
    const { owner, id, names } = await newCategory(server)
    const synonyms = { synonyms_en: [`kites ${nextNumber()}`] }
    return () => owner.put(`/api/admin/categories/${id}/`, { ...names, ...synonyms })
  },
  'POST /admin/categories/:id/retire/': async (server) => {
    const { owner, id } = await newCategory(server)
    return () => owner.post(`/api/admin/categories/${id}/retire/`, {})
  },
  'POST /admin/categories/:id/restore/': async (server) => {
    const { owner, id } = await newCategory(server)
    await owner.post(`/api/admin/categories/${id}/retire/`, {})
    return () => owner.post(`/api/admin/categories/${id}/restore/`)
  },
  'GET /admin/categories/:id/words/': async (server) => {
    const { owner, id } = await newCategory(server)
    return () => owner.get(`/api/admin/categories/${id}/words/`)
  },
  'PUT /admin/categories/:id/words/': async (server) => {
    const { owner, id } = await newCategory(server)
    const words = [{ language: 'en', word: `kite ${nextNumber()}`, weight: 100, narrower: null }]
    return () => owner.put(`/api/admin/categories/${id}/words/`, { words })
  },
  'DELETE /admin/categories/:id/words/': async (server) => {
    const owner = await signedInStaff(server)
    const [first] = (await owner.get('/api/admin/categories/')).json<Named[]>()
    return () => owner.delete(`/api/admin/categories/${first?.id}/words/`)
  },
  'PUT /admin/districts/:id/': async (server) => {
    const owner = await signedInStaff(server)
    const districts = (await owner.get('/api/admin/districts/')).json<Named[]>()
    const { id, ...names } = districts[0] ?? { id: 0 }
    const aliases = { aliases: [`Old Town ${nextNumber()}`] }
    return () => owner.put(`/api/admin/districts/${id}/`, { ...names, ...aliases })
  },
}

const aDecidedCase = async (server: TestServer) => {
  const reported = await aReportedProvider(server)
  const owner = await signedInStaff(server)
  await owner.post(`/api/admin/cases/${reported.id}/decide/`, { decision: 'ban', ...reason })
  return { ...reported, owner }
}

const cases: Record<string, HappyCall> = {
  'GET /admin/cases/': async (server) => {
    await aReportedPost(server)
    const owner = await signedInStaff(server)
    return () => owner.get('/api/admin/cases/')
  },
  'GET /admin/cases/:id/': async (server) => {
    const { id } = await aReportedPost(server)
    const owner = await signedInStaff(server)
    return () => owner.get(`/api/admin/cases/${id}/`)
  },
  'POST /admin/cases/:id/acknowledge/': async (server) => {
    const { id } = await aReportedPost(server)
    const owner = await signedInStaff(server)
    return () => owner.post(`/api/admin/cases/${id}/acknowledge/`)
  },
  'POST /admin/cases/:id/assign/': async (server) => {
    const { id } = await aReportedPost(server)
    const owner = await signedInStaff(server)
    return () => owner.post(`/api/admin/cases/${id}/assign/`, { staff: owner.id })
  },
  'POST /admin/cases/:id/decide/': async (server) => {
    const { id } = await aReportedPost(server)
    const owner = await signedInStaff(server)
    return () => owner.post(`/api/admin/cases/${id}/decide/`, { decision: 'hide', ...reason })
  },
  'POST /admin/cases/:id/reopen/': async (server) => {
    const { owner, id } = await aDecidedCase(server)
    return () => owner.post(`/api/admin/cases/${id}/reopen/`, reason)
  },
  'POST /admin/cases/:id/evidence/': async (server) => {
    const { id } = await aReportedMessage(server)
    const owner = await signedInStaff(server)
    return () => owner.post(`/api/admin/cases/${id}/evidence/`, reason)
  },
  'POST /admin/cases/:id/reports/:reportId/urgency/': async (server) => {
    const { id, report } = await aReportedPost(server)
    const owner = await signedInStaff(server)
    const path = `/api/admin/cases/${id}/reports/${report.id}/urgency/`
    return () => owner.post(path, { urgency: 'urgent', ...reason })
  },
  'POST /admin/reports/:id/reporter/': async (server) => {
    const { report } = await aReportedPost(server)
    const owner = await signedInStaff(server)
    return () => owner.post(`/api/admin/reports/${report.id}/reporter/`, reason)
  },
  'GET /admin/appeals/': async (server) => {
    const { code } = await anAppealCode(server)
    await server.post(`/api/appeals/${code}/`, { text: 'It was a joke' })
    const owner = await signedInStaff(server)
    return () => owner.get('/api/admin/appeals/')
  },
  'POST /admin/appeals/:id/answer/': async (server) => {
    const { decisionId, code } = await anAppealCode(server)
    await server.post(`/api/appeals/${code}/`, { text: 'It was a joke' })
    const owner = await signedInStaff(server)
    const body = { outcome: 'overturned', answer: 'You are right.' }
    return () => owner.post(`/api/admin/appeals/${decisionId}/answer/`, body)
  },
}

const aPiece = async (server: TestServer) => {
  const provider = await aListedProvider(server.db, 'Bela')
  const post = await aListedPost(server.db, provider.id)
  return { path: `/api/admin/content/post/${post.id}`, owner: await signedInStaff(server) }
}
const hide = { decision: 'hide', ...reason }

const content: Record<string, HappyCall> = {
  'GET /admin/content/': async (server) => {
    const { owner } = await aPiece(server)
    return () => owner.get('/api/admin/content/?q=bela')
  },
  'GET /admin/content/:kind/:id/': async (server) => {
    const { path, owner } = await aPiece(server)
    return () => owner.get(`${path}/`)
  },
  'POST /admin/content/:kind/:id/decide/': async (server) => {
    const { path, owner } = await aPiece(server)
    return () => owner.post(`${path}/decide/`, hide)
  },
  'POST /admin/content/:kind/:id/restore/': async (server) => {
    const { path, owner } = await aPiece(server)
    await owner.post(`${path}/decide/`, hide)
    return () => owner.post(`${path}/restore/`, reason)
  },
}

const aPerson = async (server: TestServer) => {
  const { id } = await anAccount(server.db)
  return { path: `/api/admin/people/${id}`, owner: await signedInStaff(server) }
}
const ban = { decision: 'ban', ...reason }

const people: Record<string, HappyCall> = {
  'GET /admin/people/': async (server) => {
    const { owner } = await aPiece(server)
    return () => owner.get('/api/admin/people/?q=bela')
  },
  'GET /admin/people/:id/': async (server) => {
    const { path, owner } = await aPerson(server)
    return () => owner.get(`${path}/`)
  },
  'POST /admin/people/:id/personal/': async (server) => {
    const { path, owner } = await aPerson(server)
    return () => owner.post(`${path}/personal/`, reason)
  },
  'POST /admin/people/:id/security-events/': async (server) => {
    const { path, owner } = await aPerson(server)
    return () => owner.post(`${path}/security-events/`, reason)
  },
  'POST /admin/people/:id/decide/': async (server) => {
    const { path, owner } = await aPerson(server)
    return () => owner.post(`${path}/decide/`, ban)
  },
  'POST /admin/people/:id/restore/': async (server) => {
    const { path, owner } = await aPerson(server)
    await owner.post(`${path}/decide/`, ban)
    return () => owner.post(`${path}/restore/`, reason)
  },
  'POST /admin/people/:id/end-sessions/': async (server) => {
    const { path, owner } = await aPerson(server)
    return () => owner.post(`${path}/end-sessions/`)
  },
  'POST /admin/people/:id/verified/': async (server) => {
    const provider = await aListedProvider(server.db, 'Bela')
    const owner = await signedInStaff(server)
    return () => owner.post(`/api/admin/people/${provider.id}/verified/`, { verified: true })
  },
  'POST /admin/people/:id/remove-second-factor/': async (server) => {
    const { owner: provider } = await aFactorOwner(server)
    const owner = await signedInStaff(server)
    return () => owner.post(`/api/admin/people/${provider.id}/remove-second-factor/`, reason)
  },
}

export const adminCalls = {
  ...sessions,
  ...site,
  ...announcementCalls,
  ...inboxCalls,
  ...reference,
  ...cases,
  ...content,
  ...people,
}
