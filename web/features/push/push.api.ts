import { queryOptions } from '@tanstack/react-query'
import type { Static } from 'typebox'
import type { Language } from '../../../contract/limits.ts'
import type * as settings from '../../../contract/notification-settings.ts'
import type * as api from '../../../contract/push.ts'
import { call } from '../../lib/http/call.ts'

export type NotificationSettings = Static<typeof settings.NotificationSettings>
export type SettingsKind = settings.SettingsKind
export type SettingsChange = settings.SettingsChange

/** By account: another person at the same browser never sees them. */
export const notificationSettingsQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['notification-settings', accountId],
    queryFn: () => call<typeof settings.readNotificationSettings>('GET', '/notification-settings/'),
  })

export const saveNotificationSettings = (body: SettingsChange) =>
  call<typeof settings.saveNotificationSettings>('PUT', '/notification-settings/', { body })

/** The public key of our server, which a browser subscribes with. */
export const fetchPushKey = async () => (await call<typeof api.readPushKey>('GET', '/push/key/')).key

export const savePushSubscription = (subscription: PushSubscription, lang: Language) => {
  const { endpoint, keys } = subscription.toJSON()
  return call<typeof api.subscribePush>('POST', '/push/subscriptions/', {
    body: {
      endpoint: endpoint ?? '',
      keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
      lang,
    },
  })
}

export const deletePushSubscription = (endpoint: string) =>
  call<typeof api.unsubscribePush>('DELETE', '/push/subscriptions/', { body: { endpoint } })
