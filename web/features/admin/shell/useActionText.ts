import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'

export const useActionText = () => {
  const { t } = useTranslation('Admin', { keyPrefix: 'audit.actions' })
  return (action: string) => t(action, { defaultValue: action.replaceAll('_', ' ') })
}
