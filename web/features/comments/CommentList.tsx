import type { ReactNode } from 'react'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { lazyOptional } from '../../lib/loading/lazy-optional.tsx'
import { useSession } from '../../lib/session/session.ts'
import type { showCustomerToast } from '../../lib/toast.ts'
import { useHydrated } from '../../lib/browser/useHydrated.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Cluster } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { Comment, Comments } from './comments.api.ts'
import { CommentItem, useWriterName } from './parts/CommentItem.tsx'
import styles from './CommentList.module.css'
import type { CommentListCache } from './parts/useCommentsCache.ts'

// Only the provider of the post needs it.
const ReplyForm = lazyOptional(async () => (await import('./ReplyForm.tsx')).ReplyForm)

type Props<C extends Comment> = {
  list: Comments<C>
  cache: CommentListCache
  /** The post on which the viewer may reply; null for none. */
  replyOn: (comment: C) => number | null
  toast: typeof showCustomerToast
  aboutOf?: (comment: C) => ReactNode
  actionsOf?: (comment: C) => ReactNode
  /** Where the next page is without scripts. */
  moreTo?: ((cursor: string) => string) | undefined
}

export const CommentList = <C extends Comment>({ list, cache, toast, ...props }: Props<C>) => {
  const { replyOn, aboutOf, actionsOf, moreTo } = props
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
        onReplied={(replied) => cache.replied(commentId, replied)}
      />
    )
  }
  return (
    <>
      <ol className={styles.list}>
        {list.comments.map((comment) => (
          <CommentItem
            key={comment.comment_id}
            comment={comment}
            actions={actionsOf?.(comment)}
            about={aboutOf?.(comment)}
            replyForm={replyForm(comment)}
          />
        ))}
      </ol>
      {list.next && <More next={list.next} cache={cache} moreTo={moreTo} />}
    </>
  )
}

type MoreProps = Pick<Props<Comment>, 'cache' | 'moreTo'> & { next: string }

const More = ({ next, cache, moreTo }: MoreProps) => {
  const { t } = useTranslation('Postpage')
  const isHydrated = useHydrated()
  return (
    <>
      {cache.hasFailed && <Notice kind="error">{t('comments.moreFailed')}</Notice>}
      <Cluster>
        {isHydrated || !moreTo ? (
          <Button
            variant="secondary"
            loading={cache.isGrowing}
            loadingText={t('comments.loading')}
            onClick={cache.more}
          >
            {t('comments.more')}
          </Button>
        ) : (
          <ButtonLink variant="secondary" to={moreTo(next)}>
            {t('comments.more')}
          </ButtonLink>
        )}
      </Cluster>
    </>
  )
}
