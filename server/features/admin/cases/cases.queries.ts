import { type Expression, expressionBuilder, sql, type Updateable } from 'kysely'
import { lists } from '../../../../contract/limits.ts'
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
  'cases.since as at',
  'cases.reportCount',
  'cases.waitingCount',
  'cases.assignedTo',
] as const

// From the latest report. The title of a comment or review is its beginning; a review may have no text.
const TITLE = sql<string>`(
  select left(coalesce(snapshot ->> 'title', nullif(snapshot ->> 'reviewText', ''), snapshot ->> 'businessName', snapshot ->> 'content', ''), 150)
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

type Page = TimePage & { status: Status }

const ofStatus = (status: Expression<Status>) =>
  expressionBuilder<Tables>().selectFrom('cases').select(COLUMNS).where('cases.status', '=', status)

// A literal, so that the planner knows the limit.
const MOST = sql.lit(lists.rows + 1)

const waitingLongest = (param: Params<Page>) =>
  ofStatus(param('status'))
    .where(afterCursor('cases', param, { time: 'since', first: 'oldest' }))
    .orderBy('cases.since')
    .orderBy('cases.id')
    .limit(MOST)

const decidedLatest = (param: Params<Page>) =>
  ofStatus(param('status'))
    .where(afterCursor('cases', param, { time: 'since' }))
    .orderBy('cases.since', 'desc')
    .orderBy('cases.id', 'desc')
    .limit(MOST)

const summarised = (db: Db, cases: ReturnType<typeof waitingLongest>) =>
  db
    .selectFrom(cases.as('listed'))
    .leftJoin('accounts as assigned', 'assigned.id', 'listed.assignedTo')
    .selectAll('listed')
    .select(['assigned.username as assignedName', TITLE.as('title'), REASONS.as('reasons')])

export const waitingCasesQuery = (db: Db, param: Params<Page>) =>
  summarised(db, waitingLongest(param)).orderBy('listed.at').orderBy('listed.id').limit(param('rows'))

export const ownCasesQuery = (db: Db, param: Params<Page & { staffId: number }>) =>
  summarised(db, waitingLongest(param).where('cases.assignedTo', '=', param('staffId')))
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
    expressionBuilder<Tables>().selectFrom('cases').select(COLUMNS).where('cases.id', '=', param('id')),
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

type Target = { targetKind: 'post' | 'provider' | 'comment' | 'review' | 'need'; targetId: number }

const CONTENT_TABLES = { post: 'posts', comment: 'comments', review: 'reviews', need: 'needs' } as const

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
