import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'

/** A reason from the list in the reader's words; of a comment it is in the reporter's own. */
export const useReasonText = () => {
  const { t } = useTranslation('Admin', { keyPrefix: 'reasons' })
  return (reason: string) => t(reason, { defaultValue: reason })
}
