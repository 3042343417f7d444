import { type Expression, sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { type Params, preparedRead } from '../../../platform/db/prepared.ts'
import { categoriesVersion } from '../../posts/posts-by-ids.service.ts'
import type { Stage } from '../../../../contract/search-text/query/stages.ts'
import { type EarlierRead, scansJson, stagesJson } from './index-scans.ts'
import type { SearchRows } from './row-counts.queries.ts'
import { rowCountsOf } from './row-counts.ts'

/** The position of the viewer, or of the district that is searched. Within `km` all businesses are equally near. */
export type Here = { position: Position | null; districtId: number | null; km: number }

export type Search = {
  stages: readonly Pick<Stage, 'all' | 'ifFewer'>[]
  earlier?: EarlierRead | undefined
  /** For each chosen place or category: a row must have one of the lexemes. */
  narrowed: readonly (readonly string[])[]
  hidden: readonly number[]
  wanted: number
  /** Distance from here breaks ties of relevance and rating. Only with stages that have conditions. */
  here?: Here | null
}

type SearchInput = { scans: string; hidden: readonly number[]; wanted: number }
const toSearchInput = async (db: Db, search: Search, rows: SearchRows): Promise<SearchInput> => ({
  scans: scansJson(search, await rowCountsOf(db, rows)),
  hidden: search.hidden,
  wanted: search.wanted,
})

/** `rank` is the position in the whole list. */
export type AfterProvider = { stage: number; band: number; quality: number; id: number; rank: number }
/** `version` changes with every write to the row. */
export type FoundProvider = AfterProvider & { version: string }

const FIRST_PROVIDER: AfterProvider = { stage: 0, band: 0, quality: Infinity, id: 0, rank: 0 }

// A list per column: PostgreSQL writes it and Node parses it faster than a list of rows.
type ProviderColumns = {
  ids: number[]
  versions: string[]
  stages: number[]
  bands: number[]
  qualities: number[]
}

const column = (name: string) => sql`coalesce(json_agg(${sql.ref(name)}), '[]')`
export const providerVersion = sql`(select providers.xmin::text from providers where providers.account_id = found.provider_id)`

type HereInput = { lat: number | null; lng: number | null; districtId: number | null; km: number }
export const toHereInput = (here: Here | null | undefined): HereInput => ({
  lat: here?.position?.lat ?? null,
  lng: here?.position?.lng ?? null,
  districtId: here?.districtId ?? null,
  km: here?.km ?? 0,
})

/** Null without a position and a district. */
export const herePoint = ({
  lat,
  lng,
  districtId,
}: Record<'lat' | 'lng' | 'districtId', Expression<unknown>>) =>
  sql`coalesce(
    point(${lng}::float8, ${lat}::float8),
    (select point(longitude, latitude) from districts where id = ${districtId}::integer)
  )`

type ProvidersInput = SearchInput & AfterProvider & HereInput
const providersRead = preparedRead('find_providers', (db, param: Params<ProvidersInput>) => ({
  compile: () =>
    sql<ProviderColumns>`
      select ${column('provider_id')} as ids, ${column('version')} as versions, ${column('stage')} as stages,
        ${column('band')} as bands, ${column('quality')} as qualities
      from (
        select provider_id, ${providerVersion} as version, stage, band, quality
        from find_providers(
          ${param('scans')}::jsonb, ${param('hidden')}::bigint[], ${param('wanted')}::integer,
          ${param('stage')}::integer, ${param('band')}::smallint, ${param('quality')}::float8, ${param('id')}::bigint, ${param('rank')}::integer,
          ${herePoint({ lat: param('lat'), lng: param('lng'), districtId: param('districtId') })}, ${param('km')}::float8
        ) as found
      ) as found`.compile(db),
}))

/** The first row that was not read before. */
const startOf = <T>(first: T, { earlier }: Search) => (earlier ? { ...first, rank: earlier.rows } : first)

export const findProviders = async (db: Db, search: Search, after = startOf(FIRST_PROVIDER, search)) => {
  const [found] = await providersRead(db, {
    ...(await toSearchInput(db, search, 'providers')),
    ...after,
    ...toHereInput(search.here),
  })
  return (
    found?.ids.map((id, at): FoundProvider => ({
      id,
      version: found.versions[at] ?? '',
      stage: found.stages[at] ?? 0,
      band: found.bands[at] ?? 0,
      quality: found.qualities[at] ?? 0,
      rank: after.rank + at + 1,
    })) ?? []
  )
}

const namesRead = preparedRead('find_provider_names', (db, param: Params<SearchInput & AfterProvider>) => ({
  compile: () =>
    sql<NamedProvider>`
      select provider_id as id, business_name as name
      from find_providers(
        ${param('scans')}::jsonb, ${param('hidden')}::bigint[], ${param('wanted')}::integer,
        ${param('stage')}::integer, ${param('band')}::smallint, ${param('quality')}::float8, ${param('id')}::bigint, ${param('rank')}::integer
      ) with ordinality as found (provider_id, stage, band, quality, place)
        join providers on providers.account_id = found.provider_id
      order by place`.compile(db),
}))

type NamedProvider = { id: number; name: string }

export const findProviderNames = async (db: Db, search: Search): Promise<NamedProvider[]> =>
  namesRead(db, { ...(await toSearchInput(db, search, 'providers')), ...FIRST_PROVIDER })

export type Position = { lat: number; lng: number }
export type AfterNear = { stage: number; km: number; id: number }
export type FoundNear = { id: number; version: string; stage: number; km: number }

type NearInput = { stages: string; hidden: readonly number[]; wanted: number }
const FIRST_NEAR: AfterNear = { stage: 0, km: -1, id: 0 }

const nearRead = preparedRead('search_near', (db, param: Params<NearInput & Position & AfterNear>) => ({
  compile: () =>
    sql<FoundNear>`
      select provider_id as id, ${providerVersion} as version, stage, km from search_near(
        ${param('stages')}::jsonb, ${param('hidden')}::bigint[], ${param('wanted')}::integer,
        point(${param('lng')}::float8, ${param('lat')}::float8), ${param('stage')}::integer, ${param('km')}::float8, ${param('id')}::bigint
      ) as found`.compile(db),
}))

export const findNear = async (db: Db, search: Search, position: Position, after = FIRST_NEAR) => {
  const { hidden, wanted } = search
  const stages = stagesJson(search, await rowCountsOf(db, 'providers'))
  return nearRead(db, { stages, hidden, wanted, ...position, ...after })
}

type AfterPost = { stage: number; createdAt: string; id: number; rank: number }
export type FoundPost = AfterPost & { version: string }
type FoundPosts = {
  posts: FoundPost[]
  categories: string
}

const FIRST_POST: AfterPost = { stage: 0, createdAt: 'infinity', id: 0, rank: 0 }

const postVersion = sql`(
  select concat_ws('.', posts.xmin, providers.xmin)
  from posts join providers on providers.account_id = posts.provider_id where posts.id = found.post_id
)`

type PostColumns = {
  ids: number[]
  versions: string[]
  stages: number[]
  createdAts: string[]
  categories: string
}

// The time as text with microseconds: a Date would lose them, and the next page would miss a post.
const postsRead = preparedRead('find_posts', (db, param: Params<SearchInput & AfterPost>) => ({
  compile: () =>
    sql<PostColumns>`
      select ${column('post_id')} as ids, ${column('version')} as versions, ${column('stage')} as stages,
        ${column('created_at')} as created_ats, ${categoriesVersion} as categories
      from (
        select found.post_id, ${postVersion} as version, found.stage, found.created_at::text
        from find_posts(
          ${param('scans')}::jsonb, ${param('hidden')}::bigint[], ${param('wanted')}::integer,
          ${param('stage')}::integer, ${param('createdAt')}::timestamptz, ${param('id')}::bigint, ${param('rank')}::integer
        ) as found
      ) as found`.compile(db),
}))

export const findPosts = async (
  db: Db,
  search: Search,
  after = startOf(FIRST_POST, search),
): Promise<FoundPosts> => {
  const [found] = await postsRead(db, { ...(await toSearchInput(db, search, 'posts')), ...after })
  const posts = found?.ids.map((id, at) => ({
    id,
    version: found.versions[at] ?? '',
    stage: found.stages[at] ?? 0,
    createdAt: found.createdAts[at] ?? '',
    rank: after.rank + at + 1,
  }))
  return { posts: posts ?? [], categories: found?.categories ?? '' }
}
