import type { Generated } from 'kysely'

declare module '../../platform/db/db.ts' {
  interface Tables {
    accounts: {
      id: Generated<number>
      role: 'customer' | 'provider' | 'admin'
      username: string | null
      usernameKey: string | null
      email: string | null
      mobileNumber: string | null
      passwordHash: string | null
      language: Generated<'hi' | 'en'>
      verifiedAt: Date | null
      suspendedAt: Date | null
      deletedAt: Date | null
      createdAt: Generated<Date>
    }
    customers: { accountId: number; name: string }
  }
}
