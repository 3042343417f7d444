import type { Tx } from '../../platform/db/db.ts'
import { type AuditEntry, writeAudit } from './audit/audit.service.ts'

/** An entry of the command line, which is no member of the staff. Call it as the last step of a transaction. */
export const writeCommandLineAudit = (tx: Tx, now: Date, entry: AuditEntry) =>
  writeAudit(tx, { staffId: null, now }, entry)
