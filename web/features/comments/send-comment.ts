// Separate from comments.api.ts: only authors load the outbox.
import type { replyToComment, writeComment } from '../../../contract/comments.ts'
import { sendOrQueue } from '../../lib/outbox/outbox.ts'
import { paths } from '../../lib/paths.ts'

export const commentTarget = (postId: number) => `post:${postId}`
export const replyTarget = (commentId: number) => `comment:${commentId}`

type Sending = { text: string; key: string; onStored: () => void }

type NewComment = Sending & { postId: number; ownerName: string }

export const sendComment = ({ postId, ownerName, text, key, onStored }: NewComment) =>
  sendOrQueue<typeof writeComment>(
    'POST',
    '/blogs/:id/comments/',
    { params: { id: postId }, body: { comment: text }, key },
    {
      kind: 'comment',
      target: commentTarget(postId),
      about: { title: ownerName, to: paths.post(postId) },
      onStored,
    },
  )

type NewReply = Sending & { postId: number; commentId: number; name: string }

export const sendReply = ({ postId, commentId, name, text, key, onStored }: NewReply) =>
  sendOrQueue<typeof replyToComment>(
    'POST',
    '/blogs/:id/comments/:commentId/reply/',
    { params: { id: postId, commentId }, body: { reply: text }, key },
    {
      kind: 'comment_reply',
      target: replyTarget(commentId),
      about: { title: name, to: paths.post(postId) },
      onStored,
    },
  )
