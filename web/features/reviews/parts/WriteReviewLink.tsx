import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useLocation, useSearchParams } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { withReturn } from '../../../lib/session/return-to.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { isWriting, reviewSearch, SECTION_ID } from '../review-url.ts'

/** The login returns a visitor to the form. */
export const WriteReviewLink = ({ isVisitor }: { isVisitor: boolean }) => {
  const { t } = useTranslation('Reviews')
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const form = { search: reviewSearch(query, { isWriting: true }), hash: `#${SECTION_ID}` }
  if (isWriting(query)) return null
  return isVisitor ? (
    <ButtonLink
      variant="secondary"
      icon="star"
      to={paths.loginCustomer()}
      state={withReturn(pathname + form.search + form.hash)}
    >
      {t('write.open')}
    </ButtonLink>
  ) : (
    <ButtonLink variant="secondary" icon="star" to={form}>
      {t('write.open')}
    </ButtonLink>
  )
}
