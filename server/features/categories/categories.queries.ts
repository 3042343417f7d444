import { type Insertable, sql } from 'kysely'
import { eachLanguage, type Language } from '../../../contract/language.ts'
import type { Db, Tables } from '../../platform/db/db.ts'
import { type Params, preparedRead, quickRead } from '../../platform/db/prepared.ts'

const categoriesRead = eachLanguage((lang) =>
  quickRead(`categories_${lang}`, (db: Db) =>
    db
      .selectFrom('categories')
      .select(['id', lang === 'hi' ? 'titleHi as title' : 'titleEn as title', 'isService'])
      .where('retiredAt', 'is', null)
      .orderBy('position'),
  ),
)

export const selectCategories = (db: Db, lang: Language) => categoriesRead[lang](db, {})

const namedRead = preparedRead('category_named', (db, param: Params<{ name: string; lower: string }>) =>
  db
    .selectFrom('categories')
    .select('id')
    .where('retiredAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb(sql<string>`id::text`, '=', param('name')),
        eb(sql<string>`lower(title_en)`, '=', param('lower')),
        eb('titleHi', '=', param('name')),
      ]),
    ),
)

export const selectCategoryNamed = async (db: Db, name: string) =>
  (await namedRead(db, { name, lower: name.toLowerCase() }))[0]

/** By current or former slug, ignoring case, or by id. Includes retired categories. */
export const selectCategorySlug = async (db: Db, key: string) => {
  const category = await db
    .selectFrom('categories')
    .select('slug')
    .where((eb) =>
      eb.or([
        eb('slug', '=', sql<string>`slug_of(${key})`),
        eb(sql<string>`id::text`, '=', key),
        sql<boolean>`exists (
          select from former_slugs as former where former.slug = slug_of(${key}) and former.category_id = categories.id)`,
      ]),
    )
    .executeTakeFirst()
  return category?.slug
}

export const selectSlugsNamed = async (db: Db, name: string) => {
  const names = sql`array[lower(title_en), title_hi] || synonyms_en || synonyms_hi || synonyms_roman`
  const rows = await db
    .selectFrom('categories')
    .select('slug')
    .where('retiredAt', 'is', null)
    .where(
      sql<boolean>`(${name.toLowerCase()} = any(${names}) or exists (
        select from category_words as main
        where main.category_id = categories.id and main.word = ${name.toLowerCase()} and main.weight = 100))`,
    )
    .execute()
  return rows.map(({ slug }) => slug)
}

type FileRow = Insertable<Tables['categories']> & { reference: string }

/** Matches a row that staff renamed to a name of the file. */
export const adoptCategories = (db: Db, references: readonly string[]) =>
  sql`
    update categories set reference = title_en
    where title_en = any(${references}::text[]) and reference is distinct from title_en
      and not exists (select from categories as other where other.reference = categories.title_en)`.execute(
    db,
  )

export const upsertCategory = (db: Db, { reference, ...rest }: FileRow) =>
  db
    .insertInto('categories')
    .values({ reference, ...rest })
    .onConflict((conflict) =>
      conflict.column('reference').doUpdateSet(rest).where('categories.editedAt', 'is', null),
    )
    .execute()

/** Also of rows that staff edited: the flag is only in the file. */
export const markServices = (db: Db, references: readonly string[]) =>
  sql`
    update categories set is_service = not is_service
    where reference is not null and is_service <> (reference = any(${references}::text[]))`.execute(db)
