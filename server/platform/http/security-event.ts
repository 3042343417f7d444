import type { securityEventKinds } from '../../../contract/admin-limits.ts'

export type SecurityEvent = Readonly<{
  kind: (typeof securityEventKinds)[number]
  accountId?: number | undefined
}>
export type RecordSecurityEvent = (event: SecurityEvent) => void
