import type { Generated } from 'kysely'
import type { DerivedMedia, ShownMedia } from '../media/shown-media.service.ts'

declare module '../../platform/db/db.ts' {
  interface Tables {
    posts: {
      id: Generated<number>
      providerId: number
      title: string
      content: string
      /** Pictures and videos, in their order. */
      shown: DerivedMedia<ShownMedia[]>
      visibility: Generated<'shown' | 'hidden' | 'removed'>
      createdAt: Generated<Date>
      updatedAt: Generated<Date>
    }
    postMedia: { postId: number; mediaId: number; position: number }
  }
}
