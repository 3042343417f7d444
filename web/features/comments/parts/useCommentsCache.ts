// A list of comments in the cache, and the three ways in which it changes while somebody reads it.
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useWrite } from '../../../lib/useWrite.ts'
import type { Comment, Comments, ReplyResult } from '../comments.api.ts'
import { useFocusWhenShown } from './useFocusWhenShown.ts'

export const commentElementId = (id: number) => `comment-${id}`
export const replyElementId = (id: number) => `reply-${id}`

type FetchPage<C extends Comment> = (cursor: string) => Promise<Comments<C>>

export const useCommentsCache = <C extends Comment>(queryKey: QueryKey, fetchAfter: FetchPage<C>) => {
  const client = useQueryClient()
  const focusOn = useFocusWhenShown()

  const updateCache = async (to: (list: Comments<C>) => Comments<C>) => {
    // A read that is under way would bring back what was there before.
    await client.cancelQueries({ queryKey })
    client.setQueryData<Comments<C>>(queryKey, (list) => list && to(list))
  }
  const added = (comment: C | undefined) => {
    if (!comment) return client.invalidateQueries({ queryKey })
    focusOn(commentElementId(comment.comment_id))
    return updateCache((list) => ({ ...list, comments: [comment, ...list.comments] }))
  }
  const replied = (id: number, { reply, replied_at, provider_name: updated_by }: ReplyResult) => {
    focusOn(replyElementId(id))
    const withReply = (comment: C) =>
      comment.comment_id === id ? { ...comment, reply, replied_at, updated_by } : comment
    return updateCache((list) => ({ ...list, comments: list.comments.map(withReply) }))
  }
  const more = useWrite({
    mutationFn: fetchAfter,
    onDone: ({ comments, next }, cursor) => {
      const [first] = comments
      if (first) focusOn(commentElementId(first.comment_id))
      // Unless it was refreshed meanwhile and begins anew.
      return updateCache((list) =>
        list.next === cursor ? { comments: [...list.comments, ...comments], next } : list,
      )
    },
  })
  return { added, replied, more: more.write, isGrowing: more.isPending, hasFailed: more.error !== null }
}

export type CommentsCache = ReturnType<typeof useCommentsCache>
