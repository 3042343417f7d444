import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useLocation } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { withReturn } from '../../../lib/session/return-to.ts'
import { useSession } from '../../../lib/session/session.ts'
import { useLazyDialog } from '../../../lib/loading/useLazyDialog.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import type { Review } from '../reviews.api.ts'
import { reviewElementId } from './ReviewItem.tsx'

const load = async () => (await import('../../reports/ReportDialog.tsx')).ReportDialog

/** The login returns a visitor to the review. The dialog's texts are in Contact. */
export const ReportReviewButton = ({ review }: { review: Review }) => {
  const { t } = useTranslation('Reviews', { keyPrefix: 'report' })
  const { Dialog, isOpening, open, close } = useLazyDialog(load)
  const { pathname, search } = useLocation()
  const isVisitor = useSession() === null
  const { review_id: id, customer_name: name } = review
  const label = t('this', { name })
  if (isVisitor)
    return (
      <div>
        <ButtonLink
          variant="quiet"
          size="small"
          icon="flag"
          aria-label={label}
          to={paths.loginCustomer()}
          state={withReturn(`${pathname}${search}#${reviewElementId(review)}`)}
        >
          {t('do')}
        </ButtonLink>
      </div>
    )
  return (
    <div>
      <Button variant="quiet" size="small" icon="flag" aria-label={label} loading={isOpening} onClick={open}>
        {t('do')}
      </Button>
      {Dialog && <Dialog target={{ kind: 'review', id }} onClose={close} />}
    </div>
  )
}
