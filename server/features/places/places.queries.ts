import { sql } from 'kysely'
import type { Language } from '../../../contract/language.ts'
import type { Db } from '../../platform/db/db.ts'
import { type Params, preparedRead, quickRead } from '../../platform/db/prepared.ts'

export type DistrictRow = { id: number; name: string; stateId: number; state: string; countryId: number }

const EARTH_DIAMETER_KM = 12_742

const named = (lang: Language) => (lang === 'hi' ? 'nameHi' : 'nameEn')

export const selectCountries = (db: Db, lang: Language) =>
  db
    .selectFrom('countries')
    .select(['id', `${named(lang)} as name`])
    .execute()

export const selectStates = (db: Db, lang: Language) =>
  db
    .selectFrom('states')
    .select(['id', 'countryId', `${named(lang)} as name`])
    .execute()

/** Base of every query with a district, so that its state is included. */
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

// An id of the contract may exceed the column type. It is unknown then instead of an error.
export const selectDistrict = (db: Db, lang: Language, id: number) =>
  districtsWithStates(db, lang)
    .where('districts.id', '=', sql<number>`${id}::bigint`)
    .executeTakeFirst()

// Great-circle distance to every district: a few hundred rows need no index.
export const selectNearestDistrict = (db: Db, lang: Language, { lat, lng }: { lat: number; lng: number }) => {
  const haversine = sql`
    sind((districts.latitude - ${lat}) / 2) ^ 2
    + cosd(districts.latitude) * cosd(${lat}) * sind((districts.longitude - ${lng}) / 2) ^ 2`
  return districtsWithStates(db, lang)
    .select(sql<number>`${EARTH_DIAMETER_KM} * asin(sqrt(least(1, ${haversine})))`.as('km'))
    .orderBy('km')
    .limit(1)
    .executeTakeFirst()
}

const centresRead = preparedRead('district_centres', (db: Db) =>
  db.selectFrom('districts').select(['id', 'latitude as lat', 'longitude as lng']),
)

export const selectCentres = (db: Db) => centresRead(db, {})

type SpellingMatch = { text: string; keys: string[] }

const spellingRead = quickRead('districts_by_spelling', (db, param: Params<SpellingMatch>) =>
  db
    .selectFrom('districtSpellings')
    .select([
      'districtId',
      (eb) => eb.fn.agg<boolean>('bool_or', [eb('spelling', '=', param('text'))]).as('isExact'),
    ])
    .where('rank', '<', 2)
    .where((eb) =>
      eb.or([eb('spelling', '=', param('text')), eb('key', '=', sql<string>`any(${param('keys')}::text[])`)]),
    )
    .groupBy('districtId')
    .orderBy((eb) => eb.fn.min('rank'))
    .orderBy('districtId'),
)

export const selectBySpelling = (db: Db, match: SpellingMatch) => spellingRead(db, match)

export const selectDistrictsNamed = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('districts')
    .innerJoin('states', 'states.id', 'districts.stateId')
    .innerJoin('countries', 'countries.id', 'states.countryId')
    .select([
      'districts.id',
      'states.id as stateId',
      'states.code as stateCode',
      'states.nameEn as stateEn',
      'states.nameHi as stateHi',
      'countries.id as countryId',
      'countries.code as countryCode',
      'countries.nameEn as countryEn',
      'countries.nameHi as countryHi',
    ])
    .where('districts.id', 'in', ids)
    .execute()
