import { type Static, Type } from 'typebox'
import { Via } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { Detail, FormText, Id, orNull } from './schemas.ts'

const FREE = 1_000

export const readConfirmation = endpoint({
  method: 'GET',
  path: '/confirm/',
  access: 'signed-in',
  summary: 'The own contacts that can receive a code to confirm the identity',
  reply: { 200: Type.Object({ contacts: Type.Array(Type.Object({ type: Via, contact: Type.String() })) }) },
})

export const confirmIdentity = endpoint({
  method: 'POST',
  path: '/confirm/',
  access: 'signed-in',
  summary:
    'Confirm the identity by the password: for 15 minutes this session may change contacts and delete the account. ' +
    'A code to a verified contact does the same, by /send-otp/ and /verify-otp/',
  body: Type.Object({ password: FormText(FREE) }),
  reply: { 200: Detail },
  refusals: ['password_wrong', 'too_many'],
  isSecret: true,
  invalidates: [],
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/change-password/',
  access: 'signed-in',
  summary: 'Change the password; all other sessions of the account end',
  body: Type.Object({ old_password: FormText(FREE), new_password: FormText(FREE) }),
  reply: { 200: Detail },
  refusals: ['password_wrong', 'too_many'],
  isSecret: true,
  invalidates: [],
})

const Session = Type.Object({
  session_id: Id,
  /** Null when unknown. */
  browser: orNull(Type.String()),
  system: orNull(Type.String()),
  created_at: Type.String(),
  last_seen_at: Type.String({ description: 'time of the last refresh, up to 15 minutes old' }),
  is_current: Type.Boolean(),
})
export type Session = Static<typeof Session>

export const listSessions = endpoint({
  method: 'GET',
  path: '/sessions/',
  access: 'signed-in',
  summary: 'The own sessions, last active first, at most 60',
  reply: { 200: Type.Object({ results: Type.Array(Session) }) },
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/sessions/',
  access: 'signed-in',
  summary: 'End all other sessions of the account',
  reply: { 200: Type.Object({ detail: Type.String(), ended: Type.Integer() }) },
  invalidates: [],
})
