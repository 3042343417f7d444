import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openAdmin } from '../../../testing/admin.tsx'
import { type MockReply, reply } from '../../../testing/forms.tsx'
import { inSequence } from '../../../testing/in-sequence.ts'
import { click, find } from '../../../testing/page.tsx'
import { button, eventually } from '../../../testing/visit.tsx'
import AuditPage from './AuditPage.tsx'

const LOG = 'GET /api/admin/audit/'
const STAFF = 'GET /api/admin/staff/'

const anEntry = (number: number, given: object = {}) => ({
  number,
  at: '2025-05-03T06:30:00Z',
  staff_id: 3,
  staff_name: 'ravi',
  action: 'case_decided',
  subject_kind: 'case',
  subject_id: 7,
  details: { decision: 'hide', until: '2025-05-03T06:30:00Z', decision_id: null },
  ...given,
})

const open = (log: MockReply, at = '/admin/audit') =>
  openAdmin({
    at,
    pages: [{ path: '/admin/audit', Component: AuditPage }],
    answers: {
      [LOG]: log,
      [STAFF]: reply([{ id: 3, name: 'ravi', role: 'owner', has_second_factor: true }]),
    },
  })
const rows = () =>
  screen
    .queryAllByRole('row')
    .slice(1)
    .map((row) => row.textContent)

test('the log says who did what about what', async () => {
  await open(reply([anEntry(2), anEntry(1, { staff_id: null, staff_name: null, action: 'a_new_deed' })]))
  await eventually(() => expect(rows()).toHaveLength(2))
  for (const said of ['ravi', 'Decided a case', 'case 7', 'decision: Hidden, until: 3rd May 2025'])
    expect(rows()[0]).toContain(said)
  for (const said of ['Command line', 'a new deed']) expect(rows()[1]).toContain(said)
})

test('older rows come on request, from the last one on, until there are no more', async () => {
  const link = '</api/admin/audit/?cursor=51>; rel="next"'
  const first = async () => Response.json([anEntry(51)], { headers: { link } })
  const { server } = await open(inSequence(first, reply([anEntry(50)])))
  await eventually(() => expect(rows()).toHaveLength(1))
  await click(button('Show more'))
  await eventually(() => expect(rows()).toHaveLength(2))
  expect(server.calls(LOG)[1]?.query).toEqual({ cursor: '51' })
  expect(document.body.textContent).not.toContain('Show more')
})

test('filters by the staff member of the URL', async () => {
  const { server } = await open(reply([]), '/admin/audit?staff=3')
  await eventually(() => expect(document.body.textContent).toContain('No entries yet.'))
  expect(server.calls(LOG)[0]?.query).toEqual({ staff: '3' })
  await eventually(() => expect((find('select') as HTMLSelectElement).value).toBe('3'))
})
