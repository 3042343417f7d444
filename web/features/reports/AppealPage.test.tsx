import { act } from 'react'
import { Outlet } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import {
  type MockReply,
  mockServer,
  inputNamed,
  errorAt,
  refusal,
  reply,
  submit,
  networkFailure,
  fillIn,
} from '../../testing/forms.tsx'
import { find } from '../../testing/page.tsx'
import { eventually, settle, visit } from '../../testing/visit.tsx'
import AppealPage, { clientLoader, ErrorBoundary } from './AppealPage.tsx'

const CODE = '7KQ2-M9XA-4TRD-0WEH'
const READ = `GET /api/appeals/${CODE}/`
const MAKE = `POST /api/appeals/${CODE}/`

const DECIDED = {
  target_kind: 'post',
  title: 'Gold for nothing',
  decision: 'hide',
  reason: 'A fraud',
  until: null,
  decided_at: '2025-05-03T06:30:00Z',
  is_undone: false,
  can_appeal: true,
  appeal: null,
  appealed_at: null,
  outcome: null,
  answer: null,
}
const APPEALED = {
  ...DECIDED,
  can_appeal: false,
  appeal: 'It was a joke',
  appealed_at: '2025-05-05T06:30:00Z',
}

const open = async (answer: MockReply, make: MockReply = reply(APPEALED, 201)) => {
  const server = mockServer({ [READ]: answer, [MAKE]: make })
  await visit({
    at: `/appeal/${CODE}`,
    shell: { Component: Outlet },
    pages: [{ path: '/appeal/:code?', Component: AppealPage, ErrorBoundary, loader: clientLoader as never }],
  })
  await eventually(() => find('h2'))
  return server
}
const words = () => document.body.textContent

test('a missing code is reported in the language of the page', async () => {
  await visit({ at: '/appeal', pages: [{ path: '/appeal/:code?', Component: AppealPage }] })
  const box = inputNamed('code')
  act(() => void box.dispatchEvent(new Event('invalid', { cancelable: true })))
  expect(box.validationMessage).toBe('Enter the appeal code.')
  fillIn({ code: CODE })
  expect(box.validationMessage).toBe('')
})

describe('a decision', () => {
  test.each([
    ['post', 'hide', 'Your post is no longer shown.'],
    ['comment', 'remove', 'Your comment was removed.'],
    ['provider', 'ban', 'Your account was closed.'],
    ['customer', 'warn', 'You have received a warning.'],
  ])('about a %s displays the decision and its reason', async (target_kind, decision, text) => {
    await open(reply({ ...DECIDED, target_kind, decision }))
    for (const said of [text, 'A fraud', '3rd May 2025', 'Gold for nothing']) expect(words()).toContain(said)
    expect(find('meta[name=robots]').getAttribute('content')).toBe('noindex')
  })

  test('displays its end', async () => {
    await open(reply({ ...DECIDED, decision: 'suspend', until: '2025-06-03T06:30:00Z' }))
    expect(words()).toContain('3rd June 2025')
  })
})

describe('an appeal', () => {
  test('needs a text', async () => {
    const server = await open(reply(DECIDED))
    await submit()
    expect(errorAt('text')).toBe('*This field is required.')
    expect(server.calls(MAKE)).toEqual([])
  })

  test('is sent once, and the page shows what was sent', async () => {
    const server = await open(reply(DECIDED))
    fillIn({ text: 'It was a joke' })
    await submit()
    await eventually(() => expect(words()).toContain('We have received your appeal'))
    expect(server.calls(MAKE)).toMatchObject([{ body: { text: 'It was a joke' }, key: expect.any(String) }])
    expect(document.querySelector('form')).toBeNull()
  })

  test.each<[string, MockReply, string]>([
    ['without a connection', networkFailure, 'Appeal not sent.'],
    ['too often', refusal(429, 'too_many', 'x'), 'Too many tries.'],
    ['to a busy server', refusal(503, 'busy', 'x'), 'The server is busy.'],
  ])('sent %s displays the failure and keeps the text', async (_, make, text) => {
    await open(reply(DECIDED), make)
    fillIn({ text: 'It was a joke' })
    await submit()
    await eventually(() => expect(find('[role=alert]').textContent).toContain(text))
    expect(inputNamed('text').value).toBe('It was a joke')
  })

  test('that was sent from elsewhere displays the current state', async () => {
    let state: object = DECIDED
    await open(
      () => reply(state)(),
      () => {
        state = APPEALED
        return refusal(409, 'appeal_closed', 'x')()
      },
    )
    fillIn({ text: 'Again' })
    await submit()
    await eventually(() => expect(words()).toContain('We have received your appeal'))
  })

  test.each([
    [
      'upheld',
      { ...APPEALED, outcome: 'upheld', answer: 'We looked again.' },
      'The decision has not changed',
    ],
    [
      'overturned',
      { ...APPEALED, outcome: 'overturned', is_undone: true, answer: 'Sorry.' },
      'We have reviewed your appeal and withdrawn the decision',
    ],
    [
      'undone by ourselves',
      { ...DECIDED, can_appeal: false, is_undone: true },
      'Everything is as it was before',
    ],
    ['too late', { ...DECIDED, can_appeal: false }, 'The time to appeal is over'],
  ])('displays that it is %s', async (_, state, text) => {
    await open(reply(state))
    expect(find('[role=status]').textContent).toContain(text)
    expect(words()).toContain(state.answer ?? state.reason)
    expect(document.querySelector('form')).toBeNull()
  })
})

test('displays the form again for an unknown code', async () => {
  // React logs caught errors.
  vi.spyOn(console, 'error').mockReturnValue()
  mockServer({ [READ]: refusal(404, 'not_found', 'Not found.') })
  await visit({
    at: `/appeal/${CODE}`,
    shell: { Component: Outlet },
    pages: [{ path: '/appeal/:code?', Component: AppealPage, ErrorBoundary }],
  })
  await settle()
  await eventually(() => expect(find('h1').textContent).toBe('No decision found with this code'))
  expect(inputNamed('code').value).toBe(CODE)
})
