import { scope } from './scope.ts'

const fetchKey = async () => {
  const reply = await fetch('/api/push/key/')
  const { key } = (await reply.json()) as { key: string }
  return key
}

/**
 * The browser gave the subscription up: it makes another. Only a page has the session, so the next one that is opened tells the
 * server (features/push/subscription.ts).
 */
export const renewSubscription = async ({
  newSubscription,
  oldSubscription,
}: PushSubscriptionChangeEvent) => {
  if (newSubscription) return
  const applicationServerKey = oldSubscription?.options.applicationServerKey ?? (await fetchKey())
  await scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
}
