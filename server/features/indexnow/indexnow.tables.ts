import type { Generated } from 'kysely'

declare module '../../platform/db/db.ts' {
  interface Tables {
    changedAddresses: { kind: 'shop' | 'post'; id: number; changedAt: Generated<Date> }
  }
}
