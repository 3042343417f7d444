import { type Expression, expressionBuilder, sql, type Updateable } from 'kysely'
import { lists, type Urgency } from '../../../../contract/limits.ts'
import type { Db, Tables, Tx } from '../../../platform/db/db.ts'
import { type Params, preparedRead } from '../../../platform/db/prepared.ts'
import { afterCursor, type TimePage } from '../../../platform/db/keyset.ts'

type Status = 'open' | 'in_review' | 'decided'

const COLUMNS = [
  'cases.id',
  'cases.targetKind',
  'cases.targetId',
  'cases.accountId',
  'cases.status',
  'cases.since',
  'cases.dueAt',
  'cases.warnAt',
  'cases.reportCount',
  'cases.waitingCount',
  'cases.assignedTo',
] as const

// From the latest report. The title of a comment or review is its beginning; a review may have no text. Of a message it is
// the name of its writer.
const TITLE = sql<string>`(
  select left(coalesce(snapshot ->> 'title', nullif(snapshot ->> 'reviewText', ''), snapshot ->> 'businessName', snapshot ->> 'content', snapshot ->> 'customerName', ''), 150)
  from reports where reports.target_kind = listed.target_kind and reports.target_id = listed.target_id
  order by reports.created_at desc limit 1
)`

const REASONS = sql<string[]>`array(
  select distinct reason from (
    select reason from reports
    where reports.target_kind = listed.target_kind and reports.target_id = listed.target_id
    order by reports.created_at desc limit 20
  ) as latest
)`

// The shortest of the undecided reports, or of all when the case is decided.
const URGENCY = sql<Urgency>`coalesce((
  select urgency from reports
  where reports.target_kind = listed.target_kind and reports.target_id = listed.target_id
  order by reports.decided_at is null desc, reports.resolve_by - reports.created_at limit 1
), 'normal')`

const IS_ACKNOWLEDGED = sql<boolean>`not exists (
  select from reports
  where reports.target_kind = listed.target_kind and reports.target_id = listed.target_id
    and reports.decided_at is null and reports.acknowledged_at is null
)`

type Page = TimePage & { status: Status }

const ofStatus = (status: Expression<Status>) =>
  expressionBuilder<Tables>().selectFrom('cases').select(COLUMNS).where('cases.status', '=', status)

// A literal, so that the planner knows the limit.
const MOST = sql.lit(lists.rows + 1)

const leastTimeLeft = (param: Params<Page>) =>
  ofStatus(param('status'))
    .select('cases.dueAt as at')
    .where(afterCursor('cases', param, { time: 'dueAt', first: 'oldest' }))
    .orderBy('cases.dueAt')
    .orderBy('cases.id')
    .limit(MOST)

const decidedLatest = (param: Params<Page>) =>
  ofStatus(param('status'))
    .select('cases.since as at')
    .where(afterCursor('cases', param, { time: 'since' }))
    .orderBy('cases.since', 'desc')
    .orderBy('cases.id', 'desc')
    .limit(MOST)

const summarised = (db: Db, cases: ReturnType<typeof leastTimeLeft>) =>
  db
    .selectFrom(cases.as('listed'))
    .leftJoin('accounts as assigned', 'assigned.id', 'listed.assignedTo')
    .selectAll('listed')
    .select([
      'assigned.username as assignedName',
      TITLE.as('title'),
      REASONS.as('reasons'),
      URGENCY.as('urgency'),
      IS_ACKNOWLEDGED.as('isAcknowledged'),
    ])

export const waitingCasesQuery = (db: Db, param: Params<Page>) =>
  summarised(db, leastTimeLeft(param)).orderBy('listed.at').orderBy('listed.id').limit(param('rows'))

export const ownCasesQuery = (db: Db, param: Params<Page & { staffId: number }>) =>
  summarised(db, leastTimeLeft(param).where('cases.assignedTo', '=', param('staffId')))
    .orderBy('listed.at')
    .orderBy('listed.id')
    .limit(param('rows'))

export const decidedCasesQuery = (db: Db, param: Params<Page>) =>
  summarised(db, decidedLatest(param))
    .orderBy('listed.at', 'desc')
    .orderBy('listed.id', 'desc')
    .limit(param('rows'))

export const waitingCasesRead = preparedRead('cases_waiting', waitingCasesQuery)
export const ownCasesRead = preparedRead('cases_own', ownCasesQuery)
export const decidedCasesRead = preparedRead('cases_decided', decidedCasesQuery)

export const caseRead = preparedRead('case', (db: Db, param: Params<{ id: number }>) =>
  summarised(
    db,
    expressionBuilder<Tables>()
      .selectFrom('cases')
      .select([...COLUMNS, 'cases.since as at'])
      .where('cases.id', '=', param('id')),
  ),
)

export type SummaryRow = Awaited<ReturnType<typeof waitingCasesRead>>[number]

export const lockCase = (tx: Tx, id: number) =>
  tx
    .selectFrom('cases')
    .select(['id', 'targetKind', 'targetId', 'accountId', 'status', 'assignedTo'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export type LockedCase = NonNullable<Awaited<ReturnType<typeof lockCase>>>

export const updateCase = (tx: Tx, id: number, change: Updateable<Tables['cases']>) =>
  tx.updateTable('cases').set(change).where('id', '=', id).execute()

/** The earliest deadline of its undecided reports. */
export const refreshCaseDeadline = (tx: Tx, { id, targetKind, targetId }: LockedCase) =>
  tx
    .updateTable('cases')
    .from((eb) =>
      eb
        .selectFrom('reports')
        .select((each) => [each.fn.min('dueAt').as('dueAt'), each.fn.min('warnAt').as('warnAt')])
        .where('targetKind', '=', targetKind)
        .where('targetId', '=', targetId)
        .where('decidedAt', 'is', null)
        .as('waiting'),
    )
    .set((eb) => ({
      dueAt: eb.fn.coalesce('waiting.dueAt', 'cases.dueAt'),
      warnAt: eb.fn.coalesce('waiting.warnAt', 'cases.warnAt'),
    }))
    .where('cases.id', '=', id)
    .execute()

export const overdueCasesQuery = (db: Db, now: Date) =>
  db
    .selectFrom('cases')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', 'in', ['open', 'in_review'])
    .where('dueAt', '<', now)

type Target = {
  targetKind: 'post' | 'provider' | 'comment' | 'review' | 'need' | 'message'
  targetId: number
}

const CONTENT_TABLES = {
  post: 'posts',
  comment: 'comments',
  review: 'reviews',
  need: 'needs',
  message: 'messages',
} as const

/** Null when the content is deleted, and for a business. */
export const selectVisibility = async (db: Db, { targetKind, targetId }: Target) => {
  if (targetKind === 'provider') return null
  const row = await db
    .selectFrom(CONTENT_TABLES[targetKind])
    .select('visibility')
    .where('id', '=', targetId)
    .executeTakeFirst()
  return row?.visibility ?? null
}

export const selectAccount = (db: Db, id: number) =>
  db
    .selectFrom('accounts')
    .leftJoin('customers', 'customers.accountId', 'accounts.id')
    .leftJoin('providers', 'providers.accountId', 'accounts.id')
    .select((eb) => [
      'accounts.id',
      'accounts.role',
      eb.fn.coalesce('providers.businessName', 'customers.name', 'accounts.username').as('name'),
      'accounts.deletedAt',
      'accounts.suspendedAt',
      'accounts.suspendedUntil',
      'accounts.limitedUntil',
    ])
    .where('accounts.id', '=', id)
    .executeTakeFirst()

export type AccountRow = NonNullable<Awaited<ReturnType<typeof selectAccount>>>
