import { queryOptions } from '@tanstack/react-query'
import type { Static } from 'typebox'
import type { Language } from '../../../contract/language.ts'
import type * as api from '../../../contract/posts.ts'
import type { Call } from '../../lib/http/call.ts'

export type Post = Static<typeof api.Post>
export type PostInFull = Static<typeof api.PostDetails>

export const eventCalendarUrl = (id: number, language: Language) =>
  `/api/blogs/${id}/event.ics?lang=${language}`

type PostQuery = {
  id: number
  language: Language
  /** Null on the server. Results depend on the viewer: a blocked customer finds nothing. */
  viewer: number | null
}

/** The post stays visible while the other language is loading. */
export const postQuery = (call: Call, { id, language, viewer }: PostQuery) =>
  queryOptions({
    queryKey: ['post', id, language, viewer],
    queryFn: () =>
      call<typeof api.readPost>('GET', '/blogs/:id/', { params: { id }, query: { lang: language } }),
    placeholderData: (post: PostInFull | undefined) => (post?.blog_id === id ? post : undefined),
    networkMode: 'always',
  })
