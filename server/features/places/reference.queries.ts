import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Tables } from '../../platform/db/db.ts'
import type { Spelling } from './spellings.ts'

export const upsertCountry = (db: Db, { code, ...names }: Insertable<Tables['countries']>) =>
  db
    .insertInto('countries')
    .values({ code, ...names })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(names))
    .returning('id')
    .executeTakeFirstOrThrow()

export const upsertStates = (db: Db, rows: Insertable<Tables['states']>[]) =>
  db
    .insertInto('states')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet((eb) => ({
        countryId: eb.ref('excluded.countryId'),
        nameEn: eb.ref('excluded.nameEn'),
        nameHi: eb.ref('excluded.nameHi'),
      })),
    )
    .returning(['id', 'nameEn', 'nameHi'])
    .execute()

type FileDistrict = Insertable<Tables['districts']> & { reference: string }

/** Matches a row that staff renamed to a name of the file. */
export const adoptDistricts = (db: Db, rows: readonly FileDistrict[]) =>
  sql`
    update districts set reference = name_en
    from unnest(${rows.map((row) => row.stateId)}::integer[], ${rows.map((row) => row.reference)}::text[])
      as file (state_id, name)
    where districts.state_id = file.state_id and name_en = file.name and reference is distinct from name_en
      and not exists (
        select from districts as other where other.state_id = file.state_id and other.reference = file.name
      )`.execute(db)

const unlessEdited = (column: 'name_hi' | 'name_en' | 'aliases') =>
  sql<never>`case when districts.edited_at is null then excluded.${sql.raw(column)} else districts.${sql.raw(column)} end`

export const upsertDistricts = (db: Db, rows: FileDistrict[]) =>
  db
    .insertInto('districts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['stateId', 'reference']).doUpdateSet((eb) => ({
        nameEn: unlessEdited('name_en'),
        nameHi: unlessEdited('name_hi'),
        aliases: unlessEdited('aliases'),
        latitude: eb.ref('excluded.latitude'),
        longitude: eb.ref('excluded.longitude'),
      })),
    )
    .returning(['id', 'stateId', 'reference'])
    .execute()

export const replaceDivisions = async (db: Db, rows: Insertable<Tables['divisions']>[]) => {
  await db.deleteFrom('divisions').execute()
  await db.insertInto('divisions').values(rows).execute()
}

const DIVISION_NAMES = sql<string[]>`array(
  select unnest(array[divisions.name_en, divisions.name_hi] || divisions.also_as)
  from divisions where divisions.district_id = districts.id
)`

const named = (db: Db) =>
  db
    .selectFrom('districts')
    .innerJoin('states', 'states.id', 'districts.stateId')
    .select([
      'districts.id',
      'districts.nameEn',
      'districts.nameHi',
      'districts.aliases',
      'districts.editedAt',
      'states.nameEn as stateEn',
      'states.nameHi as stateHi',
      DIVISION_NAMES.as('divisionNames'),
    ])

export const selectEditableDistricts = (db: Db) => named(db).execute()

export type EditableDistrict = Awaited<ReturnType<typeof selectEditableDistricts>>[number]

export const selectEditableDistrict = (db: Db, id: number) =>
  named(db)
    .where('districts.id', '=', sql<number>`${id}::bigint`)
    .executeTakeFirst()

// One array per column: tens of thousands of rows exceed the number of parameters of a statement.
const insertSpellings = (db: Db, rows: readonly (Spelling & { districtId: number })[]) =>
  sql`
    insert into district_spellings (district_id, spelling, key, skeleton, rank)
    select * from unnest(
      ${rows.map((row) => row.districtId)}::integer[],
      ${rows.map((row) => row.spelling)}::text[],
      ${rows.map((row) => row.key)}::text[],
      ${rows.map((row) => row.skeleton)}::text[],
      ${rows.map((row) => row.rank)}::smallint[]
    )`.execute(db)

export const replaceSpellings = async (db: Db, rows: readonly (Spelling & { districtId: number })[]) => {
  await db.deleteFrom('districtSpellings').execute()
  await insertSpellings(db, rows)
  // The planner needs statistics before the next autovacuum.
  await sql`analyze district_spellings`.execute(db)
}

export const replaceSpellingsOf = async (db: Db, districtId: number, spellings: readonly Spelling[]) => {
  await db.deleteFrom('districtSpellings').where('districtId', '=', districtId).execute()
  await insertSpellings(
    db,
    spellings.map((spelling) => ({ ...spelling, districtId })),
  )
}

export const updateDistrict = (db: Db, id: number, change: Updateable<Tables['districts']>) =>
  db.updateTable('districts').set(change).where('id', '=', id).execute()

export const isDistrictNamed = async (db: Db, { id, nameEn }: { id: number; nameEn: string }) => {
  const other = await db
    .selectFrom('districts as other')
    .innerJoin('districts as own', 'own.stateId', 'other.stateId')
    .select('other.id')
    .where('own.id', '=', id)
    .where('other.id', '<>', id)
    .where(sql<string>`lower(other.name_en)`, '=', nameEn.toLowerCase())
    .executeTakeFirst()
  return other !== undefined
}
