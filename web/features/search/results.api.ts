import { hashKey, queryOptions } from '@tanstack/react-query'
import type { RefusalCode } from '../../../contract/errors.ts'
import type { Reply } from '../../../contract/endpoint.ts'
import type { Language } from '../../../contract/language.ts'
import type { PostKind } from '../../../contract/post-kinds.ts'
import { searchLimits } from '../../../contract/display.ts'
import type { listPosts } from '../../../contract/posts.ts'
import type { searchEverything, searchMarketplace, searchPosts } from '../../../contract/search.ts'
import { type Call, CallError } from '../../lib/http/call.ts'
import type { Post } from '../posts/posts.api.ts'
import type { ListChoices } from './list-choices.ts'
import type { SearchCriteria } from './search-criteria.ts'
import {
  SEARCH_PAGE_SIZES,
  loadMoreQuery,
  type ListSource,
  POST_PAGE_SIZES,
  PROVIDER_PAGE_SIZES,
  type Rows,
  type PageSizes,
} from './parts/load-more.ts'
import type { UserLocation } from './parts/user-location.ts'

type SearchReply = Reply<typeof searchEverything>
export type SearchOverview = SearchReply & { refused?: RefusalCode }
export type FoundProvider = SearchReply['providers'][number]

type ResultsQuery = {
  criteria: SearchCriteria
  language: Language
  /** Results depend on the viewer's blocks. Null on the server, which renders for guests. */
  viewer: number | null
}

const criteriaFields = ({ criteria: { q, district, category }, language }: ResultsQuery) => ({
  searchtext: q.slice(0, searchLimits.sentence),
  location: district.slice(0, searchLimits.text),
  category: category.slice(0, searchLimits.text),
  lang: language,
})

/** A refusal is data: the page explains it, when rendered on the server too. */
const withRefusal = async <T>(request: Promise<T>, refused: (code: RefusalCode) => T): Promise<T> => {
  try {
    return await request
  } catch (error) {
    if (error instanceof CallError && error.status === 400 && error.code) return refused(error.code)
    throw error
  }
}

const resultsQuery = <Row>(list: ListSource<Row>, pages: number) =>
  loadMoreQuery<Row>(
    {
      ...list,
      fetchPage: (cursor, client) =>
        withRefusal(list.fetchPage(cursor, client), (refused) => ({ rows: [], next: null, refused })),
    },
    pages,
  )

export const isEmptySearch = ({ q, district, category }: SearchCriteria) => q + district + category === ''

/** `after` is a cursor, or empty for the first page. */
type ListQuery = ResultsQuery & { after: string }

type ProvidersQuery = ListQuery & {
  choices: ListChoices
  userLocation: UserLocation | null
}

type PageQuery = { pageSizes: PageSizes; cursor: string | undefined }

const pageParams = ({ pageSizes, cursor }: PageQuery) => ({
  limit: pageSizes.page,
  ...(cursor && { cursor }),
})

const choiceParams = ({ choices: { order, filters }, userLocation }: ProvidersQuery) => {
  if (order === 'near') return userLocation ? { ...filters, sort: order, ...userLocation } : filters
  return order === 'best' ? filters : { ...filters, sort: order }
}

const fetchProviders = async (
  call: Call,
  searchQuery: ProvidersQuery,
  page: PageQuery,
): Promise<Rows<FoundProvider>> => {
  const query = { ...criteriaFields(searchQuery), ...choiceParams(searchQuery), ...pageParams(page) }
  const { reply, next } = await call.page<typeof searchMarketplace>('GET', '/marketplace/search/', { query })
  return { rows: reply, next }
}

type KindQuery = { kind?: PostKind | undefined }

const searchPostsPage = async (
  call: Call,
  { kind, ...searchQuery }: ResultsQuery & KindQuery,
  page: PageQuery,
): Promise<Rows<Post>> => {
  const query = { ...criteriaFields(searchQuery), ...(kind && { kind }), ...pageParams(page) }
  const { reply, next } = await call.page<typeof searchPosts>('GET', '/blogs/search/', { query })
  return { rows: reply, next }
}

const fetchNewestPosts = async (
  call: Call,
  { language, kind }: ResultsQuery & KindQuery,
  page: PageQuery,
): Promise<Rows<Post>> => {
  const query = { lang: language, ...(kind && { kind }), ...pageParams(page) }
  const { reply, next } = await call.page<typeof listPosts>('GET', '/blogs/', { query })
  return { rows: reply.blogs, next }
}

