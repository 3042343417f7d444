import type { Insertable } from 'kysely'
import type { Language } from '../../../contract/limits.ts'
import type { Db, Tables } from '../../platform/db/db.ts'

export const selectCategories = (db: Db, lang: Language) =>
  db
    .selectFrom('categories')
    .select(['id', lang === 'hi' ? 'titleHi as title' : 'titleEn as title'])
    .orderBy('position')
    .execute()

export const upsertCategory = (db: Db, { titleEn, ...rest }: Insertable<Tables['categories']>) =>
  db
    .insertInto('categories')
    .values({ titleEn, ...rest })
    .onConflict((conflict) => conflict.column('titleEn').doUpdateSet(rest))
    .execute()
