import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { useSearchParams } from 'react-router'
import { call } from '../../lib/http/call.ts'
import { useViewerInfiniteQuery } from '../../lib/loading/useViewerInfiniteQuery.ts'
import { QueryResult } from '../../lib/loading/QueryResult.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { PublicReviews } from './parts/PublicReviews.tsx'
import { useReviewer } from './parts/useReviewer.ts'
import { WriteReviewLink } from './parts/WriteReviewLink.tsx'
import { OwnReviewSection } from './parts/OwnReviewSection.tsx'
import { reviewViewOf, SECTION_ID } from './review-url.ts'
import { type ReviewedProvider, reviewsQuery } from './reviews.api.ts'
import styles from './ReviewsSection.module.css'

const HEADING_ID = `${SECTION_ID}-title`

/** The loader of the profile runs its query. */
export const ReviewsSection = ({ provider }: { provider: ReviewedProvider }) => {
  const { t } = useTranslation('Reviews')
  const view = reviewViewOf(useSearchParams()[0])
  const reviewer = useReviewer(provider.id)
  const list = useViewerInfiniteQuery((viewer) =>
    reviewsQuery(call, { providerId: provider.id, ...view, viewer }),
  )
  return (
    <section id={SECTION_ID} aria-labelledby={HEADING_ID} className={styles.section}>
      <SectionHeading
        id={HEADING_ID}
        title={t('title')}
        action={reviewer.canWrite && <WriteReviewLink isVisitor={reviewer.isVisitor} />}
      />
      <OwnReviewSection provider={provider} reviewer={reviewer} />
      {list.data && <PublicReviews {...{ provider, list, view, reviewer }} data={list.data} />}
      {!list.data && (
        <QueryResult
          query={list}
          loading={<Skeleton shape="row" label={t('loading')} count={3} />}
          title={t('failed')}
          retryText={t('retry')}
        />
      )}
    </section>
  )
}
