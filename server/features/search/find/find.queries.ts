// Runs the stages of a query: one statement each, which the database plans once.
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { preparedRead } from '../../../platform/db/prepared.ts'
import { marks } from '../words/lexemes.ts'
import type { Match } from '../query/matches.ts'
import type { Stage } from '../query/stages.ts'

export type Search = {
  stages: readonly Pick<Stage, 'all' | 'ifFewer'>[]
  /** Lexemes of which a row must have one, for each place or category that was chosen. */
  narrowed: readonly (readonly string[])[]
  /** Accounts that the viewer may not meet. */
  hidden: readonly number[]
  wanted: number
}

export const quoteLexeme = (lexeme: string) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

type Alternative = Pick<Match, 'lexeme' | 'isPrefix'>
type Condition = { tsquery: string; isBroad: boolean; rows: number }

// How many rows have one, roughly: enough to ask the index for the rarest first.
const rows: Readonly<Record<string, number>> = {
  [marks.wholeName]: 0,
  [marks.wholeSound]: 0,
  [marks.word]: 1,
  [marks.sound]: 1,
  [marks.district]: 1,
  [marks.state]: 3,
  [marks.category]: 3,
  [marks.text]: 2,
  [marks.maker]: 2,
}

const conditionOf = (alternatives: readonly Alternative[]): Condition => ({
  tsquery: [
    ...new Set(alternatives.map(({ lexeme, isPrefix }) => `${quoteLexeme(lexeme)}${isPrefix ? ':*' : ''}`)),
  ].join(' | '),
  // The index would have to gather all that begins so.
  isBroad: alternatives.some(({ isPrefix }) => isPrefix),
  rows: Math.max(...alternatives.map(({ lexeme }) => rows[lexeme.charAt(0)] ?? 0)),
})

const byRows = (a: Condition, b: Condition) => Number(a.isBroad) - Number(b.isBroad) || a.rows - b.rows

const MOST_INDEXED = 4
const COMMON = 3

// A category or a state alone leaves one row in fifty or more to look through: beside them even a beginning is gathered.
const indexedOf = (conditions: readonly Condition[]) => {
  const narrow = conditions.filter(({ isBroad }) => !isBroad)
  const areCommon = narrow.length > 0 && narrow.every(({ rows: about }) => about >= COMMON)
  return Math.max(1, Math.min(MOST_INDEXED, areCommon ? conditions.length : narrow.length))
}

export const stagesJson = ({ stages, narrowed }: Search) =>
  JSON.stringify(
    stages.map(({ all, ifFewer }) => {
      const chosen = narrowed.map((lexemes) => lexemes.map((lexeme) => ({ lexeme, isPrefix: false })))
      const conditions = [...all, ...chosen].map(conditionOf).toSorted(byRows)
      return {
        all: conditions.map(({ tsquery }) => tsquery),
        indexed: indexedOf(conditions),
        ...(ifFewer !== undefined && { ifFewer }),
      }
    }),
  )

type SearchInput = { stages: string; hidden: readonly number[]; wanted: number }
const toSearchInput = (search: Search): SearchInput => ({
  stages: stagesJson(search),
  hidden: search.hidden,
  wanted: search.wanted,
})

/** `shown` rows came before this one. */
export type AfterProvider = { stage: number; band: number; quality: number; id: number; shown: number }
export type FoundProvider = { id: number; stage: number; band: number; quality: number }

const FIRST_PROVIDER: AfterProvider = { stage: 0, band: 0, quality: Infinity, id: 0, shown: 0 }

const providersRead = preparedRead('search_providers', (db, input: SearchInput & AfterProvider) => ({
  compile: () =>
    sql<FoundProvider>`
      select provider_id as id, stage, band, quality from search_providers(
        ${input.stages}::jsonb, ${input.hidden}::bigint[], ${input.wanted}::integer,
        ${input.stage}::integer, ${input.band}::smallint, ${input.quality}::float8, ${input.id}::bigint, ${input.shown}::integer
      )`.compile(db),
}))

export const findProviders = (db: Db, search: Search, after = FIRST_PROVIDER) =>
  providersRead(db, { ...toSearchInput(search), ...after })

export type Position = { lat: number; lng: number }
export type AfterNear = { stage: number; km: number; id: number }
export type FoundNear = { id: number; stage: number; km: number }

const FIRST_NEAR: AfterNear = { stage: 0, km: -1, id: 0 }

const nearRead = preparedRead('search_near', (db, input: SearchInput & Position & AfterNear) => ({
  compile: () =>
    sql<FoundNear>`
      select provider_id as id, stage, km from search_near(
        ${input.stages}::jsonb, ${input.hidden}::bigint[], ${input.wanted}::integer,
        point(${input.lng}::float8, ${input.lat}::float8), ${input.stage}::integer, ${input.km}::float8, ${input.id}::bigint
      )`.compile(db),
}))

export const findNear = (db: Db, search: Search, position: Position, after = FIRST_NEAR) =>
  nearRead(db, { ...toSearchInput(search), ...position, ...after })

export type AfterPost = { stage: number; createdAt: string; id: number; shown: number }
export type FoundPost = { id: number; stage: number; createdAt: string }

const FIRST_POST: AfterPost = { stage: 0, createdAt: 'infinity', id: 0, shown: 0 }

// The time as text, with all its microseconds: a Date would lose them, and the next page a post.
const postsRead = preparedRead('search_posts', (db, input: SearchInput & AfterPost) => ({
  compile: () =>
    sql<FoundPost>`
      select post_id as id, stage, created_at::text as created_at from search_posts(
        ${input.stages}::jsonb, ${input.hidden}::bigint[], ${input.wanted}::integer,
        ${input.stage}::integer, ${input.createdAt}::timestamptz, ${input.id}::bigint, ${input.shown}::integer
      )`.compile(db),
}))

export const findPosts = (db: Db, search: Search, after = FIRST_POST) =>
  postsRead(db, { ...toSearchInput(search), ...after })
