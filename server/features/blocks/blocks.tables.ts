import type { Generated } from 'kysely'

declare module '../../platform/db/db.ts' {
  interface Tables {
    blocks: {
      id: Generated<number>
      blockerId: number
      blockedId: number
      reason: string
      createdAt: Generated<Date>
    }
  }
}
