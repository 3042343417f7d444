import type { Db, Tx } from '../../platform/db/db.ts'
import {
  type ReportTarget,
  reopenDecided,
  reportsOfTargetQuery,
  selectReporter,
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

/** Undefined for an unknown report; without a name when the reporter was deleted. */
export const reporterOf = async (db: Db, id: number) => {
  const row = await selectReporter(db, id)
  if (!row) return undefined
  const { reporterId, reporterName, reporterEmail, username, email } = row
  return { account: reporterId, name: reporterName ?? username, email: reporterEmail ?? email }
}
