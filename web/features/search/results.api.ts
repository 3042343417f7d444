import { hashKey, queryOptions } from '@tanstack/react-query'
import type { RefusalCode } from '../../../contract/errors.ts'
import type { Reply } from '../../../contract/endpoint.ts'
import { type Language, limits } from '../../../contract/limits.ts'
import type { listPosts } from '../../../contract/posts.ts'
import type { searchEverything, searchMarketplace, searchPosts } from '../../../contract/search.ts'
import { type Call, CallError } from '../../lib/call.ts'
import type { Post } from '../posts/PostCard.tsx'
import type { Asked } from './asked.ts'
import { FOUND, growingQuery, POSTS, PROVIDERS, type Rows, type Steps } from './parts/growing.ts'
import type { Here } from './parts/here.ts'

type Everything = Reply<typeof searchEverything>
export type EverythingFound = Everything & { refused?: RefusalCode }
export type FoundProvider = Everything['providers'][number]

type Wanted = {
  asked: Asked
  language: Language
  /** Who looks: nobody sees whom they may not meet. The server, which renders for everybody, knows no one. */
  viewer: number | null
}

// What a person types has no end; the API's has one.
const chosen = ({ asked: { q, district, category }, language }: Wanted) => ({
  searchtext: q.slice(0, limits.searchSentence),
  location: district.slice(0, limits.searchText),
  category: category.slice(0, limits.searchText),
  lang: language,
})

/** A refused address is an answer too: the page says what is wrong with it, on the server as in the browser. */
const orRefused = async <T>(asking: Promise<T>, refused: (code: RefusalCode) => T): Promise<T> => {
  try {
    return await asking
  } catch (error) {
    if (error instanceof CallError && error.status === 400 && error.code) return refused(error.code)
    throw error
  }
}

const noRows = (refused: RefusalCode): Rows<never> => ({ rows: [], next: null, refused })

export const asksForNothing = ({ q, district, category }: Asked) => q + district + category === ''

/** From `after` on: a cursor, or empty for the beginning. */
export type ListWanted = Wanted & { after: string }

type PageWanted = { steps: Steps; cursor: string | undefined; here?: Here | null }

const pageQuery = ({ steps, cursor }: PageWanted) => ({ limit: steps.page, ...(cursor && { cursor }) })
const nearness = (here: Here | null | undefined) => (here ? { sort: 'near' as const, ...here } : {})

const providersPage = async (call: Call, wanted: Wanted, page: PageWanted): Promise<Rows<FoundProvider>> => {
  const query = { ...chosen(wanted), ...nearness(page.here), ...pageQuery(page) }
  const { reply, next } = await call.page<typeof searchMarketplace>('GET', '/marketplace/search/', { query })
  return { rows: reply, next }
}

const postsPage = async (call: Call, wanted: Wanted, page: PageWanted): Promise<Rows<Post>> => {
  const query = { ...chosen(wanted), ...pageQuery(page) }
  const { reply, next } = await call.page<typeof searchPosts>('GET', '/blogs/search/', { query })
  return { rows: reply, next }
}

const newestPosts = async (call: Call, { language }: Wanted, page: PageWanted): Promise<Rows<Post>> => {
  const query = { lang: language, ...pageQuery(page) }
  const { reply, next } = await call.page<typeof listPosts>('GET', '/blogs/', { query })
  return { rows: reply.blogs, next }
}

/** The businesses that were asked for; all of them when nothing was. */
export const providerResultsQuery = (call: Call, { after, ...wanted }: ListWanted, pages: number) =>
  growingQuery<FoundProvider>(
    {
      key: ['provider-results', wanted.asked],
      view: [wanted.viewer, wanted.language],
      after,
      fetchPage: (cursor) => orRefused(providersPage(call, wanted, { steps: PROVIDERS, cursor }), noRows),
    },
    pages,
  )

/** The newest posts, or those that were asked for. */
export const postsQuery = (call: Call, { after, ...wanted }: ListWanted, pages: number) => {
  const fetchPosts = asksForNothing(wanted.asked) ? newestPosts : postsPage
  return growingQuery<Post>(
    {
      key: ['posts', wanted.asked],
      view: [wanted.viewer, wanted.language],
      after,
      fetchPage: (cursor) => orRefused(fetchPosts(call, wanted, { steps: POSTS, cursor }), noRows),
    },
    pages,
  )
}

// --- Both together ----------------------------------------------------------------------------------------------------

export type Kind = 'providers' | 'posts'

export type SearchWanted = ListWanted & {
  /** Undefined: both. */
  type: Kind | undefined
  /** Orders businesses by their distance from here; null: the best first. */
  here: Here | null
}

const NOWHERE: Everything = {
  providers: [],
  posts: [],
  next: { providers: null, posts: null },
  did_you_mean: null,
  nearby_districts: [],
  without_category: 0,
}

const viewOf = ({ viewer, language, here }: SearchWanted) => [viewer, language, here]

const searchEverywhere = (call: Call, wanted: SearchWanted): Promise<EverythingFound> =>
  call<typeof searchEverything>('GET', '/search/', {
    query: { ...chosen(wanted), ...nearness(wanted.here), ...(wanted.type && { type: wanted.type }) },
  })

/** The first businesses and posts, and where else to look. */
export const everythingQuery = (call: Call, wanted: SearchWanted) => {
  const key = ['search', wanted.asked, wanted.type]
  return queryOptions({
    queryKey: [...key, ...viewOf(wanted)],
    queryFn: () => orRefused(searchEverywhere(call, wanted), (refused) => ({ ...NOWHERE, refused })),
    enabled: !asksForNothing(wanted.asked),
    placeholderData: (found: EverythingFound | undefined, query) =>
      query && hashKey(query.queryKey.slice(0, key.length)) === hashKey(key) ? found : undefined,
  })
}

// The first page comes with everything else that the page shows, those after it by themselves.
export const foundProvidersQuery = (call: Call, wanted: SearchWanted, pages: number) =>
  growingQuery<FoundProvider>(
    {
      key: ['found-providers', wanted.asked],
      view: viewOf(wanted),
      after: wanted.after,
      fetchPage: async (cursor, client) => {
        const { here } = wanted
        if (cursor) return orRefused(providersPage(call, wanted, { steps: FOUND, cursor, here }), noRows)
        const { providers, next } = await client.ensureQueryData(everythingQuery(call, wanted))
        return { rows: providers, next: next.providers }
      },
    },
    pages,
  )

export const foundPostsQuery = (call: Call, wanted: SearchWanted, pages: number) =>
  growingQuery<Post>(
    {
      key: ['found-posts', wanted.asked],
      view: viewOf(wanted),
      after: wanted.after,
      fetchPage: async (cursor, client) => {
        if (cursor) return orRefused(postsPage(call, wanted, { steps: FOUND, cursor }), noRows)
        const { posts, next } = await client.ensureQueryData(everythingQuery(call, wanted))
        return { rows: posts, next: next.posts }
      },
    },
    pages,
  )
