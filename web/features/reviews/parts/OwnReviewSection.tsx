import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { lazyOptional } from '../../../lib/loading/lazy-optional.tsx'
import { paths } from '../../../lib/paths.ts'
import { withReturn } from '../../../lib/session/return-to.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Cluster } from '../../../ui/Layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { LazyWaitingEntries } from '../../waiting/LazyWaitingEntries.tsx'
import { invalidateReviews } from '../own-reviews.api.ts'
import { isWriting, reviewTarget, reviewSearch, SECTION_ID } from '../review-url.ts'
import type { ReviewedProvider } from '../reviews.api.ts'
import type { Reviewer } from './useReviewer.ts'

// Only customers load them.
const ReviewForm = lazyOptional(async () => (await import('../ReviewForm.tsx')).ReviewForm)
const OwnReviewPanel = lazyOptional(async () => (await import('../OwnReviewPanel.tsx')).OwnReviewPanel)

type Props = { provider: ReviewedProvider; reviewer: Reviewer }

/** The own review, a queued one, or the form if the URL asks for it. */
export const OwnReviewSection = (props: Props) => {
  const client = useQueryClient()
  return (
    <>
      <LazyWaitingEntries
        kind="review"
        target={reviewTarget(props.provider.id)}
        onSent={() => void invalidateReviews(client)}
      />
      <OwnReviewOrForm {...props} />
    </>
  )
}

const OwnReviewOrForm = ({ provider, reviewer }: Props) => {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { customerId, isVisitor, ownReview, canWrite } = reviewer
  const close = () =>
    void navigate(
      { search: reviewSearch(query, { isWriting: false }), hash: `#${SECTION_ID}` },
      { replace: true },
    )
  if (customerId !== null && ownReview) return <OwnReviewPanel accountId={customerId} review={ownReview} />
  if (!isWriting(query) || !canWrite) return null
  if (isVisitor || customerId === null) return <LoginFirst />
  return (
    <ReviewForm
      accountId={customerId}
      provider={{ id: provider.id, name: provider.business_name }}
      onClose={close}
    />
  )
}

const LoginFirst = () => {
  const { t } = useTranslation('Reviews')
  const { pathname, search } = useLocation()
  return (
    <Notice kind="info">
      <Cluster>
        {t('write.login')}
        <ButtonLink
          variant="secondary"
          size="small"
          icon="user"
          to={paths.loginCustomer()}
          state={withReturn(`${pathname}${search}#${SECTION_ID}`)}
        >
          {t('write.logIn')}
        </ButtonLink>
      </Cluster>
    </Notice>
  )
}
