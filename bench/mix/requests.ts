// The requests of each row of the table, on the generated market.
import { sql } from 'kysely'
import type { Db } from '../../server/platform/db/db.ts'
import { makeRng, type Rng } from '../../tools/random.ts'
import type { LoadRequest } from '../load/request-text.ts'
import { POSTS_PER_PROVIDER } from './fill.ts'
import { crowdQueries, type Places } from './search-queries.ts'

export type Requests = readonly (string | LoadRequest)[]

const SOME = 4_000
const MIXED = 20_000
const HOT_PAGES = 5

const readPlaces = async (db: Db): Promise<Places> => {
  const districts = await db
    .selectFrom('districts')
    .innerJoin('states', 'states.id', 'districts.stateId')
    .select(['districts.nameEn as name', 'states.nameEn as state'])
    .orderBy('districts.id')
    .execute()
  const categories = await db.selectFrom('categories').select('id').orderBy('id').execute()
  return {
    districts: districts.map(({ name, state }) => `${name}, ${state}`),
    categories: categories.map(({ id }) => id),
  }
}

const postsWithComments = async (db: Db) => {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select distinct post_id as id from comments tablesample bernoulli (5) repeatable (19)
    ) as found
    order by md5(id::text) limit ${SOME}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Different ones, in the order of chance. */
const randomIds = (rng: Rng, most: number) => [
  ...new Set(Array.from({ length: SOME }, () => rng.int(1, most))),
]

export const readRequests = async (db: Db, providerCount: number) => {
  const rng = makeRng(7)
  const { searchPages, ...searches } = crowdQueries(providerCount, await readPlaces(db))
  const posts = randomIds(rng, providerCount * POSTS_PER_PROVIDER)
  const providers = randomIds(rng, providerCount)
  return {
    api: {
      index: ['/api/index/', '/api/index/?lang=hi'],
      ...searches,
      list: ['/api/blogs/', '/api/blogs/?lang=hi'],
      post: posts.map((id) => `/api/blogs/${id}/`),
      comments: (await postsWithComments(db)).map((id) => `/api/blogs/${id}/comments/view/`),
      profile: providers.map((id) => `/api/provider-profile/${id}/`),
    },
    pages: {
      home: { hot: ['/'], cold: Array.from({ length: SOME }, (_, at) => `/?from=${at}`) },
      search: hotAndCold(searchPages),
      post: hotAndCold(posts.map((id) => `/postpage/${id}`)),
      shop: hotAndCold(providers.map((id) => `/providerprofile/${id}`)),
    },
  }
}

export const hotAndCold = (paths: readonly string[]) => ({
  hot: paths.slice(0, HOT_PAGES),
  cold: paths.slice(HOT_PAGES),
})

export type Reads = Awaited<ReturnType<typeof readRequests>>['api']
export type MixedName = keyof Reads | 'write'

/** Of a hundred requests. */
const SHARES: Readonly<Record<MixedName, number>> = {
  index: 15,
  search: 15,
  suggestions: 25,
  list: 8,
  postSearch: 7,
  post: 15,
  comments: 8,
  profile: 6,
  write: 1,
}

/** All of them in their shares, shuffled; those of a kind in their own order. */
export const mixed = (requests: Readonly<Record<MixedName, Requests>>): Requests => {
  const rng = makeRng(23)
  const names = Object.keys(SHARES) as MixedName[]
  const drawn = names.flatMap((name) => Array.from({ length: (MIXED * SHARES[name]) / 100 }, () => name))
  const turns = new Map<MixedName, number>()
  return rng.shuffle(drawn).flatMap((name) => {
    const turn = turns.get(name) ?? 0
    turns.set(name, turn + 1)
    return requests[name][turn % requests[name].length] ?? []
  })
}

export const differentShare = (requests: Requests) => new Set(requests).size / requests.length
