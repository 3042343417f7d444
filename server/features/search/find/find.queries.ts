// Runs the stages of a query: one statement each, which the database plans once.
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { preparedRead } from '../../../platform/db/prepared.ts'
import type { Stage } from '../query/stages.ts'
import { planPasses, stagesJson } from './passes.ts'
import type { SearchRows } from './row-counts.queries.ts'
import { rowCountsOf } from './row-counts.ts'

export type Search = {
  stages: readonly Pick<Stage, 'all' | 'ifFewer'>[]
  /** Lexemes of which a row must have one, for each place or category that was chosen. */
  narrowed: readonly (readonly string[])[]
  /** Accounts that the viewer may not meet. */
  hidden: readonly number[]
  wanted: number
}

type SearchInput = { passes: string; hidden: readonly number[]; wanted: number }
const toSearchInput = async (db: Db, search: Search, rows: SearchRows): Promise<SearchInput> => ({
  passes: JSON.stringify(planPasses(search, await rowCountsOf(db, rows))),
  hidden: search.hidden,
  wanted: search.wanted,
})

/** `shown` rows came before this one. */
export type AfterProvider = { stage: number; band: number; quality: number; id: number; shown: number }
export type FoundProvider = { id: number; stage: number; band: number; quality: number }

const FIRST_PROVIDER: AfterProvider = { stage: 0, band: 0, quality: Infinity, id: 0, shown: 0 }

const providersRead = preparedRead('find_providers', (db, input: SearchInput & AfterProvider) => ({
  compile: () =>
    sql<FoundProvider>`
      select provider_id as id, stage, band, quality from find_providers(
        ${input.passes}::jsonb, ${input.hidden}::bigint[], ${input.wanted}::integer,
        ${input.stage}::integer, ${input.band}::smallint, ${input.quality}::float8, ${input.id}::bigint, ${input.shown}::integer
      )`.compile(db),
}))

export const findProviders = async (db: Db, search: Search, after = FIRST_PROVIDER) =>
  providersRead(db, { ...(await toSearchInput(db, search, 'providers')), ...after })

export type Position = { lat: number; lng: number }
export type AfterNear = { stage: number; km: number; id: number }
export type FoundNear = { id: number; stage: number; km: number }

type NearInput = { stages: string; hidden: readonly number[]; wanted: number }
const FIRST_NEAR: AfterNear = { stage: 0, km: -1, id: 0 }

const nearRead = preparedRead('search_near', (db, input: NearInput & Position & AfterNear) => ({
  compile: () =>
    sql<FoundNear>`
      select provider_id as id, stage, km from search_near(
        ${input.stages}::jsonb, ${input.hidden}::bigint[], ${input.wanted}::integer,
        point(${input.lng}::float8, ${input.lat}::float8), ${input.stage}::integer, ${input.km}::float8, ${input.id}::bigint
      )`.compile(db),
}))

export const findNear = async (db: Db, search: Search, position: Position, after = FIRST_NEAR) => {
  const { hidden, wanted } = search
  const stages = stagesJson(search, await rowCountsOf(db, 'providers'))
  return nearRead(db, { stages, hidden, wanted, ...position, ...after })
}

export type AfterPost = { stage: number; createdAt: string; id: number; shown: number }
export type FoundPost = { id: number; stage: number; createdAt: string }

const FIRST_POST: AfterPost = { stage: 0, createdAt: 'infinity', id: 0, shown: 0 }

// The time as text, with all its microseconds: a Date would lose them, and the next page a post.
const postsRead = preparedRead('find_posts', (db, input: SearchInput & AfterPost) => ({
  compile: () =>
    sql<FoundPost>`
      select post_id as id, stage, created_at::text as created_at from find_posts(
        ${input.passes}::jsonb, ${input.hidden}::bigint[], ${input.wanted}::integer,
        ${input.stage}::integer, ${input.createdAt}::timestamptz, ${input.id}::bigint, ${input.shown}::integer
      )`.compile(db),
}))

export const findPosts = async (db: Db, search: Search, after = FIRST_POST) =>
  postsRead(db, { ...(await toSearchInput(db, search, 'posts')), ...after })
