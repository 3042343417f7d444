import { Type } from 'typebox'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { Detail, FormText, Id, page, orNull } from './schemas.ts'

const comment = {
  comment_id: Id,
  content: Type.String(),
  /** The customer's id; null when the account is deleted. */
  created_by: orNull(Id),
  /** 'Deleted user' when the account is deleted; the web translates it. */
  created_by_name: Type.String(),
  is_deleted: Type.Boolean(),
  created_at: Type.String(),
  reply: orNull(Type.String()),
  replied_at: orNull(Type.String()),
  updated_by: orNull(Type.String()),
}

export const Comment = Type.Object(comment)

export const ReceivedComment = Type.Object({
  ...comment,
  blog: Id,
  title: Type.String({ description: 'title of the post' }),
})

export const listComments = endpoint({
  method: 'GET',
  path: '/blogs/:id/comments/view/',
  access: 'anyone',
  summary: 'The comments on a post with replies, newest first',
  params: Type.Object({ id: Id }),
  query: Type.Object(page),
  reply: { 200: Type.Object({ comments: Type.Array(Comment) }) },
  refusals: ['not_found'],
  cacheTags: ['market', 'comments'],
  hasExactTags: true,
})

// Any signed-in role may call it: wrong role, length and blocks have their own refusals.
export const writeComment = endpoint({
  method: 'POST',
  path: '/blogs/:id/comments/',
  access: 'signed-in',
  summary: 'Comment on a post, as a customer',
  params: Type.Object({ id: Id }),
  body: Type.Object({ comment: FormText(limits.comment.max * 10) }),
  reply: { 201: Type.Object({ ...Detail.properties, comment: Comment }) },
  refusals: [
    'comment_customers_only',
    'provider_blocked',
    'comment_too_short',
    'comment_too_long',
    'not_found',
  ],
  rate: { calls: 30, minutes: 10 },
  isUserContent: true,
  invalidates: ['comments'],
})

export const replyToComment = endpoint({
  method: 'POST',
  path: '/blogs/:id/comments/:commentId/reply/',
  access: 'signed-in',
  summary: 'Reply once to a comment on the own post',
  params: Type.Object({ id: Id, commentId: Id }),
  body: Type.Object({ reply: FormText(limits.reply.max * 10) }),
  reply: {
    200: Type.Object({
      ...Detail.properties,
      reply: Type.String(),
      provider_name: Type.String(),
      replied_at: Type.String(),
    }),
  },
  refusals: [
    'reply_providers_only',
    'reply_creator_only',
    'customer_blocked',
    'reply_too_short',
    'reply_too_long',
    'already_replied',
    'not_found',
  ],
  rate: { calls: 120, minutes: 10 },
  isUserContent: true,
  invalidates: ['comments'],
})

export const viewComments = endpoint({
  method: 'GET',
  path: '/view_comments/',
  access: 'provider',
  summary: 'The comments on all own posts, newest first',
  query: Type.Object(page),
  reply: { 200: Type.Object({ comments: Type.Array(ReceivedComment) }) },
})
