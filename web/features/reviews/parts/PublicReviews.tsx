import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { formatNumber } from '../../../lib/format/format.ts'
import { joinPages } from '../../../lib/loading/list-pages.ts'
import { MoreRows } from '../../../lib/loading/MoreRows.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkChip, LinkChips } from '../../../ui/LinkChips.tsx'
import { reviewSearch, type ReviewView, SECTION_ID } from '../review-url.ts'
import {
  FIRST_REVIEWS,
  type PublicReviewPage,
  type ReviewedProvider,
  type ReviewSort,
  SORTS,
} from '../reviews.api.ts'
import styles from './PublicReviews.module.css'
import { ReportReviewButton } from './ReportReviewButton.tsx'
import { reviewElementId, ReviewItem } from './ReviewItem.tsx'
import { ReviewSummary } from './ReviewSummary.tsx'
import type { Reviewer } from './useReviewer.ts'

const SortLinks = ({ current }: { current: ReviewSort }) => {
  const { t } = useTranslation('Reviews', { keyPrefix: 'sort' })
  const [query] = useSearchParams()
  return (
    <LinkChips label={t('label')} isLabelVisible>
      {SORTS.map((sort) => (
        <LinkChip
          key={sort}
          to={{
            search: reviewSearch(query, sort === 'newest' ? { sort, isAll: true } : { sort }),
            hash: `#${SECTION_ID}`,
          }}
          rel="nofollow"
          isCurrent={sort === current}
        >
          {t(sort)}
        </LinkChip>
      ))}
    </LinkChips>
  )
}

type Pages = InfiniteData<PublicReviewPage>
type Props = {
  provider: ReviewedProvider
  list: UseInfiniteQueryResult<Pages>
  data: Pages
  view: ReviewView
  reviewer: Reviewer
}

export const PublicReviews = ({ provider, list, data, view, reviewer }: Props) => {
  const { t } = useTranslation('Reviews')
  const [query] = useSearchParams()
  const summary = data.pages[0]?.summary
  if (!summary || summary.count === 0)
    return <EmptyState title={t('empty')} text={t(reviewer.isOwner ? 'emptyOwner' : 'emptyText')} />
  const { results, next } = joinPages(data)
  // The own review is above the list.
  const others = reviewer.ownReview ? results.filter(({ is_own }) => !is_own) : results
  const nextLink =
    next === null
      ? null
      : { to: { search: reviewSearch(query, { after: next }), hash: `#${SECTION_ID}` }, rel: 'nofollow' }
  return (
    <div className={styles.reviews}>
      <ReviewSummary summary={summary} stars={view.stars} />
      <div className={styles.list} aria-busy={list.isPlaceholderData}>
        {summary.count > 1 && (
          <div className={styles.sort}>
            <SortLinks current={view.sort} />
          </div>
        )}
        {view.after && <FirstReviewsLink />}
        {results.length === 0 && <EmptyState title={t('emptyFilter')} text={t('emptyFilterText')} />}
        <ol className={styles.items}>
          {others.map((review) => (
            <ReviewItem
              key={review.review_id}
              review={review}
              replyBy={t('reply.by', { name: provider.business_name })}
              actions={!review.is_own && <ReportReviewButton review={review} />}
            />
          ))}
        </ol>
        {view.limit === FIRST_REVIEWS ? (
          next !== null && <AllReviewsLink count={summary.count} />
        ) : (
          <MoreRows {...{ list, next, t }} elementId={reviewElementId} link={nextLink} />
        )}
      </div>
    </div>
  )
}

const AllReviewsLink = ({ count }: { count: number }) => {
  const { t } = useTranslation('Reviews')
  const [query] = useSearchParams()
  return (
    <ButtonLink
      variant="secondary"
      wide
      to={{ search: reviewSearch(query, { isAll: true }), hash: `#${SECTION_ID}` }}
      rel="nofollow"
    >
      {t('allCount', { number: formatNumber(count) })}
    </ButtonLink>
  )
}

const FirstReviewsLink = () => {
  const { t } = useTranslation('Reviews')
  const [query] = useSearchParams()
  return (
    <div>
      <ButtonLink
        variant="quiet"
        icon="arrow-left"
        to={{ search: reviewSearch(query, { after: '' }), hash: `#${SECTION_ID}` }}
        rel="nofollow"
      >
        {t('first')}
      </ButtonLink>
    </div>
  )
}
