import { Outlet } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import {
  type MockReply,
  mockServer,
  inputNamed,
  refusal,
  reply,
  submit,
  networkFailure,
  fillIn,
} from '../../testing/forms.tsx'
import { click, find } from '../../testing/page.tsx'
import { button, eventually, visit } from '../../testing/visit.tsx'
import TrackReportPage, { clientLoader, ErrorBoundary } from './TrackReportPage.tsx'

const CODE = '7KQ2-M9XA-4TRD-0WEH'
const READ = `GET /api/reports/${CODE}/`
const OPEN = { status: 'open', reported_at: '2025-05-03T06:30:00Z', decided_at: null, decision: null }
const decided = (decision: string) => ({
  ...OPEN,
  status: 'decided',
  decided_at: '2025-05-05T06:30:00Z',
  decision,
})

const open = async (answer: MockReply, at = `/report/${CODE}`) => {
  mockServer({ [READ]: answer, 'GET /api/reports/WRONG/': refusal(404, 'not_found', 'Not found.') })
  const router = await visit({
    at,
    shell: { Component: Outlet },
    pages: [
      { path: '/report/:code?', Component: TrackReportPage, ErrorBoundary, loader: clientLoader as never },
    ],
  })
  await eventually(() => find('h1'))
  return router
}
const words = () => document.body.textContent

describe('a report', () => {
  test.each([
    ['waits', OPEN, 'We have your report'],
    ['is looked at', { ...OPEN, status: 'in_review' }, 'We are looking into it'],
    ['led to a removal', decided('content_removed'), 'What you reported has been removed'],
    ['led to a suspension', decided('account_suspended'), 'The account has been suspended'],
    ['led to a warning', decided('warned'), 'We have warned them.'],
    ['led to nothing', decided('no_action'), 'no rule was broken'],
  ])('that %s displays it', async (_, state, text) => {
    await open(reply(state))
    await eventually(() => expect(find('[role=status]').textContent).toContain(text))
    expect(words()).toContain('3rd May 2025')
    expect(words().includes('5th May 2025')).toBe(state.decided_at !== null)
    expect(find('meta[name=robots]').getAttribute('content')).toBe('noindex')
  })

  test('displays a failure to load, with a retry', async () => {
    let isReached = false
    await open(() => (isReached ? reply(OPEN)() : networkFailure()))
    await eventually(() => expect(words()).toContain("Couldn't load your report."))
    isReached = true
    await click(button('Try again'))
    await eventually(() => expect(words()).toContain('We have your report'))
  })
})

test('displays the form again for an unknown code', async () => {
  // React logs caught errors.
  vi.spyOn(console, 'error').mockReturnValue()
  const router = await open(reply(OPEN), '/report/WRONG')
  await eventually(() => expect(find('h1').textContent).toBe('No report found with this code'))
  expect(inputNamed('code').value).toBe('WRONG')
  fillIn({ code: ` ${CODE} ` })
  await submit()
  await eventually(() => expect(words()).toContain('We have your report'))
  expect(router.state.location.pathname).toBe(`/report/${CODE}`)
})

test('displays the form without a code', async () => {
  const router = await open(reply(OPEN), '/report')
  expect(find('h1').textContent).toBe('Track your report')
  fillIn({ code: CODE })
  await submit()
  await eventually(() => expect(router.state.location.pathname).toBe(`/report/${CODE}`))
})
