// Reports and messages to the administrators, seen by their senders.
import { grievanceDeadlines } from '../../../contract/limits.ts'
import { INDIA_OFFSET } from '../../../contract/open-state.ts'
import type { Db } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { normalizeCode } from '../../platform/readable-code.ts'
import { findReport, reportsByMonthQuery } from '../reports/reports.service.ts'
import { findMessageByCode, messagesByMonthQuery } from '../site/inbox.service.ts'
import { grievanceView, messageStatus, reportStatus } from './grievances.view.ts'

export const trackGrievance = async (db: Db, typed: string) => {
  const code = normalizeCode(typed)
  const report = await findReport(db, code)
  if (report) return grievanceView(report, reportStatus(report))
  const message = await findMessageByCode(db, code)
  if (!message) throw new Refusal('not_found')
  return grievanceView(message, messageStatus(message))
}

/** The first day of the month, eleven months ago in India. */
const firstMonth = (now: Date) => {
  const india = new Date(now.getTime() + INDIA_OFFSET)
  const month = india.getUTCMonth() - grievanceDeadlines.publishedMonths + 1
  return new Date(Date.UTC(india.getUTCFullYear(), month) - INDIA_OFFSET)
}

type MonthCounts = { received: number; acknowledged: number; resolved: number; rejected: number }
type MonthRow = MonthCounts & { month: string }

export const grievanceMonths = async (db: Db, now: Date) => {
  const since = firstMonth(now)
  const [reports, messages] = await Promise.all([
    reportsByMonthQuery(db, since).execute(),
    messagesByMonthQuery(db, since).execute(),
  ])
  const months = Map.groupBy<string, MonthRow>([...reports, ...messages], ({ month }) => month)
  const sumOf = (rows: readonly MonthRow[], key: keyof MonthCounts) =>
    rows.reduce((sum, row) => sum + row[key], 0)
  return [...months]
    .toSorted(([one], [other]) => (one < other ? 1 : -1))
    .map(([month, rows]) => ({
      month,
      received: sumOf(rows, 'received'),
      acknowledged_in_time: sumOf(rows, 'acknowledged'),
      resolved_in_time: sumOf(rows, 'resolved'),
      rejected_in_time: sumOf(rows, 'rejected'),
    }))
}
