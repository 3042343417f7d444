import { type RawBuilder, sql } from 'kysely'
import type { ExportWord, SectionName } from './export-words.ts'

/** The email only when it is verified: what was written under another one may be of another person. */
export type Person = Readonly<{ accountId: number; email: string | null }>

export type Section = Readonly<{
  name: SectionName
  table: string
  /** Orders the rows, and is different in each row of a person. */
  key: string
  columns: readonly ExportWord[]
  /** Names in place of numbers. */
  also?: Readonly<Partial<Record<ExportWord, RawBuilder<unknown>>>>
  isOwn: (person: Person) => RawBuilder<unknown>
}>

export const own = (column: string) => (person: Person) => sql`t.${sql.ref(column)} = ${person.accountId}`

export const businessName = sql`(select business_name from providers where account_id = t.provider_id)`
const customerName = sql`(select name from customers where account_id = t.customer_id)`
export const titlesOf = {
  category_name: sql`(select title_en || ' / ' || title_hi from categories where id = t.category_id)`,
  district_name: sql`(select name_en || ' / ' || name_hi from districts where id = t.district_id)`,
}
export const bothNames = { provider_name: businessName, customer_name: customerName }
