import { useTranslation } from 'react-i18next'
import type { Asked } from '../asked.ts'

/** What the list is of. */
export const useProvidersHeading = ({ q, district }: Asked) => {
  const { t } = useTranslation('Home', { keyPrefix: 'heading' })
  if (q && district) return t('textAndPlace', { text: q, location: district })
  if (q) return t('text', { text: q })
  return district ? t('place', { location: district }) : t('all')
}
