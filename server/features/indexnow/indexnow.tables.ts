import type { Generated } from 'kysely'

declare module '../../platform/db/db.ts' {
  interface Tables {
    /** Pages that search engines are not notified of yet, filled by triggers. */
    changedAddresses: { kind: 'shop' | 'post'; id: number; changedAt: Generated<Date> }
  }
}
