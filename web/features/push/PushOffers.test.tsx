import { screen, within } from '@testing-library/react'
import { act } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Language } from '../../../contract/language.ts'
import { offerPush, type PushOffer } from '../../lib/push/push-offer.ts'
import { disownPush, readPushOwner, savePushOwner } from '../../lib/push/push-owner.ts'
import { clearSession, saveSession, useSession } from '../../lib/session/session.ts'
import {
  expectToast,
  type MockReply,
  mockServer,
  networkFailure,
  openPage,
  reply,
} from '../../testing/forms.tsx'
import { click } from '../../testing/page.tsx'
import { endpointOf, fakePush, PUSH_KEY } from '../../testing/push.ts'
import { button, eventually, settle, signIn } from '../../testing/visit.tsx'
import { PushOffers } from './PushOffers.tsx'
import { syncSubscription } from './subscription.ts'

const KEY = 'GET /api/push/key/'
const SUBSCRIBE = 'POST /api/push/subscriptions/'
const CONSENTS = 'GET /api/consents/'
const pushConsent = (is_given: boolean) => {
  const receipt = { version: '2026-11-19', language: 'en', at: '2026-11-19T06:30:00.000Z' }
  return reply([{ purpose: 'notifications_push', is_given, ...receipt }])
}
const ANSWERS = {
  [KEY]: reply({ key: PUSH_KEY }),
  [SUBSCRIBE]: reply({ is_subscribed: true }, 201),
  [CONSENTS]: pushConsent(true),
}

const PROVIDER: PushOffer = { about: 'answer', name: 'Sharma Sweets' }
const DAY = 24 * 3_600_000

const Host = () => <PushOffers session={useSession()} />

const open = async (answers: Record<string, MockReply> = ANSWERS) => {
  const server = mockServer(answers)
  await openPage('/', Host)
  await settle()
  return server
}
const offer = async (about = PROVIDER) => {
  await act(async () => offerPush(about))
  await settle()
}
const card = () => screen.queryByRole('complementary')
test('asks after an action that waits for a reply, and requests the permission only after Yes', async () => {
  signIn('customer', 'asha')
  const browser = fakePush()
  const server = await open()
  expect(card()).toBeNull()
  await offer()
  expect(card()?.textContent).toContain('Get a notification on this computer when Sharma Sweets replies?')
  expect(browser.asked).not.toHaveBeenCalled()
  expect(browser.registered).not.toHaveBeenCalled()

  await click(button('Yes'))
  await expectToast('Notifications are on.')
  expect(browser.registered).toHaveBeenCalledExactlyOnceWith('/sw.js')
  expect(server.calls(SUBSCRIBE).map(({ body }) => body)).toEqual([
    { endpoint: endpointOf(1), keys: { p256dh: 'p', auth: 'a' }, lang: 'en' },
  ])
  expect(card()).toBeNull()
  await offer()
  expect(card()).toBeNull()
})

test('is a part of the page, at the place of the page for prompts', async () => {
  signIn('customer', 'asha')
  fakePush()
  mockServer(ANSWERS)
  const Page = () => (
    <>
      <section aria-label="Left behind">
        <div data-push-place />
      </section>
      <section aria-label="Comments">
        <div data-push-place />
      </section>
      <Host />
    </>
  )
  await openPage('/', Page)
  const comments = screen.getByRole('region', { name: 'Comments' })
  // Below the upper edge of the screen.
  vi.spyOn(comments, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 360, 200))
  await offer()
  expect(within(comments).getByRole('complementary').textContent).toContain('Sharma Sweets')
})

test('does not ask for 30 days after Not now, and three times at most', async () => {
  signIn('customer', 'asha')
  fakePush()
  await open()
  const now = vi.spyOn(Date, 'now')
  const start = Date.now()
  const isAskedAfter = async (days: number) => {
    now.mockReturnValue(start + days * DAY)
    await offer()
    const isAsked = card() !== null
    if (isAsked) await click(button('Not now'))
    return isAsked
  }
  const asked = []
  for (const days of [0, 1, 29, 30, 59, 61, 100, 1_000]) asked.push(await isAskedAfter(days))
  now.mockRestore()
  expect(asked).toEqual([true, false, false, true, false, true, false, false])
})

test.each([
  ['when the permission is denied', { permission: 'denied' }],
  ['when the browser is subscribed', { permission: 'granted', isSubscribed: true }],
] as const)('does not ask %s', async (_who, browser) => {
  signIn('customer', 'asha')
  fakePush(browser)
  savePushOwner(7)
  await open()
  await offer()
  expect(card()).toBeNull()
})

