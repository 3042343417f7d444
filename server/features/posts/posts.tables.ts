import type { Generated } from 'kysely'

declare module '../../platform/db/db.ts' {
  interface Tables {
    posts: {
      id: Generated<number>
      providerId: number
      title: string
      content: string
      createdAt: Generated<Date>
      updatedAt: Generated<Date>
    }
    postMedia: { postId: number; mediaId: number; position: number }
  }
}
