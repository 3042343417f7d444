import type { NamedAuditRow } from './audit.queries.ts'

export const auditView = (row: NamedAuditRow) => ({
  number: row.id,
  at: row.at.toISOString(),
  staff_id: row.staffId,
  staff_name: row.staffName,
  action: row.action,
  subject_kind: row.subjectKind,
  subject_id: row.subjectId,
  details: row.details,
})
