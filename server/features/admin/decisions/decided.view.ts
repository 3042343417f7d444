// A decision as it stands beside whoever, or whatever, it is about.
import { decisionView, type ShownDecision } from '../cases/cases.view.ts'
import { isAboutAccount, isAboutContent } from './decision.policy.ts'

const holds = ({ decision, undoneAt, until }: ShownDecision, now: Date) =>
  (isAboutAccount(decision) || isAboutContent(decision)) &&
  undoneAt === null &&
  (until === null || until > now)

export const decidedView = (row: ShownDecision, now: Date) => ({
  ...decisionView(row),
  case_id: row.caseId,
  target_kind: row.targetKind,
  target_id: row.targetId,
  holds: holds(row, now),
})
