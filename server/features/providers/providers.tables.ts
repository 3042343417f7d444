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
      /** Pictures and videos, in their order. */
      shown: DerivedMedia<MediaItem[]>
      updatedAt: Generated<Date>
      /** The administrators have seen that it is what it says. */
      vouchedAt: Date | null
      vouchedBy: number | null
      /** As saved; null when the shop gave none. */
      hours: ColumnType<SavedHours | null, string | null | undefined, string | null>
      /** The day of 'Closed today', as YYYY-MM-DD. */
      closedOn: string | null
      /** How many shown reviews give one star, two, ... five; the database counts them. */
      ratings: Generated<number[]>
    }
    /** The database counts them; no row: nobody has followed yet. */
    followerCounts: { providerId: number; followers: number }
    /** By days in India. */
    followerDays: { providerId: number; day: string; followed: number; unfollowed: number }
    providerMedia: { providerId: number; mediaId: number; position: number }
  }
}
