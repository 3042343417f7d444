// What giving or withdrawing a consent changes at once.
import type { ConsentEffects } from '../features/consents/consents.service.ts'
import { changeSettings } from '../features/notifications/notification-settings.service.ts'
import { deleteSubscriptionsOf } from '../features/push/push.queries.ts'
import { reconsiderPushes } from '../features/push/push.service.ts'
import type { Publish } from '../platform/live/hub.ts'

export const consentEffects = (publish: Publish): ConsentEffects => ({
  notifications_push: async (tx, { accountId, isGiven }) => {
    if (!isGiven) await deleteSubscriptionsOf(tx, accountId)
  },
  announcements: (tx, { accountId, isGiven, now }) => {
    const change = { kinds: { announcement: { bell: isGiven, push: isGiven } } }
    return changeSettings(tx, { accountId, change }, { now, publish, reconsiderPushes })
  },
})
