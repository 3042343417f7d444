import { Type } from 'typebox'
import { endpoint } from './endpoint.ts'
import { lists } from './limits.ts'
import { Id, page, orNull } from './schemas.ts'

export const AuditEntry = Type.Object({
  number: Id,
  at: Type.String(),
  /** Null for the command line. */
  staff_id: orNull(Id),
  staff_name: orNull(Type.String()),
  action: Type.String(),
  subject_kind: Type.String(),
  subject_id: Id,
  details: Type.Record(
    Type.String(),
    Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]),
  ),
})

export const listAudit = endpoint({
  method: 'GET',
  path: '/admin/audit/',
  access: 'admin',
  right: 'see_audit',
  summary: 'The audit log, newest first, optionally of one staff member',
  query: Type.Object({ staff: Type.Optional(Id), ...page }),
  reply: { 200: Type.Array(AuditEntry, { maxItems: lists.rows }) },
})
