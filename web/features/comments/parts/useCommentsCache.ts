import { type InfiniteData, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useFocusById } from '../../../lib/browser/useFocusById.ts'
import type { ListPage } from '../../../lib/loading/list-pages.ts'
import type { Comment, ReplyResult } from '../comments.api.ts'

export const commentElementId = ({ comment_id: id }: Comment) => `comment-${id}`
export const replyElementId = (id: number) => `reply-${id}`

/** Adds new comments and replies to a cached list, and focuses them. */
export const useCommentsCache = (queryKey: QueryKey) => {
  const client = useQueryClient()
  const focusOn = useFocusById()

  const updateCache = async (update: (comments: readonly Comment[], page: number) => readonly Comment[]) => {
    // A running fetch would restore the old list.
    await client.cancelQueries({ queryKey })
    client.setQueryData<InfiniteData<ListPage<Comment>>>(
      queryKey,
      (data) =>
        data && {
          ...data,
          pages: data.pages.map(({ results, next }, page) => ({ results: update(results, page), next })),
        },
    )
  }
  const added = (comment: Comment | undefined) => {
    if (!comment) return client.invalidateQueries({ queryKey })
    focusOn(commentElementId(comment))
    return updateCache((comments, page) => (page === 0 ? [comment, ...comments] : comments))
  }
  const replied = (id: number, { reply, replied_at, provider_name: updated_by }: ReplyResult) => {
    focusOn(replyElementId(id))
    const withReply = (comment: Comment) =>
      comment.comment_id === id ? { ...comment, reply, replied_at, updated_by } : comment
    return updateCache((comments) => comments.map(withReply))
  }
  return { added, replied }
}
