import { sql } from 'kysely'
import type { Language } from '../../../contract/language.ts'
import type { Db } from '../../platform/db/db.ts'
import { type Params, preparedRead, quickRead } from '../../platform/db/prepared.ts'
import { categoriesVersion, isCurrent, postVersionsOf } from '../posts/posts-by-ids.service.ts'

export type Slugs = { state: string; district: string; category: string }

const named = (lang: Language) => sql.ref(lang === 'hi' ? 'nameHi' : 'nameEn')

export type PlaceRow = {
  stateId: number
  stateSlug: string
  stateName: string
  districtId: number | null
  districtSlug: string | null
  districtName: string | null
  /** Centre of the district, or the mean of the districts of a state. */
  lat: number
  lng: number
  categoryId: number | null
  categorySlug: string | null
  categoryTitle: string | null
  isRetired: boolean
  isService: boolean | null
}

const placeQuery = (db: Db, lang: Language, param: Params<Slugs>) => ({
  compile: () =>
    sql<PlaceRow>`
      select states.id as state_id, states.slug as state_slug, states.${named(lang)} as state_name,
        districts.id as district_id, districts.slug as district_slug, districts.${named(lang)} as district_name,
        coalesce(districts.latitude, middle.latitude) as lat, coalesce(districts.longitude, middle.longitude) as lng,
        categories.id as category_id, categories.slug as category_slug,
        categories.${sql.ref(lang === 'hi' ? 'titleHi' : 'titleEn')} as category_title,
        categories.retired_at is not null as is_retired, categories.is_service
      from states
        left join districts on districts.state_id = states.id and districts.slug = ${param('district')}
        left join categories on categories.slug = ${param('category')}
        left join lateral (
          select avg(latitude) as latitude, avg(longitude) as longitude from districts as every
          where every.state_id = states.id and districts.id is null
        ) as middle on true
      where states.slug = ${param('state')}`.compile(db),
})

const placeRead = {
  hi: quickRead('market_addressed_hi', (db, param: Params<Slugs>) => placeQuery(db, 'hi', param)),
  en: quickRead('market_addressed_en', (db, param: Params<Slugs>) => placeQuery(db, 'en', param)),
}

export const selectPlace = async (db: Db, lang: Language, slugs: Slugs) =>
  (await placeRead[lang](db, slugs))[0]

export type Scope = 'all' | 'trade'
type Cell = { districtId: number; categoryId: number; hidden: readonly number[] }

const isInCell = (scope: Scope, param: Params<Cell>) => sql`
  district_id = ${param('districtId')}::integer
  ${scope === 'trade' ? sql`and category_id = ${param('categoryId')}::integer` : sql``}
  and provider_id <> all(${param('hidden')}::bigint[])`

type ListedAfter = { id: number; vouched: number; rating: number }
/** `version` changes with every write to the business. */
export type ListedRow = ListedAfter & { version: string }
/** The cursor, and the mean rating that its order is computed with. */
type ListingsPage = Cell & ListedAfter & { mean: number; rows: number }

export const listingsQuery = (db: Db, scope: Scope, param: Params<ListingsPage>) => ({
  compile: () =>
    sql<ListedRow>`
      select id, vouched, rating, (select xmin::text from providers where account_id = page.id) as version
      from (
        select id, vouched, rating
        from (
          select listing.provider_id as id, listing.is_vouched::integer as vouched,
            bayesian_rating(listing.stars, listing.reviews, ${param('mean')}::float8) as rating
          from market_listings as listing where ${isInCell(scope, param)}
        ) as listed
        where (vouched, rating, id) < (${param('vouched')}::integer, ${param('rating')}::float8, ${param('id')}::bigint)
        order by vouched desc, rating desc, id desc
        limit ${param('rows')}::integer
      ) as page`.compile(db),
})

const listingsOf = (scope: Scope) =>
  preparedRead(`market_listings_${scope}`, (db, param: Params<ListingsPage>) =>
    listingsQuery(db, scope, param),
  )
export const listingsRead = { all: listingsOf('all'), trade: listingsOf('trade') }

export const MAX_POSTS = 6
const OFFERS = sql.lit(MAX_POSTS)
// Twice the limit, because current offers are removed from the posts.
const NEWEST = sql.lit(2 * MAX_POSTS)

/** `versions`: of the offers, then of the newest. They change with every write to the post or its business. */
type PostIds = { offers: number[]; newest: number[]; versions: string[]; categories: string }
type CellNow = Cell & { now: string }

/** Of `market_posts`, which has the columns of `posts` that the rule of a current offer reads. */
export const postsQuery = (db: Db, scope: Scope, param: Params<CellNow>) => ({
  compile: () =>
    sql<PostIds>`
      with ids as materialized (
        select array(
          select id from market_posts as posts
          where ${isInCell(scope, param)} and ${isCurrent('offer', param('now'))}
          order by created_at desc, id desc limit ${OFFERS}
        ) as offers, array(
          select id from market_posts where ${isInCell(scope, param)}
          order by created_at desc, id desc limit ${NEWEST}
        ) as newest
      )
      select offers, newest, ${categoriesVersion} as categories,
        ${postVersionsOf(sql`offers || newest`)} as versions
      from ids`.compile(db),
})

const postsOf = (scope: Scope) =>
  preparedRead(`market_posts_${scope}`, (db, param: Params<CellNow>) => postsQuery(db, scope, param))
export const postsRead = { all: postsOf('all'), trade: postsOf('trade') }

export const hasListings = async (db: Db, categoryId: number) => {
  const one = await db
    .selectFrom('marketCounts')
    .select('districtId')
    .where('categoryId', '=', categoryId)
    .where('providers', '>', 0)
    .limit(1)
    .executeTakeFirst()
  return one !== undefined
}
