import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { BreachChannel, BreachProblem, BreachStatus } from '../../../contract/admin-limits.ts'
import type { StaffRole } from '../../../contract/admin-roles.ts'
import type { StaffDecision } from '../../../contract/limits.ts'
import type { AuditDetails, AuditSubject } from './audit/audit-chain.ts'

declare module '../../platform/db/db.ts' {
  interface Tables {
    staff: {
      accountId: number
      role: StaffRole
      secondFactor: string | null
      nextSecondFactor: string | null
      lastStep: Generated<number>
      createdAt: Generated<Date>
    }
    staffRecoveryCodes: { accountId: number; codeHash: Buffer }
    staffSessions: {
      id: Generated<number>
      tokenHash: Buffer
      accountId: number
      provedAt: Date | null
      triesLeft: number
      createdAt: Date
      seenAt: Date
    }
    cases: {
      id: Generated<number>
      targetKind: 'post' | 'provider' | 'comment' | 'review' | 'need' | 'message'
      targetId: number
      accountId: number | null
      status: Generated<'open' | 'in_review' | 'decided'>
      since: Date
      dueAt: Generated<Date>
      warnAt: Generated<Date>
      reportCount: Generated<number>
      waitingCount: Generated<number>
      assignedTo: number | null
    }
    decisions: {
      id: Generated<number>
      caseId: number | null
      targetKind: 'post' | 'provider' | 'customer' | 'comment' | 'review' | 'need' | 'message'
      targetId: number
      accountId: number | null
      decision: StaffDecision
      reason: string
      until: Date | null
      decidedBy: number
      decidedAt: Date
      undoneAt: Date | null
      appealCode: string | null
      appealedAt: Date | null
      appeal: string | null
      answeredAt: Date | null
      answeredBy: number | null
      outcome: 'upheld' | 'overturned' | null
      answer: string | null
    }
    contactAnswers: {
      id: Generated<number>
      messageId: number
      answer: string
      answeredBy: number
      answeredAt: Date
    }
    breachNotices: {
      announcementId: number
      lastAccountId: number
      /** The driver returns the elements of arrays as text. */
      accountIds: ColumnType<readonly string[] | null, readonly number[] | null, never>
      since: Date | null
      /** The last account whose deliveries are written; null when all are. */
      recipientCursor: Generated<number | null>
    }
    breachDeliveries: {
      id: GeneratedAlways<number>
      announcementId: number
      accountId: number
      channel: BreachChannel
      status: BreachStatus
      problem: BreachProblem | null
      tries: Generated<number>
      dueAt: Date | null
      settledAt: Date | null
    }
    dailyCounts: {
      day: string
      customers: number
      providers: number
      posts: number
      contacts: number
      messages: number
      needs: Generated<number>
      orders: Generated<number>
      countedAt: Date
    }
    auditLog: {
      number: number
      at: Date
      staffId: number | null
      action: string
      subjectKind: AuditSubject['kind']
      subjectId: number
      details: JSONColumnType<AuditDetails>
      hash: Buffer
    }
  }
}
