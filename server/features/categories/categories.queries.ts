import { type Insertable, sql } from 'kysely'
import type { Language } from '../../../contract/limits.ts'
import type { Db, Tables } from '../../platform/db/db.ts'

export const selectCategories = (db: Db, lang: Language) =>
  db
    .selectFrom('categories')
    .select(['id', lang === 'hi' ? 'titleHi as title' : 'titleEn as title'])
    .orderBy('position')
    .execute()

/** By id or by a title, in either language. */
export const selectCategoryNamed = (db: Db, name: string) =>
  db
    .selectFrom('categories')
    .select('id')
    .where((is) =>
      is.or([
        is(sql<string>`id::text`, '=', name),
        is(sql<string>`lower(title_en)`, '=', name.toLowerCase()),
        is('titleHi', '=', name),
      ]),
    )
    .executeTakeFirst()

export const upsertCategory = (db: Db, { titleEn, ...rest }: Insertable<Tables['categories']>) =>
  db
    .insertInto('categories')
    .values({ titleEn, ...rest })
    .onConflict((conflict) => conflict.column('titleEn').doUpdateSet(rest))
    .execute()
