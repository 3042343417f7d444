import type { Insertable } from 'kysely'
import type { Db, Tables, Tx } from '../../platform/db/db.ts'
import type { VapidKeys } from '../../platform/push/vapid.ts'

export const lockSubscriptionOfOthers = (
  tx: Tx,
  { endpoint, accountId }: { endpoint: string; accountId: number },
) =>
  tx
    .selectFrom('pushSubscriptions')
    .select(['id', 'p256dh', 'auth'])
    .where('endpoint', '=', endpoint)
    .where('accountId', '<>', accountId)
    .forUpdate()
    .executeTakeFirst()

export const deleteSubscriptionById = (tx: Tx, id: number) =>
  tx.deleteFrom('pushSubscriptions').where('id', '=', id).execute()

export const upsertSubscription = async (
  tx: Tx,
  { endpoint, ...rest }: Insertable<Tables['pushSubscriptions']>,
) => {
  const written = await tx
    .insertInto('pushSubscriptions')
    .values({ endpoint, ...rest })
    .onConflict((on) =>
      on.column('endpoint').doUpdateSet(rest).where('pushSubscriptions.accountId', '=', rest.accountId),
    )
    .executeTakeFirst()
  return (written.numInsertedOrUpdatedRows ?? 0n) > 0n
}

type Browser = { endpoint: string; p256dh: string; auth: string }

/** Changes nothing when the new endpoint is known. */
export const updateSubscription = async (db: Db, old: Pick<Browser, 'endpoint' | 'auth'>, next: Browser) => {
  const updated = await db
    .updateTable('pushSubscriptions')
    .set(next)
    .where('endpoint', '=', old.endpoint)
    .where('auth', '=', old.auth)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('pushSubscriptions as known')
            .select('id')
            .where('known.endpoint', '=', next.endpoint),
        ),
      ),
    )
    .executeTakeFirst()
  return updated.numUpdatedRows > 0
}

export const deleteOldestSubscriptions = (tx: Tx, { accountId, most }: { accountId: number; most: number }) =>
  tx
    .deleteFrom('pushSubscriptions')
    .where('id', 'in', (eb) =>
      eb
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

export const deleteSubscriptionsOf = (tx: Tx, accountId: number) =>
  tx.deleteFrom('pushSubscriptions').where('accountId', '=', accountId).execute()

/** Makes queued pushes due, so that they are checked again. Locks rows in the same order as the trigger. */
export const updateDueAt = (tx: Tx, accountId: number, dueAt: Date) =>
  tx
    .with('locked', (qb) =>
      qb
        .selectFrom('pushDue')
        .innerJoin('pushSubscriptions', 'pushSubscriptions.id', 'pushDue.subscriptionId')
        .select('subscriptionId')
        .where('accountId', '=', accountId)
        .orderBy('subscriptionId')
        .forUpdate('pushDue'),
    )
    .updateTable('pushDue')
    .set({ dueAt })
    .where('subscriptionId', 'in', (eb) => eb.selectFrom('locked').select('subscriptionId'))
    .execute()

export const selectPushKeys = (db: Db) =>
  db.selectFrom('pushKeys').select(['publicKey', 'privateKey']).executeTakeFirst()

/** The first insert wins when several processes start. */
export const insertPushKeys = (db: Db, keys: VapidKeys) =>
  db
    .insertInto('pushKeys')
    .values(keys)
    .onConflict((on) => on.doNothing())
    .execute()

/** Subscriptions made with these keys stop working. */
export const deletePushKeys = async (tx: Tx, { privateKey }: VapidKeys) => {
  const { numDeletedRows } = await tx
    .deleteFrom('pushKeys')
    .where('privateKey', '=', privateKey)
    .executeTakeFirst()
  if (numDeletedRows > 0n) await tx.deleteFrom('pushSubscriptions').execute()
}
