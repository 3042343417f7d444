import type { ColumnType, GeneratedAlways } from 'kysely'
import type { ConsentPurpose } from '../../../contract/consent-purposes.ts'

declare module '../../platform/db/db.ts' {
  interface Tables {
    /** Receipts: rows are only added. */
    consents: {
      id: GeneratedAlways<number>
      accountId: ColumnType<number, number, never>
      purpose: ColumnType<ConsentPurpose, ConsentPurpose, never>
      isGiven: ColumnType<boolean, boolean, never>
      version: ColumnType<string, string, never>
      language: ColumnType<string, string, never>
      at: ColumnType<Date, Date, never>
    }
  }
}
