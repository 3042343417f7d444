// The subscription of this browser. It belongs to one person, who turned it on here, and ends when they log out or somebody else logs
// in: the browser gives it up, so that nothing is shown even when the server could not be reached.
import type { Language } from '../../../contract/limits.ts'
import { forgetPushOwner, readPushOwner, savePushOwner } from '../../lib/push/push-owner.ts'
import { logWarning } from '../../lib/log.ts'
import { WORKER } from '../../lib/browser/worker-messages.ts'
import { type PushSupport, pushSupport } from './device.ts'
import { deletePushSubscription, fetchPushKey, savePushSubscription } from './push.api.ts'

// What the server was told of last.
const TOLD_KEY = 'push_told'

export type DevicePush = Exclude<PushSupport, 'supported'> | 'denied' | 'on' | 'off'

const findSubscription = async () =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null

export const readDevicePush = async (accountId: number): Promise<DevicePush> => {
  const support = pushSupport()
  if (support !== 'supported') return support
  if (Notification.permission === 'denied') return 'denied'
  return readPushOwner() === accountId && (await findSubscription()) ? 'on' : 'off'
}

const tellServer = async (subscription: PushSubscription, language: Language) => {
  await savePushSubscription(subscription, language)
  window.localStorage.setItem(TOLD_KEY, `${subscription.endpoint} ${language}`)
}

const giveUp = async () => {
  const subscription = await findSubscription()
  await subscription?.unsubscribe()
  forgetPushOwner()
  window.localStorage.removeItem(TOLD_KEY)
  return subscription
}

const subscribe = (pushManager: PushManager, applicationServerKey: string) =>
  pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })

/** The server's key that it was made with, as the server writes it. */
const keyOf = ({ options: { applicationServerKey } }: PushSubscription) =>
  btoa(String.fromCharCode(...new Uint8Array(applicationServerKey ?? new ArrayBuffer())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Only after a click: browsers ask for permission then. Without it nothing changes. */
export const turnPushOn = async (accountId: number, language: Language) => {
  if ((await Notification.requestPermission()) !== 'granted') return
  await navigator.serviceWorker.register(WORKER)
  const { pushManager } = await navigator.serviceWorker.ready
  const key = await fetchPushKey()
  // Of somebody else, or with another key.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await subscribe(pushManager, key)
  try {
    await tellServer(subscription, language)
  } catch (error) {
    await subscription.unsubscribe()
    throw error
  }
  savePushOwner(accountId)
}

/** The browser's part is enough: what the server still sends is refused by the push service, and then forgotten. */
export const turnPushOff = async () => {
  const subscription = await giveUp()
  if (!subscription) return
  await deletePushSubscription(subscription.endpoint).catch((error: unknown) =>
    logWarning('the server still has a subscription', error),
  )
}

/** A server with another key can't use it any more. */
const withCurrentKey = async (subscription: PushSubscription) => {
  const key = await fetchPushKey()
  if (keyOf(subscription) === key) return subscription
  await subscription.unsubscribe()
  return subscribe((await navigator.serviceWorker.ready).pushManager, key)
}

export type Viewer = { accountId: number | null; language: Language; hasJustLoggedIn: boolean }

/** After a logout, a login, another language, another key of the server, and when the browser has made a new subscription by itself. */
export const syncSubscription = async ({ accountId, language, hasJustLoggedIn }: Viewer) => {
  const owner = readPushOwner()
  if (owner === null || pushSupport() !== 'supported') return
  if (accountId === null && owner > 0) return // the tab was closed, or the session ran out: they may come back
  if (accountId !== owner) return void (await giveUp())
  const found = await findSubscription()
  if (!found) return forgetPushOwner()
  const subscription = await withCurrentKey(found)
  const isTold = window.localStorage.getItem(TOLD_KEY) === `${subscription.endpoint} ${language}`
  if (!isTold || hasJustLoggedIn) await tellServer(subscription, language)
}
