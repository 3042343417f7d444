import { queryOptions } from '@tanstack/react-query'
import type { Static } from 'typebox'
import type { Language } from '../../../contract/limits.ts'
import type * as api from '../../../contract/posts.ts'
import type { Call } from '../../lib/http/call.ts'

/** As on a card. */
export type Post = Static<typeof api.Post>
export type PostInFull = Static<typeof api.PostDetails>

/** A file, for a link. */
export const eventCalendarUrl = (id: number, language: Language) =>
  `/api/blogs/${id}/event.ics?lang=${language}`

type PostQuery = {
  id: number
  language: Language
  /** The viewer's id: a blocked person finds nothing. Null on the server, which renders for everybody. */
  viewer: number | null
}

/** It stays on the page while its names in the other language are on the way. */
export const postQuery = (call: Call, { id, language, viewer }: PostQuery) =>
  queryOptions({
    queryKey: ['post', id, language, viewer],
    queryFn: () =>
      call<typeof api.readPost>('GET', '/blogs/:id/', { params: { id }, query: { lang: language } }),
    placeholderData: (post: PostInFull | undefined) => (post?.blog_id === id ? post : undefined),
    networkMode: 'always',
  })
