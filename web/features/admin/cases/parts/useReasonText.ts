import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'

/** Reports of comments have a free text instead of a code. */
export const useReasonText = () => {
  const { t } = useTranslation('Admin', { keyPrefix: 'reasons' })
  return (reason: string) => t(reason, { defaultValue: reason })
}
