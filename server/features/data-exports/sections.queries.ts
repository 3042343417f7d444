import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import type { Person, Section } from './section.ts'

const BATCH = 500

/** From the database: text, number, boolean, time, JSON or null. */
type Value = string | number | boolean | Date | object | null
export type ExportedRow = Readonly<Record<string, Value>>

type Page = { section: Section; person: Person; after: number }

// The names of columns come from sections.ts, never from a request. Without plugins, so that the columns keep their names.
const selectPage = async (db: Db, { section, person, after }: Page) => {
  const { table, key, columns, also = {}, isOwn } = section
  const plain = columns.map((column) => sql`t.${sql.id(column)}`)
  const named = Object.entries(also).map(([name, value]) => sql`${value} as ${sql.id(name)}`)
  const { rows } = await sql<ExportedRow & { row_key: number }>`
    select ${sql.join([...plain, ...named])}, t.${sql.id(key)} as row_key
    from ${sql.table(table)} as t
    where ${isOwn(person)} and t.${sql.id(key)} > ${after}
    order by t.${sql.id(key)}
    limit ${BATCH}
  `.execute(db.withoutPlugins())
  return rows
}

/** Batches of rows, so that memory does not grow with their number. */
export async function* rowsOf(db: Db, section: Section, person: Person) {
  let after = 0
  for (;;) {
    const rows = await selectPage(db, { section, person, after })
    for (const { row_key: key, ...row } of rows) {
      yield row
      after = key
    }
    if (rows.length < BATCH) return
  }
}

const ownMediaIds = (accountId: number) => sql`
  select media_id from provider_media where provider_id = ${accountId}
  union select logo_id from providers where account_id = ${accountId} and logo_id is not null
  union select image_id from price_items where provider_id = ${accountId} and image_id is not null
  union select media_id from post_media where post_id in (select id from posts where provider_id = ${accountId})
  union select media_id from review_media where review_id in (select id from reviews where customer_id = ${accountId})
  union select media_id from need_media where need_id in (select id from needs where customer_id = ${accountId})
  union select voice_id from needs where customer_id = ${accountId} and voice_id is not null
  union select voice_id from messages where voice_id is not null and (
    (sender_type = 'customer' and chat_id in (select id from chats where customer_id = ${accountId}))
    or (sender_type = 'provider' and chat_id in (select id from chats where provider_id = ${accountId}))
  )
`

/** Ids of all uploads of a person, newest first. */
export const selectOwnMediaIds = async (db: Db, accountId: number) => {
  const { rows } = await sql<{ mediaId: number }>`
    select media_id from (${ownMediaIds(accountId)}) as own order by media_id desc
  `.execute(db)
  return rows.map(({ mediaId }) => mediaId)
}

/** Nothing when it was deleted in the meantime. */
export const selectMedia = (db: Db, id: number) =>
  db
    .selectFrom('media')
    .select(['id', 'kind', 'folder', 'extension', 'widths', 'width', 'height', 'bytes', 'createdAt'])
    .where('id', '=', id)
    .executeTakeFirst()
