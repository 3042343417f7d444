// Session of an administrator: an HttpOnly cookie, and a CSRF token sent with every write as X-CSRF-Token.
import { Type } from 'typebox'
import { staffRightNames, staffRoles } from './admin-roles.ts'
import { endpoint } from './endpoint.ts'
import { Detail, FormText, Id } from './schemas.ts'

const StaffRoleName = Type.Enum([...staffRoles])

export const StaffSession = Type.Object({
  id: Id,
  name: Type.String(),
  role: StaffRoleName,
  rights: Type.Array(Type.Enum(staffRightNames)),
  csrf_token: Type.String(),
  /** `wanted`: its code is required. `to_enrol`: it must be set up first. `offered`: optional and not set up. */
  second_factor: Type.Enum(['proved', 'wanted', 'to_enrol', 'offered']),
  recovery_codes_left: Type.Integer(),
})

export const readStaffSession = endpoint({
  method: 'GET',
  path: '/admin/session/',
  access: 'admin',
  right: 'session',
  summary: 'The signed-in staff member with rights, and the CSRF token for writes',
  reply: { 200: StaffSession },
  isSecret: true,
})

export const logoutAdmin = endpoint({
  method: 'POST',
  path: '/admin/logout/',
  access: 'admin',
  right: 'session',
  summary: 'End the own session',
  reply: { 200: Detail },
  isSecret: true,
  invalidates: [],
})

// The maximum length of a password, longer than any code.
const PROOF = 1_000

export const beginEnrolment = endpoint({
  method: 'POST',
  path: '/admin/second-factor/',
  access: 'admin',
  right: 'session',
  summary:
    'Create a secret for an authenticator app, active once a code of it is confirmed. Replacing another requires a code of that one, a recovery code or the password',
  body: Type.Object({ proof: FormText(PROOF) }),
  reply: { 200: Type.Object({ secret: Type.String(), otpauth_url: Type.String() }) },
  refusals: ['second_factor_required', 'second_factor_wrong', 'too_many'],
  isSecret: true,
  invalidates: [],
})

const Code = Type.Object({ code: FormText(40) })

export const confirmEnrolment = endpoint({
  method: 'POST',
  path: '/admin/second-factor/confirm/',
  access: 'admin',
  right: 'session',
  summary: 'Confirm the new secret by a code; returns recovery codes, which are not displayed again',
  body: Code,
  reply: { 200: Type.Object({ recovery_codes: Type.Array(Type.String()), csrf_token: Type.String() }) },
  refusals: ['second_factor_required', 'second_factor_wrong', 'too_many'],
  isSecret: true,
  invalidates: [],
})

export const proveSecondFactor = endpoint({
  method: 'POST',
  path: '/admin/second-factor/prove/',
  access: 'admin',
  right: 'session',
  summary: 'Verify the second factor by a code of the app or a recovery code; each is valid once',
  body: Code,
  reply: { 200: Type.Object({ csrf_token: Type.String() }) },
  refusals: ['second_factor_wrong', 'too_many'],
  isSecret: true,
  invalidates: [],
})

const StaffMember = Type.Object({
  id: Id,
  name: Type.String(),
  role: StaffRoleName,
  has_second_factor: Type.Boolean(),
})

export const listStaff = endpoint({
  method: 'GET',
  path: '/admin/staff/',
  access: 'admin',
  right: 'see_staff',
  summary: 'All staff members',
  reply: { 200: Type.Array(StaffMember) },
})
