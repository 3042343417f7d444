import { type Selectable, sql, type UpdateObject } from 'kysely'
import { type GrievanceStatus, type GrievanceStep, startClock } from '../../../contract/grievance-clock.ts'
import { lists, type Urgency } from '../../../contract/limits.ts'
import type { Db, Tables, Tx } from '../../platform/db/db.ts'

type Reports = Selectable<Tables['reports']>
export type ReportTarget = Pick<Reports, 'targetKind' | 'targetId'>
export type Outcome = NonNullable<Reports['decision']>

const updateReports = (
  tx: Tx,
  { targetKind, targetId }: ReportTarget,
  change: UpdateObject<Tables, 'reports'>,
) =>
  tx.updateTable('reports').set(change).where('targetKind', '=', targetKind).where('targetId', '=', targetId)

const withStep = (status: GrievanceStatus, now: Date, more: Pick<GrievanceStep, 'urgency'> = {}) =>
  sql<string>`history || ${JSON.stringify([{ status, at: now.toISOString(), ...more }])}::jsonb`

const stepOf = (outcome: Outcome) => (outcome === 'no_action' ? 'rejected' : 'resolved')

// After the acknowledgement only the time to resolve runs.
const RESOLVE_NEXT = {
  dueAt: sql<Date>`resolve_by`,
  warnAt: sql<Date>`created_at + (resolve_by - created_at) / 2`,
}

const RECIPIENT = ['reporterId', 'reporterEmail', 'trackingCode'] as const

/** Returns the reports that were not acknowledged before. */
export const acknowledgeReports = (tx: Tx, on: ReportTarget, now: Date) =>
  updateReports(tx, on, { ...RESOLVE_NEXT, acknowledgedAt: now, history: withStep('acknowledged', now) })
    .where('decidedAt', 'is', null)
    .where('acknowledgedAt', 'is', null)
    .returning(RECIPIENT)
    .execute()

export const selectReportClock = (tx: Tx, { targetKind, targetId }: ReportTarget, id: number) =>
  tx
    .selectFrom('reports')
    .select(['id', 'urgency', 'createdAt', 'acknowledgedAt', 'decidedAt'])
    .where('id', '=', id)
    .where('targetKind', '=', targetKind)
    .where('targetId', '=', targetId)
    .executeTakeFirst()

type Correctable = Pick<Reports, 'id' | 'createdAt' | 'acknowledgedAt'>

export const updateReportUrgency = (
  tx: Tx,
  { id, createdAt, acknowledgedAt }: Correctable,
  { urgency, now }: { urgency: Urgency; now: Date },
) =>
  tx
    .updateTable('reports')
    .set({
      ...startClock(urgency, createdAt, acknowledgedAt !== null),
      history: withStep(acknowledgedAt ? 'acknowledged' : 'received', now, { urgency }),
    })
    .where('id', '=', id)
    .execute()

export const setReportsInReview = (tx: Tx, on: ReportTarget, isTaken: boolean) =>
  updateReports(tx, on, { status: isTaken ? 'in_review' : 'open' })
    .where('decidedAt', 'is', null)
    .execute()

export const closeReports = (tx: Tx, on: ReportTarget, outcome: Outcome, now: Date) =>
  updateReports(tx, on, {
    status: 'decided',
    decision: outcome,
    decidedAt: now,
    acknowledgedAt: sql<Date>`coalesce(acknowledged_at, ${now})`,
    history: withStep(stepOf(outcome), now),
  })
    .where('decidedAt', 'is', null)
    .returning(RECIPIENT)
    .execute()

/** Reopens the reports of this decision, except those that the reporter has repeated since. */
export const reopenDecided = (tx: Tx, on: ReportTarget, { decidedAt, now }: { decidedAt: Date; now: Date }) =>
  updateReports(tx, on, {
    ...RESOLVE_NEXT,
    status: 'in_review',
    decision: null,
    decidedAt: null,
    history: withStep('acknowledged', now),
  })
    .where('decidedAt', '=', decidedAt)
    .where(
      sql<boolean>`not exists (
        select from reports as repeated
        where repeated.target_kind = reports.target_kind and repeated.target_id = reports.target_id
          and repeated.sameness = reports.sameness and repeated.id > reports.id
          and (repeated.decided_at is null or repeated.decided_at = reports.decided_at)
      )`,
    )
    .returning('createdAt')
    .execute()

export const correctReports = (
  tx: Tx,
  on: ReportTarget,
  { decidedAt, outcome, now }: { decidedAt: Date; outcome: Outcome; now: Date },
) =>
  updateReports(tx, on, { decision: outcome, history: withStep(stepOf(outcome), now) })
    .where('decidedAt', '=', decidedAt)
    .execute()

export const reportsOfTargetQuery = (db: Db, { targetKind, targetId }: ReportTarget) =>
  db
    .selectFrom('reports')
    .select([
      'id',
      'reason',
      'description',
      'snapshot',
      'status',
      'decision',
      'urgency',
      'createdAt',
      'decidedAt',
      'reporterId',
      'isAutomatic',
      sql<boolean>`reporter_email is not null`.as('isSigned'),
    ])
    .where('targetKind', '=', targetKind)
    .where('targetId', '=', targetId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(lists.rows)

export type ReportRow = Awaited<ReturnType<ReturnType<typeof reportsOfTargetQuery>['execute']>>[number]

export const selectReporter = (db: Db, id: number) =>
  db
    .selectFrom('reports')
    .leftJoin('accounts', 'accounts.id', 'reports.reporterId')
    .select([
      'reports.reporterId',
      'reports.reporterName',
      'reports.reporterEmail',
      'accounts.username',
      'accounts.email',
    ])
    .where('reports.id', '=', id)
    .executeTakeFirst()
