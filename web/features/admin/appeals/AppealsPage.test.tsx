import { act } from 'react'
import { describe, expect, test } from 'vitest'
import { aStaffSession, openAdmin } from '../../../testing/admin.tsx'
import { type MockReply, errorAt, refusal, reply, submit, fillIn } from '../../../testing/forms.tsx'
import { find, press, queryDialog } from '../../../testing/page.tsx'
import { eventually } from '../../../testing/visit.tsx'
import AppealsPage from './AppealsPage.tsx'

const LIST = 'GET /api/admin/appeals/'
const ANSWER = 'POST /api/admin/appeals/1/answer/'

const anAppeal = (id: number, given: object = {}) => ({
  id,
  case_id: 7,
  target_kind: 'post',
  target_id: 70,
  title: 'Gold for nothing',
  account_id: 4,
  decision: 'hide',
  reason: 'A fraud',
  until: null,
  decided_by: 'meena',
  decided_at: '2025-05-03T06:30:00Z',
  appeal: `It was a joke ${id}`,
  appealed_at: '2025-05-04T06:30:00Z',
  ...given,
})

type Opened = { list?: object[]; answers?: Record<string, MockReply>; session?: MockReply; at?: string }

const open = ({ list = [anAppeal(1), anAppeal(2)], answers = {}, session, at = '?open=1' }: Opened = {}) =>
  openAdmin({
    at: `/admin/appeals${at}`,
    pages: [{ path: '/admin/appeals', Component: AppealsPage }],
    answers: { [LIST]: reply(list), ...answers },
    ...(session && { session }),
  })

describe('an appeal', () => {
  test('is opened from the list beside it, with the decision and its reason', async () => {
    const { router } = await open({ at: '' })
    await eventually(() => find('[data-row]'))
    press('j')
    expect(document.activeElement?.getAttribute('href')).toBe('/admin/appeals?open=1')
    await act(() => router.navigate('/admin/appeals?open=1'))
    await eventually(() => expect(find('article').textContent).toContain('A fraud'))
    expect(find('article').textContent).toContain('It was a joke 1')
    for (const part of ['[aria-current=true]', 'article'])
      expect(find(part).textContent).toContain('Gold for nothing')
    expect(find('[aria-current=true]').textContent).toContain('It was a joke 1')
  })

  test.each([
    ['s', 'upheld'],
    ['b', 'overturned'],
  ])('is answered after %s: %s; then the next one is open', async (letter, outcome) => {
    const { server, router } = await open({ answers: { [ANSWER]: reply({ detail: 'x' }) } })
    await eventually(() => find('article'))
    press(letter)
    await submit(find('dialog form'))
    expect(errorAt('answer')).toBe('*This field is required.')
    fillIn({ answer: 'We looked again.' })
    await submit(find('dialog form'))
    await eventually(() => expect(router.state.location.search).toBe('?open=2'))
    expect(server.calls(ANSWER)).toMatchObject([{ body: { outcome, answer: 'We looked again.' } }])
  })

  test('whose answer was saved but whose response was lost counts as answered', async () => {
    const { router } = await open({ answers: { [ANSWER]: refusal(409, 'already_done', 'x') } })
    await eventually(() => find('article'))
    press('s')
    fillIn({ answer: 'No.' })
    await submit(find('dialog form'))
    await eventually(() => expect(router.state.location.search).toBe('?open=2'))
  })

  test('that another staff member has answered meanwhile says so', async () => {
    await open({ answers: { [ANSWER]: refusal(409, 'appeal_closed', 'x') } })
    await eventually(() => find('article'))
    press('s')
    fillIn({ answer: 'No.' })
    await submit(find('dialog form'))
    await eventually(() =>
      expect(find('dialog [role=alert]').textContent).toBe('This appeal already has a reply.'),
    )
  })

  test.each([
    ['moderator', 'Another staff member replies to appeals against your decisions.'],
    ['support', 'You can view this case but not decide it.'],
  ] as const)('is not answered by a %s who may not', async (role, text) => {
    const rights = role === 'support' ? (['session', 'see_cases'] as const) : undefined
    const session = reply(aStaffSession({ name: 'meena', role, ...(rights && { rights }) }))
    await open({ session })
    await eventually(() => expect(find('article').textContent).toContain(text))
    press('b')
    expect(queryDialog()).toBeNull()
  })
})

test('what is there no more has no title', async () => {
  await open({ list: [anAppeal(1, { title: null })] })
  await eventually(() => expect(find('article').textContent).toContain('No longer exists'))
})

test('an empty list says that nothing waits', async () => {
  await open({ list: [], at: '' })
  await eventually(() => expect(document.body.textContent).toContain('No appeals are waiting.'))
})
