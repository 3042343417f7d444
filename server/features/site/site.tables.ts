import type { Generated } from 'kysely'

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
    }
  }
}
