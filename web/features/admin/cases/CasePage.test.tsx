import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { aStaffSession, openAdmin } from '../../../testing/admin.tsx'
import { aReport } from '../../../testing/cases.ts'
import {
  type MockReply,
  inputNamed,
  errorAt,
  refusal,
  reply,
  submit,
  networkFailure,
  fillIn,
} from '../../../testing/forms.tsx'
import { inSequence } from '../../../testing/in-sequence.ts'
import { find, press, queryDialog } from '../../../testing/page.tsx'
import { eventually } from '../../../testing/visit.tsx'
import CasePage from './CasePage.tsx'
import CasesPage from './CasesPage.tsx'

const LIST = 'GET /api/admin/cases/'
const READ = 'GET /api/admin/cases/7/'
const DECIDE = 'POST /api/admin/cases/7/decide/'

const SUMMARY = {
  id: 7,
  target_kind: 'post',
  target_id: 70,
  title: 'Gold for nothing',
  account_id: 4,
  status: 'open',
  since: '2025-05-03T06:30:00Z',
  urgency: 'normal',
  deadline: { step: 'acknowledge', at: '2025-05-04T06:30:00Z', time_left: 'half' },
  report_count: 2,
  waiting_count: 2,
  reasons: ['scam', 'Rude to all'],
  assigned_to: null as number | null,
  assigned_name: null as string | null,
}
const EVIDENCE = {
  business_name: 'Sharma Sweets',
  title: 'Gold for nothing',
  content: 'Pay first',
  writer_name: null,
  post_id: null,
  rating: null,
  post_title: null,
  fields: {},
  images: ['/media/1/640.webp'],
  videos: ['/media/2.mp4'],
}
const CASE = {
  ...SUMMARY,
  visibility: 'shown',
  account: {
    id: 4,
    role: 'provider',
    name: 'Sharma Sweets',
    is_deleted: false,
    is_suspended: false,
    suspended_until: null,
    limited_until: null,
    earlier_decisions: 3,
  },
  reports: [aReport()],
  evidence: [EVIDENCE],
  decisions: [],
  history: [],
  choices: ['dismiss', 'hide', 'remove', 'warn', 'limit', 'suspend', 'ban'],
}
const DECISION = {
  id: 1,
  decision: 'hide',
  reason: 'A fraud',
  until: null,
  decided_by: 'ravi',
  decided_at: '2025-05-04T06:30:00Z',
  undone_at: null as string | null,
  appeal: null as string | null,
  appealed_at: null,
  outcome: null as string | null,
  answer: null as string | null,
}
const OTHERS = [6, 7, 8].map((id) => ({ ...SUMMARY, id, title: `Case ${id}` }))

type Opened = { theCase?: object; answers?: Record<string, MockReply>; session?: MockReply; at?: string }

const open = ({ theCase = CASE, answers = {}, session, at = '/admin/cases/7' }: Opened = {}) =>
  openAdmin({
    at,
    pages: [
      { path: '/admin/cases', Component: CasesPage },
      { path: '/admin/cases/:id', Component: CasePage },
    ],
    answers: {
      [LIST]: reply(OTHERS),
      [READ]: reply(theCase),
      'GET /api/admin/cases/8/': reply({ ...CASE, id: 8, title: 'The next one' }),
      ...answers,
    },
    ...(session && { session }),
  })
const pageText = () => document.body.textContent
const title = (text: string) => eventually(() => expect(find('h1').textContent).toBe(text))

describe('the list of cases', () => {
  test('says of each what it is, why, since when and who has it', async () => {
    const held = { ...SUMMARY, assigned_to: 3, assigned_name: 'Ravi' }
    await open({ at: '/admin/cases?status=in_review', answers: { [LIST]: reply([held]) } })
    await eventually(() => find('[data-row]'))
    for (const said of [
      'Post',
      'Gold for nothing',
      'Scam, Rude to all',
      '2 reports',
      'with you',
      'Half the time is over',
      'See by',
    ])
      expect(find('[data-row]').textContent).toContain(said)
    expect(find('[data-row]').getAttribute('href')).toBe('/admin/cases/7?status=in_review')
  })

  test('requests the status of the URL, and only the own cases with mine=1', async () => {
    const { server } = await open({ at: '/admin/cases?status=in_review&mine=1' })
    await eventually(() => find('[data-row]'))
    expect(server.calls(LIST)[0]?.query).toEqual({ status: 'in_review', mine: 'true' })
  })

  test('takes the row with the focus in hand by a', async () => {
    const assign = 'POST /api/admin/cases/6/assign/'
    const { server } = await open({ at: '/admin/cases', answers: { [assign]: reply(SUMMARY) } })
    await eventually(() => find('[data-row]'))
    press('j')
    press('a')
    await eventually(() => expect(server.calls(assign)).toMatchObject([{ body: { staff: 3 } }]))
  })

  test('can’t be decided without the right', async () => {
    const session = reply(aStaffSession({ role: 'support', rights: ['session', 'see_cases'] }))
    const { server } = await open({ at: '/admin/cases', session })
    await eventually(() => find('[data-row]'))
    press('j')
    press('a')
    expect(server.calls('POST /api/admin/cases/6/assign/')).toEqual([])
  })
})

