import type { Db, Tx } from '../../platform/db/db.ts'
import type { VapidKeys } from '../../platform/push/vapid.ts'

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
