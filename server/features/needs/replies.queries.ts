// Locks both accounts before the need, in the same order as deleting an account does: the notification references them.
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { IS_PUBLIC_ACCOUNT } from '../accounts/public-accounts.service.ts'
import { hasBlockedIn } from '../blocks/blocks.service.ts'
import type { ReplyFields } from './need-form.ts'

type Asked = { id: number; providerId: number }

/** None unless the business was asked and the need is visible. */
export const lockAsk = (tx: Tx, { id, providerId }: Asked) =>
  tx
    .selectFrom('needAsks')
    .innerJoin('needs', 'needs.id', 'needAsks.needId')
    .innerJoin('accounts', 'accounts.id', 'needs.customerId')
    .innerJoin('accounts as owner', 'owner.id', 'needAsks.providerId')
    .select([
      'needs.customerId',
      'needs.status',
      'needs.expiresAt',
      'needs.round as currentRound',
      'needAsks.round',
      'needAsks.askedAt',
      'needAsks.repliedAt',
      'needAsks.declinedAt',
      hasBlockedIn(sql.ref('needs.customer_id'), providerId).as('isBlocked'),
      hasBlockedIn(providerId, sql.ref('needs.customer_id')).as('hasBlocked'),
    ])
    .where('needAsks.needId', '=', id)
    .where('needAsks.providerId', '=', providerId)
    .where('needs.visibility', '=', 'shown')
    .where(IS_PUBLIC_ACCOUNT)
    .forKeyShare(['accounts', 'owner'])
    .forNoKeyUpdate(['needs', 'needAsks'])
    .executeTakeFirst()

type NewReply = ReplyFields & { needId: number; providerId: number; minutes: number; createdAt: Date }

export const insertReply = (tx: Tx, reply: NewReply) =>
  tx.insertInto('needReplies').values(reply).returning('id').executeTakeFirstOrThrow()

export const selectOwnReply = (tx: Tx, { id, providerId }: Asked) =>
  tx
    .selectFrom('needReplies')
    .select(['id', 'text', 'pricePaise', 'priceToPaise'])
    .where('needId', '=', id)
    .where('providerId', '=', providerId)
    .executeTakeFirst()

export const updateReply = (tx: Tx, id: number, change: ReplyFields & { editedAt: Date }) =>
  tx.updateTable('needReplies').set(change).where('id', '=', id).execute()

const updateAsk = (tx: Tx, { id, providerId }: Asked) =>
  tx.updateTable('needAsks').where('needId', '=', id).where('providerId', '=', providerId)

export const markReplied = (tx: Tx, asked: Asked, repliedAt: Date) =>
  updateAsk(tx, asked).set({ repliedAt }).execute()

export const markDeclined = (tx: Tx, asked: Asked, declinedAt: Date) =>
  updateAsk(tx, asked).set({ declinedAt }).execute()

export const askOneMore = (tx: Tx, id: number) =>
  tx
    .updateTable('needs')
    .set({ toAsk: sql<number>`least(to_ask + 1, 5)` })
    .where('id', '=', id)
    .execute()
