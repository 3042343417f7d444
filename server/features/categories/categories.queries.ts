import { type Insertable, sql } from 'kysely'
import type { Language } from '../../../contract/limits.ts'
import type { Db, Tables } from '../../platform/db/db.ts'
import { preparedRead } from '../../platform/db/prepared.ts'

export const selectCategories = (db: Db, lang: Language) =>
  db
    .selectFrom('categories')
    .select(['id', lang === 'hi' ? 'titleHi as title' : 'titleEn as title'])
    .where('retiredAt', 'is', null)
    .orderBy('position')
    .execute()

const namedRead = preparedRead('category_named', (db, { name, lower }: { name: string; lower: string }) =>
  db
    .selectFrom('categories')
    .select('id')
    .where('retiredAt', 'is', null)
    .where((is) =>
      is.or([
        is(sql<string>`id::text`, '=', name),
        is(sql<string>`lower(title_en)`, '=', lower),
        is('titleHi', '=', name),
      ]),
    ),
)

/** By id or by a title, in either language. */
export const selectCategoryNamed = async (db: Db, name: string) =>
  (await namedRead(db, { name, lower: name.toLowerCase() }))[0]

type FileRow = Insertable<Tables['categories']> & { reference: string }

/** A row that the staff renamed to a name of the file is the one that the file means. */
export const adoptCategories = (db: Db, references: readonly string[]) =>
  sql`
    update categories set reference = title_en
    where title_en = any(${references}::text[]) and reference is distinct from title_en
      and not exists (select from categories as other where other.reference = categories.title_en)`.execute(
    db,
  )

/** What the staff edited stays as it is. */
export const upsertCategory = (db: Db, { reference, ...rest }: FileRow) =>
  db
    .insertInto('categories')
    .values({ reference, ...rest })
    .onConflict((conflict) =>
      conflict.column('reference').doUpdateSet(rest).where('categories.editedAt', 'is', null),
    )
    .execute()
