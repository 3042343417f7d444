import type { ColumnType, Generated } from 'kysely'

declare module '../../platform/db/db.ts' {
  interface Tables {
    reports: {
      id: Generated<number>
      trackingCode: string
      reporterId: number | null
      reporterName: string | null
      reporterEmail: string | null
      targetKind: 'post' | 'provider' | 'comment' | 'review' | 'need'
      targetId: number
      targetAccountId: number | null
      reason: string
      description: string
      /** JSON, never updated. */
      snapshot: ColumnType<unknown, string, never>
      sameness: string
      isAutomatic: Generated<boolean>
      status: Generated<'open' | 'in_review' | 'decided'>
      decision: 'content_removed' | 'account_suspended' | 'warned' | 'no_action' | null
      createdAt: Generated<Date>
      decidedAt: Date | null
    }
  }
}
