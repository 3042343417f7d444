// The visibility of content and the status of an account are derived from all active decisions.
import type { StaffDecision } from '../../../../contract/limits.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/db/db.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import {
  lockPerson,
  applyRestrictions,
  findExpiredSuspensions,
} from '../../accounts/account-status.service.ts'
import { correctReports } from '../../reports/report-status.service.ts'
import { formatCode, makeReadableCode } from '../../../platform/readable-code.ts'
import type { AdminDeps } from '../admin-deps.ts'
import { decisionMail, undoneMail } from './decision-mail.ts'
import {
  isAboutAccount,
  isAboutContent,
  canDecide,
  NOTIFIED_DECISION,
  restrictionsFrom,
  type TargetKind,
  visibilityFrom,
} from './decision.policy.ts'
import {
  type DecisionRow,
  insertDecision,
  markUndone,
  selectActiveOfAccount,
  selectActiveOfContent,
  selectSuspension,
} from './decisions.queries.ts'
import { appealUrl, notifyAccount } from './decision-notices.service.ts'

type Target = { kind: TargetKind; id: number; accountId: number | null }

const applyContentDecisions = async (tx: Tx, { kind, id }: Target, { setVisibility }: AdminDeps) => {
  if (kind === 'provider' || kind === 'customer') return
  await setVisibility[kind](tx, id, visibilityFrom(await selectActiveOfContent(tx, { kind, id })))
}

type RestrictionDeps = Pick<AdminDeps, 'clock' | 'publish'>

const applyAccountDecisions = async (tx: Tx, id: number, { clock, publish }: RestrictionDeps) => {
  const now = clock()
  const restrictions = restrictionsFrom(await selectActiveOfAccount(tx, id, now))
  await applyRestrictions(tx, { id, restrictions, now, publish })
}

const applyDecision = async (tx: Tx, target: Target, decision: StaffDecision, deps: AdminDeps) => {
  if (isAboutContent(decision)) await applyContentDecisions(tx, target, deps)
  if (isAboutAccount(decision) && target.accountId !== null)
    await applyAccountDecisions(tx, target.accountId, deps)
}

// A deleted account is neither suspended nor notified.
const lockTarget = async (tx: Tx, target: Target): Promise<Target> => {
  if (target.accountId === null) return target
  const person = await lockPerson(tx, target.accountId)
  // The command line adds and removes staff. The admin panel cannot decide about them.
  if (person?.role === 'admin') throw new Refusal('decision_unfit')
  return person ? target : { ...target, accountId: null }
}

/** The appeal code of the suspension, for an account that received no message. */
export const appealCodeOf = async (db: Db, accountId: number) => {
  const { appealCode = null } = (await selectSuspension(db, accountId)) ?? {}
  return appealCode && formatCode(appealCode)
}

export type NewDecision = {
  decision: StaffDecision
  reason: string
  until: Date | null
  caseId: number | null
  staffId: number
}

export const makeDecision = async (tx: Tx, about: Target, newDecision: NewDecision, deps: AdminDeps) => {
  const { decision, reason, until, caseId, staffId } = newDecision
  if (!canDecide(about.kind, decision)) throw new Refusal('decision_unfit')
  const target = await lockTarget(tx, about)
  if (isAboutAccount(decision) && target.accountId === null) throw new Refusal('decision_unfit')
  const code = decision === 'dismiss' ? null : makeReadableCode()
  const { id } = await insertDecision(tx, {
    caseId,
    targetKind: target.kind,
    targetId: target.id,
    accountId: about.accountId,
    decision,
    reason,
    until,
    decidedBy: staffId,
    decidedAt: deps.clock(),
    appealCode: code,
  })
  await applyDecision(tx, target, decision, deps)
  if (target.accountId !== null) {
    const url = code === null ? '' : appealUrl(deps, code)
    const mail = code === null ? null : decisionMail
    await notifyAccount(
      tx,
      target.accountId,
      {
        decision: NOTIFIED_DECISION[decision],
        code,
        mail: mail && ((language) => mail(language, { decision, reason, until, appealUrl: url })),
      },
      deps,
    )
  }
  return id
}

const targetOf = ({ targetKind: kind, targetId: id, accountId }: DecisionRow): Target => ({
  kind,
  id,
  accountId,
})

/** Reverts the effect unless another active decision has it too. Returns whether to notify the account. */
const undoDecision = async (tx: Tx, row: DecisionRow, deps: AdminDeps) => {
  const target = await lockTarget(tx, targetOf(row))
  if (!(await markUndone(tx, row.id, deps.clock()))) return null
  await applyDecision(tx, target, row.decision, deps)
  return row.decision === 'dismiss' ? null : target.accountId
}

export const overturnDecision = async (tx: Tx, row: DecisionRow, deps: AdminDeps) => {
  const to = await undoDecision(tx, row, deps)
  const { targetKind, targetId } = row
  if (row.caseId !== null && targetKind !== 'customer')
    await correctReports(
      tx,
      { targetKind, targetId },
      { decidedAt: row.decidedAt, outcome: 'no_action', now: deps.clock() },
    )
  return to
}

export const undoAllAndNotify = async (tx: Tx, held: readonly DecisionRow[], deps: AdminDeps) => {
  if (held.length === 0) throw new Refusal('nothing_held')
  const notified = new Set<number>()
  for (const row of held) {
    const to = await overturnDecision(tx, row, deps)
    if (to !== null) notified.add(to)
  }
  for (const to of notified)
    await notifyAccount(tx, to, { decision: 'restored', code: null, mail: undoneMail }, deps)
}

export const undoAndNotify = async (tx: Tx, row: DecisionRow, deps: AdminDeps) => {
  const to = await undoDecision(tx, row, deps)
  if (to !== null) await notifyAccount(tx, to, { decision: 'restored', code: null, mail: undoneMail }, deps)
}

export const endSuspensions = async (db: Db, deps: RestrictionDeps) => {
  for (const id of await findExpiredSuspensions(db, deps.clock()))
    await inTransaction(db, async (tx) => {
      if (await lockPerson(tx, id)) await applyAccountDecisions(tx, id, deps)
    })
}
