import { useTranslation } from 'react-i18next'
import type { PersonDetails } from '../people.api.ts'

export const usePersonName = ({ business_name, name }: PersonDetails): string => {
  const { t } = useTranslation('AdminPeople')
  return business_name ?? name ?? t('nameless')
}
