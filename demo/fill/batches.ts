// Many rows at once, in statements that PostgreSQL can take.
import type { Insertable } from 'kysely'
import type { Tables, Tx } from '../../server/platform/db/db.ts'

export type Row<T extends keyof Tables> = Insertable<Tables[T]>

// 65,535 parameters a statement are the limit; no table here has more than twenty columns.
const ROWS = 500

export const inBatches = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, index) =>
    rows.slice(index * ROWS, (index + 1) * ROWS),
  )

export const insertAll = async <T extends keyof Tables>(tx: Tx, table: T, rows: readonly Row<T>[]) => {
  for (const batch of inBatches(rows)) await tx.insertInto(table).values(batch).execute()
}

/** What must be there: a name that the market uses and the database does not know is a mistake of ours. */
export const found = <V>(map: ReadonlyMap<string, V>, key: string): V => {
  const value = map.get(key)
  if (value === undefined) throw new Error(`The demo market needs ${key}`)
  return value
}
