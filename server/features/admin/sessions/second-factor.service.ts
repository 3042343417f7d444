// The second factor: set up by a code of the app, asked for at every sign-in from then on. Each code is good once.
import { createHash } from 'node:crypto'
import { type Db, inTransaction, type Tx } from '../../../platform/db/db.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Staff } from '../../../platform/http/staff.ts'
import { encrypt, decrypt } from '../../../platform/encryption.ts'
import { isPasswordOf } from '../../accounts/admin-accounts.service.ts'
import { clearAttempt, countAttempt } from '../../accounts/failed-tries.service.ts'
import { formatCode, makeTrackingCode, normalizeCode } from '../../reports/reports.service.ts'
import { writeAudit } from '../audit/audit.service.ts'
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
import { verifyStaffSession } from './staff-session.service.ts'
import { enrolmentUrl, makeSecret, stepOf } from './totp.ts'

type SecondFactorDeps = AdminDeps & { address: string }

const RECOVERY_CODES = 10

export const SECOND_FACTOR_PURPOSE = 'second factor'
const encryptionKey = ({ secretKey }: AdminDeps) => ({ secret: secretKey, purpose: SECOND_FACTOR_PURPOSE })
const hashCode = (code: string) => createHash('sha256').update(normalizeCode(code)).digest()

const lockStaffOrRefuse = async (tx: Tx, staff: Staff) => {
  const row = await lockStaff(tx, staff.id)
  if (!row) throw new Refusal('not_authenticated')
  return row
}

// Someone who knows only the password must not put an app of their own in the place of the owner's.
const refuseUnverified = (row: { secondFactor: string | null }, staff: Staff) => {
  if (row.secondFactor !== null && !staff.isProved) throw new Refusal('second_factor_required')
}

const newRecoveryCodes = async (tx: Tx, id: number) => {
  const codes = Array.from({ length: RECOVERY_CODES }, makeTrackingCode)
  await deleteRecoveryCodes(tx, id)
  await insertRecoveryCodes(tx, id, codes.map(hashCode))
  return codes.map(formatCode)
}

// Counted before the code is looked at, and for good: a wrong code rolls nothing of it back. With the last try the session dies.
const withCountedTry = async <T>(
  db: Db,
  staff: Staff,
  deps: SecondFactorDeps,
  work: (tx: Tx) => Promise<T | null>,
) => {
  const attempt = { name: `second factor ${staff.id}`, address: deps.address }
  const { isLimited } = deps.accountDeps
  if (isLimited) await countAttempt(db, attempt, deps.clock())
  if (!(await spendSessionTry(db, staff.sessionId))) {
    await deleteStaffSession(db, staff.sessionId)
    throw new Refusal('not_authenticated')
  }
  const done = await inTransaction(db, work)
  if (done === null) {
    await inTransaction(db, (tx) =>
      writeAudit(tx, staffAuditEntry(staff, 'second_factor_refused', deps.clock())),
    )
    throw new Refusal('second_factor_wrong')
  }
  if (isLimited) await clearAttempt(db, attempt, deps.clock())
  return done
}

const offerSecret = async (tx: Tx, staff: Staff, deps: AdminDeps) => {
  const secret = makeSecret()
  await updateStaff(tx, staff.id, { nextSecondFactor: encrypt(secret, encryptionKey(deps)) })
  return { secret, otpauth_url: enrolmentUrl(secret, staff.name) }
}

// A session that was left open, or stolen, is not enough: it would let in somebody else for good.
const replaceSecret = (db: Db, staff: Staff, proof: string, deps: SecondFactorDeps) =>
  withCountedTry(db, staff, deps, async (tx) => {
    const row = await lockStaffOrRefuse(tx, staff)
    const isOwn = (await spendCode(tx, row, proof, deps)) ?? (await isPasswordOf(tx, staff.id, proof))
    return isOwn ? offerSecret(tx, staff, deps) : null
  })

/** The first one needs no more than the session; in the place of another it takes a code of that, or the password. */
export const beginEnrolment = async (db: Db, staff: Staff, proof: string, deps: SecondFactorDeps) => {
  const row = await findStaff(db, staff.id)
  if (!row) throw new Refusal('not_authenticated')
  refuseUnverified(row, staff)
  if (row.secondFactor === null) return inTransaction(db, (tx) => offerSecret(tx, staff, deps))
  if (proof === '') throw new Refusal('second_factor_required')
  return replaceSecret(db, staff, proof, deps)
}

const staffAuditEntry = (staff: Staff, action: string, now: Date) => ({
  staffId: staff.id,
  action,
  subject: { kind: 'staff' as const, id: staff.id },
  now,
})

/** Answers the session's new secret and the recovery codes. */
export const confirmEnrolment = (db: Db, staff: Staff, code: string, deps: SecondFactorDeps) =>
  withCountedTry(db, staff, deps, async (tx) => {
    const row = await lockStaffOrRefuse(tx, staff)
    refuseUnverified(row, staff)
    if (row.nextSecondFactor === null) return null
    const now = deps.clock()
    const step = stepOf(code, decrypt(row.nextSecondFactor, encryptionKey(deps)), now)
    if (step === null) return null
    await updateStaff(tx, staff.id, {
      secondFactor: row.nextSecondFactor,
      nextSecondFactor: null,
      lastStep: step,
    })
    const recoveryCodes = await newRecoveryCodes(tx, staff.id)
    const token = await verifyStaffSession(tx, staff, now)
    await writeAudit(tx, staffAuditEntry(staff, 'second_factor_enrolled', now))
    return { recoveryCodes, token }
  })

type Row = NonNullable<Awaited<ReturnType<typeof lockStaff>>>

const useAppCode = async (
  tx: Tx,
  { accountId, secondFactor, lastStep }: Row,
  code: string,
  deps: SecondFactorDeps,
) => {
  if (secondFactor === null) return false
  const step = stepOf(code, decrypt(secondFactor, encryptionKey(deps)), deps.clock())
  if (step === null || step <= lastStep) return false
  await updateStaff(tx, accountId, { lastStep: step })
  return true
}

const APP_CODE = /^\d{6}$/

/** Which of the two it was, when it was right. */
const spendCode = async (tx: Tx, row: Row, typed: string, deps: SecondFactorDeps) => {
  const code = typed.replaceAll(/\s/g, '')
  if (APP_CODE.test(code)) return (await useAppCode(tx, row, code, deps)) ? 'app' : undefined
  return (await useRecoveryCode(tx, row.accountId, hashCode(code))) ? 'recovery code' : undefined
}

/** By a code of the app or a recovery code. Answers the session's new secret. */
export const verifySecondFactor = (db: Db, staff: Staff, typed: string, deps: SecondFactorDeps) =>
  withCountedTry(db, staff, deps, async (tx) => {
    const row = await lockStaffOrRefuse(tx, staff)
    const used = await spendCode(tx, row, typed, deps)
    if (!used) return null
    const now = deps.clock()
    const token = await verifyStaffSession(tx, staff, now)
    const action = used === 'app' ? 'second_factor_proved' : 'recovery_code_used'
    await writeAudit(tx, staffAuditEntry(staff, action, now))
    return token
  })
