import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'

const wasSlugOf = (column: 'stateId' | 'districtId', id: string, key: string) =>
  sql<boolean>`exists (select from former_slugs where slug = slug_of(${key}) and ${sql.ref(column)} = ${sql.ref(id)})`

export const selectStateSlug = async (db: Db, key: string) => {
  const state = await db
    .selectFrom('states')
    .select('slug')
    .where((eb) =>
      eb.or([
        eb('slug', '=', sql<string>`slug_of(${key})`),
        eb(sql<string>`states.id::text`, '=', key),
        wasSlugOf('stateId', 'states.id', key),
      ]),
    )
    .executeTakeFirst()
  return state?.slug
}

export const selectDistrictSlug = async (db: Db, stateSlug: string, key: string) => {
  const district = await db
    .selectFrom('districts')
    .innerJoin('states', 'states.id', 'districts.stateId')
    .select('districts.slug')
    .where('states.slug', '=', stateSlug)
    .where((eb) =>
      eb.or([
        eb('districts.slug', '=', sql<string>`slug_of(${key})`),
        eb(sql<string>`districts.id::text`, '=', key),
        wasSlugOf('districtId', 'districts.id', key),
      ]),
    )
    .executeTakeFirst()
  return district?.slug
}

export const selectSlugAmong = async (db: Db, stateSlug: string, ids: readonly number[]) => {
  const district = await db
    .selectFrom('districts')
    .innerJoin('states', 'states.id', 'districts.stateId')
    .select('districts.slug')
    .where('states.slug', '=', stateSlug)
    .where('districts.id', '=', sql<number>`any(${ids}::integer[])`)
    .orderBy(sql`array_position(${ids}::integer[], districts.id)`)
    .limit(1)
    .executeTakeFirst()
  return district?.slug
}

export const selectStateNames = (db: Db) =>
  db.selectFrom('states').select(['slug', 'code', 'nameEn', 'nameHi']).execute()
