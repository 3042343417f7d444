import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useIsProving } from '../../../lib/proof/prove.ts'

/** Explains the delay of a proof of work. */
export const CheckingBrowser = () => {
  const { t } = useTranslation('SignUpCustomer', { keyPrefix: 'verification' })
  return <output>{useIsProving() && t('checkingBrowser')}</output>
}
