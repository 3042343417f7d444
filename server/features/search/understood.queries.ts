import { sql } from 'kysely'
import type { Language } from '../../../contract/language.ts'
import type { Db } from '../../platform/db/db.ts'

const titleIn = { en: 'titleEn', hi: 'titleHi' } as const
const nameIn = { en: 'nameEn', hi: 'nameHi' } as const

export const selectCategoryTitle = (db: Db, lang: Language, id: number) =>
  db
    .selectFrom('categories')
    .select(['id', `${titleIn[lang]} as title`])
    .where('id', '=', id)
    .executeTakeFirst()

export const selectStateName = async (db: Db, lang: Language, id: number) => {
  const state = await db
    .selectFrom('states')
    .select(`${nameIn[lang]} as name`)
    .where('id', '=', id)
    .executeTakeFirst()
  return state?.name ?? null
}

export const selectDistrictNames = async (db: Db, lang: Language, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('districts')
        .innerJoin('states', 'states.id', 'districts.stateId')
        .select(['districts.id', `districts.${nameIn[lang]} as name`, `states.${nameIn[lang]} as state`])
        .where(sql<boolean>`districts.id = any(${ids}::bigint[])`)
        .execute()
