// A list of comments in the cache, and the three ways in which it changes while somebody reads it.
import { type QueryKey, type UseInfiniteQueryResult, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useWrite } from '../../../lib/forms/useWrite.ts'
import type { Comment, CommentPages, ReplyResult } from '../comments.api.ts'

/** Brings the keyboard to what is about to appear, so that it is read out and seen. */
const useFocusOnMount = () => {
  const pendingId = useRef<string>(undefined)
  useEffect(() => {
    const element = pendingId.current && document.getElementById(pendingId.current)
    if (!element) return
    pendingId.current = undefined
    element.focus()
  })
  return (id: string) => {
    pendingId.current = id
  }
}

export const commentElementId = (id: number) => `comment-${id}`
export const replyElementId = (id: number) => `reply-${id}`

type CommentsResult<C extends Comment> = Pick<
  UseInfiniteQueryResult<CommentPages<C>>,
  'isFetching' | 'refetch' | 'fetchNextPage'
>

export const useCommentsCache = <C extends Comment>(queryKey: QueryKey, list: CommentsResult<C>) => {
  const client = useQueryClient()
  const focusOn = useFocusOnMount()

  const updateCache = async (to: (comments: readonly C[], page: number) => readonly C[]) => {
    // A read that is under way would bring back what was there before.
    await client.cancelQueries({ queryKey })
    client.setQueryData<CommentPages<C>>(
      queryKey,
      (data) =>
        data && {
          ...data,
          pages: data.pages.map(({ comments, next }, page) => ({ comments: to(comments, page), next })),
        },
    )
  }
  const added = (comment: C | undefined) => {
    if (!comment) return client.invalidateQueries({ queryKey })
    focusOn(commentElementId(comment.comment_id))
    return updateCache((comments, page) => (page === 0 ? [comment, ...comments] : comments))
  }
  const replied = (id: number, { reply, replied_at, provider_name: updated_by }: ReplyResult) => {
    focusOn(replyElementId(id))
    const withReply = (comment: C) =>
      comment.comment_id === id ? { ...comment, reply, replied_at, updated_by } : comment
    return updateCache((comments) => comments.map(withReply))
  }
  const more = useWrite({
    mutationFn: async () => {
      // A read that is under way comes first: it may be the first one as whoever is signed in.
      if (list.isFetching) await list.refetch({ cancelRefetch: false })
      return list.fetchNextPage({ throwOnError: true })
    },
    onDone: ({ data }) => {
      const first = data?.pages.at(-1)?.comments[0]
      if (first) focusOn(commentElementId(first.comment_id))
    },
  })
  return {
    added,
    replied,
    more: () => more.write(),
    isGrowing: more.isPending,
    hasFailed: more.error !== null,
  }
}

export type CommentsCache = ReturnType<typeof useCommentsCache>
/** What a reply and the next page do to a list. */
export type CommentListCache = Pick<CommentsCache, 'replied' | 'more' | 'isGrowing' | 'hasFailed'>
