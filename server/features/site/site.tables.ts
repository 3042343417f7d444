import type { Generated, JSONColumnType } from 'kysely'
import type { GrievanceStep } from '../../../contract/grievance-clock.ts'
import type { Urgency } from '../../../contract/limits.ts'

declare module '../../platform/db/db.ts' {
  interface Tables {
    contactMessages: {
      id: Generated<number>
      name: string
      email: string
      subject: string
      message: string
      createdAt: Generated<Date>
      language: Generated<'hi' | 'en'>
      status: Generated<'new' | 'answered' | 'closed'>
      since: Generated<Date>
      trackingCode: string | null
      urgency: Generated<Urgency>
      acknowledgeBy: Generated<Date>
      resolveBy: Generated<Date>
      acknowledgedAt: Date | null
      dueAt: Generated<Date>
      warnAt: Generated<Date>
      resolvedAt: Date | null
      /** Of a message that was closed without an answer. */
      closeReason: string | null
      history: JSONColumnType<GrievanceStep[], string | undefined>
    }
  }
}
