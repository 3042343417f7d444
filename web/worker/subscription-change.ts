import type { Input } from '../../contract/endpoint.ts'
import type { renewPush } from '../../contract/push.ts'
import { scope } from './scope.ts'

const SUBSCRIPTIONS = '/api/push/subscriptions/'

const fetchKey = async () => {
  const reply = await fetch('/api/push/key/')
  const { key } = (await reply.json()) as { key: string }
  return key
}

const subscribeAgain = async (old: PushSubscription | null) => {
  const applicationServerKey = old?.options.applicationServerKey ?? (await fetchKey())
  return scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
}

const partsOf = (subscription: PushSubscription) => {
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } }
}

const notifyServer = (old: PushSubscription, renewed: PushSubscription) => {
  const { endpoint, keys } = partsOf(old)
  const body: Input<typeof renewPush>['body'] = { endpoint, auth: keys.auth, renewed: partsOf(renewed) }
  const headers = { 'content-type': 'application/json' }
  return fetch(SUBSCRIPTIONS, { method: 'PUT', headers, body: JSON.stringify(body) })
}

/**
 * Replaces a subscription that the browser dropped. Some browsers do not say which one; then the next page notifies the server
 * (features/push/subscription.ts).
 */
export const renewSubscription = async ({
  newSubscription,
  oldSubscription,
}: PushSubscriptionChangeEvent) => {
  const renewed = newSubscription ?? (await subscribeAgain(oldSubscription))
  if (oldSubscription) await notifyServer(oldSubscription, renewed)
}
