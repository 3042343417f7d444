import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { customerToast } from '../../lib/toast.ts'

/** Without a connection a link leads to the browser's own error page: the page that is here stays instead. */
export const useOfflineLinks = () => {
  const { t } = useTranslation('Navbar')
  const hold = useEffectEvent((event: MouseEvent) => {
    if (navigator.onLine || !(event.target as Element).closest('a[href^="/"]')) return
    event.preventDefault()
    customerToast({ kind: 'error', text: t('error.offline.text') })
  })
  useEffect(() => {
    const held = (event: MouseEvent) => hold(event)
    // Before the link's own hearing.
    document.addEventListener('click', held, true)
    return () => document.removeEventListener('click', held, true)
  }, [])
}
