export type CommentRow = {
  id: number
  content: string
  author: number
  name: string | null
  at: string
  reply: string | null
  answered: string | null
}

const time = (at: string) => new Date(at).toISOString()

export const commentView = (row: CommentRow, businessName: string) => ({
  comment_id: row.id,
  content: row.content,
  created_by: row.name === null ? null : row.author,
  created_by_name: row.name ?? 'Deleted user',
  is_deleted: row.name === null,
  created_at: time(row.at),
  reply: row.reply,
  replied_at: row.answered && time(row.answered),
  updated_by: row.reply === null ? null : businessName,
})

export const receivedCommentView = (
  row: CommentRow & { postId: number; title: string; businessName: string },
) => ({
  ...commentView(row, row.businessName),
  blog: row.postId,
  title: row.title,
})
