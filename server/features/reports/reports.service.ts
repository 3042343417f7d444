import { createHash } from 'node:crypto'
import { startClock } from '../../../contract/grievance-clock.ts'
import { DAY, HOUR, type Urgency } from '../../../contract/limits.ts'
import * as rules from '../../../contract/rules.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { FormRefusal, Refusal } from '../../platform/http/refusal.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { formatCode, makeReadableCode, normalizeCode } from '../../platform/readable-code.ts'
import { findByCode, findDuplicate, insertReport, reportsSinceQuery } from './reports.queries.ts'
import { findTarget, kindOf, type ReportTargetIds, type Target } from './target.service.ts'

// Limits per target. Accounts and visitors have separate limits, so that a flood of visitors does not block customers.
const RATE_LIMITS = { byAccount: { count: 5, within: DAY }, byStrangers: { count: 30, within: HOUR } }

export type ReportDeps = Readonly<{ clock: Clock; isLimited: boolean }>

type Fields = ReportTargetIds & {
  reason?: string
  description?: string
  reporter_name?: string
  reporter_email?: string
  urgency?: Urgency
}

// Name and email are taken from the account of a signed-in reporter.
const acceptAnything: rules.Rule = () => undefined

/** Only accounts report what a person wrote, with any reason. */
const isPersonal = (kind: Target['kind']) => kind !== 'post' && kind !== 'provider'

const rulesFor = (kind: Target['kind'], viewer: Viewer | null) => ({
  reason: isPersonal(kind) ? rules.reportReason : rules.listedReportReason,
  description: rules.reportDescription,
  reporter_name: viewer ? acceptAnything : rules.personName,
  reporter_email: viewer ? acceptAnything : rules.requiredEmail,
})

const validateReport = (fields: Fields, viewer: Viewer | null) => {
  const {
    reason = '',
    description = '',
    reporter_name = '',
    reporter_email = '',
    urgency = 'normal',
  } = fields
  const texts = { reason, description, reporter_name, reporter_email }
  const broken = rules.invalidFields(rulesFor(kindOf(fields), viewer), texts)
  if (broken) throw new FormRefusal(broken)
  return {
    reason: rules.trimmed(reason),
    description: rules.trimmed(description),
    reporterId: viewer?.id ?? null,
    reporterName: viewer ? null : rules.trimmed(reporter_name),
    reporterEmail: viewer ? null : rules.trimmed(reporter_email),
    urgency,
  }
}
type ReportTexts = ReturnType<typeof validateReport>

const duplicateKey = ({ kind, id }: Target, words: ReportTexts) => {
  const { reporterId, reporterEmail, reason, description, urgency } = words
  const reporter = reporterId ?? reporterEmail?.toLowerCase()
  // A plain hash suffices: the row itself names the reporter, and both are deleted together.
  return createHash('sha256')
    .update(
      JSON.stringify([reporter, kind, id, reason, description, ...(urgency === 'normal' ? [] : [urgency])]),
    )
    .digest('base64url')
}

const checkRateLimit = async (db: Db, { kind, id }: Target, reporterId: number | null, now: Date) => {
  const { count, within } = reporterId === null ? RATE_LIMITS.byStrangers : RATE_LIMITS.byAccount
  const since = new Date(now.getTime() - within)
  const share = { targetKind: kind, targetId: id, reporterId, since }
  const sent = await reportsSinceQuery(db, share).executeTakeFirstOrThrow()
  if (sent.count >= count) throw new Refusal('too_many', { retryAfter: within / 1_000 })
}

const rowOf = (target: Target, words: ReportTexts, createdAt: Date) => ({
  ...words,
  ...startClock(words.urgency, createdAt),
  targetKind: target.kind,
  targetId: target.id,
  targetAccountId: target.accountId,
  snapshot: JSON.stringify(target.snapshot),
  sameness: duplicateKey(target, words),
  trackingCode: makeReadableCode(),
  createdAt,
})

/** A duplicate returns the first report until that is decided. */
export const sendReport = async (db: Db, fields: Fields, viewer: Viewer | null, deps: ReportDeps) => {
  if (isPersonal(kindOf(fields)) && !viewer) throw new Refusal('not_authenticated')
  const words = validateReport(fields, viewer)
  const target = await findTarget(db, fields, viewer)
  const row = rowOf(target, words, deps.clock())
  const first = await findDuplicate(db, row.sameness)
  if (!first && deps.isLimited) await checkRateLimit(db, target, words.reporterId, row.createdAt)
  const report = first ?? (await insertReport(db, row)) ?? (await findDuplicate(db, row.sameness))
  // The duplicate was decided between both statements.
  if (!report) throw new Refusal('conflict')
  return { id: report.id, trackingCode: formatCode(report.trackingCode) }
}

export const findReport = findByCode
export { reportsByMonthQuery } from './reports.queries.ts'

export const trackReport = async (db: Db, typed: string) => {
  const report = await findByCode(db, normalizeCode(typed))
  if (!report) throw new Refusal('not_found')
  return {
    status: report.status,
    reported_at: report.createdAt.toISOString(),
    decided_at: report.decidedAt?.toISOString() ?? null,
    decision: report.decision,
  }
}
