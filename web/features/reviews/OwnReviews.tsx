import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { joinPages } from '../../lib/loading/list-pages.ts'
import { MoreRows } from '../../lib/loading/MoreRows.tsx'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session/session.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { QueryResult } from '../../lib/loading/QueryResult.tsx'
import { Link } from '../../ui/Link.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './OwnReviews.module.css'
import { OwnReviewItem } from './OwnReviewPanel.tsx'
import { ownReviewsQuery } from './own-reviews.api.ts'
import { reviewElementId } from './parts/ReviewItem.tsx'
import { SECTION_ID } from './review-url.ts'

export const handle = { namespaces: ['Reviews'] } satisfies PageHandle

const HEADING_ID = `${SECTION_ID}-title`

const OwnReviews = () => {
  const { t } = useTranslation('Reviews', { keyPrefix: 'mine' })
  const session = useSession()
  return (
    <section id={SECTION_ID} aria-labelledby={HEADING_ID} className={styles.section}>
      <SectionHeading id={HEADING_ID} title={t('title')} />
      {session?.role === 'customer' && <OwnReviewList accountId={session.id} />}
    </section>
  )
}

const OwnReviewList = ({ accountId }: { accountId: number }) => {
  const { t } = useTranslation('Reviews')
  const list = useInfiniteQuery(ownReviewsQuery(accountId))
  if (!list.data)
    return (
      <QueryResult
        query={list}
        loading={<Skeleton shape="row" label={t('mine.loading')} count={2} />}
        title={t('mine.failed')}
        retryText={t('retry')}
      />
    )
  const { results, next } = joinPages(list.data)
  if (results.length === 0)
    return (
      <EmptyState
        title={t('mine.empty')}
        text={t('mine.emptyText')}
        action={
          <ButtonLink variant="secondary" icon="search" to={paths.providerResults()}>
            {t('mine.find')}
          </ButtonLink>
        }
      />
    )
  return (
    <>
      <ul className={styles.items}>
        {results.map((review) => (
          <OwnReviewItem
            key={review.review_id}
            {...{ accountId, review }}
            title={
              <Link to={`${paths.providerProfile(review.provider.id)}#${SECTION_ID}`}>
                {review.provider.business_name}
              </Link>
            }
          />
        ))}
      </ul>
      <MoreRows {...{ list, next, t }} elementId={reviewElementId} />
    </>
  )
}

export default OwnReviews
