import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useIsProving } from '../../../lib/proof/with-proof.ts'

/** Where a code is asked for: why it takes a moment this time. */
export const CheckingBrowser = () => {
  const { t } = useTranslation('SignUpCustomer', { keyPrefix: 'verification' })
  return <output>{useIsProving() && t('checkingBrowser')}</output>
}
