// A mock of the Push API. Its subscriptions are numbered 1, 2, 3.
import { onTestFinished, vi } from 'vitest'

type Fake = {
  permission?: NotificationPermission
  /** The user's answer to the permission prompt. */
  answer?: NotificationPermission
  isSubscribed?: boolean
}

/** Of the server. */
export const PUSH_KEY = 'BKey'

export const endpointOf = (number: number) => `https://push.example/${number}`

export const fakePush = ({ permission = 'default', answer = 'granted', isSubscribed = false }: Fake = {}) => {
  let count = 0
  let current: object | null = null
  const subscribe = async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
    count += 1
    const endpoint = endpointOf(count)
    const unsubscribe = async () => {
      current = null
      return true
    }
    const bytes = Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0))
    const options = { applicationServerKey: bytes.buffer }
    const toJSON = () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } })
    current = { endpoint, options, unsubscribe, toJSON }
    return current
  }
  const renew = () => subscribe({ applicationServerKey: PUSH_KEY })
  if (isSubscribed) void renew()
  const registration = { pushManager: { subscribe, getSubscription: async () => current } }
  const asked = vi.fn<() => Promise<NotificationPermission>>(async () => {
    notifications.permission = answer
    return answer
  })
  const registered = vi.fn<(path: string) => Promise<object>>(async () => registration)
  const notifications = { permission, requestPermission: asked }
  const serviceWorker = {
    register: registered,
    ready: Promise.resolve(registration),
    getRegistration: async () => (count > 0 ? registration : undefined),
  }
  vi.stubGlobal('Notification', notifications)
  vi.stubGlobal('PushManager', Object)
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker')
    vi.unstubAllGlobals()
  })
  return { asked, registered, isSubscribed: () => current !== null, renew }
}
