// Reports by the site about a business. Each cause is reported once, also after a decision.
import type { Tx } from '../../platform/db/db.ts'
import { makeReadableCode } from '../../platform/readable-code.ts'
import { insertAutomaticReport } from './reports.queries.ts'
import { snapshotOfProvider } from './snapshots.queries.ts'

const DESCRIPTIONS = {
  review_burst: 'More than ten reviews were written within an hour.',
  review_same_words: 'A review with the same words is written under other businesses too.',
  review_same_browser: 'A review was written in a browser in which the owner of the business has logged in.',
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
  })
}
