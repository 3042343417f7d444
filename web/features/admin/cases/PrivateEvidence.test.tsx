import { expect, test } from 'vitest'
import type { Reply } from '../../../../contract/endpoint.ts'
import type { readCase } from '../../../../contract/admin-cases.ts'
import { aStaffSession, openAdmin } from '../../../testing/admin.tsx'
import { fillIn, reply, submit } from '../../../testing/forms.tsx'
import { click, find } from '../../../testing/page.tsx'
import { button, eventually } from '../../../testing/visit.tsx'
import CasePage from './CasePage.tsx'

const OPEN = 'POST /api/admin/cases/7/evidence/'

const CASE: Reply<typeof readCase> = {
  id: 7,
  target_kind: 'message',
  target_id: 70,
  title: 'Asha Kumari',
  account_id: 4,
  status: 'open',
  since: '2025-05-03T06:30:00Z',
  urgency: 'normal',
  deadline: null,
  report_count: 1,
  waiting_count: 1,
  reasons: ['harassment'],
  assigned_to: null,
  assigned_name: null,
  visibility: 'shown',
  account: null,
  reports: [],
  evidence: [
    {
      business_name: null,
      title: null,
      content: null,
      writer_name: 'Asha Kumari',
      post_id: null,
      post_title: null,
      provider_id: null,
      rating: null,
      fields: {},
      images: [],
      videos: [],
      is_private: true,
    },
  ],
  decisions: [],
  history: [],
  choices: ['dismiss', 'hide', 'remove', 'warn', 'limit', 'suspend', 'ban'],
}
const VOICE = { url: '/media/aa/x/voice.m4a?pass=x', seconds: 23, bytes: 9_000, peaks: [0, 100] }
const PIECE = {
  content: null,
  voice: VOICE,
  sent_at: '2025-05-03T06:30:00Z',
  context: [
    { is_by_writer: false, content: 'Namaste', voice_seconds: null, sent_at: '2025-05-03T06:00:00Z' },
    { is_by_writer: true, content: '', voice_seconds: 5, sent_at: '2025-05-03T06:10:00Z' },
  ],
}

const open = (session = aStaffSession()) =>
  openAdmin({
    at: '/admin/cases/7',
    pages: [{ path: '/admin/cases/:id', Component: CasePage }],
    answers: {
      'GET /api/admin/cases/': reply([]),
      'GET /api/admin/cases/7/': reply(CASE),
      [OPEN]: reply({ pieces: [PIECE] }),
    },
    session: reply(session),
  })
const pageText = () => document.body.textContent
const isThere = () => eventually(() => expect(find('h1').textContent).toBe('Asha Kumari'))

test('a message is opened for a reason only, with a player and what was written before', async () => {
  const { server } = await open()
  await isThere()
  expect(pageText()).toContain('Visible to both')
  expect(document.querySelector('input[type=range]')).toBeNull()
  await click(button('Open the message'))
  expect(find('dialog').textContent).toContain('The people concerned can read this.')
  fillIn({ reason: 'A threat was reported' })
  await submit(find('dialog form'))
  await eventually(() => expect(pageText()).toContain('Other side: Namaste'))
  expect(pageText()).toContain('Writer: Voice message (0:05)')
  expect(find('fieldset').getAttribute('aria-label')).toBe('Voice message (0:23)')
  expect(server.calls(OPEN)[0]?.body).toEqual({ reason: 'A threat was reported' })
})

test('staff who do not decide cases can’t open a message', async () => {
  await open(aStaffSession({ role: 'support', rights: ['session', 'see_cases'] }))
  await isThere()
  expect(pageText()).toContain('The message is private.')
  expect(pageText()).not.toContain('Open the message')
})
