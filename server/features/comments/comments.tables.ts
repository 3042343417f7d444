import type { Generated } from 'kysely'

declare module '../../platform/db/db.ts' {
  interface Tables {
    comments: {
      id: Generated<number>
      postId: number
      customerId: number
      content: string
      createdAt: Generated<Date>
      reply: string | null
      repliedAt: Date | null
    }
  }
}
