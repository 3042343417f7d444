import type { Language } from '../../../contract/language.ts'
import type * as api from '../../../contract/push.ts'
import { call } from '../../lib/http/call.ts'

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
