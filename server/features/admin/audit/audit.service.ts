import type { Db, Tx } from '../../../platform/db/db.ts'
import { paginateById, type PageQuery, parseIdPage } from '../../../platform/db/keyset.ts'
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

/** `staffId` is null for the command line. */
type AuditAuthor = { staffId: number | null; now: Date }
export type AuditEntry = AuditSubject & { action: string; details?: AuditDetails }

/** Locks the log until commit: call it as the last step of a transaction. */
export const writeAudit = async (
  tx: Tx,
  { staffId, now }: AuditAuthor,
  { action, kind, id, details = {} }: AuditEntry,
) => {
  await lockChain(tx)
  const last = await selectLast(tx)
  const row: AuditRow = {
    number: (last?.number ?? 0) + 1,
    at: now,
    staffId,
    action,
    subjectKind: kind,
    subjectId: id,
    details,
  }
  await insertAuditRow(tx, {
    ...row,
    details: JSON.stringify(details),
    hash: hashAuditRow(last?.hash ?? GENESIS_HASH, row),
  })
}

export const auditEntries = async (
  db: Db,
  { staff: staffId, ...pageQuery }: PageQuery & { staff?: number },
) => {
  const idPage = parseIdPage(pageQuery)
  const query = staffId ? auditOfStaffQuery(db, { ...idPage, staffId }) : auditQuery(db, idPage)
  const { pageRows, next } = paginateById(await query.execute(), idPage)
  return { entries: pageRows.map(auditView), next }
}

const BATCH_SIZE = 1_000

/** `broken` is the first row that does not match its predecessor. Store `head` elsewhere: only it detects rows cut off at the end. */
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
