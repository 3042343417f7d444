import type { Generated } from 'kysely'
import type { PostKind } from '../../../contract/post-kinds.ts'

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
    /** Visible posts of public businesses, maintained by triggers. */
    marketPosts: {
      id: number
      providerId: number
      districtId: number
      categoryId: number
      createdAt: Date
      kind: PostKind
      startsAt: Date | null
      endsAt: Date | null
    }
    marketDistricts: { districtId: number; providers: number; vouched: number }
    gonePages: { kind: 'provider' | 'post'; id: number; goneAt: Generated<Date> }
  }
}
