import { useTranslation } from 'react-i18next'
import type { Asked } from '../asked.ts'
import type { Category } from './CategoryChoice.tsx'

/** What the results are of. */
export const useSearchHeading = ({ q, district, category }: Asked, categories: readonly Category[]) => {
  const { t } = useTranslation('Home')
  if (q && district) return t('heading.textAndPlace', { text: q, location: district })
  if (q) return t('heading.text', { text: q })
  if (district) return t('heading.place', { location: district })
  const chosen = categories.find(({ id, title }) => category === String(id) || category === title)
  return t('search.category', { category: chosen?.title ?? category })
}