describe('a case', () => {
  test('shows evidence, reports, and the status of the account', async () => {
    await open()
    await title('Gold for nothing')
    for (const said of ['Pay first', 'Nothing came', 'by a visitor', 'Sharma Sweets', 'No restrictions'])
      expect(pageText()).toContain(said)
    expect(find('main img').getAttribute('src')).toBe('/media/1/640.webp')
    expect(find('main video').getAttribute('src')).toBe('/media/2.mp4')
  })

  test('that is not there says so', async () => {
    await open({ answers: { [READ]: refusal(404, 'not_found', 'Not found.') } })
    await eventually(() => expect(find('h1').textContent).toBe('Case not found.'))
  })

  test('offers only what the server does', async () => {
    await open({ theCase: { ...CASE, target_kind: 'provider', choices: ['dismiss', 'ban'] } })
    await title('Gold for nothing')
    const rowShortcuts = [...document.querySelectorAll('section [aria-keyshortcuts]')].map((each) =>
      each.getAttribute('aria-keyshortcuts'),
    )
    expect(rowShortcuts).toEqual(['d', 'b'])
  })

  test('assigned to another staff member can’t be decided', async () => {
    await open({ theCase: { ...CASE, status: 'in_review', assigned_to: 9, assigned_name: 'Meena' } })
    await eventually(() => expect(pageText()).toContain('Meena is working on this case.'))
    press('h')
    expect(queryDialog()).toBeNull()
  })
})

describe('a decision', () => {
  test('needs a reason', async () => {
    const { server } = await open()
    await title('Gold for nothing')
    press('h')
    await submit(find('dialog form'))
    expect(errorAt('reason')).toBe('*This field is required.')
    expect(server.calls(DECIDE)).toEqual([])
  })

  test('is sent with its reason, and the next case of the list comes', async () => {
    const { server, router } = await open({ answers: { [DECIDE]: reply(SUMMARY) } })
    await title('Gold for nothing')
    press('h')
    fillIn({ reason: 'A fraud' })
    await submit(find('dialog form'))
    await title('The next one')
    expect(server.calls(DECIDE)).toMatchObject([
      { body: { decision: 'hide', reason: 'A fraud' }, key: expect.any(String) },
    ])
    expect(router.state.location.pathname).toBe('/admin/cases/8')
  })

  test('with an end says when, a week from now unless another is chosen', async () => {
    const { server } = await open({ answers: { [DECIDE]: reply(SUMMARY) } })
    await title('Gold for nothing')
    press('s')
    fillIn({ reason: 'A fraud' })
    await submit(find('dialog form'))
    await title('The next one')
    const sent = server.calls(DECIDE)[0]?.body as { until: string } | undefined
    const days = (new Date(sent?.until ?? '').getTime() - Date.now()) / (24 * 60 * 60_000)
    expect(Math.round(days)).toBe(7)
  })

  test('sent again after a lost response has the same key and end', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const { server } = await open({ answers: { [DECIDE]: inSequence(networkFailure, reply(SUMMARY)) } })
    await title('Gold for nothing')
    press('s')
    fillIn({ reason: 'A fraud' })
    await submit(find('dialog form'))
    vi.setSystemTime(Date.now() + 5_000)
    await submit(find('dialog form'))
    await title('The next one')
    const [first, second] = server.calls(DECIDE)
    expect(first?.body).toMatchObject({ until: expect.any(String) })
    expect(second).toEqual(first)
  })

  test('that was saved but whose response was lost counts as saved', async () => {
    const { router } = await open({ answers: { [DECIDE]: refusal(409, 'already_done', 'x') } })
    await title('Gold for nothing')
    press('h')
    fillIn({ reason: 'A fraud' })
    await submit(find('dialog form'))
    await eventually(() => expect(router.state.location.pathname).toBe('/admin/cases/8'))
  })

  test('that is refused shows the reason and preserves the input', async () => {
    await open({ answers: { [DECIDE]: refusal(409, 'case_taken', 'x') } })
    await title('Gold for nothing')
    press('h')
    fillIn({ reason: 'A fraud' })
    await submit(find('dialog form'))
    await eventually(() =>
      expect(find('dialog [role=alert]').textContent).toBe('Another staff member is working on this case.'),
    )
    expect(inputNamed('reason').value).toBe('A fraud')
  })

  test('is taken back by x, with a reason', async () => {
    const reopen = 'POST /api/admin/cases/7/reopen/'
    const { server } = await open({
      theCase: { ...CASE, status: 'decided', decisions: [DECISION] },
      answers: { [reopen]: reply(SUMMARY) },
    })
    await title('Gold for nothing')
    press('x')
    fillIn({ reason: 'New facts' })
    await submit(find('dialog form'))
    await eventually(() =>
      expect(server.calls(reopen)).toMatchObject([
        { body: { reason: 'New facts' }, key: expect.any(String) },
      ]),
    )
  })

  test('that an appeal has overturned is not taken back again, and says what was answered', async () => {
    const overturned = { undone_at: '2025-05-05T06:30:00Z', outcome: 'overturned' }
    const decision = { ...DECISION, ...overturned, appeal: 'It was a joke', answer: 'Sorry.' }
    await open({ theCase: { ...CASE, status: 'decided', decisions: [decision] } })
    await eventually(() => expect(pageText()).toContain('Decision reversed'))
    for (const said of ['It was a joke', 'Reply: Sorry.']) expect(pageText()).toContain(said)
    press('x')
    expect(queryDialog()).toBeNull()
  })
})
