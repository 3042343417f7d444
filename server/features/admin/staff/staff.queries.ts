import { sql, type Updateable } from 'kysely'
import type { StaffRole } from '../../../../contract/admin-roles.ts'
import type { Db, Tables, Tx } from '../../../platform/db/db.ts'

const codesLeft = sql<number>`(
  select count(*) from staff_recovery_codes where staff_recovery_codes.account_id = staff.account_id
)`

const staffRows = (db: Db) =>
  db
    .selectFrom('staff')
    .select(['accountId', 'role', 'secondFactor', 'nextSecondFactor', 'lastStep'])
    .select(codesLeft.as('recoveryCodesLeft'))

export const findStaff = (db: Db, accountId: number) =>
  staffRows(db).where('accountId', '=', accountId).executeTakeFirst()

export const lockStaff = (tx: Tx, accountId: number) =>
  staffRows(tx).where('accountId', '=', accountId).forUpdate('staff').executeTakeFirst()

export const findStaffByName = (db: Db, usernameKey: string) =>
  db
    .selectFrom('staff')
    .innerJoin('accounts', 'accounts.id', 'staff.accountId')
    .select(['staff.accountId', 'staff.role'])
    .where('accounts.usernameKey', '=', usernameKey)
    .where('accounts.suspendedAt', 'is', null)
    .executeTakeFirst()

/** Locks all owners, so that two concurrent removals cannot remove the last one. */
export const lockOwners = (tx: Tx) =>
  tx
    .selectFrom('staff')
    .innerJoin('accounts', 'accounts.id', 'staff.accountId')
    .select('staff.accountId')
    .where('staff.role', '=', 'owner')
    .where('accounts.suspendedAt', 'is', null)
    .where('accounts.deletedAt', 'is', null)
    .orderBy('staff.accountId')
    .forUpdate(['staff', 'accounts'])
    .execute()

export const unassignCasesOf = (db: Db, accountId: number) =>
  db.updateTable('cases').set({ assignedTo: null }).where('assignedTo', '=', accountId).execute()

export const insertStaff = (db: Db, staff: { accountId: number; role: StaffRole }) =>
  db.insertInto('staff').values(staff).execute()

export const updateStaff = (db: Db, accountId: number, change: Updateable<Tables['staff']>) =>
  db.updateTable('staff').set(change).where('accountId', '=', accountId).execute()

export const selectAllStaff = (db: Db) =>
  db
    .selectFrom('staff')
    .innerJoin('accounts', 'accounts.id', 'staff.accountId')
    .select(['staff.accountId as id', 'accounts.username', 'staff.role', 'staff.secondFactor'])
    .where('accounts.deletedAt', 'is', null)
    .where('accounts.suspendedAt', 'is', null)
    .orderBy('accounts.usernameKey')
    .execute()

export const deleteRecoveryCodes = (db: Db, accountId: number) =>
  db.deleteFrom('staffRecoveryCodes').where('accountId', '=', accountId).execute()

export const insertRecoveryCodes = (db: Db, accountId: number, hashes: readonly Buffer[]) =>
  db
    .insertInto('staffRecoveryCodes')
    .values(hashes.map((codeHash) => ({ accountId, codeHash })))
    .execute()

export const useRecoveryCode = async (db: Db, accountId: number, codeHash: Buffer) => {
  const used = await db
    .deleteFrom('staffRecoveryCodes')
    .where('accountId', '=', accountId)
    .where('codeHash', '=', codeHash)
    .executeTakeFirst()
  return used.numDeletedRows > 0n
}
