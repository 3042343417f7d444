// Security events in the admin panel: account and IP are keyed hashes. Those of one account are personal data, which a staff member
// opens for a reason.
import { Type } from 'typebox'
import { securityEventKinds } from './admin-limits.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { FormText, Id, orNull, page } from './schemas.ts'

const EventKind = Type.Enum([...securityEventKinds])

export const listSecurityEvents = endpoint({
  method: 'GET',
  path: '/admin/security-events/',
  access: 'admin',
  right: 'see_security',
  summary:
    'Security events of the last 180 days, newest first; those of one account after an opening of the last half hour',
  query: Type.Object({ kind: Type.Optional(EventKind), account: Type.Optional(Id), ...page }),
  reply: {
    200: Type.Array(
      Type.Object({
        id: Id,
        at: Type.String(),
        kind: EventKind,
        /** Keyed hashes, that of the IP shortened. */
        account: orNull(Type.String()),
        ip: Type.String(),
      }),
    ),
  },
  refusals: ['reason_needed'],
})

export const openSecurityEvents = endpoint({
  method: 'POST',
  path: '/admin/people/:id/security-events/',
  access: 'admin',
  right: 'see_security',
  summary:
    'Open the security events of an account for half an hour; the access and its reason are written to the audit log, and the person can read them',
  params: Type.Object({ id: Id }),
  body: Type.Object({ reason: FormText(limits.staffReason * 4) }),
  reply: { 200: Type.Object({ until: Type.String() }) },
  refusals: ['not_found'],
  invalidates: [],
})
