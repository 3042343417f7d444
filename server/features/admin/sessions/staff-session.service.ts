// A random token in a cookie, stored as a hash, with an idle timeout.
import { createHash, randomBytes } from 'node:crypto'
import type { Static } from 'typebox'
import { rightsOf } from '../../../../contract/admin-roles.ts'
import type { StaffSession } from '../../../../contract/admin-session.ts'
import { session as lifetimes } from '../../../../contract/limits.ts'
import type { Clock } from '../../../platform/clock.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/db/db.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import {
  type AuthenticateStaff,
  csrfTokenOf,
  type Staff,
  type StaffAccess,
} from '../../../platform/http/staff.ts'
import {
  type AdminCredentials,
  type Caller,
  usernameKey,
  verifyAdminPassword,
} from '../../accounts/admin-accounts.service.ts'
import { writeAudit } from '../audit/audit.service.ts'
import { findStaff, findStaffByName } from '../staff/staff.queries.ts'
import type { AdminDeps } from '../admin-deps.ts'
import {
  deleteIdleSessions,
  deleteStaffSession,
  insertStaffSession,
  markSessionVerified,
  touchStaffSession,
} from './staff-session.queries.ts'

const SECRET_BYTES = 32
// Three of a million codes are valid at a time.
const SECOND_FACTOR_TRIES = 5

const newToken = () => randomBytes(SECRET_BYTES).toString('base64url')
const hashToken = (token: string) => createHash('sha256').update(token).digest()
const before = (now: Date, ms: number) => new Date(now.getTime() - ms)

type NewStaffSession = { accountId: number; isProved: boolean; now: Date }

export const openStaffSession = async (db: Db, { accountId, isProved, now }: NewStaffSession) => {
  const token = newToken()
  await insertStaffSession(db, {
    tokenHash: hashToken(token),
    accountId,
    provedAt: isProved ? now : null,
    triesLeft: SECOND_FACTOR_TRIES,
    createdAt: now,
    seenAt: now,
  })
  return token
}

export const writeOwnAudit = (tx: Tx, id: number, action: string, now: Date) =>
  writeAudit(tx, { staffId: id, now }, { action, kind: 'staff', id })

export const signInStaff = async (
  db: Db,
  credentials: AdminCredentials,
  { accountDeps, isSecondFactorDemanded, clock, ...caller }: AdminDeps & Caller,
) => {
  const { id, device } = await verifyAdminPassword(db, credentials, { ...accountDeps, ...caller })
  const staff = await findStaff(db, id)
  if (!staff) throw new Refusal('admin_login_wrong')
  const isProved = staff.secondFactor === null && !isSecondFactorDemanded
  const now = clock()
  const token = await inTransaction(db, async (tx) => {
    const opened = await openStaffSession(tx, { accountId: id, isProved, now })
    await writeOwnAudit(tx, id, 'logged_in', now)
    return opened
  })
  return { id, device, token }
}

/** Only for usernames of staff and while attempts are allowed, so that outsiders cannot fill the log. */
export const auditRefusedLogin = async (db: Db, name: string, error: unknown, now: Date) => {
  if (!(error instanceof Refusal) || error.code === 'too_many') return
  const staff = await findStaffByName(db, usernameKey(name))
  if (!staff) return
  await inTransaction(db, (tx) => writeOwnAudit(tx, staff.accountId, 'login_refused', now))
}

export const staffAuthenticator =
  (db: Db, clock: Clock): AuthenticateStaff =>
  async (token) => {
    const now = clock()
    const found = await touchStaffSession(db, {
      tokenHash: hashToken(token),
      now,
      seenAfter: before(now, lifetimes.adminIdle),
      openedAfter: before(now, lifetimes.adminLongest),
    })
    if (!found) return null
    const { provedAt, username, ...staff } = found
    return { ...staff, role: 'admin', name: username ?? '', isProved: provedAt !== null }
  }

export const refusedRightAuditor =
  (db: Db, clock: Clock): StaffAccess['onStaffRefused'] =>
  ({ id }, right) =>
    inTransaction(db, (tx) =>
      writeAudit(
        tx,
        { staffId: id, now: clock() },
        { action: 'right_refused', kind: 'staff', id, details: { right } },
      ),
    )

export const verifyStaffSession = async (tx: Tx, { sessionId }: Staff, now: Date) => {
  const token = newToken()
  await markSessionVerified(tx, {
    id: sessionId,
    tokenHash: hashToken(token),
    triesLeft: SECOND_FACTOR_TRIES,
    now,
  })
  return token
}

type State = Static<typeof StaffSession>['second_factor']

const stateOf = (staff: Staff, secondFactor: string | null): State => {
  if (secondFactor !== null) return staff.isProved ? 'proved' : 'wanted'
  return staff.isProved ? 'offered' : 'to_enrol'
}

export const ownSession = async (db: Db, staff: Staff, token: string) => {
  const row = await findStaff(db, staff.id)
  return {
    id: staff.id,
    name: staff.name,
    role: staff.staffRole,
    rights: rightsOf(staff.staffRole),
    csrf_token: csrfTokenOf(token),
    second_factor: stateOf(staff, row?.secondFactor ?? null),
    recovery_codes_left: row?.recoveryCodesLeft ?? 0,
  }
}

export const signOutStaff = (db: Db, { sessionId }: Staff) => deleteStaffSession(db, sessionId)

export const sweepStaffSessions = (db: Db, now: Date) =>
  deleteIdleSessions(db, before(now, lifetimes.adminIdle))
