import type { AccountStatus } from '../../../contract/limits.ts'

export type StandingColumns = {
  deletedAt: Date | null
  suspendedAt: Date | null
  suspendedUntil: Date | null
  limitedUntil: Date | null
}

/** The gravest that is true at this moment. */
export const standingOf = (
  { deletedAt, suspendedAt, limitedUntil }: StandingColumns,
  now: Date,
): AccountStatus => {
  if (deletedAt) return 'deleted'
  if (suspendedAt) return 'suspended'
  return limitedUntil && limitedUntil > now ? 'limited' : 'active'
}

/** When it ends by itself; null when it does not. */
export const standingEndsAt = (row: StandingColumns, now: Date) => {
  const standing = standingOf(row, now)
  if (standing === 'suspended') return row.suspendedUntil
  return standing === 'limited' ? row.limitedUntil : null
}
