// How many businesses there are in a place. Those that the viewer may not meet are taken off, so a count is that of the list.
import { sql } from 'kysely'
import type { Language } from '../../../contract/limits.ts'
import type { Db } from '../../platform/db/db.ts'
import { preparedRead } from '../../platform/db/prepared.ts'

type Hidden = { hidden: readonly number[] }
export type Counts = { providers: number; vouched: number }
export type CountedPlace = Counts & { id: number; slug: string; name: string }
export type CountedDistrict = CountedPlace
export type CountedState = CountedPlace & { districts: number }
export type NearbyDistrict = CountedPlace & {
  km: number
  stateId: number
  stateSlug: string
  stateName: string
}

const named = (lang: Language) => sql.ref(lang === 'hi' ? 'nameHi' : 'nameEn')

/** Read once, by their ids. */
const withHidden = ({ hidden }: Hidden) => sql`
  with hidden as materialized (
    select district_id, category_id, is_vouched from market_listings where provider_id = any(${hidden}::bigint[])
  )`

/** A row for each district, and one less for each business that is hidden. */
const DISTRICTS = sql`(
  select district_id, providers, vouched from market_districts
  union all
  select district_id, -1, -is_vouched::integer from hidden
) as cells`

/** The same, for each trade of a district. */
const TRADES = sql`(
  select district_id, category_id, providers, vouched from market_counts
  union all
  select district_id, category_id, -1, -is_vouched::integer from hidden
) as cells`

const SUMS = sql`coalesce(sum(cells.providers), 0)::integer as providers, coalesce(sum(cells.vouched), 0)::integer as vouched`

export const statesQuery = (db: Db, lang: Language, input: Hidden) => ({
  compile: () =>
    sql<CountedState>`
      ${withHidden(input)}
      select states.id, states.slug, states.${named(lang)} as name, ${SUMS},
        (select count(*)::integer from districts where districts.state_id = states.id) as districts
      from states
        left join districts on districts.state_id = states.id
        left join ${DISTRICTS} on cells.district_id = districts.id
      group by states.id`.compile(db),
})

type InState = Hidden & { stateId: number }

export const districtsQuery = (db: Db, lang: Language, input: InState) => ({
  compile: () =>
    sql<CountedDistrict>`
      ${withHidden(input)}
      select districts.id, districts.slug, districts.${named(lang)} as name, ${SUMS}
      from districts left join ${DISTRICTS} on cells.district_id = districts.id
      where districts.state_id = ${input.stateId}::integer
      group by districts.id`.compile(db),
})

const titled = (lang: Language) => sql.ref(lang === 'hi' ? 'titleHi' : 'titleEn')

/** Those with the most first. */
const tradesOf = (lang: Language, input: Hidden, counted: ReturnType<typeof sql>) => sql<CountedPlace>`
  ${withHidden(input)}
  select categories.id, categories.slug, categories.${titled(lang)} as name, providers, vouched
  from (${counted}) as counted join categories on categories.id = counted.category_id
  where providers > 0
  order by providers desc, categories.position`

export const tradesOfStateQuery = (db: Db, lang: Language, input: InState) => ({
  compile: () =>
    tradesOf(
      lang,
      input,
      sql`
        select cells.category_id, ${SUMS}
        from districts cross join lateral (
          -- A fence: district by district, instead of all counts at once.
          select * from ${TRADES} where cells.district_id = districts.id offset 0
        ) as cells
        where districts.state_id = ${input.stateId}::integer group by cells.category_id`,
    ).compile(db),
})

type InDistrict = Hidden & { districtId: number }

export const tradesOfDistrictQuery = (db: Db, lang: Language, input: InDistrict) => ({
  compile: () =>
    tradesOf(
      lang,
      input,
      sql`
        select cells.category_id, ${SUMS} from ${TRADES}
        where cells.district_id = ${input.districtId}::integer group by cells.category_id`,
    ).compile(db),
})

// A few more than are shown need no look: the districts come in their order, and the look ends with the last that is shown.
const MOST_NEAREST = sql.lit(8)

type Around = Hidden & { lat: number; lng: number; districtId: number; categoryId: number }

/** The nearest districts with a business, but for one: of all trades, or of one. */
export const nearestQuery = (db: Db, lang: Language, scope: 'all' | 'trade', input: Around) => {
  const cells =
    scope === 'all'
      ? sql`${DISTRICTS} where cells.district_id = around.id`
      : sql`${TRADES} where cells.district_id = around.id and cells.category_id = ${input.categoryId}::integer`
  return {
    compile: () =>
      sql<NearbyDistrict>`
        ${withHidden(input)}
        select around.id, around.slug, around.${named(lang)} as name, around.km, counted.*,
          states.id as state_id, states.slug as state_slug, states.${named(lang)} as state_name
        from (
          select *, km_between(point(${input.lng}::float8, ${input.lat}::float8), point(longitude, latitude)) as km
          from districts where id <> ${input.districtId}::integer
          order by km
        ) as around
          join states on states.id = around.state_id
          cross join lateral (
            select ${SUMS} from ${cells}
          ) as counted
        where counted.providers > 0
        order by around.km
        limit ${MOST_NEAREST}`.compile(db),
  }
}

const eachLanguage = <T>(make: (lang: Language) => T): Record<Language, T> => ({
  hi: make('hi'),
  en: make('en'),
})

export const statesRead = eachLanguage((lang) =>
  preparedRead(`market_states_${lang}`, (db, input: Hidden) => statesQuery(db, lang, input)),
)
export const districtsRead = eachLanguage((lang) =>
  preparedRead(`market_districts_${lang}`, (db, input: InState) => districtsQuery(db, lang, input)),
)
export const tradesOfStateRead = eachLanguage((lang) =>
  preparedRead(`market_trades_of_state_${lang}`, (db, input: InState) => tradesOfStateQuery(db, lang, input)),
)
export const tradesOfDistrictRead = eachLanguage((lang) =>
  preparedRead(`market_trades_of_district_${lang}`, (db, input: InDistrict) =>
    tradesOfDistrictQuery(db, lang, input),
  ),
)
const nearestOf = (scope: 'all' | 'trade') =>
  eachLanguage((lang) =>
    preparedRead(`market_nearest_${scope}_${lang}`, (db, input: Around) =>
      nearestQuery(db, lang, scope, input),
    ),
  )
export const nearestRead = { all: nearestOf('all'), trade: nearestOf('trade') }
