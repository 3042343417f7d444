import { afterEach, describe, expect, test } from 'vitest'
import { DAY, HOUR } from '../../../contract/limits.ts'
import { caseOf } from '../../testing/cases.ts'
import { at, DEADLINES, grievanceCalls, isoAt } from '../../testing/grievances.ts'
import { aProvider } from '../../testing/providers.ts'
import { NOON, testServer } from '../../testing/test-server.ts'

const officer = { GRIEVANCE_OFFICER: 'Asha Kumari', GRIEVANCE_EMAIL: 'grievance@haat.example' }
const server = await testServer({ jobs: 'work', env: officer })
const { db, time } = server
const calls = await grievanceCalls(server)
const { staff, owner, aReporter, write, report, track, rowOf, acknowledge, answer, close, decide } = calls

afterEach(() => {
  time.now = NOON
})

const MESSAGE = { name: 'Asha', email: 'asha@example.in', subject: 'A photo of me', message: 'Please help' }

type Mail = { to: string; subject: string; text: string }
const mailsTo = async (email: string) =>
  (await server.get('/api/outbox/')).json<Mail[]>().filter(({ to }) => to === email)

describe('the deadlines', () => {
  test.each(DEADLINES)(
    'of %s run from the receipt, for both kinds of codes',
    async (urgency, first, last) => {
      const clock = { received_at: isoAt(0), acknowledge_by: isoAt(first), resolve_by: isoAt(last) }
      const history = [{ status: 'received', at: isoAt(0) }]
      const reason = null
      for (const { code } of [await write({ urgency }), await report({ urgency })])
        expect(await track(code)).toEqual({ status: 'received', ...clock, reason, history })
    },
  )

  test.each(DEADLINES)('of %s warn at half of the time and are overdue after it', async (urgency, first) => {
    const sent = { cases: (await report({ urgency })).id, inbox: (await write({ urgency })).id }
    const leftAt = async (kind: 'cases' | 'inbox', ms: number) => {
      time.now = at(ms)
      return (await rowOf(kind, sent[kind]))?.deadline?.time_left
    }
    for (const kind of ['cases', 'inbox'] as const) {
      const seen = []
      for (const ms of [first / 2 - 1, first / 2, first, first + 1]) seen.push(await leftAt(kind, ms))
      expect([kind, ...seen]).toEqual([kind, 'enough', 'half', 'half', 'overdue'])
    }
  })

  test('are normal without an urgency, and another type or word is refused', async () => {
    expect(await track((await write()).code)).toMatchObject({ resolve_by: isoAt(7 * DAY) })
    for (const urgency of ['soon', '', 1, null, ['urgent']])
      expect((await server.post('/api/contact-haat-admin/', { ...MESSAGE, urgency })).statusCode).toBe(400)
  })

  test('a repeated report with another urgency is a new one', async () => {
    const provider = await aProvider(db)
    const customer = await aReporter()
    const send = async (urgency: string) =>
      (
        await customer.post('/api/reports/', {
          provider: provider.id,
          reason: 'scam',
          description: 'Takes money',
          urgency,
        })
      ).json<{ tracking_code: string }>().tracking_code
    const first = await send('normal')
    expect(await send('normal')).toBe(first)
    expect(await send('urgent')).not.toBe(first)
  })
})

describe('a message', () => {
  test('is acknowledged once by staff, with an email, and resolved by the answer', async () => {
    const { code, id } = await write({ email: 'ravi@example.in' })
    time.now = at(HOUR)
    expect((await acknowledge('inbox', id)).json()).toMatchObject({
      deadline: { step: 'resolve', at: isoAt(7 * DAY), time_left: 'enough' },
    })
    expect((await acknowledge('inbox', id)).statusCode).toBe(200)
    await expect.poll(async () => (await mailsTo('ravi@example.in')).length).toBe(1)
    expect((await mailsTo('ravi@example.in'))[0]?.text).toContain(`/grievance/${code}`)
    expect(await track(code)).toMatchObject({ status: 'acknowledged' })
    time.now = at(2 * HOUR)
    await answer(id)
    await close(id)
    expect(await track(code)).toMatchObject({
      status: 'resolved',
      reason: null,
      history: [
        { status: 'received', at: isoAt(0) },
        { status: 'acknowledged', at: isoAt(HOUR) },
        { status: 'resolved', at: isoAt(2 * HOUR) },
      ],
    })
    expect((await acknowledge('inbox', id)).json().code).toBe('message_settled')
  })

  test('that is reopened has its time to resolve again', async () => {
    const { code, id } = await write()
    await close(id)
    expect((await (await owner()).post(`/api/admin/inbox/${id}/reopen/`)).json()).toMatchObject({
      close_reason: null,
      deadline: { step: 'resolve', at: isoAt(7 * DAY) },
    })
    const { status, reason, history } = await track(code)
    expect([status, reason, history.length]).toEqual(['acknowledged', null, 3])
  })

  test('closed without an answer is rejected, with the reason of staff', async () => {
    const { code, id } = await write()
    time.now = at(HOUR)
    expect((await close(id, '  ')).json()).toEqual({ reason: [expect.any(String)] })
    expect(await track(code)).toMatchObject({ status: 'received', reason: null })
    expect((await close(id, 'It is an advertisement')).statusCode).toBe(200)
    expect(await track(code)).toMatchObject({
      status: 'rejected',
      reason: 'It is an advertisement',
      history: [
        { status: 'received', at: isoAt(0) },
        { status: 'rejected', at: isoAt(HOUR) },
      ],
    })
  })
})

