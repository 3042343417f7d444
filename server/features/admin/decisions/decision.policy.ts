import type { StaffDecision } from '../../../../contract/limits.ts'
import type { Decision } from '../../notifications/notifications.service.ts'
import type { Outcome } from '../../reports/report-status.service.ts'

export type TargetKind = 'post' | 'provider' | 'customer' | 'comment' | 'review' | 'need' | 'message'

const OF_ACCOUNTS = ['dismiss', 'warn', 'limit', 'suspend', 'ban'] as const
const OF_CONTENT = ['dismiss', 'hide', 'remove', 'warn', 'limit', 'suspend', 'ban'] as const

/** A business is never hidden, only suspended, which hides its posts too. */
export const choicesFor = (kind: TargetKind): readonly StaffDecision[] =>
  kind === 'provider' || kind === 'customer' ? OF_ACCOUNTS : OF_CONTENT

export const canDecide = (kind: TargetKind, decision: StaffDecision) => choicesFor(kind).includes(decision)

export const isAboutContent = (decision: StaffDecision) => decision === 'hide' || decision === 'remove'

export const isAboutAccount = (decision: StaffDecision) => ['limit', 'suspend', 'ban'].includes(decision)

/** Reporters do not see the duration. */
export const outcomeOf: Readonly<Record<StaffDecision, Outcome>> = {
  dismiss: 'no_action',
  hide: 'content_removed',
  remove: 'content_removed',
  warn: 'warned',
  limit: 'warned',
  suspend: 'account_suspended',
  ban: 'account_suspended',
}

export const NOTIFIED_DECISION: Readonly<Record<StaffDecision, Decision>> = {
  dismiss: 'no_action',
  hide: 'content_hidden',
  remove: 'content_removed',
  warn: 'warned',
  limit: 'account_limited',
  suspend: 'account_suspended',
  ban: 'account_suspended',
}

type ActiveDecision = { decision: StaffDecision; until: Date | null }

const latestUntil = (held: readonly ActiveDecision[], decision: StaffDecision) => {
  const times = held.flatMap((each) =>
    each.decision === decision && each.until ? [each.until.getTime()] : [],
  )
  return times.length > 0 ? new Date(Math.max(...times)) : null
}

export const restrictionsFrom = (held: readonly ActiveDecision[]) => {
  const isBanned = held.some(({ decision }) => decision === 'ban')
  const suspendedUntil = latestUntil(held, 'suspend')
  return {
    isSuspended: isBanned || suspendedUntil !== null,
    suspendedUntil: isBanned ? null : suspendedUntil,
    limitedUntil: latestUntil(held, 'limit'),
  }
}

export const visibilityFrom = (held: readonly Pick<ActiveDecision, 'decision'>[]) => {
  if (held.some(({ decision }) => decision === 'remove')) return 'removed'
  return held.some(({ decision }) => decision === 'hide') ? 'hidden' : 'shown'
}
