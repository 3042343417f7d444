import { decisionView, type DecisionWithDecider } from '../cases/cases.view.ts'
import { isAboutAccount, isAboutContent } from './decision.policy.ts'

const isInForce = ({ decision, undoneAt, until }: DecisionWithDecider, now: Date) =>
  (isAboutAccount(decision) || isAboutContent(decision)) &&
  undoneAt === null &&
  (until === null || until > now)

export const decisionStateView = (row: DecisionWithDecider, now: Date) => ({
  ...decisionView(row),
  case_id: row.caseId,
  target_kind: row.targetKind,
  target_id: row.targetId,
  holds: isInForce(row, now),
})
