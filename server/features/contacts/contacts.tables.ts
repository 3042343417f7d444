import type { Generated } from 'kysely'

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
    }
  }
}
