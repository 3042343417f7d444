import { DatabaseError } from 'pg'
import { languageOf } from '../../../contract/language.ts'
import { push } from '../../../contract/limits.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { PushSender } from '../../platform/push/push-sender.ts'
import { bytesOf, isPublicKey } from '../../platform/push/vapid.ts'
import { isSameSecret } from '../../platform/same-secret.ts'
import { recordConsent } from '../consents/consents.service.ts'
import {
  deleteOldestSubscriptions,
  deleteSubscription,
  deleteSubscriptionById,
  lockSubscriptionOfOthers,
  updateDueAt,
  updateSubscription,
  upsertSubscription,
} from './push.queries.ts'

const AUTH_BYTES = 16

type BrowserSubscription = { endpoint: string; keys: { p256dh: string; auth: string } }
type NewSubscription = BrowserSubscription & { lang?: string }
type Sender = Pick<PushSender, 'isAllowed'>
type SubscribeDeps = { now: Date; sender: Sender }

const checkSubscription = async ({ endpoint, keys }: BrowserSubscription, sender: Sender) => {
  if (!isPublicKey(keys.p256dh) || !bytesOf(keys.auth, AUTH_BYTES)) throw new Refusal('bad_input')
  if (!(await sender.isAllowed(endpoint))) throw new Refusal('push_service_unknown')
}

// Push services, proxies and logs see endpoints, so an endpoint alone is no proof of ownership. Only browser and server know the keys.
const releaseFromOthers = async (tx: Tx, accountId: number, { endpoint, keys }: BrowserSubscription) => {
  const taken = await lockSubscriptionOfOthers(tx, { endpoint, accountId })
  if (!taken) return
  const { id, p256dh, auth } = taken
  if (!isSameSecret(`${keys.p256dh} ${keys.auth}`, `${p256dh} ${auth}`))
    throw new Refusal('push_endpoint_taken')
  await deleteSubscriptionById(tx, id)
}

export const subscribe = async (
  db: Db,
  { id: accountId, sessionId }: Viewer,
  { endpoint, keys, lang }: NewSubscription,
  { now, sender }: SubscribeDeps,
) => {
  await checkSubscription({ endpoint, keys }, sender)
  const language = languageOf(lang)
  const browser = { endpoint, ...keys, lang: language, sessionId }
  const subscription = { ...browser, accountId, subscribedAt: now }
  await inTransaction(db, async (tx) => {
    if (!(await upsertSubscription(tx, subscription))) {
      await releaseFromOthers(tx, accountId, { endpoint, keys })
      if (!(await upsertSubscription(tx, subscription))) throw new Refusal('push_endpoint_taken')
    }
    await deleteOldestSubscriptions(tx, { accountId, most: push.subscriptions })
    await recordConsent(tx, { accountId, purpose: 'notifications_push', isGiven: true, language, now })
  })
}

type Renewal = { endpoint: string; auth: string; renewed: BrowserSubscription }

const isTaken = (error: unknown) => error instanceof DatabaseError && error.code === '23505'

/** False for an unknown secret: the subscription ended or was already renewed. */
export const renew = async (db: Db, { endpoint, auth, renewed }: Renewal, sender: Sender) => {
  await checkSubscription(renewed, sender)
  const { keys, ...next } = renewed
  try {
    return await updateSubscription(db, { endpoint, auth }, { ...next, ...keys })
  } catch (error) {
    if (isTaken(error)) return false
    throw error
  }
}

export const unsubscribe = (db: Db, { id: accountId }: Viewer, endpoint: string) =>
  deleteSubscription(db, { accountId, endpoint })

export const reconsiderPushes = updateDueAt