describe('a report', () => {
  test('is acknowledged by the button or by taking the case, and resolved by the decision', async () => {
    const { code, id } = await report()
    const other = await report()
    await acknowledge('cases', id)
    await (await owner()).post(`/api/admin/cases/${other.id}/assign/`, { staff: staff.id })
    for (const each of [code, other.code]) expect(await track(each)).toMatchObject({ status: 'acknowledged' })
    expect(await rowOf('cases', id)).toMatchObject({ deadline: { step: 'resolve', at: isoAt(7 * DAY) } })
    await decide(id, 'warn')
    await decide(other.id, 'dismiss')
    expect((await track(code)).status).toBe('resolved')
    expect((await track(other.code)).status).toBe('rejected')
    expect((await acknowledge('cases', id)).json().code).toBe('case_decided')
  })

  test('is acknowledged by email to a visitor and to an account', async () => {
    const provider = await aProvider(db)
    const words = { provider: provider.id, reason: 'scam', description: 'Takes money' }
    await server.post('/api/reports/', {
      ...words,
      reporter_name: 'Zoya',
      reporter_email: 'zoya@example.in',
    })
    const reporter = await aReporter('meena@example.in')
    await reporter.post('/api/reports/', { ...words, description: 'Sends nothing' })
    await acknowledge('cases', await caseOf(server, 'provider', provider.id))
    for (const email of ['zoya@example.in', 'meena@example.in'])
      await expect.poll(async () => (await mailsTo(email)).length).toBe(1)
  })

  test('shortens the deadline of its case, and goes back to the others when it is acknowledged', async () => {
    const { id, provider } = await report()
    await report({ urgency: 'intimate_image' }, provider)
    expect(await rowOf('cases', id)).toMatchObject({
      urgency: 'intimate_image',
      deadline: { step: 'acknowledge', at: isoAt(2 * HOUR) },
    })
    expect((await (await owner()).get('/api/admin/cases/')).json()[0]).toMatchObject({
      deadline: { at: isoAt(2 * HOUR) },
    })
    await acknowledge('cases', id)
    expect(await rowOf('cases', id)).toMatchObject({ deadline: { step: 'resolve', at: isoAt(2 * HOUR) } })
    await decide(id, 'warn')
    expect(
      (await (await owner()).post(`/api/admin/cases/${id}/reopen/`, { reason: 'New facts' })).json(),
    ).toMatchObject({
      deadline: { step: 'resolve', at: isoAt(2 * HOUR) },
    })
  })
})

test('the overview counts what is overdue', async () => {
  const overdue = async () => (await (await owner()).get('/api/admin/overview/')).json().overdue
  await report({ urgency: 'authority_order' })
  await write({ urgency: 'authority_order' })
  const before = await overdue()
  time.now = at(3 * HOUR + 1)
  const after = await overdue()
  expect(after.cases).toBeGreaterThan(before.cases)
  expect(after.contact_messages).toBeGreaterThan(before.contact_messages)
})

test('the page names the officer and counts months of India', async () => {
  time.now = new Date('2026-07-31T18:29:00Z')
  const { id } = await write()
  const closed = await write()
  const dismissed = await report()
  await write()
  await acknowledge('inbox', id)
  time.now = new Date('2026-07-31T18:31:00Z')
  const late = await write({ urgency: 'intimate_image' })
  time.now = new Date('2026-08-01T00:00:00Z')
  await close(late.id)
  await close(closed.id)
  await answer(id)
  await decide(dismissed.id, 'dismiss')
  const { officer: named, months } = (await server.get('/api/grievances/')).json()
  expect(named).toEqual({ name: 'Asha Kumari', email: 'grievance@haat.example' })
  expect(months.slice(0, 2)).toEqual([
    {
      month: '2026-08',
      received: 1,
      acknowledged_in_time: 0,
      resolved_in_time: 0,
      rejected_in_time: 0,
    },
    {
      month: '2026-07',
      received: 4,
      acknowledged_in_time: 3,
      resolved_in_time: 1,
      rejected_in_time: 2,
    },
  ])
})

test('an unknown code is 404, and a state is not stored by caches', async () => {
  expect((await server.get('/api/grievances/0000-0000-0000-0000/')).statusCode).toBe(404)
  const { code } = await write()
  const reply = await server.get(`/api/grievances/${code.toLowerCase().replaceAll('-', ' ')}/`)
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'private, no-store'])
})
