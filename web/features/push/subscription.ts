// The push subscription of this browser belongs to one account. It is removed in the browser at logout or when another account logs
// in, so that no push is displayed even if the server is unreachable.
import type { Language } from '../../../contract/language.ts'
import { forgetPushOwner, readPushOwner, savePushOwner } from '../../lib/push/push-owner.ts'
import { logWarning } from '../../lib/log.ts'
import { WORKER } from '../../lib/browser/worker-messages.ts'
import { isConsentWithdrawn } from '../consents/consents.api.ts'
import { type PushSupport, pushSupport } from './device.ts'
import { deletePushSubscription, fetchPushKey, savePushSubscription } from './push.api.ts'

// The endpoint and language that the server has.
const SENT_KEY = 'push_told'

export type DevicePush = Exclude<PushSupport, 'supported'> | 'denied' | 'on' | 'off'

const findSubscription = async () =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null

export const readDevicePush = async (accountId: number): Promise<DevicePush> => {
  const support = pushSupport()
  if (support !== 'supported') return support
  if (Notification.permission === 'denied') return 'denied'
  return readPushOwner() === accountId && (await findSubscription()) ? 'on' : 'off'
}

const sendSubscription = async (subscription: PushSubscription, language: Language) => {
  await savePushSubscription(subscription, language)
  window.localStorage.setItem(SENT_KEY, `${subscription.endpoint} ${language}`)
}

const giveUp = async () => {
  const subscription = await findSubscription()
  await subscription?.unsubscribe()
  forgetPushOwner()
  window.localStorage.removeItem(SENT_KEY)
  return subscription
}

const subscribe = (pushManager: PushManager, applicationServerKey: string) =>
  pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })

/** In base64url. */
const keyOf = ({ options: { applicationServerKey } }: PushSubscription) =>
  btoa(String.fromCharCode(...new Uint8Array(applicationServerKey ?? new ArrayBuffer())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Needs a click: browsers request the permission only then. */
export const turnPushOn = async (accountId: number, language: Language) => {
  if ((await Notification.requestPermission()) !== 'granted') return
  await navigator.serviceWorker.register(WORKER)
  const { pushManager } = await navigator.serviceWorker.ready
  const key = await fetchPushKey()
  // Of another account, or with another key.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await subscribe(pushManager, key)
  try {
    await sendSubscription(subscription, language)
  } catch (error) {
    await subscription.unsubscribe()
    throw error
  }
  savePushOwner(accountId)
}

/** A failed delete is harmless: the push service rejects further pushes, and the server then deletes the subscription. */
export const turnPushOff = async () => {
  const subscription = await giveUp()
  if (!subscription) return
  await deletePushSubscription(subscription.endpoint).catch((error: unknown) =>
    logWarning('the server still has a subscription', error),
  )
}

const withCurrentKey = async (subscription: PushSubscription) => {
  const key = await fetchPushKey()
  if (keyOf(subscription) === key) return subscription
  await subscription.unsubscribe()
  return subscribe((await navigator.serviceWorker.ready).pushManager, key)
}

export type Viewer = { accountId: number | null; language: Language; hasJustLoggedIn: boolean }

/** After a login, a logout, a change of the language or the key, and when the browser has renewed the subscription. */
export const syncSubscription = async ({ accountId, language, hasJustLoggedIn }: Viewer) => {
  const owner = readPushOwner()
  if (owner === null || pushSupport() !== 'supported') return
  if (accountId === null && owner > 0) return // the session has expired, and may be renewed
  if (accountId !== owner) return void (await giveUp())
  const found = await findSubscription()
  if (!found) return forgetPushOwner()
  const subscription = await withCurrentKey(found)
  const isSent = window.localStorage.getItem(SENT_KEY) === `${subscription.endpoint} ${language}`
  if (isSent && !hasJustLoggedIn) return
  // Subscribing is a consent, so a sync must not repeat one that was withdrawn, perhaps in another browser.
  if (await isConsentWithdrawn('notifications_push')) await giveUp()
  else await sendSubscription(subscription, language)
}
