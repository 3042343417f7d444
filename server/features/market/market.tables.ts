import type { Generated } from 'kysely'

declare module '../../platform/db/db.ts' {
  interface Tables {
    /** Public businesses, maintained by triggers. */
    marketListings: {
      providerId: number
      districtId: number
      categoryId: number
      isVouched: boolean
      stars: number
      reviews: number
    }
    marketCounts: {
      districtId: number
      categoryId: number
      providers: number
      vouched: number
      changedAt: Generated<Date>
    }
    marketDistricts: { districtId: number; providers: number; vouched: number }
    gonePages: { kind: 'provider' | 'post'; id: number; goneAt: Generated<Date> }
  }
}
