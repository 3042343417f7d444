import type { Urgency } from '../../../contract/limits.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import {
  type ReportTarget,
  reopenDecided,
  reportsOfTargetQuery,
  selectReportClock,
  selectReporter,
  updateReportUrgency,
} from './report-status.queries.ts'

export {
  acknowledgeReports,
  closeReports,
  correctReports,
  type Outcome,
  type ReportRow,
  type ReportTarget,
  setReportsInReview,
} from './report-status.queries.ts'

export const reportsOf = (db: Db, on: ReportTarget) => reportsOfTargetQuery(db, on).execute()

export const reopenReports = async (
  tx: Tx,
  on: ReportTarget,
  { decidedAt, now }: { decidedAt: Date; now: Date },
) => {
  const times = (await reopenDecided(tx, on, { decidedAt, now })).map(({ createdAt }) => createdAt.getTime())
  return { count: times.length, since: times.length > 0 ? new Date(Math.min(...times)) : decidedAt }
}

/** Returns the urgency before. The caller has locked the case. */
export const correctReportUrgency = async (
  tx: Tx,
  on: ReportTarget,
  { reportId, urgency, now }: { reportId: number; urgency: Urgency; now: Date },
) => {
  const report = await selectReportClock(tx, on, reportId)
  if (!report) throw new Refusal('not_found')
  if (report.decidedAt !== null) throw new Refusal('case_decided')
  if (report.urgency !== urgency) await updateReportUrgency(tx, report, { urgency, now })
  return report.urgency
}

/** Undefined for an unknown report; without a name when the reporter was deleted. */
export const reporterOf = async (db: Db, id: number) => {
  const row = await selectReporter(db, id)
  if (!row) return undefined
  const { reporterId, reporterName, reporterEmail, username, email } = row
  return { account: reporterId, name: reporterName ?? username, email: reporterEmail ?? email }
}
