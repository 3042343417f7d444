// The handlers on stubbed browser APIs. e2e/push.spec.ts runs them in a real browser.
import { beforeEach, expect, test, vi } from 'vitest'
import { openTarget } from './notification-click.ts'
import { showMessage } from './push.ts'
import { renewSubscription } from './subscription-change.ts'

const { origin } = self.location
const showNotification = vi.fn<ServiceWorkerRegistration['showNotification']>()
const subscribe = vi.fn<PushManager['subscribe']>()
const openWindow = vi.fn<Clients['openWindow']>()
const matchAll = vi.fn<() => Promise<unknown[]>>()

beforeEach(() => {
  vi.resetAllMocks()
  matchAll.mockResolvedValue([])
  vi.stubGlobal('registration', { showNotification, pushManager: { subscribe } })
  vi.stubGlobal('clients', { matchAll, openWindow })
  return () => void vi.unstubAllGlobals()
})

const messageOf = (text: string) => ({ json: () => JSON.parse(text) }) as PushMessageData

test('displays a push with its texts and its URL', async () => {
  const message = { title: 'शर्मा स्वीट्स', body: 'नई पोस्ट', url: '/postpage/3', tag: 'new_post', lang: 'hi' }
  await showMessage(messageOf(JSON.stringify(message)))
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(
    'शर्मा स्वीट्स',
    expect.objectContaining({ body: 'नई पोस्ट', tag: 'new_post', lang: 'hi', data: { url: '/postpage/3' } }),
  )
})

test.each(['not JSON', 'null', '[]', '{}', '7'])(
  'displays a default text for unreadable data: %s',
  async (text) => {
    await showMessage(messageOf(text))
    expect(showNotification).toHaveBeenCalledExactlyOnceWith(
      'Haat',
      expect.objectContaining({ body: 'You have a new notification.', data: { url: '/' } }),
    )
  },
)

test('displays a default text for a push without data', async () => {
  await showMessage(null)
  expect(showNotification).toHaveBeenCalledOnce()
})

const tap = (url: unknown) => {
  const close = vi.fn<() => void>()
  return openTarget({ close, data: { url } } as unknown as Notification).then(() => close)
}

const aTab = (path: string, isControlled = true) => {
  const navigate = vi.fn<WindowClient['navigate']>(
    isControlled ? async () => null : () => Promise.reject(new TypeError('not controlled')),
  )
  return { url: `${origin}${path}`, focused: false, focus: vi.fn<() => void>(), navigate }
}

test('a click opens a window when no tab is open, and closes the notification', async () => {
  const close = await tap('/postpage/3')
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(`${origin}/postpage/3`)
  expect(close).toHaveBeenCalledOnce()
})

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example',
  'javascript:alert(1)',
  'http://',
  undefined,
  7,
])('a click never opens another site: %s', async (url) => {
  await tap(url)
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(`${origin}/`)
})

test('a click focuses an open tab and navigates it', async () => {
  const [first, focused] = [aTab('/'), { ...aTab('/posts'), focused: true }]
  matchAll.mockResolvedValue([first, focused])
  await tap('/postpage/3')
  expect(focused.focus).toHaveBeenCalledOnce()
  expect(focused.navigate).toHaveBeenCalledExactlyOnceWith(`${origin}/postpage/3`)
  expect(first.focus).not.toHaveBeenCalled()
  expect(openWindow).not.toHaveBeenCalled()
})

test('a click only focuses a tab that is already at the URL', async () => {
  const tab = aTab('/postpage/3')
  matchAll.mockResolvedValue([aTab('/'), tab])
  await tap('/postpage/3')
  expect(tab.focus).toHaveBeenCalledOnce()
  expect(tab.navigate).not.toHaveBeenCalled()
})

test('a click opens a window when the only tab is uncontrolled or in the admin panel', async () => {
  matchAll.mockResolvedValue([aTab('/', false)])
  await tap('/postpage/3')
  const panel = aTab('/admin/cases')
  matchAll.mockResolvedValue([panel])
  await tap('/postpage/3')
  expect(openWindow).toHaveBeenCalledTimes(2)
  expect(panel.focus).not.toHaveBeenCalled()
})

const change = (event: object) => renewSubscription(event as PushSubscriptionChangeEvent)

const aSubscription = (endpoint: string) => ({
  options: { applicationServerKey: 'the-key' },
  toJSON: () => ({ endpoint, keys: { p256dh: `p-${endpoint}`, auth: `a-${endpoint}` } }),
})

const server = vi.fn<typeof fetch>(async () => Response.json({ key: 'fetched' }))

test('replaces a dropped subscription with the same key and notifies the server', async () => {
  vi.stubGlobal('fetch', server)
  subscribe.mockResolvedValue(aSubscription('new') as unknown as PushSubscription)
  await change({ newSubscription: null, oldSubscription: aSubscription('old') })
  expect(subscribe).toHaveBeenCalledExactlyOnceWith({
    userVisibleOnly: true,
    applicationServerKey: 'the-key',
  })
  expect(server).toHaveBeenCalledExactlyOnceWith('/api/push/subscriptions/', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      endpoint: 'old',
      auth: 'a-old',
      renewed: { endpoint: 'new', keys: { p256dh: 'p-new', auth: 'a-new' } },
    }),
  })
})

test('fetches the key when the old subscription is unknown, and does not subscribe twice', async () => {
  server.mockImplementation(async () => Response.json({ key: 'fetched' }))
  vi.stubGlobal('fetch', server)
  await change({ newSubscription: null, oldSubscription: null })
  expect(subscribe).toHaveBeenCalledExactlyOnceWith({
    userVisibleOnly: true,
    applicationServerKey: 'fetched',
  })
  await change({ newSubscription: aSubscription('new'), oldSubscription: aSubscription('old') })
  expect(subscribe).toHaveBeenCalledOnce()
  expect(server.mock.calls.map(([url]) => url)).toEqual(['/api/push/key/', '/api/push/subscriptions/'])
})
