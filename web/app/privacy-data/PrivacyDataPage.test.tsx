import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
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
const EXPORTS = 'GET /api/data-exports/'
const ACCESS = 'GET /api/access-log/'
const AT = '2026-03-14T06:30:00.000Z'
const given = { is_given: true, version: '2026-11-19', language: 'hi', at: AT }
const never = { is_given: false, version: null, language: null, at: null }
const CONSENTS = [
  { purpose: 'account', ...given },
  { purpose: 'notifications_push', ...never },
  { purpose: 'location', ...never },
  { purpose: 'announcements', ...given },
]

const NO_ACCESS = { results: [], next: null }

const open = async (answers: Record<string, MockReply> = {}) => {
  signIn('customer', 'asha')
  const server = mockServer({
    [READ]: reply(CONSENTS),
    [EXPORTS]: reply([]),
    [ACCESS]: reply(NO_ACCESS),
    ...answers,
  })
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

const REQUEST = 'POST /api/data-exports/'
const anExport = (status: string, ready: object = {}) => ({
  export_id: 3,
  status,
  requested_at: AT,
  size: null,
  expires_at: null,
  url: null,
  ...ready,
})

test('the own data is requested in the language of the page, and downloaded with a fresh URL', async () => {
  let exports = [anExport('expired')]
  const server = await open({
    [EXPORTS]: () => reply(exports)(),
    [REQUEST]: reply({ export_id: 3, status: 'preparing' }, 202),
  })
  await eventually(() => screen.getByText('No longer available.'))
  exports = [anExport('preparing')]
  await click(button('Prepare my file'))
  await eventually(() => screen.getByText('Being prepared. You can leave this page.'))
  expect(screen.queryByRole('button', { name: 'Prepare my file' })).toBeNull()
  expect(server.calls(REQUEST).map(({ query }) => query.lang)).toEqual(['en'])
})

test('a ready file has a button with its size', async () => {
  const ready = { size: 2_048, expires_at: '2026-03-21T06:30:00.000Z', url: '/media/a/haat-data.zip?pass=1' }
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue()
  await open({
    [EXPORTS]: reply([anExport('ready', ready)]),
    'GET /api/data-exports/3/': reply(anExport('ready', { ...ready, url: '/media/a/haat-data.zip?pass=2' })),
  })
  await eventually(() => screen.getByText(/^Ready. Available until 21st March 2026/))
  await click(button('Download (2 KB)'))
  await eventually(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/media/a/haat-data.zip?pass=2'))
})

test('says why a file is not prepared', async () => {
  await open({ [REQUEST]: refusal(429, 'export_limit', 'x') })
  await eventually(() => button('Prepare my file'))
  await click(button('Prepare my file'))
  await expectToast('At most 3 times a day. Try again tomorrow.')
  expect(button('Prepare my file').getAttribute('aria-busy')).toBeNull()
})

test('lists who of the staff opened the data and why, and the next page', async () => {
  const entry = { at: AT, staff: 'seema', reason: 'A customer asked us to correct the number' }
  const older = { at: '2026-03-13T06:30:00.000Z', staff: null, reason: '' }
  let next: string | null = '/api/access-log/?cursor=9'
  await open({
    [ACCESS]: () => {
      const page = { results: [next ? entry : older], next }
      next = null
      return reply(page)()
    },
  })
  await eventually(() => expect(screen.queryByText(/seema/)).not.toBeNull())
  expect(screen.queryByText('A customer asked us to correct the number')).not.toBeNull()
  await click(button('Show more'))
  await eventually(() => expect(screen.queryByText(/A former staff member/)).not.toBeNull())
  expect(screen.queryByText('No reason was stored.')).not.toBeNull()
})

test('says that no one has opened the data', async () => {
  await open()
  await eventually(() => expect(screen.queryByText('No one has opened your data.')).not.toBeNull())
})
