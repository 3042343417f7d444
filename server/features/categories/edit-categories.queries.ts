import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Tables, Tx } from '../../platform/db/db.ts'

const COLUMNS = [
  'id',
  'titleEn',
  'titleHi',
  'synonymsEn',
  'synonymsHi',
  'synonymsRoman',
  'retiredAt',
  'editedAt',
] as const

export const selectAllCategories = (db: Db) =>
  db
    .selectFrom('categories')
    .select(COLUMNS)
    .orderBy((eb) => eb('retiredAt', 'is not', null))
    .orderBy('position')
    .execute()

export type EditableCategory = Awaited<ReturnType<typeof selectAllCategories>>[number]

export const selectEditableCategory = (db: Db, id: number) =>
  db
    .selectFrom('categories')
    .select(COLUMNS)
    .where('id', '=', sql<number>`${id}::bigint`)
    .executeTakeFirst()

type Titles = { id: number; titleEn: string; titleHi: string }

/** Retired categories keep their titles. */
export const isTitleTaken = async (db: Db, { id, titleEn, titleHi }: Titles) => {
  const other = await db
    .selectFrom('categories')
    .select('id')
    .where('id', '<>', id)
    .where((eb) =>
      eb.or([eb(sql<string>`lower(title_en)`, '=', titleEn.toLowerCase()), eb('titleHi', '=', titleHi)]),
    )
    .executeTakeFirst()
  return other !== undefined
}

type NewCategory = Omit<Insertable<Tables['categories']>, 'position'>

export const insertCategory = async (tx: Tx, category: NewCategory) => {
  const position = sql<number>`(select coalesce(max(position), -1) + 1 from categories)`
  const { id } = await tx
    .insertInto('categories')
    .values({ ...category, position })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const updateCategory = (tx: Tx, id: number, change: Updateable<Tables['categories']>) =>
  tx.updateTable('categories').set(change).where('id', '=', id).execute()
