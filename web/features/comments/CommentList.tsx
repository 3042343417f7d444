import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { lazyOptional } from '../../lib/loading/lazy-optional.tsx'
import { useSession } from '../../lib/session/session.ts'
import type { showCustomerToast } from '../../lib/toast.ts'
import type { ListPage } from '../../lib/loading/list-pages.ts'
import { MoreRows } from '../../lib/loading/MoreRows.tsx'
import type { Comment, ReplyResult } from './comments.api.ts'
import { CommentItem, type CommentItemProps, useWriterName } from './parts/CommentItem.tsx'
import styles from './CommentList.module.css'
import { commentElementId } from './parts/useCommentsCache.ts'

// Only the provider of the post loads it.
const ReplyForm = lazyOptional(async () => (await import('./ReplyForm.tsx')).ReplyForm)

export type CommentListProps<C extends Comment> = {
  query: UseInfiniteQueryResult<InfiniteData<ListPage<C>>>
  list: ListPage<C>
  onReplied: (commentId: number, replied: ReplyResult) => Promise<void>
  /** The post on which the viewer may reply; null for none. */
  replyOn: (comment: C) => number | null
  toast: typeof showCustomerToast
  renderAbout?: (comment: C) => ReactNode
  renderActions?: (comment: C) => ReactNode
  Item?: ComponentType<CommentItemProps>
  /** The next page without scripts. */
  moreTo?: (cursor: string) => string
}

export const CommentList = <C extends Comment>({
  query,
  list,
  onReplied,
  toast,
  ...props
}: CommentListProps<C>) => {
  const { replyOn, renderAbout, renderActions, Item = CommentItem, moreTo } = props
  const { t } = useTranslation('Postpage', { keyPrefix: 'comments' })
  const { results, next } = list
  const nameOf = useWriterName()
  const providerId = useSession()?.id
  const replyForm = (comment: C) => {
    const postId = replyOn(comment)
    if (postId === null || providerId === undefined || comment.reply !== null) return null
    const { comment_id: commentId } = comment
    return (
      <ReplyForm
        {...{ postId, commentId, providerId, toast }}
        name={nameOf(comment)}
        onReplied={(replied) => onReplied(commentId, replied)}
      />
    )
  }
  return (
    <>
      <ol className={styles.list}>
        {results.map((comment) => (
          <Item
            key={comment.comment_id}
            comment={comment}
            actions={renderActions?.(comment)}
            about={renderAbout?.(comment)}
            replyForm={replyForm(comment)}
          />
        ))}
      </ol>
      <MoreRows
        list={query}
        {...{ next, t }}
        elementId={commentElementId}
        link={next && moreTo ? { to: moreTo(next) } : null}
      />
    </>
  )
}
