// The admin panel's own constants: public pages don't load them.
import type { StaffDecision } from './limits.ts'

export const adminLimits = {
  contactAnswer: 4_000,
  announcement: 300,
  announcementPath: 200,
  /** Of a category or a district, in either language, and a synonym, which a name becomes when it is given up. */
  referenceName: 80,
  synonyms: 80,
  overviewDays: 30,
} as const

export const audiences = ['all', 'customers', 'providers'] as const
export type Audience = (typeof audiences)[number]

/** Whether it ends by itself; the others hold until they are taken back. */
export const hasEnd = (decision: StaffDecision) => decision === 'limit' || decision === 'suspend'

/** After how many days it does: what the admin panel offers. */
export const decisionDays = { choices: [1, 3, 7, 14, 30, 90, 180, 365], usual: 7 } as const
