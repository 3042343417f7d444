import { useEffect, useState } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import type { ToWorker } from '../../../lib/browser/worker-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import styles from './OfflineStatus.module.css'

// A version is offered once for all pages and tabs.
const KEY = 'update_asked'

export const wasAsked = () => window.localStorage.getItem(KEY) !== null
const noteAsked = () => window.localStorage.setItem(KEY, 'yes')
export const clearAsked = () => window.localStorage.removeItem(KEY)

/** The new worker is activated first, so that the reload uses the files of its version. */
const update = async () => {
  const waiting = (await navigator.serviceWorker.getRegistration())?.waiting
  if (!waiting) return window.location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a service worker has none
  return waiting.postMessage({ kind: 'update' } satisfies ToWorker)
}

type Props = {
  /** Something that was pressed needs the new version: the prompt is at the end of the screen, else at the end of the page. */
  isUrgent: boolean
}

/** After 'later' the new version starts when all tabs of the site are closed. */
export const UpdatePrompt = ({ isUrgent }: Props) => {
  const { t } = useTranslation('Offline', { keyPrefix: 'update' })
  const [isOpen, setOpen] = useState(true)
  useEffect(() => {
    noteAsked()
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false)
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [])
  if (!isOpen) return null
  return (
    <aside
      aria-label={t('label')}
      data-tone="indigo"
      data-bottom-bar
      className={classes(styles.bar, styles.update, !isUrgent && styles.atEnd)}
    >
      <output>{t('text')}</output>
      <Button size="small" icon="refresh" onClick={() => void update()}>
        {t('yes')}
      </Button>
      <Button size="small" variant="quiet" onClick={() => setOpen(false)}>
        {t('no')}
      </Button>
    </aside>
  )
}
