import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openAdmin } from '../../../testing/admin.tsx'
import {
  errorAt,
  fillIn,
  type MockReply,
  networkFailure,
  refusal,
  reply,
  submit,
} from '../../../testing/forms.tsx'
import { inSequence } from '../../../testing/in-sequence.ts'
import { click, find } from '../../../testing/page.tsx'
import { button, eventually } from '../../../testing/visit.tsx'
import SecurityPage from './SecurityPage.tsx'

const LIST = 'GET /api/admin/security-events/'
const OPEN = 'POST /api/admin/people/7/security-events/'

const anEvent = (id: number, given: object = {}) => ({
  id,
  at: '2025-05-03T06:30:00Z',
  kind: 'login_failed',
  account: 'accounthash',
  ip: 'iphash',
  ...given,
})

const open = (answers: Record<string, MockReply>, at = '/admin/security') =>
  openAdmin({ at, pages: [{ path: '/admin/security', Component: SecurityPage }], answers })
const rows = () =>
  screen
    .queryAllByRole('row')
    .slice(1)
    .map((row) => row.textContent)
const words = () => document.body.textContent

test('lists events with hashes, and older ones on request', async () => {
  const link = '</api/admin/security-events/?cursor=51>; rel="next"'
  const first = async () => Response.json([anEvent(51)], { headers: { link } })
  const { server } = await open({ [LIST]: inSequence(first, reply([anEvent(50, { account: null })])) })
  await eventually(() => expect(rows()).toHaveLength(1))
  for (const text of ['Wrong login', 'accounthash', 'iphash']) expect(rows()[0]).toContain(text)
  await click(button('Show more'))
  await eventually(() => expect(rows()).toHaveLength(2))
  expect(server.calls(LIST)[1]?.query).toEqual({ cursor: '51' })
})

test('filters by a kind, which the URL has', async () => {
  const { server, router } = await open({ [LIST]: reply([]) })
  await eventually(() => expect(words()).toContain('No events.'))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Security event' }), 'Login')
  await eventually(() => expect(server.calls(LIST).at(-1)?.query).toEqual({ kind: 'login' }))
  expect(router.state.location.search).toBe('?kind=login')
})

test('events of an account need a reason, and then appear', async () => {
  const { server } = await open({
    [LIST]: inSequence(reply([]), refusal(403, 'reason_needed', 'x'), reply([anEvent(9)])),
    [OPEN]: reply({ until: '2025-05-03T07:00:00Z' }),
  })
  await eventually(() => expect(words()).toContain('No events.'))
  await userEvent.type(screen.getByRole('searchbox', { name: 'Account number' }), '7{Enter}')
  await eventually(() => expect(words()).toContain('Account 7'))
  expect(server.calls(LIST).map(({ query }) => query)).toEqual([{}, { account: '7' }])
  await click(button('Give a reason'))
  await submit(find('dialog form'))
  expect(errorAt('reason')).toBe('Give a reason.')
  fillIn({ reason: 'A takeover was reported' })
  await submit(find('dialog form'))
  await eventually(() => expect(rows()).toHaveLength(1))
  expect(server.calls(OPEN).map(({ body }) => body)).toEqual([{ reason: 'A takeover was reported' }])
})

test('an account is a number', async () => {
  const { server } = await open({ [LIST]: reply([]) }, '/admin/security?account=asha')
  await eventually(() => expect(words()).toContain('Enter the number of an account.'))
  expect(server.calls(LIST)).toEqual([])
})

test('a failure to load says so, and is repeated on request', async () => {
  await open({ [LIST]: inSequence(networkFailure, networkFailure, reply([anEvent(1)])) })
  await eventually(() => find('h1'))
  await eventually(() => button('Try again'))
  await click(button('Try again'))
  await eventually(() => expect(rows()).toHaveLength(1))
})
