import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { useLanguage } from '../../lib/i18n/useLanguage.ts'
import { PageMeta } from '../../lib/PageMeta.tsx'
import { paths } from '../../lib/paths.ts'
import { useRequiredSession } from '../../lib/useRequiredSession.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Container } from '../../ui/Layout.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { feedQuery, followingQuery } from './feed.api.ts'
import styles from './FollowingPage.module.css'
import { FeedPosts } from './parts/FeedPosts.tsx'
import { FollowedShops } from './parts/FollowedShops.tsx'

export const handle = { namespaces: ['Following'] } satisfies PageHandle

const FollowingPage = () => {
  const { t } = useTranslation('Following')
  const session = useRequiredSession('customer', t('guard'))
  return (
    <>
      <PageMeta title={t('title')} description={t('description')} index={false} />
      <PageHead tone="leaf" title={t('title')} text={t('description')} />
      <Container>
        <div className={styles.page}>
          <div>
            <ButtonLink to={paths.saved()} look="quiet" icon="bookmark">
              {t('saved.title')}
            </ButtonLink>
          </div>
          {session ? (
            <Following accountId={session.id} />
          ) : (
            <Skeleton shape="row" label={t('shops.loading')} count={3} />
          )}
        </div>
      </Container>
    </>
  )
}

const Following = ({ accountId }: { accountId: number }) => {
  const language = useLanguage()
  const shops = useInfiniteQuery(followingQuery(accountId, language))
  // First the shops, which count what is new since the feed was last read.
  const feed = useInfiniteQuery({ ...feedQuery(accountId, language), enabled: shops.isFetchedAfterMount })
  const isEmpty = shops.data?.pages[0]?.results.length === 0
  return (
    <div className={styles.columns}>
      <FollowedShops accountId={accountId} list={shops} />
      {!isEmpty && <FeedPosts list={feed} />}
    </div>
  )
}

export default FollowingPage
