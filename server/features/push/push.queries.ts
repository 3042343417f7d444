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

type Browser = { endpoint: string; p256dh: string; auth: string }

/** One that is known already stays whose it is. */
export const updateSubscription = async (db: Db, old: Pick<Browser, 'endpoint' | 'auth'>, next: Browser) => {
  const updated = await db
    .updateTable('pushSubscriptions')
    .set(next)
    .where('endpoint', '=', old.endpoint)
    .where('auth', '=', old.auth)
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom('pushSubscriptions as known')
            .select('id')
            .where('known.endpoint', '=', next.endpoint),
        ),
      ),
    )
    .executeTakeFirst()
  return updated.numUpdatedRows > 0
}

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
