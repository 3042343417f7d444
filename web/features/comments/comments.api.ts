import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query'
import type { Static } from 'typebox'
import type * as api from '../../../contract/comments.ts'
import type { Reply } from '../../../contract/endpoint.ts'
import { type Call, call as callAsViewer } from '../../lib/http/call.ts'

export type Comment = Static<typeof api.Comment>
/** Beside the post that it was written on. */
export type ReceivedComment = Static<typeof api.ReceivedComment>

/** The newest first, and the cursor behind the last of them; null when no more follow. */
export type Comments<C extends Comment = Comment> = { comments: readonly C[]; next: string | null }
/** As many pages as somebody has asked for. */
export type CommentPages<C extends Comment = Comment> = InfiniteData<Comments<C>>

export const joinPages = <C extends Comment>({ pages }: CommentPages<C>): Comments<C> => ({
  comments: pages.flatMap(({ comments }) => comments),
  next: pages.at(-1)?.next ?? null,
})

// A thread of a thousand begins with as many as a person reads at once.
export const PAGE_SIZE = 20
const pageParams = (cursor: string) => ({ limit: PAGE_SIZE, ...(cursor && { cursor }) })

// Asked for when the page opens and when somebody wants more or newer ones: no list shrinks under a reader's eyes.
const LIST_OPTIONS = {
  getNextPageParam: ({ next }: Comments) => next,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  networkMode: 'always',
} as const

const fetchComments = async (call: Call, postId: number, cursor: string): Promise<Comments> => {
  const { reply, next } = await call.page<typeof api.listComments>('GET', '/blogs/:id/comments/view/', {
    params: { id: postId },
    query: pageParams(cursor),
  })
  return { comments: reply.comments, next }
}

type CommentsQuery = {
  postId: number
  /** The viewer's id: blocked people's comments are left out. Null on the server, which renders for everybody. */
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

// --- In the browser only -----------------------------------------------------------------------------------------------

const fetchReceivedComments = async (cursor: string): Promise<Comments<ReceivedComment>> => {
  const { reply, next } = await callAsViewer.page<typeof api.viewComments>('GET', '/view_comments/', {
    query: pageParams(cursor),
  })
  return { comments: reply.comments, next }
}

/** On all posts of one provider. By account: another person at the same browser never sees them. */
export const receivedCommentsQuery = (accountId: number) =>
  infiniteQueryOptions({
    queryKey: ['received-comments', accountId],
    queryFn: ({ pageParam }) => fetchReceivedComments(pageParam),
    initialPageParam: '',
    ...LIST_OPTIONS,
  })

export type ReplyResult = Reply<typeof api.replyToComment>
