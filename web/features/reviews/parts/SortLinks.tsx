import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useSearchParams } from 'react-router'
import { LinkChip, LinkChips } from '../../../ui/LinkChips.tsx'
import { reviewSearch, SECTION_ID } from '../review-address.ts'
import { type ReviewSort, SORTS } from '../reviews.api.ts'

export const SortLinks = ({ current }: { current: ReviewSort }) => {
  const { t } = useTranslation('Reviews', { keyPrefix: 'sort' })
  const [query] = useSearchParams()
  return (
    <LinkChips label={t('label')} isLabelShown>
      {SORTS.map((sort) => (
        <LinkChip
          key={sort}
          to={{ search: reviewSearch(query, { sort }), hash: `#${SECTION_ID}` }}
          rel="nofollow"
          isCurrent={sort === current}
        >
          {t(sort)}
        </LinkChip>
      ))}
    </LinkChips>
  )
}
