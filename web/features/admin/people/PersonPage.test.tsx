import { describe, expect, test } from 'vitest'
import { aStaffSession, openAdmin } from '../../../testing/admin.tsx'
import {
  type MockReply,
  errorAt,
  refusal,
  reply,
  expectToast,
  submit,
  fillIn,
} from '../../../testing/forms.tsx'
import { find, press, queryDialog } from '../../../testing/page.tsx'
import { eventually } from '../../../testing/visit.tsx'
import PersonPage from './PersonPage.tsx'

const READ = 'GET /api/admin/people/7/'
const DECIDE = 'POST /api/admin/people/7/decide/'
const PERSONAL = 'POST /api/admin/people/7/personal/'
const DONE = reply({ detail: '' })

const decision = {
  id: 4,
  decision: 'suspend',
  reason: 'Sells what is not there',
  until: '2026-03-20T06:30:00Z',
  decided_by: 'ravi',
  decided_at: '2026-03-14T06:30:00Z',
  undone_at: null,
  appeal: null,
  appealed_at: null,
  outcome: null,
  answer: null,
  case_id: 9,
  target_kind: 'provider',
  target_id: 7,
  holds: true,
}

const sharma = {
  id: 7,
  kind: 'provider',
  name: 'Ramesh Sharma',
  username: 'sharma_sweets',
  business_name: 'Sharma Sweets',
  business_category: 'Sweets & Bakery',
  district: 'Gaya',
  standing: 'active',
  until: null,
  verified: true,
  created_at: '2025-05-03T06:30:00Z',
  is_proved: true,
  has_second_factor: false,
  language: 'hi',
  suspended_until: null,
  limited_until: null,
  personal: { mobile_number: '******8887', email: 's***@example.in', street_address: '***' },
  business: {
    tagline: 'Pure ghee',
    description: 'Laddu every morning.',
    website_link: null,
    logo: null,
    images: [],
    verified_at: '2026-03-01T06:30:00Z',
    verified_by: 'ravi',
  },
  counts: {
    posts: 100,
    comments: 0,
    reviews: 3,
    reports_made: 0,
    reports_against: 2,
    decisions: 1,
    sessions: 2,
  },
  decisions: [] as object[],
  choices: ['warn', 'limit', 'suspend', 'ban'],
}

const open = async (answers: Record<string, MockReply> = {}, session = aStaffSession()) => {
  const opened = await openAdmin({
    at: '/admin/people/7?q=sharma',
    pages: [{ path: '/admin/people/:id', Component: PersonPage }],
    answers: { [READ]: reply(sharma), ...answers },
    session: reply(session),
  })
  await eventually(() => expect(find('h1').textContent).toBe('Sharma Sweets'))
  return opened
}
const page = () => find('main').textContent
const dialog = () => find('dialog[open]')

test('shows the status of a person, the counts, and a link back to the list', async () => {
  await open()
  for (const text of ['No restrictions', '100 or more', 'Verified on 1st March 2026', '+91 ***** *8887'])
    expect(page()).toContain(text)
  expect(find('main a').getAttribute('href')).toBe('/admin/people?q=sharma')
  expect(find('a[href="/admin/content?kind=post&account=7"]').textContent).toBe('View posts')
})

