import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import type { PersonDetails } from '../people.api.ts'

export const usePersonName = ({ business_name, name }: PersonDetails): string => {
  const { t } = useTranslation('AdminPeople')
  return business_name ?? name ?? t('nameless')
}
