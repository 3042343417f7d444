import { queryOptions } from '@tanstack/react-query'
import type { Static } from 'typebox'
import type * as api from '../../../contract/comments.ts'
import type { Reply } from '../../../contract/endpoint.ts'
import { type Call, call as asMyself } from '../../lib/call.ts'

export type Comment = Static<typeof api.Comment>
/** Beside the post that it was written on. */
export type ReceivedComment = Static<typeof api.ReceivedComment>

/** The newest first, and the cursor behind the last of them; null when no more follow. */
export type Comments<C extends Comment = Comment> = { comments: readonly C[]; next: string | null }

// A thread of a thousand begins with as many as a person reads at once.
export const PAGE = 20
const pageAfter = (cursor: string | undefined) => ({ limit: PAGE, ...(cursor && { cursor }) })

// Asked for when the page opens and when somebody wants more or newer ones: no list shrinks under a reader's eyes.
const STEADY = { refetchOnWindowFocus: false, refetchOnReconnect: false, networkMode: 'always' } as const

export const commentsPage = async (call: Call, postId: number, cursor?: string): Promise<Comments> => {
  const { reply, next } = await call.page<typeof api.listComments>('GET', '/blogs/:id/comments/view/', {
    params: { id: postId },
    query: pageAfter(cursor),
  })
  return { comments: reply.comments, next }
}

type Wanted = {
  postId: number
  /** Who looks: nobody reads whom they may not meet. The server, which renders for everybody, knows no one. */
  viewer: number | null
  /** A cursor, or empty for the newest. */
  after: string
}

export const commentsQuery = (call: Call, { postId, viewer, after }: Wanted) =>
  queryOptions({
    queryKey: ['comments', postId, after, viewer],
    queryFn: () => commentsPage(call, postId, after || undefined),
    ...STEADY,
  })

// --- In the browser only -----------------------------------------------------------------------------------------------

export const receivedPage = async (cursor?: string): Promise<Comments<ReceivedComment>> => {
  const { reply, next } = await asMyself.page<typeof api.viewComments>('GET', '/view_comments/', {
    query: pageAfter(cursor),
  })
  return { comments: reply.comments, next }
}

/** On all posts of one provider. By account: another person at the same browser never sees them. */
export const receivedCommentsQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['received-comments', accountId],
    queryFn: () => receivedPage(),
    ...STEADY,
  })

export const writeComment = async (postId: number, comment: string, key: string): Promise<Comment> => {
  const written = await asMyself<typeof api.writeComment>('POST', '/blogs/:id/comments/', {
    params: { id: postId },
    body: { comment },
    key,
  })
  return written.comment
}

export type Replied = Reply<typeof api.replyToComment>

export const replyToComment = (at: { postId: number; commentId: number }, reply: string): Promise<Replied> =>
  asMyself<typeof api.replyToComment>('POST', '/blogs/:id/comments/:commentId/reply/', {
    params: { id: at.postId, commentId: at.commentId },
    body: { reply },
  })
