import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { onSessionEnd } from '../../lib/refresh.ts'
import { customerToast } from '../../lib/toast.ts'

/** Says so when a session ran out while somebody was using it. */
export const useSessionEnd = () => {
  const { t } = useTranslation('Navbar')
  const tell = useEffectEvent(() => customerToast({ kind: 'info', text: t('sessionEnded') }))
  useEffect(() => onSessionEnd(() => tell()), [])
}
