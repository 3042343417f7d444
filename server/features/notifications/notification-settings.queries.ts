import { push } from '../../../contract/limits.ts'
import type { Db, Tables, Tx } from '../../platform/db/db.ts'

export type SettingsRow = Omit<Tables['notificationSettings'], 'accountId'>

export const USUAL_SETTINGS: SettingsRow = {
  quietFrom: push.quietFrom,
  quietTo: push.quietTo,
  bellOff: [],
  // Not urgent: the bell suffices.
  pushOff: ['need_closed'],
}

const settingsQuery = (db: Db, accountId: number) =>
  db
    .selectFrom('notificationSettings')
    .select(['quietFrom', 'quietTo', 'bellOff', 'pushOff'])
    .where('accountId', '=', accountId)

export const selectSettings = (db: Db, accountId: number) => settingsQuery(db, accountId).executeTakeFirst()

export const lockSettings = async (tx: Tx, accountId: number) => {
  await tx
    .insertInto('notificationSettings')
    .values({ accountId, ...USUAL_SETTINGS })
    .onConflict((on) => on.doNothing())
    .execute()
  return settingsQuery(tx, accountId).forNoKeyUpdate().executeTakeFirstOrThrow()
}

export const updateSettings = (tx: Tx, accountId: number, changed: SettingsRow) =>
  tx.updateTable('notificationSettings').set(changed).where('accountId', '=', accountId).execute()
