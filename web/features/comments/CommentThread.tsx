import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { call } from '../../lib/http/call.ts'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session/session.ts'
import { showCustomerToast } from '../../lib/toast.ts'
import { useViewerInfiniteQuery } from '../../lib/loading/useViewerInfiniteQuery.ts'
import { useWrite } from '../../lib/forms/useWrite.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { joinPages } from '../../lib/loading/list-pages.ts'
import { QueryResult } from '../../lib/loading/QueryResult.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CommentList, type CommentListProps } from './CommentList.tsx'
import { type Comment, commentsQuery } from './comments.api.ts'
import styles from './CommentThread.module.css'
import { CommentComposer } from './parts/CommentComposer.tsx'
import { useCommentsCache } from './parts/useCommentsCache.ts'

type CommentThreadProps = {
  postId: number
  /** The provider of the post, who alone may reply. */
  ownerId: number
  ownerName: string
  /** The cursor in the URL; empty for the newest. */
  after: string
}

export const CommentThread = ({ after, ...post }: CommentThreadProps) => {
  const { t } = useTranslation('Postpage')
  const headingId = useId()
  const viewer = useSession()?.id ?? null
  const queryFor = (viewerId: number | null) =>
    commentsQuery(call, { postId: post.postId, viewer: viewerId, after })
  const query = useViewerInfiniteQuery(queryFor)
  const { data } = query
  return (
    <section aria-labelledby={headingId} className={styles.thread}>
      <SectionHeading
        id={headingId}
        title={t('comments.title')}
        action={data && <Refresh query={queryFor(viewer)} />}
      />
      {data && <CommentThreadContent {...post} {...{ after, query }} list={joinPages(data)} />}
      {!data && (
        <QueryResult
          query={query}
          loading={<Skeleton shape="row" label={t('comments.loading')} count={3} />}
          title={t('comments.loadFailed')}
          retryText={t('retry')}
        />
      )}
    </section>
  )
}

const Refresh = ({ query }: { query: ReturnType<typeof commentsQuery> }) => {
  const { t } = useTranslation('Postpage')
  const client = useQueryClient()
  const { write, isPending } = useWrite({
    mutationFn: async () => {
      await client.cancelQueries({ queryKey: query.queryKey })
      return client.fetchInfiniteQuery({ ...query, pages: 1, staleTime: 0, retry: false })
    },
    onDone: () => showCustomerToast({ kind: 'success', text: t('comments.refreshed') }),
    onFailed: () => showCustomerToast({ kind: 'error', text: t('comments.refreshFailed') }),
  })
  return (
    <div className={styles.refresh}>
      <Button
        variant="quiet"
        size="small"
        icon="refresh"
        loading={isPending}
        loadingText={t('comments.loading')}
        onClick={() => write()}
      >
        {t('comments.refresh')}
      </Button>
    </div>
  )
}

type CommentThreadContentProps = CommentThreadProps & Pick<CommentListProps<Comment>, 'query' | 'list'>

const CommentThreadContent = ({ after, query, list, ...post }: CommentThreadContentProps) => {
  const { postId, ownerId } = post
  const { t } = useTranslation('Postpage')
  const session = useSession()
  const { queryKey } = commentsQuery(call, { postId, viewer: session?.id ?? null, after })
  const { added, replied } = useCommentsCache(queryKey)
  const isOwner = session?.role === 'provider' && session.id === ownerId
  return (
    <>
      <CommentComposer {...post} onWritten={added} />
      {after && (
        <div>
          <ButtonLink variant="quiet" icon="arrow-left" to={paths.post(postId)}>
            {t('comments.newest')}
          </ButtonLink>
        </div>
      )}
      {list.results.length === 0 ? (
        <EmptyState title={t('comments.empty')} text={t('comments.emptyText')} />
      ) : (
        <CommentList
          {...{ query, list }}
          onReplied={replied}
          replyOn={() => (isOwner ? postId : null)}
          toast={showCustomerToast}
          moreTo={(cursor) => `?after=${encodeURIComponent(cursor)}`}
        />
      )}
    </>
  )
}
