import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { customerToast } from '../../lib/toast.ts'

// A server on the same machine answers without a network.
const NEAR = /^(?:localhost|127\.|\[::1\])/

/** Without a connection a link leads to the browser's own error page: the page that is here stays instead. */
export const useOfflineLinks = () => {
  const { t } = useTranslation('Navbar')
  const hold = useEffectEvent((event: MouseEvent) => {
    // The links of the languages change the page in its place.
    const link = (event.target as Element).closest('a[href^="/"]:not([hreflang])')
    if (navigator.onLine || !link || NEAR.test(window.location.hostname)) return
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
