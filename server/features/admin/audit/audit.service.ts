// What was done at the desk, kept for good.
import type { Db, Tx } from '../../../platform/db/db.ts'
import type { Asked } from '../../../platform/db/keyset.ts'
import { cutTo, spanOf } from '../id-cursor.ts'
import { type AuditDetails, type AuditRow, type AuditSubject, hashOf, NOTHING } from './audit-chain.ts'
import {
  auditOfStaffQuery,
  auditQuery,
  insertAuditRow,
  lockChain,
  selectLast,
  selectRowsAfter,
} from './audit.queries.ts'
import { auditView } from './audit.view.ts'

export type Deed = {
  /** Null: the command line. */
  staffId: number | null
  action: string
  subject: AuditSubject
  details?: AuditDetails
  now: Date
}

/** The last step of a transaction: until it ends nobody else adds to the log. */
export const writeAudit = async (tx: Tx, { staffId, action, subject, details = {}, now }: Deed) => {
  await lockChain(tx)
  const last = await selectLast(tx)
  const row: AuditRow = {
    number: (last?.number ?? 0) + 1,
    at: now,
    staffId,
    action,
    subjectKind: subject.kind,
    subjectId: subject.id,
    details,
  }
  await insertAuditRow(tx, {
    ...row,
    details: JSON.stringify(details),
    hash: hashOf(last?.hash ?? NOTHING, row),
  })
}

/** The latest first; of one of the staff, when named. */
export const auditEntries = async (db: Db, { staff: staffId, ...asked }: Asked & { staff?: number }) => {
  const span = spanOf(asked)
  const query = staffId ? auditOfStaffQuery(db, { ...span, staffId }) : auditQuery(db, span)
  const { shown, next } = cutTo(await query.execute(), span)
  return { entries: shown.map(auditView), next }
}

const AT_ONCE = 1_000

/**
 * Looks at every row. `broken` is the number of the first that does not follow from the one before; `head` says how far it was read,
 * for whoever notes it elsewhere: rows cut off at the end leave no other trace.
 */
export const verifyAudit = async (db: Db) => {
  let head: { number: number; hash: Buffer } = { number: 0, hash: NOTHING }
  for (;;) {
    const rows = await selectRowsAfter(db, head.number, AT_ONCE)
    for (const row of rows) {
      const isNext = row.number === head.number + 1 && row.hash.equals(hashOf(head.hash, row))
      if (!isNext) return { broken: head.number + 1, head }
      head = { number: row.number, hash: row.hash }
    }
    if (rows.length < AT_ONCE) return { broken: null, head }
  }
}
