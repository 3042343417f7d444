// The second factor: set up by a code of the app, asked for at every sign-in from then on. Each code is good once.
import { createHash } from 'node:crypto'
import { type Db, inTransaction, type Tx } from '../../../platform/db/db.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Staff } from '../../../platform/http/staff.ts'
import { seal, unseal } from '../../../platform/seal.ts'
import { forgiveTry, takeTry } from '../../accounts/failed-tries.service.ts'
import { grouped, makeTrackingCode, plainCode } from '../../reports/reports.service.ts'
import { writeAudit } from '../audit/audit.service.ts'
import {
  deleteRecoveryCodes,
  insertRecoveryCodes,
  lockStaff,
  updateStaff,
  useRecoveryCode,
} from '../staff/staff.queries.ts'
import type { DeskTools } from '../tools.ts'
import { deleteStaffSession, takeSessionTry } from './staff-session.queries.ts'
import { proveStaffSession } from './staff-session.service.ts'
import { enrolmentUrl, makeSecret, stepOf } from './totp.ts'

type Tools = DeskTools & { address: string }

const RECOVERY_CODES = 10

export const SECOND_FACTOR_SEAL = 'second factor'
const sealKey = ({ secretKey }: DeskTools) => ({ secret: secretKey, purpose: SECOND_FACTOR_SEAL })
const hashOf = (code: string) => createHash('sha256').update(plainCode(code)).digest()

const held = async (tx: Tx, staff: Staff) => {
  const row = await lockStaff(tx, staff.id)
  if (!row) throw new Refusal('not_authenticated')
  return row
}

// Whoever knows only the password must not put an app of their own in the place of the owner's.
const refuseUnproved = (row: { secondFactor: string | null }, staff: Staff) => {
  if (row.secondFactor !== null && !staff.isProved) throw new Refusal('second_factor_required')
}

export const beginEnrolment = (db: Db, staff: Staff, tools: DeskTools) =>
  inTransaction(db, async (tx) => {
    refuseUnproved(await held(tx, staff), staff)
    const secret = makeSecret()
    await updateStaff(tx, staff.id, { nextSecondFactor: seal(secret, sealKey(tools)) })
    return { secret, otpauth_url: enrolmentUrl(secret, staff.name) }
  })

const newRecoveryCodes = async (tx: Tx, id: number) => {
  const codes = Array.from({ length: RECOVERY_CODES }, makeTrackingCode)
  await deleteRecoveryCodes(tx, id)
  await insertRecoveryCodes(tx, id, codes.map(hashOf))
  return codes.map(grouped)
}

// Counted before the code is looked at, and for good: a wrong code rolls nothing of it back. With the last try the session dies.
const withTry = async <T>(db: Db, staff: Staff, tools: Tools, work: (tx: Tx) => Promise<T | null>) => {
  const trying = { name: `second factor ${staff.id}`, address: tools.address }
  const { isLimited } = tools.accountTools
  if (isLimited) await takeTry(db, trying, tools.clock())
  if (!(await takeSessionTry(db, staff.sessionId))) {
    await deleteStaffSession(db, staff.sessionId)
    throw new Refusal('not_authenticated')
  }
  const done = await inTransaction(db, work)
  if (done === null) throw new Refusal('second_factor_wrong')
  if (isLimited) await forgiveTry(db, trying, tools.clock())
  return done
}

const deed = (staff: Staff, action: string, now: Date) => ({
  staffId: staff.id,
  action,
  subject: { kind: 'staff' as const, id: staff.id },
  now,
})

/** Answers the session's new secret and the recovery codes. */
export const confirmEnrolment = (db: Db, staff: Staff, code: string, tools: Tools) =>
  withTry(db, staff, tools, async (tx) => {
    const row = await held(tx, staff)
    refuseUnproved(row, staff)
    if (row.nextSecondFactor === null) return null
    const now = tools.clock()
    const step = stepOf(code, unseal(row.nextSecondFactor, sealKey(tools)), now)
    if (step === null) return null
    await updateStaff(tx, staff.id, {
      secondFactor: row.nextSecondFactor,
      nextSecondFactor: null,
      lastStep: step,
    })
    const recoveryCodes = await newRecoveryCodes(tx, staff.id)
    const token = await proveStaffSession(tx, staff, now)
    await writeAudit(tx, deed(staff, 'second_factor_enrolled', now))
    return { recoveryCodes, token }
  })

type Row = NonNullable<Awaited<ReturnType<typeof lockStaff>>>

const useAppCode = async (tx: Tx, { accountId, secondFactor, lastStep }: Row, code: string, tools: Tools) => {
  if (secondFactor === null) return false
  const step = stepOf(code, unseal(secondFactor, sealKey(tools)), tools.clock())
  if (step === null || step <= lastStep) return false
  await updateStaff(tx, accountId, { lastStep: step })
  return true
}

const APP_CODE = /^\d{6}$/

/** By a code of the app or a recovery code. Answers the session's new secret. */
export const proveSecondFactor = (db: Db, staff: Staff, typed: string, tools: Tools) =>
  withTry(db, staff, tools, async (tx) => {
    const row = await held(tx, staff)
    const code = typed.replaceAll(/\s/g, '')
    const isOfApp = APP_CODE.test(code)
    const isRight = isOfApp
      ? await useAppCode(tx, row, code, tools)
      : await useRecoveryCode(tx, staff.id, hashOf(code))
    if (!isRight) return null
    const now = tools.clock()
    const token = await proveStaffSession(tx, staff, now)
    if (!isOfApp) await writeAudit(tx, deed(staff, 'recovery_code_used', now))
    return token
  })
