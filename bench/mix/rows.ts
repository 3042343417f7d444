// The rows of the table: what is asked in which way, and the goal.
import { RECENT_WRITE_COOKIE } from '../../server/platform/http/public-reads.ts'
import type { LoadRequest } from '../load/request-text.ts'
import { mixed, type MixedName, type readRequests, type Requests } from './requests.ts'

export type Row = {
  name: string
  /** CPU of server and database together, in milliseconds a request. */
  goal: number
  ours: Requests
  bare?: Requests
  /** Cold: each URL once. Hot: every URL was requested just before. */
  state?: 'hot' | 'cold'
}

/** Computed: as in a browser that has just written, which bypasses the cache. */
export type Way = 'cached' | 'computed' | 'Brotli' | 'signed in'
export type Line = { name: string; goal?: number; ways: Partial<Record<Way, Row>> }

export const rowsOf = (lines: readonly Line[]) => lines.flatMap(({ ways }) => Object.values(ways))

export const MIX = 'mix with 1 % comments'
const HOT = 5

const withHeaders = (requests: Requests, headersOf: (at: number) => Record<string, string>): LoadRequest[] =>
  requests.map((request, at) => {
    const { headers, ...rest }: LoadRequest = typeof request === 'string' ? { path: request } : request
    return { ...rest, headers: { ...headers, ...headersOf(at) } }
  })
const computed = (requests: Requests) => withHeaders(requests, () => ({ Cookie: `${RECENT_WRITE_COOKIE}=1` }))
const compressed = (requests: Requests) => withHeaders(requests, () => ({ 'Accept-Encoding': 'br' }))

const CALLS: Readonly<
  Record<Exclude<MixedName, 'write'> | 'district' | 'category', readonly [string, number?]>
> = {
  search: ['/marketplace/search/', 4],
  postSearch: ['/blogs/search/', 6],
  suggestions: ['/search-suggestions/', 1],
  index: ['/index/', 2],
  list: ['/blogs/', 1.2],
  post: ['/blogs/{id}/'],
  comments: ['comments of a post'],
  profile: ['/provider-profile/{id}/', 0.7],
  district: ['/market/{state}/{district}/', 5],
  category: ['/market/{state}/{district}/{category}/', 4],
}
const NO_GOAL = Infinity

type Asked = {
  reads: Readonly<Record<keyof typeof CALLS, Requests>>
  write: Requests
  bare: Readonly<Record<MixedName, Requests>>
  tokens: readonly string[]
}

const bearer = (tokens: readonly string[]) => (at: number) => ({
  Authorization: `Bearer ${tokens[at % tokens.length]}`,
})

/** Tokens are signed again for each round, so the lines are rebuilt. */
export const callLines = ({ reads, write, bare, tokens }: Asked): Line[] => {
  const own = (requests: Requests) => withHeaders(requests, bearer(tokens))
  const goal = NO_GOAL
  return [
    ...(Object.keys(CALLS) as (keyof typeof CALLS)[]).map((key): Line => {
      const [name, wanted] = CALLS[key]
      const bareOf = key === 'district' || key === 'category' ? {} : { bare: bare[key] }
      return {
        name,
        ...(wanted !== undefined && { goal: wanted }),
        ways: {
          cached: { name: `${name}, cached`, goal, ours: reads[key].slice(0, HOT), state: 'hot' },
          computed: { name: `${name}, computed`, goal, ours: computed(reads[key]), ...bareOf },
          'signed in': { name: `${name}, signed in`, goal, ours: own(reads[key]) },
        },
      }
    }),
    {
      name: '/feed/',
      goal: 1,
      ways: { 'signed in': { name: '/feed/, signed in', goal, ours: own(['/api/feed/']) } },
    },
    {
      name: 'POST a comment',
      goal: 1.5,
      ways: { 'signed in': { name: 'POST a comment', goal, ours: write, bare: bare.write } },
    },
    {
      name: MIX,
      goal: 1.5,
      ways: {
        computed: { name: MIX, goal, ours: mixed({ ...reads, write }), bare: mixed(bare) },
      },
    },
  ]
}

const PAGES = {
  home: ['page /', 6],
  search: ['page /search?...', 12],
  post: ['page of a post', 4],
  shop: ['page of a business', 7],
  category: ['page of a category in a district', 9],
} as const

type Pages = Record<keyof typeof PAGES, Awaited<ReturnType<typeof readRequests>>['pages']['search']>

// Computed requests with Brotli use other URLs than those without.
export const pageLines = (pages: Pages): Line[] =>
  (Object.keys(PAGES) as (keyof typeof PAGES)[]).map((key): Line => {
    const [name, goal] = PAGES[key]
    const { hot, cold } = pages[key]
    const half = Math.floor(cold.length / 2)
    const row = (way: Way, ours: Requests, state: 'hot' | 'cold'): Row => ({
      name: `${name}, ${way}`,
      goal: NO_GOAL,
      ours,
      state,
    })
    return {
      name,
      goal,
      ways: {
        cached: row('cached', hot, 'hot'),
        computed: row('computed', computed(cold.slice(0, half)), 'cold'),
        Brotli: row('Brotli', compressed(computed(cold.slice(half))), 'cold'),
      },
    }
  })
