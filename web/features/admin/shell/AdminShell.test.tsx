import { act, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { assignCase } from '../../../../contract/admin-cases.ts'
import { session as lifetimes } from '../../../../contract/limits.ts'
import { aStaffSession, openAdmin, SESSION } from '../../../testing/admin.tsx'
import { advanceTime, refusal, reply, networkFailure } from '../../../testing/forms.tsx'
import { click, find } from '../../../testing/page.tsx'
import { button, eventually, settle } from '../../../testing/visit.tsx'
import { adminCall } from './admin-call.ts'

const ASSIGN = 'POST /api/admin/cases/7/assign/'
const assign = () =>
  adminCall<typeof assignCase>('POST', '/admin/cases/:id/assign/', { params: { id: 7 }, body: { staff: 3 } })
const gone = refusal(401, 'not_authenticated', 'You are not authenticated.')

const pages = [
  { path: '/admin/cases', element: <h1>Work</h1> },
  { path: '/admin/second-factor', element: <h1>Prove</h1> },
]
const open = (options: Partial<Parameters<typeof openAdmin>[0]> = {}) =>
  openAdmin({ at: '/admin/cases?status=decided', pages, ...options })

describe('the guard of the admin panel', () => {
  test('shows a page to staff with a session, with the sections that they may see', async () => {
    await open({ session: reply(aStaffSession({ role: 'support', rights: ['session', 'see_cases'] })) })
    await eventually(() => expect(find('h1').textContent).toBe('Work'))
    const ways = within(screen.getByRole('navigation'))
      .queryAllByRole('link')
      .map((way) => way.textContent)
    expect(ways).toEqual(['Cases', 'Appeals'])
  })

  test('redirects to the login without a session, and back to the same page after it', async () => {
    const { router } = await open({ session: gone })
    await eventually(() => expect(router.state.location.pathname).toBe('/loginadmin'))
    expect(router.state.location.state).toEqual({ from: '/admin/cases?status=decided' })
  })

  test.each(['wanted', 'to_enrol'] as const)('requires a second factor that is %s', async (second_factor) => {
    const { router } = await open({ session: reply(aStaffSession({ second_factor })) })
    await eventually(() => expect(find('h1').textContent).toBe('Prove'))
    expect(router.state.location.state).toEqual({ from: '/admin/cases?status=decided' })
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  test('shows an error with a retry button when the server does not respond', async () => {
    let isReached = false
    await open({ session: () => (isReached ? reply(aStaffSession())() : networkFailure()) })
    await eventually(() => button('Try again'))
    isReached = true
    await click(button('Try again'))
    await eventually(() => expect(find('h1').textContent).toBe('Work'))
  })
})

describe('a session', () => {
  test('that is over in the middle of the work leads to the login, and says why', async () => {
    const { router } = await open({ answers: { [ASSIGN]: gone } })
    await eventually(() => expect(find('h1').textContent).toBe('Work'))
    await act(() => assign().catch(() => {}))
    await eventually(() => expect(router.state.location.pathname).toBe('/loginadmin'))
    expect(router.state.location.state).toMatchObject({
      from: '/admin/cases?status=decided',
      toast: { text: 'You were logged out of the admin panel. Please log in again.' },
    })
  })

  test('without a call for half an hour is over, without asking', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { router, server } = await open()
    await eventually(() => expect(find('h1').textContent).toBe('Work'))
    await advanceTime(lifetimes.adminIdle - 60_000)
    expect(router.state.location.pathname).toBe('/admin/cases')
    await advanceTime(120_000)
    vi.useRealTimers()
    await eventually(() => expect(router.state.location.pathname).toBe('/loginadmin'))
    expect(server.calls(SESSION)).toHaveLength(1)
  })

  test('sends its token with a write, and fetches the new one when another tab has changed it', async () => {
    let isOld = true
    const { server } = await open({
      answers: { [ASSIGN]: () => (isOld ? refused() : reply({ id: 7 })()) },
    })
    const refused = () => {
      isOld = false
      return refusal(403, 'csrf_missing', 'x')()
    }
    await eventually(() => expect(find('h1').textContent).toBe('Work'))
    expect(await assign()).toEqual({ id: 7 })
    expect(server.calls(ASSIGN)).toHaveLength(2)
    expect(server.calls(SESSION)).toHaveLength(2)
  })
})

describe('logging out', () => {
  test('is at the login', async () => {
    const { router } = await open({ answers: { 'POST /api/admin/logout/': reply({ detail: 'x' }) } })
    await eventually(() => button('Log out'))
    await click(button('Log out'))
    await eventually(() => expect(router.state.location.pathname).toBe('/loginadmin'))
  })

  test('shows an error when the request failed', async () => {
    const { router } = await open({ answers: { 'POST /api/admin/logout/': networkFailure } })
    await eventually(() => button('Log out'))
    await click(button('Log out'))
    await settle()
    expect(router.state.location.pathname).toBe('/admin/cases')
  })
})
