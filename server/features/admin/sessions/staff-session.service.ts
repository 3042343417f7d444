// The session of the desk: a random secret in a cookie, kept as a hash, over after half an hour without a call.
import { createHash, randomBytes } from 'node:crypto'
import type { Static } from 'typebox'
import { rightsOf } from '../../../../contract/admin-roles.ts'
import type { StaffSession } from '../../../../contract/admin-session.ts'
import { session as lifetimes } from '../../../../contract/limits.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db/db.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { type AuthenticateStaff, csrfTokenOf, type Staff } from '../../../platform/http/staff.ts'
import { type AdminCredentials, type Caller, proveAdmin } from '../../accounts/admin-sign-in.service.ts'
import { findStaff } from '../staff/staff.queries.ts'
import type { DeskTools } from '../tools.ts'
import {
  deleteIdleSessions,
  deleteStaffSession,
  insertStaffSession,
  markSessionProved,
  touchStaffSession,
} from './staff-session.queries.ts'

const SECRET_BYTES = 32
// Six digits, of which three are right at a time.
export const TRIES = 5

const newToken = () => randomBytes(SECRET_BYTES).toString('base64url')
const hashOf = (token: string) => createHash('sha256').update(token).digest()
const before = (now: Date, ms: number) => new Date(now.getTime() - ms)

type Opening = { accountId: number; isProved: boolean; now: Date }

/** Answers the cookie's secret. */
export const openStaffSession = async (db: Db, { accountId, isProved, now }: Opening) => {
  const token = newToken()
  await insertStaffSession(db, {
    tokenHash: hashOf(token),
    accountId,
    provedAt: isProved ? now : null,
    triesLeft: TRIES,
    createdAt: now,
    seenAt: now,
  })
  return token
}

/** By name and password. Whoever has a second factor, or must have one, is not through yet. */
export const enterDesk = async (
  db: Db,
  credentials: AdminCredentials,
  { accountTools, isSecondFactorDemanded, clock, ...caller }: DeskTools & Caller,
) => {
  const { id, device } = await proveAdmin(db, credentials, { ...accountTools, ...caller })
  const staff = await findStaff(db, id)
  if (!staff) throw new Refusal('admin_login_wrong')
  const isProved = staff.secondFactor === null && !isSecondFactorDemanded
  return { device, token: await openStaffSession(db, { accountId: id, isProved, now: clock() }) }
}

export const staffAuthenticator =
  (db: Db, clock: Clock): AuthenticateStaff =>
  async (token) => {
    const now = clock()
    const found = await touchStaffSession(db, {
      tokenHash: hashOf(token),
      now,
      seenAfter: before(now, lifetimes.adminIdle),
      openedAfter: before(now, lifetimes.adminLongest),
    })
    if (!found) return null
    const { provedAt, username, ...staff } = found
    return { ...staff, role: 'admin', name: username ?? '', isProved: provedAt !== null }
  }

/** From here on the session is through; answers its new secret. */
export const proveStaffSession = async (tx: Tx, { sessionId }: Staff, now: Date) => {
  const token = newToken()
  await markSessionProved(tx, { id: sessionId, tokenHash: hashOf(token), triesLeft: TRIES, now })
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

export const leaveDesk = (db: Db, { sessionId }: Staff) => deleteStaffSession(db, sessionId)

export const sweepStaffSessions = (db: Db, now: Date) =>
  deleteIdleSessions(db, before(now, lifetimes.adminIdle))
