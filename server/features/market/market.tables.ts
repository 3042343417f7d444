import type { Generated } from 'kysely'

declare module '../../platform/db/db.ts' {
  interface Tables {
    /** Whoever everybody may see; the database writes them. */
    marketListings: {
      providerId: number
      districtId: number
      categoryId: number
      isVouched: boolean
      stars: number
      reviews: number
    }
    /** How many listings each trade of a district has; the database counts them. */
    marketCounts: {
      districtId: number
      categoryId: number
      providers: number
      vouched: number
      changedAt: Generated<Date>
    }
    /** All trades of a district together. */
    marketDistricts: { districtId: number; providers: number; vouched: number }
    gonePages: { kind: 'provider' | 'post'; id: number; goneAt: Generated<Date> }
  }
}
