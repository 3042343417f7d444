import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useSearchParams } from 'react-router'
import { Link } from '../../../ui/Link.tsx'
import { reviewSearch, SECTION_ID } from '../review-address.ts'
import { type ReviewSort, SORTS } from '../reviews.api.ts'
import styles from './LinkChips.module.css'

export const SortLinks = ({ current }: { current: ReviewSort }) => {
  const { t } = useTranslation('Reviews', { keyPrefix: 'sort' })
  const [query] = useSearchParams()
  return (
    <nav aria-label={t('label')} className={styles.chips}>
      <span aria-hidden="true" className={styles.label}>
        {t('label')}
      </span>
      {SORTS.map((sort) => (
        <Link
          key={sort}
          to={{ search: reviewSearch(query, { sort }), hash: `#${SECTION_ID}` }}
          rel="nofollow"
          aria-current={sort === current ? 'true' : undefined}
          className={styles.chip}
        >
          {t(sort)}
        </Link>
      ))}
    </nav>
  )
}
