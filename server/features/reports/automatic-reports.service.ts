// Reports by the site about a business or a need. Each cause is reported once, also after a decision.
import { startClock } from '../../../contract/grievance-clock.ts'
import type { Tx } from '../../platform/db/db.ts'
import { makeReadableCode } from '../../platform/readable-code.ts'
import { insertAutomaticReport } from './reports.queries.ts'
import { snapshotOfNeed, snapshotOfProvider } from './snapshots.queries.ts'

const DESCRIPTIONS = {
  review_burst: 'More than ten reviews were written within an hour.',
  review_same_words: 'A review with the same words is written under other businesses too.',
  review_same_browser: 'A review was written in a browser in which the owner of the business has logged in.',
} as const

const NEED_DESCRIPTIONS = {
  need_contact: 'A new account wrote a phone number, an email address or a link into a need.',
  need_same_words: 'A need with the same words was written within the last 14 days.',
} as const

type AutomaticReport = { providerId: number; cause: keyof typeof DESCRIPTIONS; now: Date }

export const reportAutomatically = async (tx: Tx, { providerId, cause, now }: AutomaticReport) => {
  const snapshot = await snapshotOfProvider(tx, providerId)
  if (!snapshot) return
  await insertAutomaticReport(tx, {
    targetKind: 'provider',
    targetId: providerId,
    targetAccountId: providerId,
    reason: cause,
    description: DESCRIPTIONS[cause],
    snapshot: JSON.stringify(snapshot),
    sameness: `automatic ${cause} ${providerId}`,
    trackingCode: makeReadableCode(),
    createdAt: now,
    ...startClock('normal', now),
  })
}

type NeedReport = { needId: number; cause: keyof typeof NEED_DESCRIPTIONS; now: Date }

export const reportNeedAutomatically = async (tx: Tx, { needId, cause, now }: NeedReport) => {
  const snapshot = await snapshotOfNeed(tx, needId, null)
  if (!snapshot) return
  await insertAutomaticReport(tx, {
    targetKind: 'need',
    targetId: needId,
    targetAccountId: snapshot.customerId,
    reason: cause,
    description: NEED_DESCRIPTIONS[cause],
    snapshot: JSON.stringify(snapshot),
    sameness: `automatic ${cause} ${needId}`,
    trackingCode: makeReadableCode(),
    createdAt: now,
    ...startClock('normal', now),
  })
}
