// Appeals are filed once with the code of a decision, signed in or not.
import { DAY, moderation } from '../../../../contract/limits.ts'
import * as rules from '../../../../contract/rules.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/db/db.ts'
import { type PageQuery, paginateByTime, parseTimePage } from '../../../platform/db/keyset.ts'
import { FormRefusal, Refusal } from '../../../platform/http/refusal.ts'
import type { Staff } from '../../../platform/http/staff.ts'
import { normalizeCode } from '../../../platform/readable-code.ts'
import { writeAudit } from '../audit/audit.service.ts'
import { answerMail } from '../decisions/decision-mail.ts'
import { type DecisionRow, lockByCode, lockDecision, selectByCode } from '../decisions/decisions.queries.ts'
import { overturnDecision } from '../decisions/decisions.service.ts'
import { notifyAccount } from '../decisions/decision-notices.service.ts'
import type { AdminDeps } from '../admin-deps.ts'
import { selectTitle, updateAppeal, waitingAppealsRead } from './appeals.queries.ts'

const canAppeal = ({ appealedAt, undoneAt, decidedAt }: DecisionRow, now: Date) =>
  appealedAt === null &&
  undoneAt === null &&
  now.getTime() - decidedAt.getTime() <= moderation.appealDays * DAY

const appealView = (row: DecisionRow, title: string | null, now: Date) => ({
  target_kind: row.targetKind,
  title,
  decision: row.decision,
  reason: row.reason,
  until: row.until?.toISOString() ?? null,
  decided_at: row.decidedAt.toISOString(),
  is_undone: row.undoneAt !== null,
  can_appeal: canAppeal(row, now),
  appeal: row.appeal,
  appealed_at: row.appealedAt?.toISOString() ?? null,
  outcome: row.outcome,
  answer: row.answer,
})

export const appealState = async (db: Db, typed: string, now: Date) => {
  const row = await selectByCode(db, normalizeCode(typed))
  if (!row) throw new Refusal('not_found')
  return appealView(row, await selectTitle(db, row), now)
}

const validateText = (field: string, text: string) => {
  const code = rules.appeal(text)
  if (code) throw new FormRefusal({ [field]: [code] })
  return rules.trimmed(text)
}

export const submitAppeal = (db: Db, asked: { code: string; text: string }, now: Date) => {
  const appeal = validateText('text', asked.text)
  return inTransaction(db, async (tx) => {
    const row = await lockByCode(tx, normalizeCode(asked.code))
    if (!row) throw new Refusal('not_found')
    if (!canAppeal(row, now)) throw new Refusal('appeal_closed')
    await updateAppeal(tx, row.id, { appeal, appealedAt: now })
    return appealView({ ...row, appeal, appealedAt: now }, await selectTitle(tx, row), now)
  })
}

export const waitingAppeals = async (db: Db, asked: PageQuery) => {
  const timePage = parseTimePage(asked, 'oldest')
  const { pageRows, next } = paginateByTime(await waitingAppealsRead(db, timePage), timePage)
  const appeals = pageRows.map((row) => ({
    id: row.id,
    case_id: row.caseId,
    target_kind: row.targetKind,
    target_id: row.targetId,
    title: row.title,
    account_id: row.accountId,
    decision: row.decision,
    reason: row.reason,
    until: row.until && new Date(row.until).toISOString(),
    decided_by: row.decider ?? '',
    decided_at: new Date(row.decidedAt).toISOString(),
    appeal: row.appeal ?? '',
    appealed_at: new Date(row.at).toISOString(),
  }))
  return { appeals, next }
}

type AppealAnswer = { id: number; outcome: 'upheld' | 'overturned'; answer: string }

const lockAppeal = async (tx: Tx, staff: Staff, id: number) => {
  const row = await lockDecision(tx, id)
  if (!row?.appealedAt) throw new Refusal('not_found')
  if (row.answeredAt || row.undoneAt) throw new Refusal('appeal_closed')
  // Another staff member must review the decision, unless an owner answers.
  if (row.decidedBy === staff.id && staff.staffRole !== 'owner') throw new Refusal('forbidden')
  return row
}

export const answerAppeal = (db: Db, staff: Staff, answering: AppealAnswer, deps: AdminDeps) => {
  const { id, outcome } = answering
  const answer = validateText('answer', answering.answer)
  const now = deps.clock()
  return inTransaction(db, async (tx) => {
    const row = await lockAppeal(tx, staff, id)
    await updateAppeal(tx, id, { outcome, answer, answeredAt: now, answeredBy: staff.id })
    if (outcome === 'overturned') await overturnDecision(tx, row, deps)
    if (row.accountId !== null) {
      const decision = outcome === 'overturned' ? 'restored' : 'appeal_upheld'
      const mail = (language: 'hi' | 'en') => answerMail(language, outcome, answer)
      await notifyAccount(tx, row.accountId, { decision, code: row.appealCode, mail }, deps)
    }
    const subject =
      row.caseId === null ? ({ kind: 'appeal', id } as const) : ({ kind: 'case', id: row.caseId } as const)
    const details = { outcome, decision_id: id }
    await writeAudit(tx, { staffId: staff.id, now }, { action: 'appeal_answered', ...subject, details })
  })
}
