// What the staff did, kept for good.
import type { Db, Tx } from '../../../platform/db/db.ts'
import { cutIdPage, type PageQuery, parseIdPage } from '../../../platform/db/keyset.ts'
import {
  type AuditDetails,
  type AuditRow,
  type AuditSubject,
  hashAuditRow,
  GENESIS_HASH,
} from './audit-chain.ts'
import {
  auditOfStaffQuery,
  auditQuery,
  insertAuditRow,
  lockChain,
  selectLast,
  selectRowsAfter,
} from './audit.queries.ts'
import { auditView } from './audit.view.ts'

export type AuditEntry = {
  /** Null: the command line. */
  staffId: number | null
  action: string
  subject: AuditSubject
  details?: AuditDetails
  now: Date
}

/** The last step of a transaction: until it ends nobody else adds to the log. */
export const writeAudit = async (tx: Tx, { staffId, action, subject, details = {}, now }: AuditEntry) => {
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
    hash: hashAuditRow(last?.hash ?? GENESIS_HASH, row),
  })
}

/** The latest first; of one of the staff, when named. */
export const auditEntries = async (
  db: Db,
  { staff: staffId, ...pageQuery }: PageQuery & { staff?: number },
) => {
  const idPage = parseIdPage(pageQuery)
  const query = staffId ? auditOfStaffQuery(db, { ...idPage, staffId }) : auditQuery(db, idPage)
  const { pageRows, next } = cutIdPage(await query.execute(), idPage)
  return { entries: pageRows.map(auditView), next }
}

const BATCH_SIZE = 1_000

/**
 * Looks at every row. `broken` is the number of the first that does not follow from the one before; `head` says how far it was read,
 * to be noted elsewhere: rows cut off at the end leave no other trace.
 */
export const verifyAudit = async (db: Db) => {
  let head: { number: number; hash: Buffer } = { number: 0, hash: GENESIS_HASH }
  for (;;) {
    const rows = await selectRowsAfter(db, head.number, BATCH_SIZE)
    for (const row of rows) {
      const isNext = row.number === head.number + 1 && row.hash.equals(hashAuditRow(head.hash, row))
      if (!isNext) return { broken: head.number + 1, head }
      head = { number: row.number, hash: row.hash }
    }
    if (rows.length < BATCH_SIZE) return { broken: null, head }
  }
}
