// What a customer follows and has saved. In the browser only: what needs a session is never asked for by the server.
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Reply } from '../../../contract/endpoint.ts'
import type * as api from '../../../contract/follows.ts'
import type { Language } from '../../../contract/limits.ts'
import { call } from '../../lib/http/call.ts'
import { cursorOf, LIST_OPTIONS, type ListPage } from '../../lib/loading/list-pages.ts'
import { FEED_KEY } from '../follows/follows.api.ts'
import type { Post } from '../posts/posts.api.ts'

export type FollowedShop = Reply<typeof api.listFollowing>['results'][number]

const SHOPS_PER_PAGE = 6
const POSTS_PER_PAGE = 12

const pageQuery = (language: Language, limit: number, cursor: string) => ({
  lang: language,
  limit,
  ...(cursor && { cursor }),
})

/** Asked for at each visit: what is new is counted since the last one. */
export const followingQuery = (accountId: number, language: Language) =>
  infiniteQueryOptions({
    queryKey: ['following', accountId, language],
    queryFn: async ({ pageParam }): Promise<ListPage<FollowedShop>> => {
      const query = pageQuery(language, SHOPS_PER_PAGE, pageParam)
      const page = await call<typeof api.listFollowing>('GET', '/following/', { query })
      return { ...page, next: cursorOf(page.next) }
    },
    initialPageParam: '',
    ...LIST_OPTIONS,
    refetchOnMount: 'always',
  })

/** Its first page is a look at what is new: from then on nothing before it counts as new. */
export const feedQuery = (accountId: number, language: Language) =>
  infiniteQueryOptions({
    queryKey: [FEED_KEY, accountId, language],
    queryFn: async ({ pageParam }): Promise<ListPage<Post>> => {
      const query = pageQuery(language, POSTS_PER_PAGE, pageParam)
      const page = await call<typeof api.readFeed>('GET', '/feed/', { query })
      return { ...page, next: cursorOf(page.next) }
    },
    initialPageParam: '',
    ...LIST_OPTIONS,
  })

/** Asked for at each visit: posts are saved on other pages. */
export const savedQuery = (accountId: number, language: Language) =>
  infiniteQueryOptions({
    queryKey: ['saved', accountId, language],
    queryFn: async ({ pageParam }): Promise<ListPage<Post>> => {
      const query = pageQuery(language, POSTS_PER_PAGE, pageParam)
      const page = await call<typeof api.listSaved>('GET', '/saved/', { query })
      return { ...page, next: cursorOf(page.next) }
    },
    initialPageParam: '',
    ...LIST_OPTIONS,
    refetchOnMount: 'always',
  })
