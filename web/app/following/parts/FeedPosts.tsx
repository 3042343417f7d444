import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import type { ListPage } from '../../../lib/loading/list-pages.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { SectionHeading } from '../../../ui/SectionHeading.tsx'
import { PostRow } from '../../../features/posts/PostRow.tsx'
import type { Post } from '../../../features/posts/posts.api.ts'
import styles from './FeedPosts.module.css'
import { GrowingRows } from './GrowingRows.tsx'

export const postElementId = ({ blog_id }: Post) => `post-${blog_id}`

type Props = { list: UseInfiniteQueryResult<InfiniteData<ListPage<Post>>> }

export const FeedPosts = ({ list }: Props) => {
  const { t } = useTranslation('Following', { keyPrefix: 'feed' })
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <SectionHeading id={headingId} title={t('title')} />
      <GrowingRows
        {...{ list, t }}
        elementId={postElementId}
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      >
        {(posts) => (
          <ul className={styles.posts}>
            {posts.map((post) => (
              <li key={post.blog_id} id={postElementId(post)} tabIndex={-1} className={styles.post}>
                <PostRow post={post} hasProviderName />
              </li>
            ))}
          </ul>
        )}
      </GrowingRows>
    </section>
  )
}