test('does not ask a guest or in a browser without push', async () => {
  await open()
  await offer()
  signIn('customer', 'asha')
  await offer()
  expect(card()).toBeNull()
})

test('explains how to allow notifications after the permission was denied', async () => {
  signIn('customer', 'asha')
  fakePush({ answer: 'denied' })
  const server = await open()
  await offer()
  await click(button('Yes'))
  await eventually(() => expect(card()?.textContent).toContain('Your browser blocks notifications from Haat'))
  expect(screen.getByRole('link', { name: 'How to allow them' }).getAttribute('href')).toBe(
    '/notification-settings',
  )
  expect(server.calls(SUBSCRIBE)).toEqual([])
})

test('stays off when the server is unreachable, and can be retried', async () => {
  signIn('customer', 'asha')
  const browser = fakePush()
  await open({ ...ANSWERS, [SUBSCRIBE]: networkFailure })
  await offer()
  await click(button('Yes'))
  await eventually(() => expect(card()?.textContent).toContain("Couldn't turn"))
  expect([browser.isSubscribed(), readPushOwner()]).toEqual([false, null])
  expect(button('Yes').getAttribute('aria-busy')).toBeNull()
})

test('unsubscribes at logout, also when the server is unreachable', async () => {
  signIn('customer', 'asha')
  const browser = fakePush({ permission: 'granted', isSubscribed: true })
  savePushOwner(7)
  const log = vi.spyOn(console, 'warn').mockReturnValue()
  onTestFinished(() => log.mockRestore())
  await open({ ...ANSWERS, [SUBSCRIBE]: networkFailure })
  await act(async () => {
    disownPush()
    clearSession()
  })
  await eventually(() => expect(browser.isSubscribed()).toBe(false))
  expect(readPushOwner()).toBeNull()
})

const logIn = (id: number) =>
  act(async () => {
    const user = { id, username: 'asha', role: 'customer' } as const
    saveSession({ access_token: 'a', refresh_token: 'r', user }, true)
  })

test('keeps the subscription when the tab was closed, and sends it again after the next login', async () => {
  const browser = fakePush({ permission: 'granted', isSubscribed: true })
  savePushOwner(7)
  const server = await open()
  expect(server.calls(SUBSCRIBE)).toHaveLength(0)
  await logIn(7)
  await eventually(() => expect(server.calls(SUBSCRIBE)).toHaveLength(1))
  expect(browser.isSubscribed()).toBe(true)
})

test('does not repeat a consent that was withdrawn in another browser', async () => {
  const browser = fakePush({ permission: 'granted', isSubscribed: true })
  savePushOwner(7)
  const server = await open({ ...ANSWERS, [CONSENTS]: pushConsent(false) })
  await logIn(7)
  await eventually(() => expect(browser.isSubscribed()).toBe(false))
  expect([server.calls(SUBSCRIBE), readPushOwner()]).toEqual([[], null])
})

test('unsubscribes when another account logs in', async () => {
  const browser = fakePush({ permission: 'granted', isSubscribed: true })
  savePushOwner(7)
  const server = await open()
  await logIn(12)
  await eventually(() => expect(browser.isSubscribed()).toBe(false))
  expect([server.calls(SUBSCRIBE), readPushOwner()]).toEqual([[], null])
})

test('sends a new language and a renewed subscription once', async () => {
  const browser = fakePush({ permission: 'granted', isSubscribed: true })
  savePushOwner(7)
  const server = await open()
  const sync = (language: Language) => syncSubscription({ accountId: 7, language, hasJustLoggedIn: false })
  for (const language of ['en', 'en', 'hi', 'hi'] as const) await sync(language)
  await browser.renew()
  await sync('hi')
  const sent = server.calls(SUBSCRIBE).map(({ body }) => body as { endpoint: string; lang: string })
  expect(sent.map(({ endpoint, lang }) => [endpoint, lang])).toEqual([
    [endpointOf(1), 'en'],
    [endpointOf(1), 'hi'],
    [endpointOf(2), 'hi'],
  ])
})

test('subscribes again when the server has another key', async () => {
  signIn('customer', 'asha')
  const browser = fakePush({ permission: 'granted', isSubscribed: true })
  savePushOwner(7)
  const server = await open({ ...ANSWERS, [KEY]: reply({ key: 'BNew' }) })
  await eventually(() => expect(server.calls(SUBSCRIBE)).toHaveLength(1))
  expect(server.calls(SUBSCRIBE)[0]?.body).toMatchObject({ endpoint: endpointOf(2) })
  expect(browser.asked).not.toHaveBeenCalled()
})
