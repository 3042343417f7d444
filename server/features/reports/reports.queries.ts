import { type Insertable, sql } from 'kysely'
import type { Db, Tables } from '../../platform/db/db.ts'

type NewReport = Insertable<Tables['reports']>

export const findDuplicate = (db: Db, sameness: string) =>
  db
    .selectFrom('reports')
    .select(['id', 'trackingCode'])
    .where('sameness', '=', sameness)
    .where('decidedAt', 'is', null)
    .executeTakeFirst()

/** No row for a concurrent duplicate. */
export const insertReport = (db: Db, report: NewReport) =>
  db
    .insertInto('reports')
    .values(report)
    .onConflict((conflict) => conflict.column('sameness').where('decidedAt', 'is', null).doNothing())
    .returning(['id', 'trackingCode'])
    .executeTakeFirst()

type AutomaticReport = Omit<NewReport, 'isAutomatic' | 'reporterId' | 'reporterName' | 'reporterEmail'>

/** No row when the cause was reported before, decided or not. */
export const insertAutomaticReport = (db: Db, report: AutomaticReport) =>
  db
    .insertInto('reports')
    .values({ ...report, isAutomatic: true })
    .onConflict((conflict) =>
      conflict
        .column('sameness')
        .where(sql<boolean>`is_automatic`)
        .doNothing(),
    )
    .execute()

type RateLimitKey = Pick<NewReport, 'targetKind' | 'targetId'> & { reporterId: number | null; since: Date }

export const reportsSinceQuery = (db: Db, share: RateLimitKey) =>
  db
    .selectFrom('reports')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('targetKind', '=', share.targetKind)
    .where('targetId', '=', share.targetId)
    .where('createdAt', '>', share.since)
    .where('reporterId', 'is not distinct from', share.reporterId)

export const findByCode = (db: Db, trackingCode: string) =>
  db
    .selectFrom('reports')
    .select([
      'status',
      'decision',
      'createdAt',
      'decidedAt',
      'acknowledgedAt',
      'acknowledgeBy',
      'resolveBy',
      'history',
    ])
    .where('trackingCode', '=', trackingCode)
    .executeTakeFirst()

/** By month of India; reports by the site itself do not count. */
export const reportsByMonthQuery = (db: Db, since: Date) =>
  db
    .selectFrom('reports')
    .select((eb) => [
      sql<string>`to_char(created_at at time zone 'Asia/Kolkata', 'YYYY-MM')`.as('month'),
      eb.fn.countAll<number>().as('received'),
      sql<number>`count(*) filter (where acknowledged_at <= acknowledge_by)`.as('acknowledged'),
      sql<number>`count(*) filter (where decided_at <= resolve_by and decision <> 'no_action')`.as(
        'resolved',
      ),
      sql<number>`count(*) filter (where decided_at <= resolve_by and decision = 'no_action')`.as('rejected'),
    ])
    .where('createdAt', '>=', since)
    // Not a parameter: the index has this condition.
    .where(sql<boolean>`not is_automatic`)
    .groupBy(sql`1`)

/** Removes the reporter, and the hash that identifies duplicates. */
export const anonymizeReports = (db: Db, { id, email }: { id: number; email: string | null }) =>
  db
    .updateTable('reports')
    .set({
      reporterId: null,
      reporterName: null,
      reporterEmail: null,
      sameness: sql<string>`'unsigned ' || id`,
      // Of a chat message: the messages before it, which the reporter may have written.
      snapshot: sql`snapshot - 'context'`,
    })
    .where((eb) =>
      eb.or([eb('reporterId', '=', id), eb(sql`lower(reporter_email)`, '=', email?.toLowerCase() ?? null)]),
    )
    .execute()
