import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { SecondFactorCodeForm } from '../../../accounts/SecondFactorCodeForm.tsx'
import { proveSecondFactor } from '../second-factor.api.ts'
import { useErrorText } from '../useErrorText.ts'

export const ProveForm = ({ onProved }: { onProved: () => Promise<void> }) => {
  const { t } = useTranslation('Admin', { keyPrefix: 'secondFactor' })
  const send = async (code: string) => {
    await proveSecondFactor(code)
    await onProved()
  }
  return <SecondFactorCodeForm t={t} submitText={t('prove.submit')} send={send} problemOf={useErrorText()} />
}
