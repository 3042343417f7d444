import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aStaffSession, openAdmin } from '../../../testing/admin.tsx'
import { aReport } from '../../../testing/cases.ts'
import { errorAt, fillIn, refusal, reply, submit } from '../../../testing/forms.tsx'
import { click, find, queryDialog } from '../../../testing/page.tsx'
import { button, eventually } from '../../../testing/visit.tsx'
import { CaseReports } from './parts/CaseReports.tsx'

const CORRECT = 'POST /api/admin/cases/7/reports/31/urgency/'
const NAME = 'POST /api/admin/reports/31/reporter/'

const open = async (report = aReport(), answer = reply({}), session = aStaffSession()) => {
  const theCase = { id: 7, report_count: 1, reports: [report], evidence: [] }
  const Component = () => <CaseReports theCase={theCase} />
  const { server } = await openAdmin({
    at: '/admin/cases/7',
    pages: [{ path: '/admin/cases/:id', Component }],
    answers: { [CORRECT]: answer, [NAME]: reply({ account: null, name: 'Zoya', email: 'zoya@example.in' }) },
    session: reply(session),
  })
  await eventually(() => screen.getByText('Nothing came'))
  return server
}
const queryCorrect = () => screen.queryByRole('button', { name: 'Correct urgency' })

test('names a reporter for a reason only', async () => {
  const server = await open()
  await click(button('Show reporter'))
  fillIn({ reason: 'Asked for a photo' })
  await submit(find('dialog form'))
  await eventually(() => expect(find('main').textContent).toContain('Zoya · zoya@example.in'))
  expect(server.calls(NAME)[0]?.body).toEqual({ reason: 'Asked for a photo' })
})

test('staff correct the urgency of a report to another one, for a reason', async () => {
  const server = await open()
  await click(button('Correct urgency'))
  expect(screen.queryByRole('option', { name: 'Not urgent' })).toBeNull()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Urgency' }), 'Intimate image')
  await submit(find('dialog form'))
  expect([errorAt('reason'), server.calls(CORRECT)]).toEqual(['Give a reason.', []])
  fillIn({ reason: 'A photo is attached' })
  await submit(find('dialog form'))
  await eventually(() => expect(queryDialog()).toBeNull())
  const body = { urgency: 'intimate_image', reason: 'A photo is attached' }
  expect(server.calls(CORRECT).map((call) => call.body)).toEqual([body])
})

test('a refused correction says why, and the input stays', async () => {
  await open(aReport(), refusal(409, 'case_decided', 'x'))
  await click(button('Correct urgency'))
  fillIn({ reason: 'A threat' })
  await submit(find('dialog form'))
  await eventually(() => expect(find('dialog').textContent).toContain('This case is already decided.'))
  expect((find('dialog [name="reason"]') as HTMLTextAreaElement).value).toBe('A threat')
})

test('a report that is urgent says so', async () => {
  await open(aReport({ urgency: 'authority_order' }))
  expect(find('main').textContent).toContain('Order of an authority')
})

test('a decided report has no urgency to correct', async () => {
  await open(aReport({ status: 'decided' }))
  expect(queryCorrect()).toBeNull()
})

test('staff who may not decide cases can’t correct', async () => {
  await open(aReport(), reply({}), aStaffSession({ role: 'support', rights: ['see_cases'] }))
  expect(queryCorrect()).toBeNull()
})
