import { type Insertable, sql } from 'kysely'
import type { Db, Tables, Tx } from '../../../platform/db/db.ts'
import type { TargetKind } from './decision.policy.ts'

export const insertDecision = (tx: Tx, decision: Insertable<Tables['decisions']>) =>
  tx.insertInto('decisions').values(decision).returning('id').executeTakeFirstOrThrow()

export const markUndone = async (tx: Tx, id: number, now: Date) => {
  const undone = await tx
    .updateTable('decisions')
    .set({ undoneAt: now })
    .where('id', '=', id)
    .where('undoneAt', 'is', null)
    .executeTakeFirst()
  return undone.numUpdatedRows > 0n
}

const activeOfAccount = (tx: Tx, accountId: number, now: Date) =>
  tx
    .selectFrom('decisions')
    .where('accountId', '=', accountId)
    .where('decision', 'in', ['limit', 'suspend', 'ban'])
    .where('undoneAt', 'is', null)
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', now)]))

const activeOfContent = (tx: Tx, { kind, id }: { kind: TargetKind; id: number }) =>
  tx
    .selectFrom('decisions')
    .where('targetKind', '=', kind)
    .where('targetId', '=', id)
    .where('decision', 'in', ['hide', 'remove'])
    .where('undoneAt', 'is', null)

export const selectActiveOfAccount = (...query: Parameters<typeof activeOfAccount>) =>
  activeOfAccount(...query)
    .select(['decision', 'until'])
    .execute()

export const selectActiveOfContent = (...query: Parameters<typeof activeOfContent>) =>
  activeOfContent(...query)
    .select('decision')
    .execute()

export const DECISION_COLUMNS = [
  'decisions.id',
  'decisions.caseId',
  'decisions.targetKind',
  'decisions.targetId',
  'decisions.accountId',
  'decisions.decision',
  'decisions.reason',
  'decisions.until',
  'decisions.decidedBy',
  'decisions.decidedAt',
] as const

const COLUMNS = [
  ...DECISION_COLUMNS,
  'decisions.undoneAt',
  'decisions.appealCode',
  'decisions.appealedAt',
  'decisions.appeal',
  'decisions.answeredAt',
  'decisions.outcome',
  'decisions.answer',
] as const

/** Locks the decision before its target, in the same order as the answer to an appeal. */
export const lockLastOfCase = (tx: Tx, caseId: number) =>
  tx
    .selectFrom('decisions')
    .select(COLUMNS)
    .where('caseId', '=', caseId)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()

const MAX_ROWS = 20

const withDecider = (db: Db) =>
  db
    .selectFrom('decisions')
    .innerJoin('accounts', 'accounts.id', 'decisions.decidedBy')
    .select(COLUMNS)
    .select('accounts.username as decider')
    .orderBy('decisions.id', 'desc')
    .limit(MAX_ROWS)

export const decisionsOfCaseQuery = (db: Db, caseId: number) =>
  withDecider(db).where('decisions.caseId', '=', caseId)

export const decisionsOfAccountQuery = (db: Db, accountId: number) =>
  withDecider(db).where('decisions.accountId', '=', accountId)

export const decisionsOfTargetQuery = (db: Db, { kind, id }: { kind: TargetKind; id: number }) =>
  withDecider(db).where('decisions.targetKind', '=', kind).where('decisions.targetId', '=', id)

export const selectSuspension = (db: Db, accountId: number) =>
  db
    .selectFrom('decisions')
    .select('appealCode')
    .where('accountId', '=', accountId)
    .where('decision', 'in', ['suspend', 'ban'])
    .where('undoneAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const lockActiveOfAccount = (...query: Parameters<typeof activeOfAccount>) =>
  activeOfAccount(...query)
    .select(COLUMNS)
    .orderBy('id')
    .forUpdate()
    .execute()

export const lockActiveOfContent = (...query: Parameters<typeof activeOfContent>) =>
  activeOfContent(...query)
    .select(COLUMNS)
    .orderBy('id')
    .forUpdate()
    .execute()

export const lockDecision = (tx: Tx, id: number) =>
  tx.selectFrom('decisions').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst()

const byCode = (db: Db, appealCode: string) =>
  db.selectFrom('decisions').select(COLUMNS).where('appealCode', '=', appealCode)

export const selectByCode = (db: Db, appealCode: string) => byCode(db, appealCode).executeTakeFirst()
export const lockByCode = (tx: Tx, appealCode: string) =>
  byCode(tx, appealCode).forUpdate().executeTakeFirst()

export type DecisionRow = NonNullable<Awaited<ReturnType<typeof selectByCode>>>

export const countDecisionsAbout = async (db: Db, accountId: number) => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from decisions where account_id = ${accountId} and decision <> 'dismiss' limit 100
    ) as few`.execute(db)
  return rows[0]?.count ?? 0
}
