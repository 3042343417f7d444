import type { ColumnType, GeneratedAlways } from 'kysely'
import type { Language } from '../../../contract/language.ts'

declare module '../../platform/db/db.ts' {
  interface Tables {
    dataExports: {
      id: GeneratedAlways<number>
      accountId: number
      language: Language
      requestedAt: Date
      /** Null until the file is ready. */
      folder: ColumnType<string | null, never, string>
      size: ColumnType<number | null, never, number>
      expiresAt: Date
    }
  }
}
