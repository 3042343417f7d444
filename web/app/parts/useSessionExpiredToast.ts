import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { onSessionExpired } from '../../lib/session/refresh-token.ts'
import { showCustomerToast } from '../../lib/toast.ts'

export const useSessionExpiredToast = () => {
  const { t } = useTranslation('Navbar')
  const showExpiredToast = useEffectEvent(() => showCustomerToast({ kind: 'info', text: t('sessionEnded') }))
  useEffect(() => onSessionExpired(() => showExpiredToast()), [])
}
