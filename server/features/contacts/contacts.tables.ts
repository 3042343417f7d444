import type { Generated } from 'kysely'
import type { contactStatuses } from '../../../contract/limits.ts'

declare module '../../platform/db/db.ts' {
  interface Tables {
    contacts: {
      id: Generated<number>
      providerId: number
      senderId: number | null
      name: string
      email: string
      mobileNumber: string
      createdAt: Generated<Date>
      status: Generated<(typeof contactStatuses)[number]>
      note: Generated<string>
    }
  }
}
