import { Outlet } from 'react-router'
import { expect, test } from 'vitest'
import { type MockReply, mockServer, networkFailure, refusal, reply } from '../../testing/forms.tsx'
import { find } from '../../testing/page.tsx'
import { eventually, visit } from '../../testing/visit.tsx'
import GrievancePage, { clientLoader, ErrorBoundary } from './GrievancePage.tsx'

const CODE = '7KQ2-M9XA-4TRD-0WEH'
const RECEIVED = {
  status: 'received',
  received_at: '2025-05-03T06:30:00Z',
  acknowledge_by: '2025-05-04T06:30:00Z',
  resolve_by: '2025-05-10T06:30:00Z',
  reason: null,
  history: [{ status: 'received', at: '2025-05-03T06:30:00Z' }],
}
const FIGURES = {
  officer: { name: 'Asha Kumari', email: 'grievance@haat.example' },
  months: [
    { month: '2025-05', received: 12, acknowledged_in_time: 11, resolved_in_time: 9, rejected_in_time: 2 },
  ],
}

const open = async (at: string, answers: Record<string, MockReply>) => {
  mockServer(answers)
  await visit({
    at,
    shell: { Component: Outlet },
    pages: [
      {
        path: '/grievance/:code?',
        Component: GrievancePage,
        ErrorBoundary,
        loader: clientLoader as never,
      },
    ],
  })
  await eventually(() => find('h1'))
}
const words = () => document.body.textContent
const openCode = (answer: MockReply) =>
  open(`/grievance/${CODE}`, { [`GET /api/grievances/${CODE}/`]: answer })

test.each([
  ['received', 'We have your complaint', ['We will look at it by', 'We will decide by']],
  ['acknowledged', 'We are working on it', ['We will decide by']],
  ['resolved', 'Your complaint is resolved', []],
  ['rejected', 'Closed without action', []],
])(
  'a complaint that is %s displays its status and the deadlines that still run',
  async (status, title, due) => {
    await openCode(reply({ ...RECEIVED, status }))
    await eventually(() => expect(find('[role=status]').textContent).toContain(title))
    for (const name of ['We will look at it by', 'We will decide by'])
      expect([name, words().includes(name)]).toEqual([name, due.includes(name)])
  },
)

test('a message that was closed without an answer displays the reason', async () => {
  const reason = 'This is an advertisement.'
  await openCode(reply({ ...RECEIVED, status: 'rejected', reason }))
  await eventually(() => expect(find('[role=status]').textContent).toContain(reason))
  expect(words()).not.toContain('no rule was broken')
})

test('a corrected urgency appears among what happened', async () => {
  const correction = { status: 'received', at: '2025-05-03T07:30:00Z', urgency: 'normal' }
  await openCode(reply({ ...RECEIVED, history: [...RECEIVED.history, correction] }))
  await eventually(() => expect(words()).toContain('Urgency changed: not urgent'))
})

test('an unknown code asks for another one', async () => {
  await openCode(refusal(404, 'not_found', 'Not found.'))
  await eventually(() => expect(words()).toContain('No complaint found with this code'))
})

test('a failure to load says so', async () => {
  await openCode(() => networkFailure())
  await eventually(() => expect(words()).toContain("Couldn't load your complaint."))
})

test('without a code the page names the officer and counts the months', async () => {
  await open('/grievance', { 'GET /api/grievances/': reply(FIGURES) })
  await eventually(() => expect(words()).toContain('Asha Kumari'))
  expect(find('a[href^="mailto:"]').textContent).toBe('grievance@haat.example')
  for (const text of [
    'May 2025',
    'Complaints received12',
    'Seen in time11',
    'Resolved in time9',
    'Closed without action in time2',
  ])
    expect(words()).toContain(text)
})

test('without complaints the page says what will appear', async () => {
  await open('/grievance', { 'GET /api/grievances/': reply({ ...FIGURES, months: [] }) })
  await eventually(() => expect(words()).toContain('The numbers of each month will appear here.'))
})
