// Chats and voice notes are personal data: staff open them within a case only, for a reason that the persons can read.
import { type Db, inTransaction } from '../../../platform/db/db.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Staff } from '../../../platform/http/staff.ts'
import { openedEvidenceOf } from '../../reports/evidence.service.ts'
import { reportsOf } from '../../reports/report-status.service.ts'
import type { AdminDeps } from '../admin-deps.ts'
import { writeAudit } from '../audit/audit.service.ts'
import { validateReason } from '../form.ts'
import { lockCaseOrRefuse } from './cases.service.ts'

type Opening = { id: number; reason: string }

/** Writes the audit log before it returns anything: one entry for each of the persons. */
export const openEvidence = (
  db: Db,
  staff: Staff,
  { id, reason: given }: Opening,
  { clock, mediaSigner }: AdminDeps,
) => {
  const reason = validateReason(given)
  return inTransaction(db, async (tx) => {
    const row = await lockCaseOrRefuse(tx, id)
    const { pieces, accountIds } = openedEvidenceOf(await reportsOf(tx, row), mediaSigner)
    if (pieces.length === 0) throw new Refusal('not_found')
    const author = { staffId: staff.id, now: clock() }
    for (const accountId of accountIds) {
      const entry = { action: 'evidence_opened', kind: 'account', id: accountId } as const
      await writeAudit(tx, author, { ...entry, details: { reason, case_id: id } })
    }
    return { pieces }
  })
}
