import { type Selectable, sql, type Updateable } from 'kysely'
import { lists } from '../../../contract/limits.ts'
import type { Db, Tables, Tx } from '../../platform/db/db.ts'

type Reports = Selectable<Tables['reports']>
export type ReportTarget = Pick<Reports, 'targetKind' | 'targetId'>
export type Outcome = NonNullable<Reports['decision']>

const updateReports = (
  tx: Tx,
  { targetKind, targetId }: ReportTarget,
  change: Updateable<Tables['reports']>,
) =>
  tx.updateTable('reports').set(change).where('targetKind', '=', targetKind).where('targetId', '=', targetId)

export const setReportsInReview = (tx: Tx, on: ReportTarget, isTaken: boolean) =>
  updateReports(tx, on, { status: isTaken ? 'in_review' : 'open' })
    .where('decidedAt', 'is', null)
    .execute()

export const closeReports = (tx: Tx, on: ReportTarget, outcome: Outcome, now: Date) =>
  updateReports(tx, on, { status: 'decided', decision: outcome, decidedAt: now })
    .where('decidedAt', 'is', null)
    .returning(['reporterId', 'reporterEmail', 'trackingCode'])
    .execute()

/** Reopens the reports of this decision, except those that the reporter has repeated since. */
export const reopenDecided = (tx: Tx, on: ReportTarget, decidedAt: Date) =>
  updateReports(tx, on, { status: 'in_review', decision: null, decidedAt: null })
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

export const correctReports = (tx: Tx, on: ReportTarget, decidedAt: Date, outcome: Outcome) =>
  updateReports(tx, on, { decision: outcome }).where('decidedAt', '=', decidedAt).execute()

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
