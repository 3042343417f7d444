// Files many reports through the API, to try a full queue in the admin panel.
import { reportReasons } from '../contract/limits.ts'
import { sendReport } from '../server/features/reports/reports.service.ts'
import { type Db, inTransaction } from '../server/platform/db/db.ts'

const DESCRIPTIONS = [
  'The same again and again, every day.',
  'Asks for money before anything is sent.',
  'यह फ़ोटो किसी और दुकान की है।',
  'Rude to everybody who asks a question.',
  'पैसे लेकर सामान नहीं भेजते।',
]
const HOUR = 60 * 60 * 1_000

const takeTurns = <T>(lists: readonly (readonly T[])[], count: number) =>
  Array.from({ length: count }, (_nothing, turn) => lists.flatMap((list) => list[turn] ?? []))
    .flat()
    .slice(0, count)

const targetsIn = async (db: Db, count: number) => {
  const posts = await db
    .selectFrom('posts')
    .select('id')
    .where('visibility', '=', 'shown')
    .orderBy('id')
    .limit(count)
    .execute()
  const providers = await db
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'provider')
    .where('verifiedAt', 'is not', null)
    .where('suspendedAt', 'is', null)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .limit(count)
    .execute()
  return takeTurns<{ blog: number } | { provider: number }>(
    [posts.map(({ id }) => ({ blog: id })), providers.map(({ id }) => ({ provider: id }))],
    count,
  )
}

/** One report per target, an hour apart, oldest first. Returns their number. */
export const seedReports = (db: Db, { count, now }: { count: number; now: Date }) =>
  inTransaction(db, async (tx) => {
    const targets = await targetsIn(tx, count)
    for (const [index, target] of targets.entries()) {
      const at = new Date(now.getTime() - (targets.length - index) * HOUR)
      const fields = {
        ...target,
        reason: reportReasons[index % reportReasons.length] ?? 'other',
        description: DESCRIPTIONS[index % DESCRIPTIONS.length] ?? '',
        reporter_name: `Visitor ${index + 1}`,
        reporter_email: `visitor${index + 1}@example.in`,
      }
      await sendReport(tx, fields, null, { clock: () => at, isLimited: false })
    }
    return targets.length
  })