const viewKey = ({ viewer, language, userLocation }: ProvidersQuery) => [viewer, language, userLocation]

export const providerResultsQuery = (call: Call, searchQuery: ProvidersQuery, pages: number) =>
  resultsQuery<FoundProvider>(
    {
      key: ['provider-results', searchQuery.criteria, searchQuery.choices],
      view: viewKey(searchQuery),
      after: searchQuery.after,
      fetchPage: (cursor) => fetchProviders(call, searchQuery, { pageSizes: PROVIDER_PAGE_SIZES, cursor }),
    },
    pages,
  )

type PostsQuery = ListQuery & { kind: PostKind | undefined }

export const postsQuery = (call: Call, { after, ...searchQuery }: PostsQuery, pages: number) => {
  const fetchPosts = isEmptySearch(searchQuery.criteria) ? fetchNewestPosts : searchPostsPage
  return resultsQuery<Post>(
    {
      key: ['posts', searchQuery.criteria, searchQuery.kind],
      view: [searchQuery.viewer, searchQuery.language],
      after,
      fetchPage: (cursor) => fetchPosts(call, searchQuery, { pageSizes: POST_PAGE_SIZES, cursor }),
    },
    pages,
  )
}

export type ResultKind = 'providers' | 'posts'

export type SearchQuery = ProvidersQuery & {
  /** Undefined: both. */
  type: ResultKind | undefined
}

export const NO_RESULTS: SearchReply = {
  providers: [],
  posts: [],
  next: { providers: null, posts: null },
  understood: {
    what: '',
    category: null,
    district: null,
    state: null,
    open_now: false,
    verified: false,
    near: false,
  },
  similar: [],
  dropped: [],
  did_you_mean: null,
  nearby_districts: [],
  category_providers: 0,
  without_category: 0,
  without_filters: 0,
}

/** Whole rows of three columns. */
export const OVERVIEW = { providers: 6, posts: 3 }

/** One more of each tells that there are more; the rest would only make the page's data larger. */
const cutOverview = ({ providers, posts, ...found }: SearchReply): SearchReply => ({
  ...found,
  providers: providers.slice(0, OVERVIEW.providers + 1),
  posts: posts.slice(0, OVERVIEW.posts + 1),
})

const fetchSearchOverview = async (call: Call, searchQuery: SearchQuery): Promise<SearchOverview> => {
  const { type } = searchQuery
  const query = { ...criteriaFields(searchQuery), ...choiceParams(searchQuery), ...(type && { type }) }
  const found = await call<typeof searchEverything>('GET', '/search/', { query })
  return type ? found : cutOverview(found)
}

export const searchOverviewQuery = (call: Call, searchQuery: SearchQuery) => {
  const key = ['search', searchQuery.criteria, searchQuery.choices, searchQuery.type]
  return queryOptions({
    queryKey: [...key, ...viewKey(searchQuery)],
    queryFn: () =>
      withRefusal(fetchSearchOverview(call, searchQuery), (refused) => ({ ...NO_RESULTS, refused })),
    enabled: !isEmptySearch(searchQuery.criteria),
    placeholderData: (found: SearchOverview | undefined, query) =>
      query && hashKey(query.queryKey.slice(0, key.length)) === hashKey(key) ? found : undefined,
  })
}

// The first page is part of the overview; later pages are requests of their own.
export const foundProvidersQuery = (call: Call, searchQuery: SearchQuery, pages: number) =>
  resultsQuery<FoundProvider>(
    {
      key: ['found-providers', searchQuery.criteria, searchQuery.choices],
      view: viewKey(searchQuery),
      after: searchQuery.after,
      fetchPage: async (cursor, client) => {
        if (cursor) return fetchProviders(call, searchQuery, { pageSizes: SEARCH_PAGE_SIZES, cursor })
        const { providers, next } = await client.ensureQueryData(searchOverviewQuery(call, searchQuery))
        return { rows: providers, next: next.providers }
      },
    },
    pages,
  )

export const foundPostsQuery = (call: Call, searchQuery: SearchQuery, pages: number) =>
  resultsQuery<Post>(
    {
      key: ['found-posts', searchQuery.criteria],
      view: viewKey(searchQuery),
      after: searchQuery.after,
      fetchPage: async (cursor, client) => {
        if (cursor) return searchPostsPage(call, searchQuery, { pageSizes: SEARCH_PAGE_SIZES, cursor })
        const { posts, next } = await client.ensureQueryData(searchOverviewQuery(call, searchQuery))
        return { rows: posts, next: next.posts }
      },
    },
    pages,
  )
