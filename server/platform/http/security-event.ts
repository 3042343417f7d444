export const securityEventKinds = [
  'login',
  'login_failed',
  'login_locked',
  'refresh_reused',
  'csrf_refused',
  'role_refused',
  'contact_changed',
  'password_reset',
  'password_changed',
  'second_factor_changed',
  'codes_used_up',
  'sms_used_up',
] as const

export type SecurityEvent = Readonly<{
  kind: (typeof securityEventKinds)[number]
  accountId?: number | undefined
}>
export type RecordSecurityEvent = (event: SecurityEvent) => void
