import type { Generated } from 'kysely'

declare module '../../platform/db/db.ts' {
  interface Tables {
    /** Pages that search engines have not been told of. Triggers write it. */
    changedAddresses: { kind: 'shop' | 'post'; id: number; changedAt: Generated<Date> }
  }
}
