import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { showCustomerToast } from '../../../lib/toast.ts'

// A server on the same machine answers without a network.
const LOCAL_HOST = /^(?:localhost|127\.|\[::1\])/

/** Without a connection a link leads to the browser's own error page: the page that is here stays instead. */
export const useOfflineLinkGuard = () => {
  const { t } = useTranslation('Navbar')
  const blockClick = useEffectEvent((event: MouseEvent) => {
    // The links of the languages change the page in its place.
    const link = (event.target as Element).closest('a[href^="/"]:not([hreflang])')
    // Where there is a service worker, it has the page, or one of ours.
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
    // Capture phase: before the link's own listener.
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [])
}
