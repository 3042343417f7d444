// Each row of the audit log contains the hash of the row before it.
import { createHash } from 'node:crypto'

/** Ids, fixed values and reasons of staff. Never personal data. */
export type AuditDetails = Readonly<Record<string, string | number | boolean | null>>

export type AuditSubject = Readonly<{
  kind:
    | 'case'
    | 'account'
    | 'post'
    | 'comment'
    | 'review'
    | 'need'
    | 'report'
    | 'appeal'
    | 'staff'
    | 'contact_message'
    | 'announcement'
    | 'category'
    | 'district'
  id: number
}>

export type AuditRow = Readonly<{
  number: number
  at: Date
  staffId: number | null
  action: string
  subjectKind: AuditSubject['kind']
  subjectId: number
  details: AuditDetails
}>

export const GENESIS_HASH = Buffer.alloc(32)

// jsonb does not preserve the order of keys.
const sorted = (details: AuditDetails) =>
  Object.entries(details).toSorted(([one], [other]) => (one < other ? -1 : 1))

export const hashAuditRow = (before: Buffer, row: AuditRow) =>
  createHash('sha256')
    .update(before)
    .update(
      JSON.stringify([
        row.number,
        row.at.toISOString(),
        row.staffId,
        row.action,
        row.subjectKind,
        row.subjectId,
        sorted(row.details),
      ]),
    )
    .digest()
