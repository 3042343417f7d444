import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { DerivedMedia, MediaItem } from '../media/media-urls.service.ts'

declare module '../../platform/db/db.ts' {
  interface Tables {
    reviews: {
      id: Generated<number>
      providerId: number
      customerId: number
      rating: number
      text: Generated<string>
      wordsKey: string | null
      hasContacted: boolean
      visibility: Generated<'shown' | 'hidden' | 'removed'>
      isAuthorSuspended: ColumnType<boolean, never, never>
      /** Public, and counted in the ratings. */
      isShown: GeneratedAlways<boolean>
      shown: DerivedMedia<MediaItem[]>
      createdAt: Generated<Date>
      editedAt: Date | null
      reply: string | null
      repliedAt: Date | null
      replyEditedAt: Date | null
      isUnanswered: GeneratedAlways<boolean>
    }
    reviewMedia: { reviewId: number; mediaId: number; position: number }
    reviewWrites: { customerId: number; writtenAt: Date }
    reviewInvites: { customerId: number; providerId: number; invitedAt: Date }
  }
}
