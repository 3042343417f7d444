import type { AccountStatus } from '../../../contract/limits.ts'

export type AccountStatusColumns = {
  deletedAt: Date | null
  suspendedAt: Date | null
  suspendedUntil: Date | null
  limitedUntil: Date | null
}

export const accountStatusOf = (
  { deletedAt, suspendedAt, limitedUntil }: AccountStatusColumns,
  now: Date,
): AccountStatus => {
  if (deletedAt) return 'deleted'
  if (suspendedAt) return 'suspended'
  return limitedUntil && limitedUntil > now ? 'limited' : 'active'
}

export const accountStatusEndsAt = (row: AccountStatusColumns, now: Date) => {
  const status = accountStatusOf(row, now)
  if (status === 'suspended') return row.suspendedUntil
  return status === 'limited' ? row.limitedUntil : null
}
