// Constants of the admin panel, apart from limits.ts so that public pages do not load them.
import type { StaffDecision } from './limits.ts'

export const adminLimits = {
  contactAnswer: 4_000,
  announcement: 300,
  breachNotice: 1_500,
  breachAccounts: 1_000,
  announcementPath: 200,
  /** Category, district or synonym, in either language. An old name becomes a synonym. */
  referenceName: 80,
  synonyms: 80,
  /** Everyday words of a category. */
  categoryWords: 400,
  overviewDays: 30,
  /** How long the security events of an account stay open after a reason was given. */
  openEventsMinutes: 30,
} as const

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

export const audiences = ['all', 'customers', 'providers'] as const
export type Audience = (typeof audiences)[number]

/** How a breach notice is delivered. */
export const breachChannels = ['bell', 'email', 'sms'] as const
export type BreachChannel = (typeof breachChannels)[number]

export const breachStatuses = ['waiting', 'delivered', 'failed'] as const
export type BreachStatus = (typeof breachStatuses)[number]

export const breachProblems = ['no_contact', 'refused', 'unreachable'] as const
export type BreachProblem = (typeof breachProblems)[number]

/** A template names what staff must fill in: '[date]'. */
export const hasPlaceholder = (text: string) => /\[[^\]]*\]/.test(text)

/** Decisions that expire; the others hold until they are revoked. */
export const hasEnd = (decision: StaffDecision) => decision === 'limit' || decision === 'suspend'

export const decisionDays = { choices: [1, 3, 7, 14, 30, 90, 180, 365], usual: 7 } as const
