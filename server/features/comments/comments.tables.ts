import type { ColumnType, Generated } from 'kysely'

declare module '../../platform/db/db.ts' {
  interface Tables {
    comments: {
      id: Generated<number>
      postId: number
      /** The owner of the post, set by a trigger if omitted. */
      providerId: ColumnType<number, number | undefined, never>
      customerId: number
      content: string
      visibility: Generated<'shown' | 'hidden' | 'removed'>
      createdAt: Generated<Date>
      reply: string | null
      repliedAt: Date | null
    }
    /** Queue of the search index of the admin panel. May contain duplicates. */
    commentsToIndex: { commentId: number }
  }
}
