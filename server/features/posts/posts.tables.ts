import type { Generated } from 'kysely'
import type { PostKind } from '../../../contract/post-kinds.ts'
import type { DerivedMedia, MediaItem } from '../media/media-urls.service.ts'

declare module '../../platform/db/db.ts' {
  interface Tables {
    posts: {
      id: Generated<number>
      providerId: number
      title: string
      content: string
      shown: DerivedMedia<MediaItem[]>
      visibility: Generated<'shown' | 'hidden' | 'removed'>
      kind: Generated<PostKind>
      startsAt: Generated<Date | null>
      endsAt: Generated<Date | null>
      offerCode: Generated<string | null>
      pricePaise: Generated<number | null>
      wasPricePaise: Generated<number | null>
      createdAt: Generated<Date>
      updatedAt: Generated<Date>
    }
    postMedia: { postId: number; mediaId: number; position: number }
  }
}
