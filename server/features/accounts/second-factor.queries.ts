import { sql, type Updateable } from 'kysely'
import type { Db, Tables, Tx } from '../../platform/db/db.ts'

const codesLeft = sql<number>`(
  select count(*) from recovery_codes where recovery_codes.account_id = second_factors.account_id
)`

export const findSecondFactor = (db: Db, accountId: number) =>
  db
    .selectFrom('secondFactors')
    .select(['accountId', 'secret', 'nextSecret', 'lastStep'])
    .select(codesLeft.as('recoveryCodesLeft'))
    .where('accountId', '=', accountId)
    .executeTakeFirst()

export const offerNextSecret = async (db: Db, accountId: number, nextSecret: string) => {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('secondFactors')
    .values({ accountId, nextSecret })
    .onConflict((on) =>
      on.column('accountId').doUpdateSet({ nextSecret }).where('secondFactors.secret', 'is', null),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

export const updateSecondFactor = (db: Db, accountId: number, change: Updateable<Tables['secondFactors']>) =>
  db.updateTable('secondFactors').set(change).where('accountId', '=', accountId).execute()

/** False when no attempt was left, or no factor is on. */
export const spendLoginTry = async (db: Db, accountId: number) => {
  const { numUpdatedRows } = await db
    .updateTable('secondFactors')
    .set({ triesLeft: sql<number>`tries_left - 1` })
    .where('accountId', '=', accountId)
    .where('secret', 'is not', null)
    .where('triesLeft', '>', 0)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Cascades to the recovery codes. False when no factor was on. */
export const deleteSecondFactor = async (db: Db, accountId: number) => {
  const deleted = await db
    .deleteFrom('secondFactors')
    .where('accountId', '=', accountId)
    .returning('secret')
    .executeTakeFirst()
  return (deleted?.secret ?? null) !== null
}

export const replaceRecoveryCodes = async (tx: Tx, accountId: number, hashes: readonly Buffer[]) => {
  await tx.deleteFrom('recoveryCodes').where('accountId', '=', accountId).execute()
  await tx
    .insertInto('recoveryCodes')
    .values(hashes.map((codeHash) => ({ accountId, codeHash })))
    .execute()
}

export const useRecoveryCode = async (db: Db, accountId: number, codeHash: Buffer) => {
  const { numDeletedRows } = await db
    .deleteFrom('recoveryCodes')
    .where('accountId', '=', accountId)
    .where('codeHash', '=', codeHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
