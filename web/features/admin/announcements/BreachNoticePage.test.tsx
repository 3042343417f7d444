import { expect, test } from 'vitest'
import { openAdmin } from '../../../testing/admin.tsx'
import {
  expectToast,
  fillIn,
  inputNamed,
  networkFailure,
  refusal,
  reply,
  submit,
} from '../../../testing/forms.tsx'
import { inSequence } from '../../../testing/in-sequence.ts'
import { click, find } from '../../../testing/page.tsx'
import { button, eventually } from '../../../testing/visit.tsx'
import AnnouncementPage from './AnnouncementPage.tsx'
import BreachNoticePage from './BreachNoticePage.tsx'

const SEND = 'POST /api/admin/announcements/'
const COUNT = 'POST /api/admin/announcements/recipients/'
const READ = 'GET /api/admin/announcements/7/'
const DELIVERIES = 'GET /api/admin/announcements/7/deliveries/'

const TEXTS = { text_en: 'A copy of names was taken.', text_hi: 'नामों की एक कॉपी चोरी हुई है।' }
const notice = {
  id: 7,
  kind: 'breach',
  audience: { account_ids: [12, 13] },
  ...TEXTS,
  path: '/security',
  announced_by: 'Ravi',
  announced_at: '2026-03-14T06:30:00Z',
  withdrawn_at: null,
  is_shown: true,
}
const counts = (channel: string) => ({ channel, waiting: 1, delivered: 1_200, failed: 0 })
const details = {
  ...notice,
  is_resolved: false,
  deliveries: ['bell', 'email', 'sms'].map(counts),
}
const delivery = {
  id: 31,
  account_id: 12,
  username: 'asha',
  channel: 'email',
  status: 'failed',
  problem: 'refused',
  tries: 2,
  settled_at: '2026-03-14T06:31:00Z',
}

const pages = [
  { path: '/admin/announcements/breach', Component: BreachNoticePage },
  { path: '/admin/announcements/:id', Component: AnnouncementPage },
]
const openForm = async (answers: Parameters<typeof openAdmin>[0]['answers'] = {}) => {
  const opened = await openAdmin({
    at: '/admin/announcements/breach',
    pages,
    answers: {
      [COUNT]: reply({ accounts: 2, email: 1, sms: 2 }),
      [READ]: reply(details),
      [DELIVERIES]: reply([delivery]),
      ...answers,
    },
  })
  await eventually(() => inputNamed('text_en'))
  return opened
}

test('offers a template in both languages, which must be filled in', async () => {
  const { server } = await openForm()
  expect(inputNamed('text_en').value).toContain('[date]')
  expect(inputNamed('text_hi').value).toContain('[तारीख़]')
  fillIn({ ids: '12' })
  await submit()
  await eventually(() => expect(document.querySelectorAll('main [aria-invalid="true"]')).toHaveLength(2))
  expect(server.calls(COUNT)).toEqual([])
})

test('names the recipients before it is sent once, also after a lost response, and displays the log', async () => {
  const { server, router } = await openForm({ [SEND]: inSequence(networkFailure, reply(notice, 201)) })
  fillIn({ ids: '12, 13', ...TEXTS })
  await submit()
  await eventually(() => expect(find('dialog').textContent).toContain('2 accounts: 1 by email, 2 by SMS'))
  await click(button('Send breach notice'))
  await eventually(() => find('dialog [role=alert]'))
  await click(button('Send breach notice'))
  await expectToast('The notice is being sent.')
  const [first, second] = server.calls(SEND)
  expect(second).toEqual(first)
  await eventually(() => expect(router.state.location.pathname).toBe('/admin/announcements/7'))
  await eventually(() => expect(find('main table').textContent).toContain('1,200'))
  expect(find('main').textContent).toContain('Recipients are still being added.')
  expect(find('main').textContent).toContain('Refused by the service')
  expect(find('main a[href="/admin/people/12"]').textContent).toBe('asha')
})

test('says that an account number is unknown, and sends nothing', async () => {
  const { server } = await openForm({ [COUNT]: refusal(400, 'accounts_unknown', 'x') })
  fillIn({ ids: '999', ...TEXTS })
  await submit()
  await eventually(() =>
    expect(find('dialog [role=alert]').textContent).toContain("Some of these accounts don't exist."),
  )
  await click(button('Send breach notice'))
  expect(server.calls(SEND)).toEqual([])
})
