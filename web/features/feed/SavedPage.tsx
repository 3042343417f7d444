import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { useLanguage } from '../../lib/i18n/useLanguage.ts'
import { PageMeta } from '../../lib/PageMeta.tsx'
import { paths } from '../../lib/paths.ts'
import { useRequiredSession } from '../../lib/useRequiredSession.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Container } from '../../ui/Layout.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { savedQuery } from './feed.api.ts'
import posts from './parts/FeedPosts.module.css'
import { GrowingRows } from './parts/GrowingRows.tsx'
import { postElementId } from './parts/post-element-id.ts'
import { SavedPostItem } from './parts/SavedPostItem.tsx'
import styles from './FollowingPage.module.css'

export const handle = { namespaces: ['Following'] } satisfies PageHandle

const SavedPage = () => {
  const { t } = useTranslation('Following', { keyPrefix: 'saved' })
  const session = useRequiredSession('customer', t('guard'))
  return (
    <>
      <PageMeta title={t('title')} description={t('description')} index={false} />
      <PageHead tone="leaf" title={t('title')} text={t('description')} />
      <Container>
        <div className={styles.page}>
          <div>
            <ButtonLink to={paths.following()} look="quiet" icon="store">
              {t('following')}
            </ButtonLink>
          </div>
          {session ? (
            <SavedPosts accountId={session.id} />
          ) : (
            <Skeleton shape="row" label={t('loading')} count={3} />
          )}
        </div>
      </Container>
    </>
  )
}

const SavedPosts = ({ accountId }: { accountId: number }) => {
  const { t } = useTranslation('Following', { keyPrefix: 'saved' })
  const list = useInfiniteQuery(savedQuery(accountId, useLanguage()))
  return (
    <GrowingRows {...{ list, t }} elementId={postElementId} empty={<Empty />}>
      {(saved) => (
        <ul className={posts.posts}>
          {saved.map((post) => (
            <SavedPostItem key={post.blog_id} {...{ accountId, post }} />
          ))}
        </ul>
      )}
    </GrowingRows>
  )
}

const Empty = () => {
  const { t } = useTranslation('Following', { keyPrefix: 'saved' })
  return (
    <EmptyState
      title={t('empty')}
      text={t('emptyText')}
      action={
        <ButtonLink look="secondary" icon="image" to={paths.posts()}>
          {t('find')}
        </ButtonLink>
      }
    />
  )
}

export default SavedPage
