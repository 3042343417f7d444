// The follows and saved posts of a customer. Fetched in the browser only, since they need the session.
import type { Reply } from '../../../contract/endpoint.ts'
import type * as api from '../../../contract/follows.ts'
import type { Language } from '../../../contract/language.ts'
import { call } from '../../lib/http/call.ts'
import { type ListPage, listQuery } from '../../lib/loading/list-pages.ts'
import { FEED_KEY } from './follows.api.ts'

export type Following = Reply<typeof api.listFollowing>['results'][number]
export type FeedPost = Reply<typeof api.readFeed>['results'][number]

const PROVIDERS_PER_PAGE = 6
const POSTS_PER_PAGE = 12

/** Refetched at each visit: new posts are counted since the last one. */
export const followingQuery = (accountId: number, lang: Language) => ({
  ...listQuery<ListPage<Following>>(['following', accountId, lang], (cursor) =>
    call<typeof api.listFollowing>('GET', '/following/', {
      query: { lang, limit: PROVIDERS_PER_PAGE, ...cursor },
    }),
  ),
  refetchOnMount: 'always' as const,
})

/** Loading the first page marks the posts as seen. */
export const feedQuery = (accountId: number, lang: Language) =>
  listQuery<ListPage<FeedPost>>([FEED_KEY, accountId, lang], (cursor) =>
    call<typeof api.readFeed>('GET', '/feed/', { query: { lang, limit: POSTS_PER_PAGE, ...cursor } }),
  )

/** Refetched at each visit: posts are saved on other pages. */
export const savedQuery = (accountId: number, lang: Language) => ({
  ...listQuery<ListPage<FeedPost>>(['saved', accountId, lang], (cursor) =>
    call<typeof api.listSaved>('GET', '/saved/', { query: { lang, limit: POSTS_PER_PAGE, ...cursor } }),
  ),
  refetchOnMount: 'always' as const,
})
