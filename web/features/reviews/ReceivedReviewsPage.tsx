import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { useSearchParams } from 'react-router'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { joinPages } from '../../lib/loading/list-pages.ts'
import { MoreRows } from '../../lib/loading/MoreRows.tsx'
import { AccountPage } from '../../lib/page/AccountPage.tsx'
import { paths } from '../../lib/paths.ts'
import { useRequiredSession } from '../../lib/session/useRequiredSession.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { QueryResult } from '../../lib/loading/QueryResult.tsx'
import { LinkChip, LinkChips } from '../../ui/LinkChips.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useReadOnPage } from '../notifications/unread-about.ts'
import { ReceivedReview } from './parts/ReceivedReview.tsx'
import { receivedReviewsQuery } from './received-reviews.api.ts'
import { reviewElementId } from './parts/ReviewItem.tsx'
import { SECTION_ID } from './review-url.ts'
import styles from './ReceivedReviewsPage.module.css'

// Contact for reports.
export const handle = { namespaces: ['Reviews', 'Contact'] } satisfies PageHandle

const ReceivedReviewsPage = () => {
  const { t } = useTranslation('Reviews', { keyPrefix: 'received' })
  const session = useRequiredSession('provider', t('guard'))
  const isUnanswered = useSearchParams()[0].get('unanswered') === '1'
  return (
    <AccountPage
      isNarrow
      title={t('title')}
      text={t('description')}
      description={t('description')}
      links={
        <>
          <ButtonLink to={paths.dashboard()} variant="quiet" size="small" icon="arrow-left">
            {t('back')}
          </ButtonLink>
          {session && (
            <ButtonLink
              to={`${paths.providerProfile(session.id)}#${SECTION_ID}`}
              variant="quiet"
              size="small"
              icon="external"
            >
              {t('profile')}
            </ButtonLink>
          )}
        </>
      }
    >
      <Filter isUnanswered={isUnanswered} />
      {session ? <ReceivedReviews accountId={session.id} isUnanswered={isUnanswered} /> : <Loading />}
    </AccountPage>
  )
}

const Filter = ({ isUnanswered }: { isUnanswered: boolean }) => {
  const { t } = useTranslation('Reviews', { keyPrefix: 'received' })
  const choices = [
    { isCurrent: !isUnanswered, to: paths.reviews(), text: t('all') },
    { isCurrent: isUnanswered, to: paths.reviews({ unanswered: '1' }), text: t('unanswered') },
  ]
  return (
    <LinkChips label={t('filter')}>
      {choices.map(({ isCurrent, to, text }) => (
        <LinkChip key={to} to={to} isCurrent={isCurrent}>
          {text}
        </LinkChip>
      ))}
    </LinkChips>
  )
}

const Loading = () => {
  const { t } = useTranslation('Reviews')
  return <Skeleton shape="row" label={t('loading')} count={4} />
}

const ReceivedReviews = ({ accountId, isUnanswered }: { accountId: number; isUnanswered: boolean }) => {
  const { t } = useTranslation('Reviews')
  const query = receivedReviewsQuery(accountId, isUnanswered)
  const list = useInfiniteQuery(query)
  useReadOnPage({ accountId, path: paths.reviews(), loadedAt: list.dataUpdatedAt })
  if (!list.data)
    return <QueryResult query={list} loading={<Loading />} title={t('failed')} retryText={t('retry')} />
  const { results, next } = joinPages(list.data)
  if (results.length === 0) {
    const kind = isUnanswered ? 'emptyUnanswered' : 'empty'
    return <EmptyState title={t(`received.${kind}`)} text={t(`received.${kind}Text`)} />
  }
  return (
    <>
      <ol className={styles.items}>
        {results.map((review) => (
          <ReceivedReview key={review.review_id} {...{ accountId, review }} />
        ))}
      </ol>
      <MoreRows {...{ list, next, t }} elementId={reviewElementId} />
    </>
  )
}

export default ReceivedReviewsPage
