import type { Db, Tx } from '../../platform/db/db.ts'
import {
  changeDecided,
  decideWaiting,
  type ReportTarget,
  type Outcome,
  reopenDecided,
  reportsOfTargetQuery,
  selectReporter,
  setWaitingStatus,
} from './report-status.queries.ts'

export type { Outcome, ReportRow, ReportTarget } from './report-status.queries.ts'

export const reportsOf = (db: Db, on: ReportTarget) => reportsOfTargetQuery(db, on).execute()

export const setReportsInReview = async (tx: Tx, on: ReportTarget, isTaken: boolean) => {
  await setWaitingStatus(tx, on, isTaken ? 'in_review' : 'open')
}

export const closeReports = (tx: Tx, on: ReportTarget, outcome: Outcome, now: Date) =>
  decideWaiting(tx, on, { outcome, now })

export const reopenReports = async (tx: Tx, on: ReportTarget, decidedAt: Date) => {
  const times = (await reopenDecided(tx, on, decidedAt)).map(({ createdAt }) => createdAt.getTime())
  return { count: times.length, since: times.length > 0 ? new Date(Math.min(...times)) : decidedAt }
}

export const correctReports = async (tx: Tx, on: ReportTarget, decidedAt: Date, outcome: Outcome) => {
  await changeDecided(tx, on, { decidedAt, outcome })
}

/** Undefined for an unknown report; without a name when the reporter was deleted. */
export const reporterOf = async (db: Db, id: number) => {
  const row = await selectReporter(db, id)
  if (!row) return undefined
  const { reporterId, reporterName, reporterEmail, username, email } = row
  return { account: reporterId, name: reporterName ?? username, email: reporterEmail ?? email }
}
