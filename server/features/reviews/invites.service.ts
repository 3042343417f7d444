import { DAY, reviewing } from '../../../contract/limits.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Db, inTransaction } from '../../platform/db/db.ts'
import type { Publish } from '../../platform/live/hub.ts'
import { notify } from '../notifications/notifications.service.ts'
import { insertDueInvites } from './invites.queries.ts'

// After a downtime, older contacts are skipped.
const LATEST = 7 * DAY
const AT_ONCE = 200

type InviteDeps = Readonly<{ clock: Clock; publish: Publish }>

const inviteSome = (db: Db, { clock, publish }: InviteDeps) =>
  inTransaction(db, async (tx) => {
    const now = clock()
    const upTo = new Date(now.getTime() - reviewing.inviteAfter)
    const from = new Date(upTo.getTime() - LATEST)
    const invited = await insertDueInvites(tx, { from, upTo, now, most: AT_ONCE })
    for (const { customerId, providerId } of invited)
      await notify(tx, { kind: 'review_invite', to: customerId, actorId: providerId, now, publish })
    return invited.length
  })

export const inviteReviews = async (db: Db, deps: InviteDeps) => {
  while ((await inviteSome(db, deps)) === AT_ONCE);
}
