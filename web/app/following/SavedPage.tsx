import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { useLanguage } from '../../lib/i18n/useLanguage.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { savedQuery } from '../../features/follows/feed.api.ts'
import { CustomerListPage } from './parts/CustomerListPage.tsx'
import styles from './SavedPage.module.css'
import { GrowingRows } from './parts/GrowingRows.tsx'
import { postElementId } from './parts/FeedPosts.tsx'
import { SavedPostItem } from './parts/SavedPostItem.tsx'

export const handle = { namespaces: ['Following'] } satisfies PageHandle

const SavedPage = () => {
  const { t } = useTranslation('Following', { keyPrefix: 'saved' })
  const texts = {
    title: t('title'),
    description: t('description'),
    guard: t('guard'),
    loading: t('loading'),
  }
  return (
    <CustomerListPage texts={texts} link={{ to: paths.following(), icon: 'store', children: t('following') }}>
      {(accountId) => <SavedPosts accountId={accountId} />}
    </CustomerListPage>
  )
}

const SavedPosts = ({ accountId }: { accountId: number }) => {
  const { t } = useTranslation('Following', { keyPrefix: 'saved' })
  const list = useInfiniteQuery(savedQuery(accountId, useLanguage()))
  return (
    <GrowingRows {...{ list, t }} elementId={postElementId} empty={<Empty />}>
      {(saved) => (
        <ul className={styles.posts}>
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
        <ButtonLink variant="secondary" icon="image" to={paths.posts()}>
          {t('find')}
        </ButtonLink>
      }
    />
  )
}

export default SavedPage
