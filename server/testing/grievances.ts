import { DAY, HOUR, type Urgency } from '../../contract/limits.ts'
import { anAccount } from './accounts.ts'
import { caseOf } from './cases.ts'
import { aProvider } from './providers.ts'
import { aStaff, asStaff } from './staff.ts'
import { NOON, type testServer } from './test-server.ts'

type TestServer = Awaited<ReturnType<typeof testServer>>

/** Urgency, and the time until the acknowledgement and the decision. */
export const DEADLINES: readonly [Urgency, number, number][] = [
  ['normal', 24 * HOUR, 7 * DAY],
  ['urgent', 24 * HOUR, 36 * HOUR],
  ['intimate_image', 2 * HOUR, 2 * HOUR],
  ['authority_order', 3 * HOUR, 3 * HOUR],
]

export const at = (ms: number) => new Date(NOON.getTime() + ms)
export const isoAt = (ms: number) => at(ms).toISOString()

const MESSAGE = { name: 'Asha', email: 'asha@example.in', subject: 'A photo of me', message: 'Please help' }
const REPORT = { reason: 'scam', description: 'Takes money and sends nothing' }

type Kind = 'cases' | 'inbox'
type Sent = { id: number; tracking_code: string }
type Row = {
  id: number
  urgency: string
  deadline: { step: string; at: string; time_left: string } | null
}

/** What senders and an owner do with reports and messages. */
export const grievanceCalls = async (server: TestServer) => {
  const { db } = server
  const staff = await aStaff(db)
  // A session of staff ends after half an hour, and the tests move the clock.
  const owner = () => asStaff(server, staff)
  const post = async (path: string, body?: object) => (await owner()).post(`/api/admin/${path}/`, body)
  const aReporter = async (email?: string) => server.as(await anAccount(db, email ? { email } : {}))

  return {
    staff,
    owner,
    aReporter,
    write: async (given: object = {}) => {
      const reply = await server.post('/api/contact-haat-admin/', { ...MESSAGE, ...given })
      const newest = db.selectFrom('contactMessages').select('id').orderBy('id', 'desc')
      const { id } = await newest.executeTakeFirstOrThrow()
      return { code: reply.json<Sent>().tracking_code, id }
    },
    report: async (given: object = {}, target?: { id: number }) => {
      const provider = target ?? (await aProvider(db))
      const body = { provider: provider.id, ...REPORT, ...given }
      const reply = await (await aReporter()).post('/api/reports/', body)
      const { id: reportId, tracking_code: code } = reply.json<Sent>()
      return { code, id: await caseOf(server, 'provider', provider.id), reportId, provider }
    },
    track: async (code: string) => (await server.get(`/api/grievances/${code}/`)).json(),
    rowOf: async (kind: Kind, id: number) =>
      (await (await owner()).get(`/api/admin/${kind}/`)).json<Row[]>().find((row) => row.id === id),
    acknowledge: (kind: Kind, id: number) => post(`${kind}/${id}/acknowledge`),
    decide: (id: number, decision: string) => post(`cases/${id}/decide`, { decision, reason: 'Seen' }),
    answer: (id: number) => post(`inbox/${id}/answer`, { answer: 'Done' }),
    close: (id: number, reason = 'An advertisement') => post(`inbox/${id}/close`, { reason }),
    correctMessage: (id: number, body: object) => post(`inbox/${id}/urgency`, body),
    correctReport: ({ id, reportId }: { id: number; reportId: number }, body: object) =>
      post(`cases/${id}/reports/${reportId}/urgency`, body),
  }
}
