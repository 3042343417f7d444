// A provider's own posts. In the browser only: what needs a session is never asked for by the server.
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Static } from 'typebox'
import type { FileFields, Input, Reply } from '../../../contract/endpoint.ts'
import type { Language } from '../../../contract/limits.ts'
import type * as api from '../../../contract/posts.ts'
import { call, type CursorPage } from '../../lib/http/call.ts'
import { upload, type UploadOptions } from '../../lib/uploads/upload.ts'
import type { PostInFull } from './posts.api.ts'

export type OwnPost = Static<typeof api.OwnPost>
export type OwnPostsPage = CursorPage<Reply<typeof api.viewOldPosts>>

// A dozen fills one, two and three columns.
const PAGE_SIZE = 12

/** By account: another person at the same browser never sees them. */
export const ownPostsQuery = (accountId: number, language: Language) =>
  infiniteQueryOptions({
    queryKey: ['own-posts', accountId, language],
    queryFn: ({ pageParam, signal }) =>
      call.page<typeof api.viewOldPosts>('GET', '/viewoldpost/', {
        query: { lang: language, limit: PAGE_SIZE, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    networkMode: 'always',
  })

export const readOwnPost = (id: number, language: Language): Promise<PostInFull> =>
  call<typeof api.readPost>('GET', '/blogs/:id/', { params: { id }, query: { lang: language } })

/** Read once for a visit of its form: from then on the form holds it, and nothing changes under a person's hands. */
export const ownPostQuery = (accountId: number, id: number, language: Language) =>
  queryOptions({
    queryKey: ['own-post', accountId, id],
    queryFn: () => readOwnPost(id, language),
    staleTime: Infinity,
    gcTime: 0,
    networkMode: 'always',
  })

type PostFiles = { [F in FileFields<typeof api.createPost>]: readonly File[] }
type PostEdit = {
  id: number
  /** The version of the post that was changed. When it is no longer the latest, the change is refused as a conflict. */
  version: string
  body: Input<typeof api.editPost>['body']
  files: PostFiles
  language: Language
  key: string
}

export const editPost = ({ id, version, body, files, language, key }: PostEdit, options: UploadOptions) =>
  upload<typeof api.editPost>(
    'PUT',
    '/blogs/:id/',
    { params: { id }, query: { lang: language }, body, files },
    { ...options, headers: { 'if-match': `"${version}"`, 'idempotency-key': key } },
  )

export const deletePost = (id: number) =>
  call<typeof api.deletePost>('DELETE', '/blogs/:id/', { params: { id } })

/** A post is shown on many pages: each asks again when it is next seen. */
export const invalidatePosts = (client: QueryClient) => client.invalidateQueries({ refetchType: 'none' })
