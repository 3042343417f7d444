import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { showCustomerToast } from '../../../lib/toast.ts'

// A local server needs no network.
const LOCAL_HOST = /^(?:localhost|127\.|\[::1\])/

/** Offline, without a service worker, a link would lead to the browser's error page. */
export const useOfflineLinkGuard = () => {
  const { t } = useTranslation('Navbar')
  const blockClick = useEffectEvent((event: MouseEvent) => {
    // Language links change the page in place.
    const link = (event.target as Element).closest('a[href^="/"]:not([hreflang])')
    if (
      navigator.onLine ||
      navigator.serviceWorker?.controller ||
      !link ||
      LOCAL_HOST.test(window.location.hostname)
    )
      return
    event.preventDefault()
    showCustomerToast({ kind: 'error', text: t('error.offline.text') })
  })
  useEffect(() => {
    const onClick = (event: MouseEvent) => blockClick(event)
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [])
}
