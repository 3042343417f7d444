import type { ColumnType, Generated } from 'kysely'

declare module '../../platform/db/db.ts' {
  interface Tables {
    comments: {
      id: Generated<number>
      postId: number
      /** Whose post it is: the database notes it where it is not given. */
      providerId: ColumnType<number, number | undefined, never>
      customerId: number
      content: string
      visibility: Generated<'shown' | 'hidden' | 'removed'>
      createdAt: Generated<Date>
      reply: string | null
      repliedAt: Date | null
    }
    /** Written since they were last indexed for the admin panel; one may stand there twice. */
    commentsToIndex: { commentId: number }
  }
}
