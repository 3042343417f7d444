import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { GrievanceStep } from '../../../contract/grievance-clock.ts'
import type { Urgency } from '../../../contract/limits.ts'

declare module '../../platform/db/db.ts' {
  interface Tables {
    reports: {
      id: Generated<number>
      trackingCode: string
      reporterId: number | null
      reporterName: string | null
      reporterEmail: string | null
      targetKind: 'post' | 'provider' | 'comment' | 'review' | 'need' | 'message'
      targetId: number
      targetAccountId: number | null
      reason: string
      description: string
      /** JSON, updated only to remove what a deleted reporter wrote. */
      snapshot: ColumnType<unknown, string, unknown>
      sameness: string
      isAutomatic: Generated<boolean>
      status: Generated<'open' | 'in_review' | 'decided'>
      decision: 'content_removed' | 'account_suspended' | 'warned' | 'no_action' | null
      createdAt: Generated<Date>
      decidedAt: Date | null
      urgency: Generated<Urgency>
      acknowledgeBy: Generated<Date>
      resolveBy: Generated<Date>
      acknowledgedAt: Date | null
      dueAt: Generated<Date>
      warnAt: Generated<Date>
      history: JSONColumnType<GrievanceStep[], string | undefined>
    }
  }
}
