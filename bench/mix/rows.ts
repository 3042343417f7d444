// The rows of the table: what is asked, and the goal.
import type { LoadRequest } from '../load/request-text.ts'
import { mixed, type MixedName, type readRequests, type Requests } from './requests.ts'

export type Row = {
  name: string
  /** CPU of server and database together, in milliseconds a request. */
  goal: number
  ours: Requests
  bare?: Requests
  /** Cold: each address once. Hot: every address was asked for a moment ago. */
  state?: 'hot' | 'cold'
}

export const MIX = 'mix'

const CALLS: Readonly<Record<MixedName, { name: string; goal: number }>> = {
  index: { name: '/index/', goal: 0.5 },
  search: { name: '/marketplace/search/', goal: 2 },
  suggestions: { name: '/search-suggestions/', goal: 0.7 },
  list: { name: '/blogs/ (first page)', goal: 1 },
  postSearch: { name: '/blogs/search/', goal: 3 },
  post: { name: '/blogs/{id}/', goal: 0.45 },
  comments: { name: 'comments of a post', goal: 0.45 },
  profile: { name: '/provider-profile/{id}/', goal: 0.6 },
  write: { name: 'POST a comment', goal: 1.5 },
}
const MIX_GOAL = 0.8

const PAGES = {
  home: { name: 'page /', hot: 1, cold: 6 },
  search: { name: 'page /search?...', hot: 2, cold: 12 },
  post: { name: 'page of a post', hot: 1, cold: 5 },
  shop: { name: 'page of a shop', hot: 1, cold: 5 },
}

type ByName = Readonly<Record<MixedName, Requests>>

/** Comments are written with fresh tokens in each round, so the rows are rebuilt. */
export const callRows = (ours: ByName, bare: ByName): Row[] => [
  ...(Object.keys(CALLS) as MixedName[]).map((key) => ({
    ...CALLS[key],
    ours: ours[key],
    bare: bare[key],
  })),
  { name: MIX, goal: MIX_GOAL, ours: mixed(ours), bare: mixed(bare) },
]

const brotli = (path: string): LoadRequest => ({ path, headers: { 'Accept-Encoding': 'br' } })

type Pages = Awaited<ReturnType<typeof readRequests>>['pages']

// Uncached requests with Brotli use other URLs than those without.
export const pageRows = (pages: Pages): Row[] =>
  (Object.keys(PAGES) as (keyof typeof PAGES)[]).flatMap((key): Row[] => {
    const { name, hot, cold } = PAGES[key]
    const paths = pages[key]
    const half = Math.floor(paths.cold.length / 2)
    return [
      { name: `${name}, hot`, goal: hot, ours: paths.hot, state: 'hot' },
      { name: `${name}, hot, Brotli`, goal: hot, ours: paths.hot.map(brotli), state: 'hot' },
      { name: `${name}, cold`, goal: cold, ours: paths.cold.slice(0, half), state: 'cold' },
      { name: `${name}, cold, Brotli`, goal: cold, ours: paths.cold.slice(half).map(brotli), state: 'cold' },
    ]
  })
