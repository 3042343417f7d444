// How a row of the audit log is chained to the one before.
import { createHash } from 'node:crypto'

/** Ids, fixed words and the staff's reasons: never what names a person. */
export type AuditDetails = Readonly<Record<string, string | number | boolean | null>>

export type AuditSubject = Readonly<{
  kind:
    | 'case'
    | 'account'
    | 'post'
    | 'comment'
    | 'review'
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

/** Before the first row. */
export const GENESIS_HASH = Buffer.alloc(32)

// The database keeps the keys of a JSON object in an order of its own.
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
