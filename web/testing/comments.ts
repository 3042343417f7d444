import type { Comment, ReceivedComment } from '../features/comments/comments.api.ts'

export const aComment = (id: number, overrides: Partial<Comment> = {}): Comment => ({
  comment_id: id,
  content: `Comment ${id}`,
  created_by: 31,
  created_by_name: 'Asha Kumari',
  is_deleted: false,
  created_at: '2025-05-03T06:30:00Z',
  reply: null,
  replied_at: null,
  updated_by: null,
  ...overrides,
})

export const aReceivedComment = (id: number, overrides: Partial<ReceivedComment> = {}): ReceivedComment => ({
  ...aComment(id),
  blog: 12,
  title: 'Laddu today',
  ...overrides,
})

/** With the cursor of the next page in the Link header. */
export const commentsReply = (comments: readonly Comment[], next?: string) =>
  Response.json({ comments }, { headers: next ? { link: `</api/any/?cursor=${next}>; rel="next"` } : {} })
