import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inSequence } from '../../../testing/in-sequence.ts'
import { aStaffSession, openAdmin } from '../../../testing/admin.tsx'
import { type MockReply, reply, networkFailure } from '../../../testing/forms.tsx'
import { click, find, press } from '../../../testing/page.tsx'
import { button, eventually } from '../../../testing/visit.tsx'
import OverviewPage from './OverviewPage.tsx'

const READ = 'GET /api/admin/overview/'
const LIST = 'GET /api/admin/deliveries/'
const RETRY = 'POST /api/admin/deliveries/retry/'

const days = Array.from({ length: 30 }, (_nothing, at) => ({
  day: `2026-03-${String(at + 1).padStart(2, '0')}`,
  customers: at,
  providers: 0,
  posts: 1,
  contacts: 0,
  messages: 100_000,
  needs: 4,
  orders: 5,
  views: 40,
  calls: 3,
}))
const overview = (deliveries = 0) => ({
  cases: { today: 1, days_1_3: 2, days_3_7: 3, older: 4 },
  appeals: 5,
  contact_messages: 6,
  days,
  counted_at: '2026-03-30T06:30:00Z',
  given_up: { deliveries, jobs: 0 },
  parts: [{ name: 'database', state: 'ok' }],
})

const open = (answers: Record<string, MockReply>, session = aStaffSession()) =>
  openAdmin({
    at: '/admin',
    pages: [{ path: '/admin', Component: OverviewPage }],
    answers,
    session: reply(session),
  })

test('each chart has a table for screen readers, with the sum and the count of today', async () => {
  await open({ [READ]: reply(overview()) })
  await eventually(() => expect(screen.queryAllByRole('figure')).toHaveLength(9))
  const [customers, , , , messages] = screen.queryAllByRole('figure')
  expect(within(customers as HTMLElement).getAllByRole('row')).toHaveLength(31)
  expect(
    within(customers as HTMLElement)
      .getAllByRole('row')
      .at(-1)?.textContent,
  ).toBe('30th March 202629')
  expect(messages?.querySelector('figcaption')?.textContent).toBe(
    'Chat messages30,00,000 in 30 days, 1,00,000 today',
  )
  expect(find('main').textContent).toContain('All emails and SMS have been sent.')
})

test('a failed load is retried by its shortcut', async () => {
  await open({ [READ]: inSequence(networkFailure, reply(overview())) })
  await eventually(() => button('Try again'))
  press('r', document.body)
  await eventually(() => expect(screen.queryAllByRole('figure')).toHaveLength(9))
})

const delivery = {
  id: 'one',
  via: 'email',
  about: 'letter',
  since: '2026-03-14T06:30:00Z',
  tries: 46,
  reason: 'the mail server failed',
  is_too_late: false,
}

test('deliveries that were given up are sent again by owners, and only seen by others', async () => {
  const answers = {
    [READ]: reply(overview(1)),
    [LIST]: reply([delivery, { ...delivery, id: 'two', is_too_late: true }]),
    [RETRY]: reply({ retried: 1 }),
  }
  const { server } = await open(answers)
  await eventually(() => click(button('Send again')))
  await eventually(() => expect(server.calls(RETRY)).toMatchObject([{ body: { ids: ['one'] } }]))
})

test('support sees them and has no button', async () => {
  const answers = { [READ]: reply(overview(1)), [LIST]: reply([delivery]) }
  await open(answers, aStaffSession({ role: 'support', rights: ['see_overview'] }))
  await eventually(() => expect(find('main').textContent).toContain('the mail server failed'))
  expect(screen.queryByRole('main')?.textContent).not.toContain('Send again')
})
