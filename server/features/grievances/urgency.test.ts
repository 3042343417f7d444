// Staff correct the urgency that a sender chose.
import { afterEach, expect, test } from 'vitest'
import { HOUR } from '../../../contract/limits.ts'
import { at, DEADLINES, grievanceCalls, isoAt } from '../../testing/grievances.ts'
import { signedInStaff } from '../../testing/staff.ts'
import { NOON, testServer } from '../../testing/test-server.ts'

const server = await testServer()
const { time } = server
const calls = await grievanceCalls(server)
const { owner, write, report, track, rowOf, acknowledge, answer, decide, correctMessage, correctReport } =
  calls

const reason = 'No image is involved'
const newestEntry = async () => (await (await owner()).get('/api/admin/audit/?limit=1')).json<object[]>()[0]

afterEach(() => {
  time.now = NOON
})

test.each(DEADLINES)('to %s: both deadlines count from the receipt', async (urgency, first, last) => {
  const from = urgency === 'normal' ? 'intimate_image' : 'normal'
  const sent = await write({ urgency: from })
  const reported = await report({ urgency: from })
  time.now = at(HOUR)
  const corrected = { urgency, deadline: { step: 'acknowledge', at: isoAt(first) } }
  expect((await correctMessage(sent.id, { urgency, reason })).json()).toMatchObject(corrected)
  expect((await correctReport(reported, { urgency, reason })).json()).toMatchObject(corrected)
  const clock = { received_at: isoAt(0), acknowledge_by: isoAt(first), resolve_by: isoAt(last) }
  const history = [
    { status: 'received', at: isoAt(0) },
    { status: 'received', at: isoAt(HOUR), urgency },
  ]
  // Without the reason of staff.
  for (const { code } of [sent, reported])
    expect(await track(code)).toEqual({ status: 'received', ...clock, reason: null, history })
})

test.each(DEADLINES)(
  'to %s: half of the new time warns, and after it the deadline is overdue',
  async (urgency, first) => {
    const from = urgency === 'normal' ? 'urgent' : 'normal'
    const sent = { cases: await report({ urgency: from }), inbox: await write({ urgency: from }) }
    await correctReport(sent.cases, { urgency, reason })
    await correctMessage(sent.inbox.id, { urgency, reason })
    for (const kind of ['cases', 'inbox'] as const) {
      const seen = []
      for (const ms of [first / 2 - 1, first / 2, first, first + 1]) {
        time.now = at(ms)
        seen.push((await rowOf(kind, sent[kind].id))?.deadline?.time_left)
      }
      expect([kind, ...seen]).toEqual([kind, 'enough', 'half', 'half', 'overdue'])
    }
  },
)

test('after an acknowledgement the time to resolve moves', async () => {
  const [sent, reported] = [await write(), await report()]
  await acknowledge('inbox', sent.id)
  await acknowledge('cases', reported.id)
  const corrected = { deadline: { step: 'resolve', at: isoAt(36 * HOUR) } }
  const body = { urgency: 'urgent', reason }
  expect((await correctMessage(sent.id, body)).json()).toMatchObject(corrected)
  expect((await correctReport(reported, body)).json()).toMatchObject(corrected)
  const step = { status: 'acknowledged', at: isoAt(0), urgency: 'urgent' }
  for (const { code } of [sent, reported]) expect((await track(code)).history.at(-1)).toEqual(step)
})

test('the deadline of a case is the earliest of its other reports', async () => {
  const { provider } = await report({ urgency: 'urgent' })
  const wrong = await report({ urgency: 'intimate_image' }, provider)
  expect((await correctReport(wrong, { urgency: 'normal', reason })).json()).toMatchObject({
    urgency: 'urgent',
    deadline: { step: 'acknowledge', at: isoAt(24 * HOUR) },
  })
})

test('without a reason a message is not corrected; with one the audit log has it', async () => {
  const { code, id } = await write({ urgency: 'intimate_image' })
  const refused = await correctMessage(id, { urgency: 'normal', reason: ' ' })
  expect([refused.statusCode, refused.json()]).toEqual([400, { reason: [expect.any(String)] }])
  expect(await track(code)).toMatchObject({ resolve_by: isoAt(2 * HOUR) })
  await correctMessage(id, { urgency: 'normal', reason })
  expect(await newestEntry()).toMatchObject({
    action: 'urgency_corrected',
    staff_id: calls.staff.id,
    subject_kind: 'contact_message',
    subject_id: id,
    details: { urgency: 'normal', urgency_before: 'intimate_image', reason },
  })
})

test('without a reason a report is not corrected; with one the history of its case has it', async () => {
  const reported = await report()
  expect((await correctReport(reported, { urgency: 'urgent' })).statusCode).toBe(400)
  expect((await track(reported.code)).history).toHaveLength(1)
  await correctReport(reported, { urgency: 'urgent', reason })
  const { history, reports } = (await (await owner()).get(`/api/admin/cases/${reported.id}/`)).json()
  expect(reports).toMatchObject([{ urgency: 'urgent' }])
  const details = { urgency: 'urgent', urgency_before: 'normal', report_id: reported.reportId, reason }
  expect(history[0]).toMatchObject({ action: 'urgency_corrected', subject_id: reported.id, details })
})

test('the same urgency changes nothing', async () => {
  const { code, id } = await write({ urgency: 'urgent' })
  const before = await newestEntry()
  expect((await correctMessage(id, { urgency: 'urgent', reason })).statusCode).toBe(200)
  expect((await track(code)).history).toHaveLength(1)
  expect(await newestEntry()).toEqual(before)
})

test('what is settled, unknown or of another case is refused', async () => {
  const body = { urgency: 'urgent', reason }
  const { id } = await write()
  await answer(id)
  expect((await correctMessage(id, body)).json().code).toBe('message_settled')
  expect((await correctMessage(999_999, body)).statusCode).toBe(404)
  expect((await correctMessage(id, { urgency: 'soon', reason })).statusCode).toBe(400)
  const [reported, other] = [await report(), await report()]
  expect((await correctReport({ ...reported, id: other.id }, body)).statusCode).toBe(404)
  await decide(reported.id, 'warn')
  expect((await correctReport(reported, body)).json().code).toBe('case_decided')
})

test('a role corrects what it may acknowledge', async () => {
  const { id } = await write()
  const reported = await report()
  const paths = [`inbox/${id}`, `cases/${reported.id}/reports/${reported.reportId}`]
  for (const [role, statuses] of [
    ['support', [200, 403]],
    ['moderator', [403, 200]],
  ] as const) {
    const client = await signedInStaff(server, role)
    const replies = paths.map((path) =>
      client.post(`/api/admin/${path}/urgency/`, { urgency: 'urgent', reason }),
    )
    expect((await Promise.all(replies)).map(({ statusCode }) => statusCode)).toEqual(statuses)
  }
})
