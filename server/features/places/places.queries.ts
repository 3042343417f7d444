import { type Insertable, sql } from 'kysely'
import type { Language } from '../../../contract/limits.ts'
import type { Db, Tables } from '../../platform/db/db.ts'
import type { Spelling } from './spellings.ts'

export type DistrictRow = { id: number; name: string; stateId: number; state: string; countryId: number }

const EARTH_DIAMETER_KM = 12_742

const named = (lang: Language) => (lang === 'hi' ? 'nameHi' : 'nameEn')

export const selectCountries = (db: Db, lang: Language) =>
  db.selectFrom('countries').select(['id', `${named(lang)} as name`]).execute()

export const selectStates = (db: Db, lang: Language) =>
  db.selectFrom('states').select(['id', 'countryId', `${named(lang)} as name`]).execute()

/** Every reply that shows a district starts here, so that its state always comes along. */
export const districtsWithStates = (db: Db, lang: Language) =>
  db
    .selectFrom('districts')
    .innerJoin('states', 'states.id', 'districts.stateId')
    .select([
      'districts.id',
      `districts.${named(lang)} as name`,
      'districts.stateId',
      `states.${named(lang)} as state`,
      'states.countryId',
    ])

export const selectDistricts = (db: Db, lang: Language) => districtsWithStates(db, lang).execute()

// An id of the contract may be larger than the column's type, and is then unknown rather than an error.
export const selectDistrict = (db: Db, lang: Language, id: number) =>
  districtsWithStates(db, lang).where('districts.id', '=', sql<number>`${id}::bigint`).executeTakeFirst()

// Haversine over all districts: a few hundred rows need no index.
export const selectNearestDistrict = (db: Db, lang: Language, { lat, lng }: { lat: number; lng: number }) => {
  const halfChord = sql`
    sind((districts.latitude - ${lat}) / 2) ^ 2
    + cosd(districts.latitude) * cosd(${lat}) * sind((districts.longitude - ${lng}) / 2) ^ 2`
  return districtsWithStates(db, lang)
    .select(sql<number>`${EARTH_DIAMETER_KM} * asin(sqrt(least(1, ${halfChord})))`.as('km'))
    .orderBy('km')
    .limit(1)
    .executeTakeFirst()
}

type Spelled = { text: string; keys: string[] }

/** Districts with a whole name or alias of that spelling or sound, the exact spelling first. */
export const selectSpelled = (db: Db, { text, keys }: Spelled) =>
  db
    .selectFrom('districtSpellings')
    .select('districtId')
    .where('rank', '<', 2)
    .where((where) => where.or([where('spelling', '=', text), where('key', 'in', keys)]))
    .groupBy('districtId')
    .orderBy((of) => of.fn.min(of.case().when('spelling', '=', text).then(0).else(1).end()))
    .orderBy((of) => of.fn.min('rank'))
    .orderBy('districtId')
    .execute()

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
      conflict.column('code').doUpdateSet(({ ref }) => ({
        countryId: ref('excluded.countryId'),
        nameEn: ref('excluded.nameEn'),
        nameHi: ref('excluded.nameHi'),
      })),
    )
    .returning(['id', 'nameEn', 'nameHi'])
    .execute()

export const upsertDistricts = (db: Db, rows: Insertable<Tables['districts']>[]) =>
  db
    .insertInto('districts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['stateId', 'nameEn']).doUpdateSet(({ ref }) => ({
        nameHi: ref('excluded.nameHi'),
        latitude: ref('excluded.latitude'),
        longitude: ref('excluded.longitude'),
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
