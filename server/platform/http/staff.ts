import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { mayStaff, type StaffRight, type StaffRole } from '../../../contract/admin-roles.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { Refusal } from './refusal.ts'
import { isSameSecret } from '../same-secret.ts'

export type Staff = Readonly<{
  id: number
  role: 'admin'
  sessionId: number
  name: string
  staffRole: StaffRole
  isProved: boolean
}>

export type AuthenticateStaff = (token: string) => Promise<Staff | null>

export const STAFF_COOKIE = 'haat_staff'
const HEADER = 'x-csrf-token'

export const staffToken = (request: FastifyRequest) => request.cookies[STAFF_COOKIE]

/** Derived from the cookie's secret, so that nothing is stored. */
export const csrfTokenOf = (token: string) => createHash('sha256').update(`csrf ${token}`).digest('base64url')

export type StaffAccess = Readonly<{
  authenticateStaff: AuthenticateStaff
  onStaffRefused: (staff: Staff, right: StaffRight) => Promise<void>
}>

const checkRight = async (staff: Staff, right: StaffRight, { onStaffRefused }: StaffAccess) => {
  if (!staff.isProved && right !== 'session') throw new Refusal('second_factor_required')
  if (mayStaff(staff.staffRole, right)) return
  await onStaffRefused(staff, right)
  throw new Refusal('forbidden', { event: { kind: 'role_refused', accountId: staff.id } })
}

export const rightOf = ({ method, path, right }: Endpoint): StaffRight => {
  if (!right) throw new Error(`${method} ${path} is for administrators and names no right`)
  return right
}

export const authorizeStaff = async (
  request: FastifyRequest,
  endpoint: Endpoint,
  access: StaffAccess,
): Promise<Staff> => {
  const token = staffToken(request)
  const staff = token ? await access.authenticateStaff(token) : null
  if (!token || !staff) throw new Refusal('not_authenticated')
  if (endpoint.method !== 'GET' && !isSameSecret(String(request.headers[HEADER]), csrfTokenOf(token)))
    throw new Refusal('csrf_missing', { event: { kind: 'csrf_refused', accountId: staff.id } })
  await checkRight(staff, rightOf(endpoint), access)
  return staff
}

const COOKIE_OPTIONS = { path: '/api', httpOnly: true, sameSite: 'strict' } as const

export const setStaffCookie = (reply: FastifyReply, token: string, isHttps: boolean) =>
  reply.setCookie(STAFF_COOKIE, token, { ...COOKIE_OPTIONS, secure: isHttps })

export const clearStaffCookie = (reply: FastifyReply) => reply.clearCookie(STAFF_COOKIE, COOKIE_OPTIONS)
