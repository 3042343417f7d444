// A decision acts: what everybody sees of the content, and how the account stands, follow from all decisions that hold.
import type { StaffDecision } from '../../../../contract/limits.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/db/db.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { holdPerson, settleStanding, suspensionsOver } from '../../accounts/standing.service.ts'
import { showCommentAs } from '../../comments/visibility.service.ts'
import { showPostAs } from '../../posts/visibility.service.ts'
import { correctReports } from '../../reports/handling.service.ts'
import { grouped, makeTrackingCode } from '../../reports/reports.service.ts'
import { indexers } from '../../search/index.service.ts'
import type { DeskTools } from '../tools.ts'
import { decisionMail, undoneMail } from './decision-mail.ts'
import {
  isAboutAccount,
  isAboutContent,
  isFit,
  newsOf,
  standingFrom,
  type TargetKind,
  visibilityFrom,
} from './decision.policy.ts'
import {
  type DecisionRow,
  insertDecision,
  markUndone,
  selectHeldOfAccount,
  selectHeldOfContent,
  selectSuspension,
} from './decisions.queries.ts'
import { appealUrl, tellAccount } from './tell.service.ts'

type Target = { kind: TargetKind; id: number; accountId: number | null }

const settleContent = async (tx: Tx, { kind, id }: Target) => {
  const visibility = visibilityFrom(await selectHeldOfContent(tx, { kind, id }))
  if (kind === 'comment') await showCommentAs(tx, id, visibility)
  if (kind === 'post' && (await showPostAs(tx, id, visibility))) await indexers.post(tx, id)
}

type Settling = Pick<DeskTools, 'clock' | 'publish'>

const settleAccount = async (tx: Tx, id: number, { clock, publish }: Settling) => {
  const now = clock()
  const standing = standingFrom(await selectHeldOfAccount(tx, id, now))
  await settleStanding(tx, { id, standing, now, publish })
}

const settle = async (tx: Tx, target: Target, decision: StaffDecision, tools: DeskTools) => {
  if (isAboutContent(decision)) await settleContent(tx, target)
  if (isAboutAccount(decision) && target.accountId !== null) await settleAccount(tx, target.accountId, tools)
}

// Whoever is deleted is neither suspended nor told.
const holdTarget = async (tx: Tx, target: Target): Promise<Target> => {
  if (target.accountId === null) return target
  const person = await holdPerson(tx, target.accountId)
  // Nobody at the desk is judged by it: the command line takes people on and off.
  if (person?.role === 'admin') throw new Refusal('decision_unfit')
  return person ? target : { ...target, accountId: null }
}

/** Of the decision that shut the account, for whoever stands at the door and got no letter. */
export const appealCodeOf = async (db: Db, accountId: number) => {
  const { appealCode = null } = (await selectSuspension(db, accountId)) ?? {}
  return appealCode && grouped(appealCode)
}

export type Verdict = {
  decision: StaffDecision
  reason: string
  until: Date | null
  caseId: number | null
  staffId: number
}

/** Answers its id. */
export const makeDecision = async (tx: Tx, about: Target, verdict: Verdict, tools: DeskTools) => {
  const { decision, reason, until, caseId, staffId } = verdict
  if (!isFit(about.kind, decision)) throw new Refusal('decision_unfit')
  const target = await holdTarget(tx, about)
  if (isAboutAccount(decision) && target.accountId === null) throw new Refusal('decision_unfit')
  const code = decision === 'dismiss' ? null : makeTrackingCode()
  const { id } = await insertDecision(tx, {
    caseId,
    targetKind: target.kind,
    targetId: target.id,
    accountId: about.accountId,
    decision,
    reason,
    until,
    decidedBy: staffId,
    decidedAt: tools.clock(),
    appealCode: code,
  })
  await settle(tx, target, decision, tools)
  if (target.accountId !== null) {
    const url = code === null ? '' : appealUrl(tools, code)
    const mail = code === null ? null : decisionMail
    await tellAccount(
      tx,
      target.accountId,
      {
        decision: newsOf[decision],
        code,
        mail: mail && ((language) => mail(language, { decision, reason, until, appealUrl: url })),
      },
      tools,
    )
  }
  return id
}

const targetOf = ({ targetKind: kind, targetId: id, accountId }: DecisionRow): Target => ({
  kind,
  id,
  accountId,
})

/** What it did is undone, as far as no other decision does the same. Answers whether the account is to hear of it. */
export const undoDecision = async (tx: Tx, row: DecisionRow, tools: DeskTools) => {
  const target = await holdTarget(tx, targetOf(row))
  if (!(await markUndone(tx, row.id, tools.clock()))) return null
  await settle(tx, target, row.decision, tools)
  return row.decision === 'dismiss' ? null : target.accountId
}

/** As above, and the reporters' pages follow; what they reported stays decided. */
export const overturnDecision = async (tx: Tx, row: DecisionRow, tools: DeskTools) => {
  const to = await undoDecision(tx, row, tools)
  const { targetKind, targetId } = row
  if (row.caseId !== null && targetKind !== 'customer')
    await correctReports(tx, { targetKind, targetId }, row.decidedAt, 'no_action')
  return to
}

/** All that hold are taken back; the account hears of it once. */
export const restore = async (tx: Tx, held: readonly DecisionRow[], tools: DeskTools) => {
  if (held.length === 0) throw new Refusal('nothing_held')
  const hearing = new Set<number>()
  for (const row of held) {
    const to = await overturnDecision(tx, row, tools)
    if (to !== null) hearing.add(to)
  }
  for (const to of hearing)
    await tellAccount(tx, to, { decision: 'restored', code: null, mail: undoneMail }, tools)
}

/** One alone is taken back, and the account hears of it. */
export const takeBackDecision = async (tx: Tx, row: DecisionRow, tools: DeskTools) => {
  const to = await undoDecision(tx, row, tools)
  if (to !== null) await tellAccount(tx, to, { decision: 'restored', code: null, mail: undoneMail }, tools)
}

/** Suspensions whose time is over end: looked for every few minutes, by one process. */
export const endSuspensions = async (db: Db, tools: Settling) => {
  for (const id of await suspensionsOver(db, tools.clock()))
    await inTransaction(db, async (tx) => {
      if (await holdPerson(tx, id)) await settleAccount(tx, id, tools)
    })
}
