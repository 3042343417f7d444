// Values in the select list of an insert, where PostgreSQL can't tell their type from the column.
import { sql } from 'kysely'

export const bigint = (value: number | null) => sql<number>`${value}::bigint`
export const text = <T extends string>(value: T) => sql<T>`${value}::text`
export const timestamp = (value: Date) => sql<Date>`${value}::timestamptz`
