import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import type { SearchCriteria } from '../search-criteria.ts'
import type { Category } from './CategoryChoice.tsx'

/** What the results are of; empty when they are of everything. */
export const useResultsHeading = (
  { q, district, category }: SearchCriteria,
  categories: readonly Category[],
  ns: 'Home' | 'Posts' = 'Home',
) => {
  const { t } = useTranslation(ns, { keyPrefix: 'heading' })
  if (q && district) return t('textAndPlace', { text: q, location: district })
  if (q) return t('text', { text: q })
  if (district) return t('place', { location: district })
  const chosen = categories.find(({ id, title }) => category === String(id) || category === title)
  // An id is no name: while the titles are on the way, there is none.
  const name = chosen?.title ?? (categories.length > 0 ? category : '…')
  return category && t('category', { category: name })
}
