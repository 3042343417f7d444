import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Static } from 'typebox'
import type { FileFields, Input, Reply } from '../../../contract/endpoint.ts'
import type { Language } from '../../../contract/language.ts'
import type * as api from '../../../contract/posts.ts'
import { call, type CursorPage } from '../../lib/http/call.ts'
import { upload, type UploadOptions } from '../../lib/uploads/upload.ts'
import type { PostInFull } from './posts.api.ts'

export type OwnPost = Static<typeof api.OwnPost>
export type OwnPostsPage = CursorPage<Reply<typeof api.viewOldPosts>>

// Fills one, two and three columns.
const PAGE_SIZE = 12

/** The key has the account: another user of the same browser must not see them. */
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

/** Never refetched while the form is open: the input must not change. */
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
  /** Sent as If-Match: a change of an older version is refused as a conflict. */
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

/** Posts are part of many queries: each is refetched when it is next used. */
export const invalidatePosts = (client: QueryClient) => client.invalidateQueries({ refetchType: 'none' })

/** Only the owner gets the version. */
export type OwnPostInFull = PostInFull & { version: string }

export const isOwn = (post: PostInFull): post is OwnPostInFull => post.version !== undefined
