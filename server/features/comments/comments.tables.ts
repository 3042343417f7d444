import type { ColumnType, Generated } from 'kysely'

declare module '../../platform/db/db.ts' {
  interface Tables {
    comments: {
      id: Generated<number>
      postId: number
      /** Whose post it is: the database notes it. */
      providerId: ColumnType<number, never, never>
      customerId: number
      content: string
      visibility: Generated<'shown' | 'hidden' | 'removed'>
      createdAt: Generated<Date>
      reply: string | null
      repliedAt: Date | null
    }
  }
}
