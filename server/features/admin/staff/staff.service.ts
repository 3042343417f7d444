import { randomBytes } from 'node:crypto'
import { type StaffRole, staffRoles } from '../../../../contract/admin-roles.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/db/db.ts'
import {
  closeAdminAccount,
  createAdminAccount,
  setAdminPassword,
  usernameKey,
} from '../../accounts/admin-accounts.service.ts'
import { type AuditEntry, writeAudit } from '../audit/audit.service.ts'
import {
  deleteRecoveryCodes,
  findStaffByName,
  insertStaff,
  lockOwners,
  selectAllStaff,
  unassignCasesOf,
  updateStaff,
} from './staff.queries.ts'

export const listStaff = async (db: Db) =>
  (await selectAllStaff(db)).map(({ id, username, role, secondFactor }) => ({
    id,
    name: username ?? '',
    role,
    has_second_factor: secondFactor !== null,
  }))

export const isStaffRole = (text: string): text is StaffRole => staffRoles.some((role) => role === text)

const PASSWORD_BYTES = 15
const generatePassword = () => randomBytes(PASSWORD_BYTES).toString('base64url')

const writeCommandAudit = (tx: Tx, now: Date, entry: Omit<AuditEntry, 'kind'>) =>
  writeAudit(tx, { staffId: null, now }, { ...entry, kind: 'staff' })

/** Only the command line adds staff: its users own the installation. */
export const addStaff = async (db: Db, { name, role, now }: { name: string; role: StaffRole; now: Date }) => {
  const password = generatePassword()
  return inTransaction(db, async (tx) => {
    const opened = await createAdminAccount(tx, { username: name, password, now })
    if ('message' in opened) return opened
    await insertStaff(tx, { accountId: opened.id, role })
    await writeCommandAudit(tx, now, { action: 'staff_taken_on', id: opened.id, details: { role } })
    return { password }
  })
}

export const resetStaffAccess = (db: Db, { name, now }: { name: string; now: Date }) =>
  inTransaction(db, async (tx) => {
    const staff = await findStaffByName(tx, usernameKey(name))
    if (!staff) return undefined
    const password = generatePassword()
    await setAdminPassword(tx, staff.accountId, password)
    await updateStaff(tx, staff.accountId, { secondFactor: null, nextSecondFactor: null })
    await deleteRecoveryCodes(tx, staff.accountId)
    await writeCommandAudit(tx, now, { action: 'staff_let_back_in', id: staff.accountId })
    return password
  })

const isLastOwner = async (tx: Tx, accountId: number) => {
  const owners = await lockOwners(tx)
  return owners.length === 1 && owners[0]?.accountId === accountId
}

type StaffChange = { name: string; now: Date }
type StaffOutcome = { message: string } | undefined

const withStaff = (
  db: Db,
  name: string,
  work: (tx: Tx, staff: { accountId: number; role: StaffRole }) => Promise<StaffOutcome>,
) =>
  inTransaction(db, async (tx) => {
    const staff = await findStaffByName(tx, usernameKey(name))
    return staff ? work(tx, staff) : { message: `no staff member is called ${name}` }
  })

/** Ends all access. The name stays in the audit log. */
export const removeStaff = (db: Db, { name, now }: StaffChange) =>
  withStaff(db, name, async (tx, { accountId }) => {
    if (await isLastOwner(tx, accountId)) return { message: `${name} is the last owner` }
    await closeAdminAccount(tx, accountId, { password: generatePassword(), now })
    await updateStaff(tx, accountId, { secondFactor: null, nextSecondFactor: null })
    await deleteRecoveryCodes(tx, accountId)
    await unassignCasesOf(tx, accountId)
    await writeCommandAudit(tx, now, { action: 'staff_removed', id: accountId })
    return undefined
  })

export const changeStaffRole = (db: Db, { name, role, now }: StaffChange & { role: StaffRole }) =>
  withStaff(db, name, async (tx, staff) => {
    if (role !== 'owner' && (await isLastOwner(tx, staff.accountId)))
      return { message: `${name} is the last owner` }
    await updateStaff(tx, staff.accountId, { role })
    const details = { from: staff.role, to: role }
    await writeCommandAudit(tx, now, { action: 'staff_role_changed', id: staff.accountId, details })
    return undefined
  })
