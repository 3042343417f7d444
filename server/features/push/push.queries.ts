import type { Insertable } from 'kysely'
import type { Db, Tables, Tx } from '../../platform/db/db.ts'

/** Another account's, with what waits for it: the browser has a new owner. */
export const deleteSubscriptionOfOthers = (
  tx: Tx,
  { endpoint, accountId }: { endpoint: string; accountId: number },
) =>
  tx
    .deleteFrom('pushSubscriptions')
    .where('endpoint', '=', endpoint)
    .where('accountId', '<>', accountId)
    .execute()

export const upsertSubscription = (tx: Tx, { endpoint, ...rest }: Insertable<Tables['pushSubscriptions']>) =>
  tx
    .insertInto('pushSubscriptions')
    .values({ endpoint, ...rest })
    .onConflict((on) => on.column('endpoint').doUpdateSet(rest))
    .execute()

/** Beyond the newest ones. */
export const deleteOldestSubscriptions = (tx: Tx, { accountId, most }: { accountId: number; most: number }) =>
  tx
    .deleteFrom('pushSubscriptions')
    .where('id', 'in', (of) =>
      of
        .selectFrom('pushSubscriptions')
        .select('id')
        .where('accountId', '=', accountId)
        .orderBy('subscribedAt', 'desc')
        .orderBy('id', 'desc')
        .offset(most),
    )
    .execute()

export const deleteSubscription = (
  db: Db,
  { endpoint, accountId }: { endpoint: string; accountId: number },
) =>
  db
    .deleteFrom('pushSubscriptions')
    .where('endpoint', '=', endpoint)
    .where('accountId', '=', accountId)
    .execute()

/** What waits is looked at again at once. Held in the order in which whoever notifies holds them. */
export const updateDueAt = (tx: Tx, accountId: number, dueAt: Date) =>
  tx
    .with('held', (of) =>
      of
        .selectFrom('pushDue')
        .innerJoin('pushSubscriptions', 'pushSubscriptions.id', 'pushDue.subscriptionId')
        .select('subscriptionId')
        .where('accountId', '=', accountId)
        .orderBy('subscriptionId')
        .forUpdate('pushDue'),
    )
    .updateTable('pushDue')
    .set({ dueAt })
    .where('subscriptionId', 'in', (of) => of.selectFrom('held').select('subscriptionId'))
    .execute()
