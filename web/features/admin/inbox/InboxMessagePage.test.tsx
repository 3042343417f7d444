import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aStaffSession, openAdmin } from '../../../testing/admin.tsx'
import { type MockReply, errorAt, refusal, reply, submit, fillIn } from '../../../testing/forms.tsx'
import { find, press, queryDialog } from '../../../testing/page.tsx'
import { inSequence } from '../../../testing/in-sequence.ts'
import { eventually } from '../../../testing/visit.tsx'
import InboxMessagePage from './InboxMessagePage.tsx'

const READ = 'GET /api/admin/inbox/7/'
const ANSWER = 'POST /api/admin/inbox/7/answer/'
const CLOSE = 'POST /api/admin/inbox/7/close/'
const URGENCY = 'POST /api/admin/inbox/7/urgency/'

const message = {
  id: 7,
  status: 'new',
  subject: 'Opening hours',
  name: 'Asha',
  email: 'a***@example.in',
  language: 'hi',
  created_at: '2026-03-14T06:30:00Z',
  since: '2026-03-14T06:30:00Z',
  urgency: 'normal',
  deadline: { step: 'acknowledge', at: '2025-05-04T06:30:00Z', time_left: 'half' },
  message: 'कब खुलता है?',
  close_reason: null,
  answers: [],
}

const open = async (answers: Record<string, MockReply>, session = aStaffSession({ role: 'support' })) => {
  const opened = await openAdmin({
    at: '/admin/inbox/7',
    pages: [{ path: '/admin/inbox/:id', Component: InboxMessagePage }],
    answers: { [READ]: reply(message), ...answers },
    session: reply(session),
  })
  await eventually(() => expect(find('h1').textContent).toBe('Opening hours'))
  return opened
}

test('r focuses the answer, which is sent once and then returns to the list', async () => {
  const { server, router } = await open({ [ANSWER]: reply({ ...message, status: 'answered' }) })
  press('r', document.body)
  await eventually(() => expect(document.activeElement?.getAttribute('name')).toBe('answer'))
  await submit()
  expect(errorAt('answer')).toBe('Write a reply.')
  fillIn({ answer: 'नौ बजे।' })
  await submit()
  await eventually(() => expect(router.state.location.pathname).toBe('/admin/inbox'))
  expect(server.calls(ANSWER)).toMatchObject([{ body: { answer: 'नौ बजे।' }, key: expect.any(String) }])
})

test('an answer that was sent but whose response was lost counts as sent', async () => {
  const { router } = await open({ [ANSWER]: refusal(409, 'already_done', 'x') })
  fillIn({ answer: 'नौ बजे।' })
  await submit()
  await eventually(() => expect(router.state.location.pathname).toBe('/admin/inbox'))
})

test('an answer of another staff member is reported, and the input stays', async () => {
  await open({ [ANSWER]: refusal(409, 'message_settled', 'Settled') })
  fillIn({ answer: 'नौ बजे।' })
  await submit()
  expect(find('[role="alert"]').textContent).toContain('Reopen it first')
  expect((find('[name="answer"]') as HTMLTextAreaElement).value).toBe('नौ बजे।')
})

test('staff who may only read can’t answer', async () => {
  await open({}, aStaffSession({ role: 'moderator', rights: ['see_inbox', 'see_personal'] }))
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(find('main').textContent).toContain('Only support staff and owners can reply to messages.')
})

test('a message of a deleted sender can’t be answered, and has no email to show', async () => {
  await open({ [READ]: reply({ ...message, name: 'Deleted user', email: '' }) })
  expect(find('main').textContent).toContain('There is no address to reply to')
  expect(find('main').textContent).not.toContain('Show email')
})

test('e closes a message without an answer for a reason, which is then displayed', async () => {
  const closed = { ...message, status: 'closed', deadline: null, close_reason: 'An advertisement' }
  const { server } = await open({
    [READ]: inSequence(reply(message), reply(closed)),
    [CLOSE]: reply(closed),
  })
  press('e', document.body)
  await eventually(() => find('dialog [name="reason"]'))
  await submit(find('dialog form'))
  expect([errorAt('reason'), server.calls(CLOSE)]).toEqual(['Give a reason.', []])
  fillIn({ reason: 'An advertisement' })
  await submit(find('dialog form'))
  await eventually(() => expect(find('main').textContent).toContain('Closed without a reply'))
  expect(find('main').textContent).toContain('An advertisement')
  expect(server.calls(CLOSE).map(({ body }) => body)).toEqual([{ reason: 'An advertisement' }])
})

test('e closes an answered message without a reason', async () => {
  const { server } = await open({
    [READ]: reply({ ...message, status: 'answered' }),
    [CLOSE]: reply(message),
  })
  press('e', document.body)
  await eventually(() => expect(server.calls(CLOSE).map(({ body }) => body)).toEqual([{}]))
})

test('y corrects the urgency for a reason; an answered message has none to correct', async () => {
  const { server } = await open({ [URGENCY]: reply({ ...message, urgency: 'urgent' }) })
  press('y', document.body)
  await eventually(() => find('dialog [name="reason"]'))
  fillIn({ reason: 'A threat' })
  await submit(find('dialog form'))
  await eventually(() => expect(queryDialog()).toBeNull())
  expect(server.calls(URGENCY).map(({ body }) => body)).toEqual([{ urgency: 'urgent', reason: 'A threat' }])
})

test('only staff who may answer correct the urgency', async () => {
  await open({}, aStaffSession({ role: 'moderator', rights: ['see_inbox'] }))
  expect(screen.queryByRole('button', { name: /Correct urgency/ })).toBeNull()
})
