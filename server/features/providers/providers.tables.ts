import type { ColumnType, Generated } from 'kysely'
import type { SavedHours } from '../../../contract/open-state.ts'
import type { DerivedMedia, MediaItem } from '../media/media-urls.service.ts'

declare module '../../platform/db/db.ts' {
  interface Tables {
    providers: {
      accountId: number
      name: string
      businessName: string
      businessTagline: Generated<string>
      businessDescription: Generated<string>
      categoryId: number
      streetAddress: Generated<string>
      districtId: number
      zipcode: Generated<string>
      latitude: number | null
      longitude: number | null
      websiteLink: string | null
      logoId: number | null
      logo: DerivedMedia<MediaItem | null>
      shown: DerivedMedia<MediaItem[]>
      updatedAt: Generated<Date>
      vouchedAt: Date | null
      vouchedBy: number | null
      hours: ColumnType<SavedHours | null, string | null | undefined, string | null>
      closedOn: string | null
      /** Numbers of visible reviews with one to five stars, maintained by triggers. */
      ratings: Generated<number[]>
    }
    /** Maintained by triggers. No row before the first follow. */
    followerCounts: { providerId: number; followers: number }
    /** Of the latest replies to needs, maintained by a trigger. No row before the first reply. */
    answerTimes: { providerId: number; replies: number; medianMinutes: number }
    followerDays: { providerId: number; day: string; followed: number; unfollowed: number }
    providerMedia: { providerId: number; mediaId: number; position: number }
  }
}
