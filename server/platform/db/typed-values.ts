// Values in the select list of an insert, where PostgreSQL can't tell their type from the column.
import { type Expression, sql } from 'kysely'

type Value<T> = T | Expression<T>

export const bigint = (value: Value<number> | Value<number | null>) => sql<number>`${value}::bigint`
export const text = <T extends string>(value: Value<T>) => sql<T>`${value}::text`
export const timestamp = (value: Value<Date>) => sql<Date>`${value}::timestamptz`
