import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  expectToast,
  type MockReply,
  mockServer,
  networkFailure,
  openPage,
  refusal,
  reply,
} from '../../testing/forms.tsx'
import { readPushOwner, savePushOwner } from '../../lib/push/push-owner.ts'
import { fakePush } from '../../testing/push.ts'
import { click } from '../../testing/page.tsx'
import { button, eventually, signIn } from '../../testing/visit.tsx'
import PrivacyDataPage from './PrivacyDataPage.tsx'

const READ = 'GET /api/consents/'
const AT = '2026-03-14T06:30:00.000Z'
const given = { is_given: true, version: '2026-11-19', language: 'hi', at: AT }
const never = { is_given: false, version: null, language: null, at: null }
const CONSENTS = [
  { purpose: 'account', ...given },
  { purpose: 'notifications_push', ...never },
  { purpose: 'location', ...never },
  { purpose: 'announcements', ...given },
]

const open = async (answers: Record<string, MockReply> = {}) => {
  signIn('customer', 'asha')
  const server = mockServer({ [READ]: reply(CONSENTS), ...answers })
  await openPage('/privacy-data', PrivacyDataPage)
  return server
}
const switchOf = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name })

test('lists every consent with its time and language; the account has no switch', async () => {
  await open()
  await eventually(() => expect(switchOf('News from Haat').checked).toBe(true))
  expect(switchOf('Your location').checked).toBe(false)
  expect(screen.getAllByRole('switch').length).toBe(3)
  expect(screen.getAllByText(/^Agreed on 14th March 2026, 12:00\s[ap]m · read in Hindi$/).length).toBe(2)
})

test('a consent is withdrawn by one press, in the language of the page', async () => {
  const withdrawn = { purpose: 'announcements', ...given, is_given: false, language: 'en' }
  const save = 'PUT /api/consents/announcements/'
  const server = await open({ [save]: reply(withdrawn) })
  await eventually(() => switchOf('News from Haat'))
  await click(switchOf('News from Haat'))
  await eventually(() => screen.getByText(/^Turned off on .* read in English$/))
  expect(switchOf('News from Haat').checked).toBe(false)
  expect(server.calls(save).map(({ query, body }) => [query.lang, body])).toEqual([
    ['en', { is_given: false }],
  ])
})

test('withdrawing notifications unsubscribes this browser', async () => {
  const browser = fakePush({ permission: 'granted', isSubscribed: true })
  savePushOwner(7)
  const purpose = 'notifications_push'
  const [account, , ...others] = CONSENTS
  const server = await open({
    [READ]: reply([account, { purpose, ...given }, ...others]),
    [`PUT /api/consents/${purpose}/`]: reply({ purpose, ...given, is_given: false }),
    'DELETE /api/push/subscriptions/': reply({ is_subscribed: false }),
  })
  await eventually(() => switchOf('Notifications on your phone'))
  expect(browser.isSubscribed()).toBe(true)
  await click(switchOf('Notifications on your phone'))
  await eventually(() => expect([browser.isSubscribed(), readPushOwner()]).toEqual([false, null]))
  expect(server.calls('DELETE /api/push/subscriptions/').length).toBe(1)
})

test('a failed change says so, and the switch shows what is stored', async () => {
  await open({ 'PUT /api/consents/location/': refusal(500, 'unexpected', 'x') })
  await eventually(() => switchOf('Your location'))
  await click(switchOf('Your location'))
  await expectToast("Couldn't save this. Try again.")
  expect(switchOf('Your location').checked).toBe(false)
})

test('a failed list can be loaded again', async () => {
  let isOffline = true
  await open({ [READ]: () => (isOffline ? networkFailure() : reply(CONSENTS)()) })
  await eventually(() => button('Try again'))
  isOffline = false
  await click(button('Try again'))
  await eventually(() => expect(switchOf('Your location').checked).toBe(false))
})
