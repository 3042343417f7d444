// Comments and replies go through the outbox. Apart from comments.api.ts: only who writes loads it.
import { fillPath } from '../../lib/http/call.ts'
import { sendOrKeep } from '../../lib/outbox/outbox.ts'
import { paths } from '../../lib/paths.ts'
import type { ReplyResult, WrittenComment } from './comments.api.ts'

/** Where they wait. */
export const commentPlace = (postId: number) => `post:${postId}`
export const replyPlace = (commentId: number) => `comment:${commentId}`

type Sending = { text: string; key: string; onStored: () => void }

type NewComment = Sending & { postId: number; ownerName: string }

export const sendComment = ({ postId, ownerName, text, key, onStored }: NewComment) =>
  sendOrKeep<WrittenComment>(
    {
      kind: 'comment',
      place: commentPlace(postId),
      about: { title: ownerName, to: paths.post(postId) },
      request: {
        method: 'POST',
        path: fillPath('/blogs/:id/comments/', { params: { id: postId } }),
        body: { comment: text },
      },
      key,
    },
    { onStored },
  )

type NewReply = Sending & { postId: number; commentId: number; name: string }

export const sendReply = ({ postId, commentId, name, text, key, onStored }: NewReply) =>
  sendOrKeep<ReplyResult>(
    {
      kind: 'comment_reply',
      place: replyPlace(commentId),
      about: { title: name, to: paths.post(postId) },
      request: {
        method: 'POST',
        path: fillPath('/blogs/:id/comments/:commentId/reply/', { params: { id: postId, commentId } }),
        body: { reply: text },
      },
      key,
    },
    { onStored },
  )
