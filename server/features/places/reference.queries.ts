// Writes what the project's own tables of places hold.
import { type Insertable, sql } from 'kysely'
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
      conflict.column('code').doUpdateSet((row) => ({
        countryId: row.ref('excluded.countryId'),
        nameEn: row.ref('excluded.nameEn'),
        nameHi: row.ref('excluded.nameHi'),
      })),
    )
    .returning(['id', 'nameEn', 'nameHi'])
    .execute()

export const upsertDistricts = (db: Db, rows: Insertable<Tables['districts']>[]) =>
  db
    .insertInto('districts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['stateId', 'nameEn']).doUpdateSet((row) => ({
        nameHi: row.ref('excluded.nameHi'),
        latitude: row.ref('excluded.latitude'),
        longitude: row.ref('excluded.longitude'),
      })),
    )
    .returning(['id', 'stateId', 'nameEn'])
    .execute()

export const replaceDivisions = async (db: Db, rows: Insertable<Tables['divisions']>[]) => {
  await db.deleteFrom('divisions').execute()
  await db.insertInto('divisions').values(rows).execute()
}

// One array a column: tens of thousands of rows would need more parameters than a statement may have.
export const replaceSpellings = async (db: Db, rows: (Spelling & { districtId: number })[]) => {
  await db.deleteFrom('districtSpellings').execute()
  await sql`
    insert into district_spellings (district_id, spelling, key, skeleton, rank)
    select * from unnest(
      ${rows.map((row) => row.districtId)}::integer[],
      ${rows.map((row) => row.spelling)}::text[],
      ${rows.map((row) => row.key)}::text[],
      ${rows.map((row) => row.skeleton)}::text[],
      ${rows.map((row) => row.rank)}::smallint[]
    )`.execute(db)
  // The planner should know the new rows at the first search, not after the next autovacuum.
  await sql`analyze district_spellings`.execute(db)
}
