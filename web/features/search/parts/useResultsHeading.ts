import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import type { SearchCriteria } from '../search-criteria.ts'
import { type Category, chosenCategory } from './CategoryChoice.tsx'

/** Empty for a list of everything. */
export const useResultsHeading = (
  { q, district, category }: SearchCriteria,
  categories: readonly Category[],
  ns: 'Home' | 'Posts' = 'Home',
) => {
  const { t } = useTranslation(ns, { keyPrefix: 'heading' })
  if (q && district) return t('textAndPlace', { text: q, location: district })
  if (q) return t('text', { text: q })
  if (district) return t('place', { location: district })
  const chosen = chosenCategory(categories, category)
  // No id in a heading: while the titles are loading there is no name.
  const name = chosen?.title ?? (categories.length > 0 ? category : '…')
  return category && t('category', { category: name })
}
