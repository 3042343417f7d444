// A comment is reported with a free text as reason, everything else with a reason of the list.
import type { Urgency } from '../../../../contract/limits.ts'
import * as rules from '../../../../contract/rules.ts'
import type { NewReport } from '../reports.api.ts'

export type ReportTarget =
  | { kind: 'post'; id: number }
  | { kind: 'provider'; id: number }
  | { kind: 'review'; id: number }
  | { kind: 'need'; id: number }
  | { kind: 'message'; id: number }
  | { kind: 'comment'; id: number; customerId: number }

export const FIELDS = ['reason', 'description', 'reporter_name', 'reporter_email'] as const
export type Field = (typeof FIELDS)[number]
export type Values = Record<Field, string> & { urgency: Urgency }

export const EMPTY: Values = {
  reason: '',
  description: '',
  reporter_name: '',
  reporter_email: '',
  urgency: 'normal',
}

export const ruleOf = (field: Field, kind: ReportTarget['kind']): rules.Rule =>
  ({
    reason: kind === 'comment' ? rules.reportReason : rules.listedReportReason,
    description: rules.reportDescription,
    reporter_name: rules.personName,
    reporter_email: rules.requiredEmail,
  })[field]

const targetFields = (target: ReportTarget): NewReport => {
  if (target.kind === 'comment') return { comment: target.id, customer: target.customerId }
  return target.kind === 'post' ? { blog: target.id } : { [target.kind]: target.id }
}

export const bodyOf = (target: ReportTarget, values: Values, isAnonymous: boolean): NewReport => {
  const { reason, description, urgency, ...reporter } = values
  return {
    ...targetFields(target),
    reason,
    description,
    ...(urgency !== 'normal' && { urgency }),
    ...(isAnonymous && reporter),
  }
}
