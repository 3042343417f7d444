// The desk's own constants: public pages don't load them.
export const deskLimits = {
  contactAnswer: 4_000,
  announcement: 300,
  announcementPath: 200,
  /** Of a category or a district, in either language. */
  referenceName: 80,
  synonym: 60,
  synonyms: 80,
  overviewDays: 30,
} as const

export const audiences = ['all', 'customers', 'providers'] as const
export type Audience = (typeof audiences)[number]