describe('by a shortcut', () => {
  test('s requires a reason and a duration, and suspends once', async () => {
    const { server } = await open({ [DECIDE]: DONE })
    press('s', document.body)
    expect(dialog().textContent).toContain('Suspend the account')
    await submit(find('dialog form'))
    expect(errorAt('reason')).toBe('*This field is required.')
    fillIn({ reason: 'Sells what is not there' })
    await submit(find('dialog form'))
    await expectToast('The account is suspended.')
    expect(server.calls(DECIDE)).toMatchObject([
      {
        body: { decision: 'suspend', reason: 'Sells what is not there', until: expect.any(String) },
        key: expect.any(String),
      },
    ])
    expect(server.calls(READ)).toHaveLength(2)
  })

  test('b bans, which has no end', async () => {
    const { server } = await open({ [DECIDE]: DONE })
    press('b', document.body)
    fillIn({ reason: 'Threats' })
    await submit(find('dialog form'))
    expect(server.calls(DECIDE)[0]?.body).toEqual({ decision: 'ban', reason: 'Threats' })
  })

  test('r takes back what holds, and is not there when nothing does', async () => {
    const RESTORE = 'POST /api/admin/people/7/restore/'
    const { server } = await open({
      [READ]: reply({ ...sharma, standing: 'suspended', decisions: [decision] }),
      [RESTORE]: DONE,
    })
    expect(page()).toContain('Sells what is not there')
    press('r', document.body)
    fillIn({ reason: 'A mistake' })
    await submit(find('dialog form'))
    await expectToast('The account is restored.')
    expect(server.calls(RESTORE)).toMatchObject([{ body: { reason: 'A mistake' }, key: expect.any(String) }])
  })

  test('t removes the second factor of a business that has one, with a reason', async () => {
    const REMOVE = 'POST /api/admin/people/7/remove-second-factor/'
    const { server } = await open({
      [READ]: reply({ ...sharma, has_second_factor: true }),
      [REMOVE]: DONE,
    })
    press('t', document.body)
    expect(dialog().textContent).toContain('How did you check that this is the owner?')
    fillIn({ reason: 'Video call with the shop licence' })
    await submit(find('dialog form'))
    await expectToast('Two-step verification of this account is off.')
    expect(server.calls(REMOVE)).toMatchObject([
      { body: { reason: 'Video call with the shop licence' }, key: expect.any(String) },
    ])
  })

  test('e signs out everywhere', async () => {
    const END = 'POST /api/admin/people/7/end-sessions/'
    const { server } = await open({ [END]: DONE })
    press('e', document.body)
    await expectToast('The account is logged out everywhere.')
    expect(server.calls(END)).toHaveLength(1)
  })

  test('an action that was saved but whose response was lost counts as done', async () => {
    await open({ [DECIDE]: refusal(409, 'already_done', 'x') })
    press('w', document.body)
    fillIn({ reason: 'Be kind' })
    await submit(find('dialog form'))
    await expectToast('The account owner was warned.')
    expect(queryDialog()).toBeNull()
  })

  test('a refusal appears in the dialog, and the input stays', async () => {
    await open({ [DECIDE]: refusal(404, 'not_found', 'Not found.') })
    press('w', document.body)
    fillIn({ reason: 'Be kind' })
    await submit(find('dialog form'))
    expect(find('dialog [role="alert"]').textContent).toContain('This no longer exists.')
    expect((find('[name="reason"]') as HTMLTextAreaElement).value).toBe('Be kind')
  })
})

describe('what is personal', () => {
  const personalDetails = {
    mobile_number: '7000008887',
    email: 'sharma@example.in',
    street_address: '7 Station Road',
    zipcode: '823001',
  }

  test('is personalDetails after a reason is given', async () => {
    const { server } = await open({ [PERSONAL]: reply(personalDetails) })
    press('p', document.body)
    fillIn({ reason: 'They called us' })
    await submit(find('dialog form'))
    await eventually(() => expect(page()).toContain('+91 70000 08887'))
    expect(page()).toContain('7 Station Road')
    expect(server.calls(PERSONAL)).toMatchObject([{ body: { reason: 'They called us' } }])
  })

  test('is masked again on the next visit', async () => {
    await open({ [PERSONAL]: reply(personalDetails) })
    expect(page()).not.toContain('70000 08887')
  })
})

test('a business without a second factor has none to remove', async () => {
  await open()
  expect(page()).not.toContain('Remove two-step verification')
})

test('staff who may only look have no keys that act', async () => {
  await open({}, aStaffSession({ role: 'support', rights: ['see_people', 'see_personal'] }))
  const rowShortcuts = [...document.querySelectorAll('main [aria-keyshortcuts]')]
  expect(rowShortcuts.map((button) => button.getAttribute('aria-keyshortcuts'))).toEqual(['p'])
})

test('an unknown id says so', async () => {
  await openAdmin({
    at: '/admin/people/7',
    pages: [{ path: '/admin/people/:id', Component: PersonPage }],
    answers: { [READ]: refusal(404, 'not_found', 'Not found.') },
  })
  await eventually(() => expect(page()).toContain('Account not found.'))
})
