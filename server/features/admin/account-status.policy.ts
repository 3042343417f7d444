import type { AccountStatus } from '../../../contract/limits.ts'

export type AccountStatusColumns = {
  deletedAt: Date | null
  suspendedAt: Date | null
  suspendedUntil: Date | null
  limitedUntil: Date | null
}

/** The gravest that is true at this moment. */
export const accountStatusOf = (
  { deletedAt, suspendedAt, limitedUntil }: AccountStatusColumns,
  now: Date,
): AccountStatus => {
  if (deletedAt) return 'deleted'
  if (suspendedAt) return 'suspended'
  return limitedUntil && limitedUntil > now ? 'limited' : 'active'
}

/** When it ends by itself; null when it does not. */
export const accountStatusEndsAt = (row: AccountStatusColumns, now: Date) => {
  const status = accountStatusOf(row, now)
  if (status === 'suspended') return row.suspendedUntil
  return status === 'limited' ? row.limitedUntil : null
}
