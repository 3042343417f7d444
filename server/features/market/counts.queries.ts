// Numbers of businesses per place. Blocked businesses are subtracted, so that a count equals its list.
import { sql } from 'kysely'
import { eachLanguage, type Language } from '../../../contract/language.ts'
import type { Db } from '../../platform/db/db.ts'
import { type Params, preparedRead } from '../../platform/db/prepared.ts'

type Hidden = { hidden: readonly number[] }
export type Counts = { providers: number; vouched: number }
export type CountedPlace = Counts & { id: number; slug: string; name: string }
export type CountedDistrict = CountedPlace
export type CountedState = CountedPlace & { districts: number }
export type NearbyDistrict = CountedPlace & {
  stateId: number
  stateSlug: string
  stateName: string
}

const named = (lang: Language) => sql.ref(lang === 'hi' ? 'nameHi' : 'nameEn')

const withHidden = (param: Params<Hidden>) => sql`
  with hidden as materialized (
    select district_id, category_id, is_vouched from market_listings where provider_id = any(${param('hidden')}::bigint[])
  )`

/** One row per district, and a negative one per hidden business. */
const DISTRICTS = sql`(
  select district_id, providers, vouched from market_districts
  union all
  select district_id, -1, -is_vouched::integer from hidden
) as cells`

const CATEGORIES = sql`(
  select district_id, category_id, providers, vouched from market_counts
  union all
  select district_id, category_id, -1, -is_vouched::integer from hidden
) as cells`

const SUMS = sql`coalesce(sum(cells.providers), 0)::integer as providers, coalesce(sum(cells.vouched), 0)::integer as vouched`

export const statesQuery = (db: Db, lang: Language, param: Params<Hidden>) => ({
  compile: () =>
    sql<CountedState>`
      ${withHidden(param)}
      select states.id, states.slug, states.${named(lang)} as name, ${SUMS},
        (select count(*)::integer from districts where districts.state_id = states.id) as districts
      from states
        left join districts on districts.state_id = states.id
        left join ${DISTRICTS} on cells.district_id = districts.id
      group by states.id`.compile(db),
})

type InState = Hidden & { stateId: number }

const districtsQuery = (db: Db, lang: Language, param: Params<InState>) => ({
  compile: () =>
    sql<CountedDistrict>`
      ${withHidden(param)}
      select districts.id, districts.slug, districts.${named(lang)} as name, ${SUMS}
      from districts left join ${DISTRICTS} on cells.district_id = districts.id
      where districts.state_id = ${param('stateId')}::integer
      group by districts.id`.compile(db),
})

const titled = (lang: Language) => sql.ref(lang === 'hi' ? 'titleHi' : 'titleEn')

const categoriesOf = (
  lang: Language,
  param: Params<Hidden>,
  counted: ReturnType<typeof sql>,
) => sql<CountedPlace>`
  ${withHidden(param)}
  select categories.id, categories.slug, categories.${titled(lang)} as name, providers, vouched
  from (${counted}) as counted join categories on categories.id = counted.category_id
  where providers > 0
  order by providers desc, categories.position`

export const categoriesOfStateQuery = (db: Db, lang: Language, param: Params<InState>) => ({
  compile: () =>
    categoriesOf(
      lang,
      param,
      sql`
        select cells.category_id, ${SUMS}
        from districts cross join lateral (
          -- A fence: district by district, instead of all counts at once.
          select * from ${CATEGORIES} where cells.district_id = districts.id offset 0
        ) as cells
        where districts.state_id = ${param('stateId')}::integer group by cells.category_id`,
    ).compile(db),
})

type InDistrict = Hidden & { districtId: number }

export const categoriesOfDistrictQuery = (db: Db, lang: Language, param: Params<InDistrict>) => ({
  compile: () =>
    categoriesOf(
      lang,
      param,
      sql`
        select cells.category_id, ${SUMS} from ${CATEGORIES}
        where cells.district_id = ${param('districtId')}::integer group by cells.category_id`,
    ).compile(db),
})

export const MOST_NEAREST = 8

type Among = Hidden & { ids: readonly number[]; categoryId: number }

/** Of these districts the first that have businesses. */
export const nearestQuery = (db: Db, lang: Language, scope: 'all' | 'trade', param: Params<Among>) => {
  const ids = sql`${param('ids')}::integer[]`
  const cells =
    scope === 'all'
      ? sql`${DISTRICTS} where cells.district_id = any(${ids})`
      : sql`${CATEGORIES} where cells.district_id = any(${ids}) and cells.category_id = ${param('categoryId')}::integer`
  return {
    compile: () =>
      sql<NearbyDistrict>`
        ${withHidden(param)}
        select districts.id, districts.slug, districts.${named(lang)} as name, providers, vouched,
          states.id as state_id, states.slug as state_slug, states.${named(lang)} as state_name
        from (select cells.district_id, ${SUMS} from ${cells} group by cells.district_id) as counted
          join districts on districts.id = counted.district_id
          join states on states.id = districts.state_id
        where providers > 0
        order by array_position(${ids}, districts.id)
        limit ${sql.lit(MOST_NEAREST)}`.compile(db),
  }
}

export const statesRead = eachLanguage((lang) =>
  preparedRead(`market_states_${lang}`, (db, param: Params<Hidden>) => statesQuery(db, lang, param)),
)
export const districtsRead = eachLanguage((lang) =>
  preparedRead(`market_districts_${lang}`, (db, param: Params<InState>) => districtsQuery(db, lang, param)),
)
export const categoriesOfStateRead = eachLanguage((lang) =>
  preparedRead(`market_trades_of_state_${lang}`, (db, param: Params<InState>) =>
    categoriesOfStateQuery(db, lang, param),
  ),
)
export const categoriesOfDistrictRead = eachLanguage((lang) =>
  preparedRead(`market_trades_of_district_${lang}`, (db, param: Params<InDistrict>) =>
    categoriesOfDistrictQuery(db, lang, param),
  ),
)
const nearestOf = (scope: 'all' | 'trade') =>
  eachLanguage((lang) =>
    preparedRead(`market_nearest_${scope}_${lang}`, (db, param: Params<Among>) =>
      nearestQuery(db, lang, scope, param),
    ),
  )
export const nearestRead = { all: nearestOf('all'), trade: nearestOf('trade') }
