import type { Generated } from 'kysely'
import type { Language } from '../../../contract/language.ts'

declare module '../../platform/db/db.ts' {
  interface Tables {
    pushKeys: { id: Generated<number>; publicKey: string; privateKey: string }
    pushSubscriptions: {
      id: Generated<number>
      accountId: number
      sessionId: number
      endpoint: string
      p256dh: string
      auth: string
      lang: Language
      subscribedAt: Date
    }
    /** The outbox of pushes, filled by triggers (0090_push.sql). */
    pushDue: {
      subscriptionId: number
      fromId: number
      newestId: number
      dueAt: Date
      tries: Generated<number>
      isUrgent: Generated<boolean>
    }
  }
}
