import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { type Params, preparedRead } from '../../../platform/db/prepared.ts'
import type { Choices } from './choices.ts'
import { providerVersion, type Search } from './find.queries.ts'
import { stagesJson } from './index-scans.ts'
import { rowCountsOf } from './row-counts.ts'

type OrderedInput = { stages: string; hidden: readonly number[]; wanted: number }
const toOrderedInput = async (db: Db, search: Search): Promise<OrderedInput> => ({
  stages: stagesJson(search, await rowCountsOf(db, 'providers')),
  hidden: search.hidden,
  wanted: search.wanted,
})

type AfterRated = { stage: number; rating: number; standing: number; id: number }
/** `standing` breaks ties between equal ratings. */
export type FoundRated = { id: number; version: string; stage: number; rating: number; standing: number }

const FIRST_RATED: AfterRated = { stage: 0, rating: Infinity, standing: 0, id: 0 }

type RatedInput = OrderedInput & AfterRated & { mean: number }
const ratedRead = preparedRead('search_by_rating', (db, param: Params<RatedInput>) => ({
  compile: () =>
    sql<FoundRated>`
      select provider_id as id, ${providerVersion} as version, stage, rating, quality as standing from search_by_rating(
        ${param('stages')}::jsonb, ${param('hidden')}::bigint[], ${param('wanted')}::integer, ${param('mean')}::float8,
        ${param('stage')}::integer, ${param('rating')}::float8, ${param('standing')}::float8, ${param('id')}::bigint
      ) as found`.compile(db),
}))

export const findRated = async (db: Db, search: Search, mean: number, after = FIRST_RATED) =>
  ratedRead(db, { ...(await toOrderedInput(db, search)), mean, ...after })

type AfterNewest = { stage: number; listedAt: string; id: number }
export type FoundNewest = { id: number; version: string; stage: number; listedAt: string }

const FIRST_NEWEST: AfterNewest = { stage: 0, listedAt: 'infinity', id: 0 }

const newestRead = preparedRead('search_newest', (db, param: Params<OrderedInput & AfterNewest>) => ({
  compile: () =>
    sql<FoundNewest>`
      select provider_id as id, ${providerVersion} as version, stage, listed_at::text from search_newest(
        ${param('stages')}::jsonb, ${param('hidden')}::bigint[], ${param('wanted')}::integer,
        ${param('stage')}::integer, ${param('listedAt')}::timestamptz, ${param('id')}::bigint
      ) as found`.compile(db),
}))

export const findNewest = async (db: Db, search: Search, after = FIRST_NEWEST) =>
  newestRead(db, { ...(await toOrderedInput(db, search)), ...after })

const STARS = sql`unnest(ratings) with ordinality as given (times, stars)`
const meanRead = preparedRead('mean_rating', (db) => ({
  compile: () =>
    sql<{ mean: number | null }>`
      select sum(times * stars)::float8 / nullif(sum(times), 0) as mean
      from providers, ${STARS} where ratings <> '{0,0,0,0,0}'`.compile(db),
}))

export const selectMeanRating = async (db: Db) => (await meanRead(db, {}))[0]?.mean ?? null

type ChoicesInput = Choices & { ids: readonly number[] }
const meetingRead = preparedRead('providers_meeting_choices', (db, param: Params<ChoicesInput>) => ({
  compile: () =>
    sql<{ id: number }>`
      select account_id as id from providers
      where account_id = any(${param('ids')}::bigint[])
        and (vouched_at is not null or not ${param('isVerified')}::boolean)
        and (${param('openAt')}::timestamptz is null or is_open_at(hours, closed_on, ${param('openAt')}::timestamptz))
        and (${param('minRating')}::numeric is null or ${param('minRating')}::numeric <= (
          select round(10.0 * sum(times * stars) / nullif(sum(times), 0)) / 10 from ${STARS}
        ))`.compile(db),
}))

export const selectMeeting = async (db: Db, ids: readonly number[], choices: Choices) =>
  new Set((await meetingRead(db, { ids, ...choices })).map(({ id }) => id))
