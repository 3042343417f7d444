import { type Db, inTransaction, type Tx } from '../../../platform/db/db.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Staff } from '../../../platform/http/staff.ts'
import { isPasswordOf } from '../../accounts/admin-accounts.service.ts'
import { clearAttempt, countAttempt } from '../../accounts/failed-tries.service.ts'
import {
  createRecoveryCodes,
  createSecret,
  SECOND_FACTOR_PURPOSE,
  spendCode,
  stepOfCode,
} from '../../accounts/second-factor-codes.service.ts'
import {
  deleteRecoveryCodes,
  findStaff,
  insertRecoveryCodes,
  lockStaff,
  updateStaff,
  useRecoveryCode,
} from '../staff/staff.queries.ts'
import type { AdminDeps } from '../admin-deps.ts'
import { deleteStaffSession, spendSessionTry } from './staff-session.queries.ts'
import { verifyStaffSession, writeOwnAudit } from './staff-session.service.ts'

const encryptionKey = ({ secretKey }: AdminDeps) => ({ secret: secretKey, purpose: SECOND_FACTOR_PURPOSE })

const lockStaffOrRefuse = async (tx: Tx, staff: Staff) => {
  const row = await lockStaff(tx, staff.id)
  if (!row) throw new Refusal('not_authenticated')
  return row
}

// The password alone must not suffice to replace the second factor.
const refuseUnverified = (row: { secondFactor: string | null }, staff: Staff) => {
  if (row.secondFactor !== null && !staff.isProved) throw new Refusal('second_factor_required')
}

const newRecoveryCodes = async (tx: Tx, id: number) => {
  const { hashes, readable } = createRecoveryCodes()
  await deleteRecoveryCodes(tx, id)
  await insertRecoveryCodes(tx, id, hashes)
  return readable
}

// Counts the attempt in a separate transaction before it checks the code. The last failure ends the session.
const withCountedTry = async <T>(
  db: Db,
  staff: Staff,
  deps: AdminDeps,
  work: (tx: Tx) => Promise<T | null>,
) => {
  const attempt = { name: `second factor ${staff.id}` }
  const { isLimited, keys } = deps.accountDeps
  if (isLimited) await countAttempt(db, attempt, keys)
  if (!(await spendSessionTry(db, staff.sessionId))) {
    await deleteStaffSession(db, staff.sessionId)
    throw new Refusal('not_authenticated')
  }
  const done = await inTransaction(db, work)
  if (done === null) {
    await inTransaction(db, (tx) => writeOwnAudit(tx, staff.id, 'second_factor_refused', deps.clock()))
    throw new Refusal('second_factor_wrong')
  }
  if (isLimited) await clearAttempt(db, attempt, keys)
  return done
}

const offerSecret = async (tx: Tx, staff: Staff, deps: AdminDeps) => {
  const { encrypted, reply } = createSecret(staff.name, encryptionKey(deps))
  await updateStaff(tx, staff.id, { nextSecondFactor: encrypted })
  return reply
}

type Row = NonNullable<Awaited<ReturnType<typeof lockStaff>>>

const spendStaffCode = (tx: Tx, { accountId, secondFactor, lastStep }: Row, typed: string, deps: AdminDeps) =>
  spendCode(
    typed,
    {
      encrypted: secondFactor,
      lastStep,
      setLastStep: (step) => updateStaff(tx, accountId, { lastStep: step }),
      useRecoveryCode: (codeHash) => useRecoveryCode(tx, accountId, codeHash),
    },
    { key: encryptionKey(deps), now: deps.clock() },
  )

// An open or stolen session must not suffice to replace the second factor.
const replaceSecret = (db: Db, staff: Staff, proof: string, deps: AdminDeps) =>
  withCountedTry(db, staff, deps, async (tx) => {
    const row = await lockStaffOrRefuse(tx, staff)
    const isOwn = (await spendStaffCode(tx, row, proof, deps)) ?? (await isPasswordOf(tx, staff.id, proof))
    return isOwn ? offerSecret(tx, staff, deps) : null
  })

export const beginEnrolment = async (db: Db, staff: Staff, proof: string, deps: AdminDeps) => {
  const row = await findStaff(db, staff.id)
  if (!row) throw new Refusal('not_authenticated')
  refuseUnverified(row, staff)
  if (row.secondFactor === null) return inTransaction(db, (tx) => offerSecret(tx, staff, deps))
  if (proof === '') throw new Refusal('second_factor_required')
  return replaceSecret(db, staff, proof, deps)
}

export const confirmEnrolment = (db: Db, staff: Staff, code: string, deps: AdminDeps) =>
  withCountedTry(db, staff, deps, async (tx) => {
    const row = await lockStaffOrRefuse(tx, staff)
    refuseUnverified(row, staff)
    if (row.nextSecondFactor === null) return null
    const now = deps.clock()
    const step = stepOfCode(code, row.nextSecondFactor, { key: encryptionKey(deps), now })
    if (step === null) return null
    await updateStaff(tx, staff.id, {
      secondFactor: row.nextSecondFactor,
      nextSecondFactor: null,
      lastStep: step,
    })
    const recoveryCodes = await newRecoveryCodes(tx, staff.id)
    const token = await verifyStaffSession(tx, staff, now)
    await writeOwnAudit(tx, staff.id, 'second_factor_enrolled', now)
    return { recoveryCodes, token }
  })

export const verifySecondFactor = (db: Db, staff: Staff, typed: string, deps: AdminDeps) =>
  withCountedTry(db, staff, deps, async (tx) => {
    const row = await lockStaffOrRefuse(tx, staff)
    const used = await spendStaffCode(tx, row, typed, deps)
    if (!used) return null
    const now = deps.clock()
    const token = await verifyStaffSession(tx, staff, now)
    const action = used === 'app' ? 'second_factor_proved' : 'recovery_code_used'
    await writeOwnAudit(tx, staff.id, action, now)
    return token
  })
