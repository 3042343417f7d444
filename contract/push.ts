import { Type } from 'typebox'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { Lang } from './schemas.ts'

/** The decrypted message for the service worker: only what a lock screen may show. */
export type PushMessage = {
  title: string
  body: string
  url: string
  /** A push with the same tag replaces the earlier one. */
  tag: string
  lang: 'hi' | 'en'
  count: number
}

export const readPushKey = endpoint({
  method: 'GET',
  path: '/push/key/',
  access: 'anyone',
  summary: 'The public VAPID key for subscriptions',
  reply: { 200: Type.Object({ key: Type.String({ description: 'base64url' }) }) },
})

const Endpoint = Type.String({ minLength: 1, maxLength: limits.pushEndpoint })
const Keys = Type.Object({
  p256dh: Type.String({ maxLength: 100, description: '65 bytes, base64url' }),
  auth: Type.String({ maxLength: 40, description: '16 bytes, base64url' }),
})
const Subscribed = Type.Object({ is_subscribed: Type.Boolean() })

export const subscribePush = endpoint({
  method: 'POST',
  path: '/push/subscriptions/',
  access: 'signed-in',
  summary:
    'Subscribe this browser to pushes. A known endpoint is updated; one of another account requires the same keys. Ends with the session',
  body: Type.Object({
    endpoint: Endpoint,
    keys: Keys,
    lang: Lang,
  }),
  reply: { 201: Subscribed },
  refusals: ['push_service_unknown', 'push_endpoint_taken'],
  rate: { calls: 60, minutes: 10 },
  invalidates: [],
  isSecret: true,
})

export const renewPush = endpoint({
  method: 'PUT',
  path: '/push/subscriptions/',
  access: 'anyone',
  summary:
    'Replace a subscription. A service worker has no session, so the secret of the old subscription authenticates it',
  body: Type.Object({
    endpoint: Endpoint,
    auth: Keys.properties.auth,
    renewed: Type.Object({ endpoint: Endpoint, keys: Keys }),
  }),
  reply: { 200: Subscribed },
  refusals: ['push_service_unknown'],
  rate: { calls: 60, minutes: 10 },
  invalidates: [],
  isSecret: true,
})

export const unsubscribePush = endpoint({
  method: 'DELETE',
  path: '/push/subscriptions/',
  access: 'signed-in',
  summary: 'Unsubscribe this browser',
  body: Type.Object({ endpoint: Endpoint }),
  reply: { 200: Subscribed },
  invalidates: [],
  isSecret: true,
})
