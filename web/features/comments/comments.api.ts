import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Static } from 'typebox'
import type * as api from '../../../contract/comments.ts'
import type { Reply } from '../../../contract/endpoint.ts'
import { type Call, call as callAsViewer } from '../../lib/http/call.ts'
import { LIST_OPTIONS, type ListPage } from '../../lib/loading/list-pages.ts'

export type Comment = Static<typeof api.Comment>
export type ReceivedComment = Static<typeof api.ReceivedComment>

export const PAGE_SIZE = 20
const pageParams = (cursor: string) => ({ limit: PAGE_SIZE, ...(cursor && { cursor }) })

const fetchComments = async (call: Call, postId: number, cursor: string): Promise<ListPage<Comment>> => {
  const { reply, next } = await call.page<typeof api.listComments>('GET', '/blogs/:id/comments/view/', {
    params: { id: postId },
    query: pageParams(cursor),
  })
  return { results: reply.comments, next }
}

type CommentsQuery = {
  postId: number
  /** Comments of blocked accounts are left out. Null on the server, which does not know the viewer. */
  viewer: number | null
  /** A cursor, or empty for the newest. */
  after: string
}

export const commentsQuery = (call: Call, { postId, viewer, after }: CommentsQuery) =>
  infiniteQueryOptions({
    queryKey: ['comments', postId, after, viewer],
    queryFn: ({ pageParam }) => fetchComments(call, postId, pageParam),
    initialPageParam: after,
    ...LIST_OPTIONS,
  })

const fetchReceivedComments = async (cursor: string): Promise<ListPage<ReceivedComment>> => {
  const { reply, next } = await callAsViewer.page<typeof api.viewComments>('GET', '/view_comments/', {
    query: pageParams(cursor),
  })
  return { results: reply.comments, next }
}

/** On all posts of one provider. The key contains the account: another account must not see them. */
export const receivedCommentsQuery = (accountId: number) =>
  infiniteQueryOptions({
    queryKey: ['received-comments', accountId],
    queryFn: ({ pageParam }) => fetchReceivedComments(pageParam),
    initialPageParam: '',
    ...LIST_OPTIONS,
  })

export type ReplyResult = Reply<typeof api.replyToComment>
