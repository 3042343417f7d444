import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { useLanguage } from '../../lib/i18n/useLanguage.ts'
import { paths } from '../../lib/paths.ts'
import { feedQuery, followingQuery } from '../../features/follows/feed.api.ts'
import styles from './FollowingPage.module.css'
import { CustomerListPage } from './parts/CustomerListPage.tsx'
import { FeedPosts } from './parts/FeedPosts.tsx'
import { FollowedProviders } from './parts/FollowedProviders.tsx'

export const handle = { namespaces: ['Following'] } satisfies PageHandle

const FollowingPage = () => {
  const { t } = useTranslation('Following')
  const texts = {
    title: t('title'),
    description: t('description'),
    guard: t('guard'),
    loading: t('shops.loading'),
  }
  return (
    <CustomerListPage
      texts={texts}
      link={{ to: paths.saved(), icon: 'bookmark', children: t('saved.title') }}
    >
      {(accountId) => <Following accountId={accountId} />}
    </CustomerListPage>
  )
}

const Following = ({ accountId }: { accountId: number }) => {
  const language = useLanguage()
  const providers = useInfiniteQuery(followingQuery(accountId, language))
  // First the providers, which count the posts since the feed was last loaded.
  const feed = useInfiniteQuery({ ...feedQuery(accountId, language), enabled: providers.isFetchedAfterMount })
  const isEmpty = providers.data?.pages[0]?.results.length === 0
  return (
    <div className={styles.columns}>
      <FollowedProviders accountId={accountId} list={providers} />
      {/* Not before: the businesses would push it down. */}
      {!providers.isPending && !isEmpty && <FeedPosts list={feed} />}
    </div>
  )
}

export default FollowingPage
