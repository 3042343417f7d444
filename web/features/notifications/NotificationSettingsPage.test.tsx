import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { notificationKinds } from '../../../contract/notification-settings.ts'
import {
  expectToast,
  type MockReply,
  mockServer,
  networkFailure,
  openPage,
  reply,
} from '../../testing/forms.tsx'
import { click, find, type } from '../../testing/page.tsx'
import { inSequence } from '../../testing/in-sequence.ts'
import { endpointOf, fakePush, PUSH_KEY } from '../../testing/push.ts'
import { button, eventually, settle, signIn } from '../../testing/visit.tsx'
import { SETTING_GROUPS } from './parts/setting-groups.ts'
import NotificationSettingsPage from './NotificationSettingsPage.tsx'

const READ = 'GET /api/notification-settings/'
const SAVE = 'PUT /api/notification-settings/'
const SUBSCRIPTIONS = '/api/push/subscriptions/'

const kinds = Object.fromEntries(
  notificationKinds.map((kind) => [kind, { bell: true, push: kind !== 'review' }]),
)
const SETTINGS = { quiet_from: '22:00', quiet_to: '07:00', kinds }

const open = async (role: 'customer' | 'provider', answers: Record<string, MockReply> = {}) => {
  signIn(role, 'asha')
  const server = mockServer({
    [READ]: reply(SETTINGS),
    'GET /api/push/key/': reply({ key: PUSH_KEY }),
    [`POST ${SUBSCRIPTIONS}`]: reply({ is_subscribed: true }, 201),
    [`DELETE ${SUBSCRIPTIONS}`]: reply({ is_subscribed: false }),
    ...answers,
  })
  await openPage('/notification-settings', NotificationSettingsPage)
  await eventually(() => screen.getByRole('heading', { name: 'Do not disturb' }))
  return server
}

const switchOf = (kind: string, place: string) =>
  within(screen.getByRole('group', { name: kind })).getByRole<HTMLInputElement>('switch', { name: place })
const saved = (server: ReturnType<typeof mockServer>) => server.calls(SAVE).map(({ body }) => body)

test('every kind belongs to a role, once', () => {
  const perRole = Object.values(SETTING_GROUPS).map((groups) => groups.flatMap((group) => group.kinds))
  for (const roleKinds of perRole) expect(new Set(roleKinds).size).toBe(roleKinds.length)
  expect(new Set(perRole.flat())).toEqual(new Set(notificationKinds))
})

test('lists the kinds of the role', async () => {
  await open('provider')
  expect(screen.queryByRole('group', { name: 'New requests' })).not.toBeNull()
  expect(screen.queryByRole('group', { name: 'Replies to your comments' })).toBeNull()
  expect([switchOf('New reviews', 'In Haat').checked, switchOf('New reviews', 'Phone').checked]).toEqual([
    true,
    false,
  ])
})

test('a switch saves only its own setting, also two in a row', async () => {
  const server = await open('customer', { [SAVE]: reply(SETTINGS) })
  await click(switchOf('New chat messages', 'Phone'))
  await click(switchOf('New chat messages', 'In Haat'))
  await eventually(() => expect(switchOf('New chat messages', 'In Haat').checked).toBe(false))
  expect(switchOf('New chat messages', 'Phone').checked).toBe(false)
  expect(saved(server)).toEqual([
    { kinds: { chat_message: { push: false } } },
    { kinds: { chat_message: { bell: false } } },
  ])
})

test('the last click on a switch wins', async () => {
  const first = Promise.withResolvers<Response>()
  const server = await open('customer', { [SAVE]: inSequence(() => first.promise, reply(SETTINGS)) })
  const bell = () => switchOf('New chat messages', 'In Haat')
  await click(bell())
  expect(bell().checked).toBe(false)
  await click(bell())
  expect(bell().checked).toBe(true)
  first.resolve(Response.json(SETTINGS))
  await eventually(() => expect(saved(server)).toHaveLength(2))
  await settle()
  expect(bell().checked).toBe(true)
  expect(saved(server).at(-1)).toEqual({ kinds: { chat_message: { bell: true } } })
})

test('a double click toggles once', async () => {
  const server = await open('customer', { [SAVE]: reply(SETTINGS) })
  await userEvent.dblClick(switchOf('New chat messages', 'In Haat'))
  await settle()
  expect(switchOf('New chat messages', 'In Haat').checked).toBe(false)
  expect(saved(server)).toHaveLength(1)
})

test('reverts a switch and displays the failure', async () => {
  await open('customer', { [SAVE]: networkFailure })
  await click(switchOf('Announcements', 'In Haat'))
  await expectToast('Setting not saved. Try again.')
  expect(switchOf('Announcements', 'In Haat').checked).toBe(true)
})

test('changes quiet hours, turns them off, and turns them on with the defaults', async () => {
  const server = await open('customer', { [SAVE]: reply(SETTINGS) })
  const from = () => find('input[aria-label="Mute from"]') as HTMLInputElement
  type(from(), '21:30')
  await click(button('Save'))
  await eventually(() => expect(from().value).toBe('21:30'))
  const quiet = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Mute at these hours' })
  await click(quiet())
  await eventually(() => expect(document.querySelector('input[type=time]')).toBeNull())
  await click(quiet())
  await eventually(() => expect(from().value).toBe('22:00'))
  expect(saved(server)).toEqual([
    { quiet_from: '21:30', quiet_to: '07:00' },
    { quiet_from: '00:00', quiet_to: '00:00' },
    { quiet_from: '22:00', quiet_to: '07:00' },
  ])
})

test('turns push on and off on this device', async () => {
  const browser = fakePush()
  const server = await open('customer')
  await click(await eventually(() => button('Turn on')))
  await click(await eventually(() => button('Turn off')))
  await eventually(() => button('Turn on'))
  expect(browser.isSubscribed()).toBe(false)
  expect(server.calls(`DELETE ${SUBSCRIPTIONS}`).map(({ body }) => body)).toEqual([
    { endpoint: endpointOf(1) },
  ])
})

test('displays a failure, with another text when offline', async () => {
  fakePush()
  await open('customer', { 'GET /api/push/key/': networkFailure })
  await click(await eventually(() => button('Turn on')))
  await eventually(() => expect(screen.getByRole('alert').textContent).toContain("Couldn't turn"))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await click(button('Turn on'))
  await eventually(() => expect(screen.getByRole('alert').textContent).toContain('No internet'))
  vi.restoreAllMocks()
})

test('explains how to allow notifications that are blocked', async () => {
  fakePush({ permission: 'denied' })
  await open('customer')
  await eventually(() =>
    expect(document.body.textContent).toContain('Your browser blocks notifications from Haat'),
  )
  expect(screen.queryByRole('button', { name: 'Turn on' })).toBeNull()
})

const agentIs = (userAgent: string) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  return () => vi.restoreAllMocks()
}

test('explains what to do on an iPhone and in an old browser', async () => {
  const restore = agentIs('Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Safari/604.1')
  await open('customer')
  await eventually(() => expect(document.body.textContent).toContain('Choose ‘Add to Home Screen’.'))
  restore()
})

test('explains the alternative in a browser without push', async () => {
  await open('customer')
  await eventually(() =>
    expect(document.body.textContent).toContain('This browser cannot show notifications.'),
  )
})
