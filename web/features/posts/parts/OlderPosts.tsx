import { type InfiniteData, useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { useHasWaiting } from '../../../lib/outbox/useHasWaiting.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { QueryResult } from '../../../lib/loading/QueryResult.tsx'
import { CardRows } from '../../../ui/Layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { LazyWaitingEntries } from '../../waiting/LazyWaitingEntries.tsx'
import { type OwnPost, type OwnPostsPage, ownPostsQuery } from '../own-posts.api.ts'
import { OWN_POSTS_TARGET } from '../send-post.ts'
import { DeletePostDialog } from './DeletePostDialog.tsx'
import { OlderPostCard } from './OlderPostCard.tsx'
import styles from './OlderPosts.module.css'

export const LoadingPosts = () => {
  const { t } = useTranslation('ViewOlderPost')
  return (
    <CardRows>
      <Skeleton label={t('loading')} shape="row" count={6} />
    </CardRows>
  )
}

export const OlderPosts = ({ accountId }: { accountId: number }) => {
  const list = useInfiniteQuery(ownPostsQuery(accountId, useLanguage()))
  useOnNothingWaiting(() => void list.refetch())
  return (
    <>
      <LazyWaitingEntries kind="post" target={OWN_POSTS_TARGET} onSent={() => void list.refetch()} />
      <PostList accountId={accountId} list={list} />
    </>
  )
}

/** A queued post may have been sent before the lazy list of queued posts was mounted. */
const useOnNothingWaiting = (onNothing: () => void) => {
  const hasWaiting = useHasWaiting()
  const hadWaiting = useRef(false)
  const notify = useEffectEvent(onNothing)
  useEffect(() => {
    if (hadWaiting.current && !hasWaiting) notify()
    hadWaiting.current = hasWaiting
  }, [hasWaiting])
}

type ListProps = { accountId: number; list: UseInfiniteQueryResult<InfiniteData<OwnPostsPage>> }

const PostList = ({ accountId, list }: ListProps) => {
  const { t } = useTranslation('ViewOlderPost')
  const [postToDelete, setPostToDelete] = useState<OwnPost>()
  const posts = list.data?.pages.flatMap(({ reply }) => reply.blogs) ?? []
  const { box, mark } = useFocusFirstNewRow(posts.length)
  const more = () => {
    mark()
    void list.fetchNextPage()
  }
  if (!list.data)
    return (
      <QueryResult
        query={list}
        loading={<LoadingPosts />}
        title={t('loadFailed')}
        text={t('loadFailedText')}
        retryText={t('retry')}
      />
    )
  return (
    <>
      <section ref={box} tabIndex={-1} aria-label={t('board.title')} className={styles.posts}>
        <PostCards posts={posts} onDelete={setPostToDelete} />
      </section>
      {list.hasNextPage && (
        <More hasFailed={list.isFetchNextPageError} isLoading={list.isFetchingNextPage} onMore={more} />
      )}
      {postToDelete && (
        <DeletePostDialog
          accountId={accountId}
          post={postToDelete}
          onDeleted={mark}
          onClose={() => setPostToDelete(undefined)}
        />
      )}
    </>
  )
}

type CardsProps = { posts: readonly OwnPost[]; onDelete: (post: OwnPost) => void }

const PostCards = ({ posts, onDelete }: CardsProps) => {
  const { t } = useTranslation('ViewOlderPost')
  if (posts.length === 0) return <EmptyState title={t('empty')} text={t('emptyText')} />
  return (
    <CardRows>
      {posts.map((post) => (
        <OlderPostCard key={post.blog_id} post={post} onDelete={() => onDelete(post)} />
      ))}
    </CardRows>
  )
}

/** After 'load more' the first new post gets the focus; after a deletion the list does, because the button is gone. Only after `mark`. */
const useFocusFirstNewRow = (count: number) => {
  const box = useRef<HTMLElement>(null)
  const before = useRef<number>(undefined)
  useEffect(() => {
    const from = before.current
    if (from === undefined || from === count) return
    if (count < from) box.current?.focus()
    else box.current?.querySelectorAll('article')[from]?.querySelector('a')?.focus()
    before.current = undefined
  }, [count])
  return { box, mark: () => void (before.current = count) }
}

type MoreProps = { hasFailed: boolean; isLoading: boolean; onMore: () => void }

const More = ({ hasFailed, isLoading, onMore }: MoreProps) => {
  const { t } = useTranslation('ViewOlderPost')
  return (
    <div className={styles.more}>
      {hasFailed && <Notice kind="error">{t('moreFailed')}</Notice>}
      <Button variant="secondary" loading={isLoading} loadingText={t('loading')} onClick={onMore}>
        {t(hasFailed ? 'retry' : 'more')}
      </Button>
    </div>
  )
}
