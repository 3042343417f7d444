import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'

/** What the audit log calls an action, in the reader's words; a new one by its own name. */
export const useActionText = () => {
  const { t } = useTranslation('Admin', { keyPrefix: 'audit.actions' })
  return (action: string) => t(action, { defaultValue: action.replaceAll('_', ' ') })
}
