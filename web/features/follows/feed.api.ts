// The follows and saved posts of a customer. Fetched in the browser only, since they need the session.
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Reply } from '../../../contract/endpoint.ts'
import type * as api from '../../../contract/follows.ts'
import type { Language } from '../../../contract/limits.ts'
import { call } from '../../lib/http/call.ts'
import { cursorOf, LIST_OPTIONS, type ListPage } from '../../lib/loading/list-pages.ts'
import { FEED_KEY } from './follows.api.ts'

export type Following = Reply<typeof api.listFollowing>['results'][number]
export type FeedPost = Reply<typeof api.readFeed>['results'][number]

const PROVIDERS_PER_PAGE = 6
const POSTS_PER_PAGE = 12

const pageQuery = (language: Language, limit: number, cursor: string) => ({
  lang: language,
  limit,
  ...(cursor && { cursor }),
})

/** Refetched at each visit: new posts are counted since the last one. */
export const followingQuery = (accountId: number, language: Language) =>
  infiniteQueryOptions({
    queryKey: ['following', accountId, language],
    queryFn: async ({ pageParam }): Promise<ListPage<Following>> => {
      const query = pageQuery(language, PROVIDERS_PER_PAGE, pageParam)
      const page = await call<typeof api.listFollowing>('GET', '/following/', { query })
      return { ...page, next: cursorOf(page.next) }
    },
    initialPageParam: '',
    ...LIST_OPTIONS,
    refetchOnMount: 'always',
  })

/** Loading the first page marks the posts as seen. */
export const feedQuery = (accountId: number, language: Language) =>
  infiniteQueryOptions({
    queryKey: [FEED_KEY, accountId, language],
    queryFn: async ({ pageParam }): Promise<ListPage<FeedPost>> => {
      const query = pageQuery(language, POSTS_PER_PAGE, pageParam)
      const page = await call<typeof api.readFeed>('GET', '/feed/', { query })
      return { ...page, next: cursorOf(page.next) }
    },
    initialPageParam: '',
    ...LIST_OPTIONS,
  })

/** Refetched at each visit: posts are saved on other pages. */
export const savedQuery = (accountId: number, language: Language) =>
  infiniteQueryOptions({
    queryKey: ['saved', accountId, language],
    queryFn: async ({ pageParam }): Promise<ListPage<FeedPost>> => {
      const query = pageQuery(language, POSTS_PER_PAGE, pageParam)
      const page = await call<typeof api.listSaved>('GET', '/saved/', { query })
      return { ...page, next: cursorOf(page.next) }
    },
    initialPageParam: '',
    ...LIST_OPTIONS,
    refetchOnMount: 'always',
  })
