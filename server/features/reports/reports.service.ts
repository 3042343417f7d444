import { DAY, HOUR } from '../../../contract/limits.ts'
import * as rules from '../../../contract/rules.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { FormRefusal, Refusal } from '../../platform/http/refusal.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { nameless } from '../accounts/failed-tries.service.ts'
import { findByCode, findSame, insertReport, reportsSinceQuery } from './reports.queries.ts'
import { findTarget, kindOf, type Named, type Target } from './target.service.ts'
import { grouped, makeTrackingCode, plainCode } from './tracking-code.ts'

/** For other codes that people copy by hand. */
export { grouped, makeTrackingCode, plainCode } from './tracking-code.ts'

// About one thing. An account has its own share, so that a flood of strangers silences no customer.
const MOST = { byAccount: { count: 5, within: DAY }, byStrangers: { count: 30, within: HOUR } }

export type ReportTools = Readonly<{ clock: Clock; isLimited: boolean }>

type Fields = Named & {
  reason?: string
  description?: string
  reporter_name?: string
  reporter_email?: string
}

// Whoever is signed in is known already: what else they say of themselves is not looked at.
const anything: rules.Rule = () => undefined

const rulesFor = (kind: Target['kind'], viewer: Viewer | null) => ({
  reason: kind === 'comment' ? rules.reportReason : rules.listedReportReason,
  description: rules.reportDescription,
  reporter_name: viewer ? anything : rules.personName,
  reporter_email: viewer ? anything : rules.requiredEmail,
})

const checked = (fields: Fields, viewer: Viewer | null) => {
  const { reason = '', description = '', reporter_name = '', reporter_email = '' } = fields
  const texts = { reason, description, reporter_name, reporter_email }
  const broken = rules.brokenFields(rulesFor(kindOf(fields), viewer), texts)
  if (broken) throw new FormRefusal(broken)
  return {
    reason: rules.trimmed(reason),
    description: rules.trimmed(description),
    reporterId: viewer?.id ?? null,
    reporterName: viewer ? null : rules.trimmed(reporter_name),
    reporterEmail: viewer ? null : rules.trimmed(reporter_email),
  }
}
type Words = ReturnType<typeof checked>

const samenessOf = ({ kind, id }: Target, words: Words) => {
  const { reporterId, reporterEmail, reason, description } = words
  const reporter = reporterId ?? reporterEmail?.toLowerCase()
  return nameless(JSON.stringify([reporter, kind, id, reason, description]))
}

const checkShare = async (db: Db, { kind, id }: Target, reporterId: number | null, now: Date) => {
  const { count, within } = reporterId === null ? MOST.byStrangers : MOST.byAccount
  const since = new Date(now.getTime() - within)
  const share = { targetKind: kind, targetId: id, reporterId, since }
  const sent = await reportsSinceQuery(db, share).executeTakeFirstOrThrow()
  if (sent.count >= count) throw new Refusal('too_many', { retryAfter: within / 1_000 })
}

const rowOf = (target: Target, words: Words, createdAt: Date) => ({
  ...words,
  targetKind: target.kind,
  targetId: target.id,
  targetAccountId: target.accountId,
  snapshot: JSON.stringify(target.snapshot),
  sameness: samenessOf(target, words),
  trackingCode: makeTrackingCode(),
  createdAt,
})

/** A second, identical report by the same person answers the first, until that is decided. */
export const sendReport = async (db: Db, fields: Fields, viewer: Viewer | null, tools: ReportTools) => {
  if (kindOf(fields) === 'comment' && !viewer) throw new Refusal('not_authenticated')
  const words = checked(fields, viewer)
  const target = await findTarget(db, fields, viewer)
  const row = rowOf(target, words, tools.clock())
  const first = await findSame(db, row.sameness)
  if (!first && tools.isLimited) await checkShare(db, target, words.reporterId, row.createdAt)
  const report = first ?? (await insertReport(db, row)) ?? (await findSame(db, row.sameness))
  // Decided in the very moment between two of the same.
  if (!report) throw new Refusal('conflict')
  return { id: report.id, trackingCode: grouped(report.trackingCode) }
}

export const whatBecameOf = async (db: Db, typed: string) => {
  const report = await findByCode(db, plainCode(typed))
  if (!report) throw new Refusal('not_found')
  return {
    status: report.status,
    reported_at: report.createdAt.toISOString(),
    decided_at: report.decidedAt?.toISOString() ?? null,
    decision: report.decision,
  }
}
