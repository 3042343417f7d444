import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import type { Language } from '../../../../contract/limits.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { canReachServer } from '../../../lib/http/can-reach-server.ts'
import { formatDateTime, formatTime } from '../../../lib/format/format-time.ts'
import { paths } from '../../../lib/paths.ts'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './OfflineStatus.module.css'

const DAY_MS = 86_400_000
const PROBE_MS = 10_000

const momentOf = (savedAt: string, language: Language) =>
  Date.now() - Date.parse(savedAt) < DAY_MS
    ? formatTime(savedAt, language)
    : formatDateTime(savedAt, language)

export type Copy = {
  /** None: the line was lost, and what is shown came before. */
  savedAt: string | undefined
  /** What was found without a connection. */
  isSearch: boolean
}

type Props = { copy: Copy; onBack: () => void }

/** As long as the server can't be reached. Then everything on the page is asked for anew. */
export const SavedCopyBar = ({ copy: { savedAt, isSearch }, onBack }: Props) => {
  const { t } = useTranslation('Offline', { keyPrefix: 'bar' })
  const language = useLanguage()
  // The page for what was not saved is no copy.
  const isCopy = useLocation().pathname !== paths.offline()
  useProbe(onBack)
  useWholePages()
  return (
    <aside aria-label={t('label')} data-tone="marigold" data-bottom-bar className={styles.bar}>
      <Icon name="info" />
      <output>
        {isSearch && t('searched')}
        {!isSearch && (savedAt && isCopy ? t('saved', { time: momentOf(savedAt, language) }) : t('offline'))}
      </output>
    </aside>
  )
}

/** A link asks for the whole page, which the worker may have: the data that the router would ask for it may not. */
const useWholePages = () =>
  useEffect(() => {
    const openPage = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>(
        'a[href^="/"]:not([hreflang], [target])',
      )
      if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      window.location.assign(link.href)
    }
    // Before the listener of the link itself.
    document.addEventListener('click', openPage, true)
    return () => document.removeEventListener('click', openPage, true)
  }, [])

const useProbe = (onBack: () => void) => {
  const client = useQueryClient()
  const probe = useEffectEvent(async () => {
    if (!(await canReachServer())) return
    onBack()
    await client.invalidateQueries()
  })
  useEffect(() => {
    const look = () => void probe()
    const timer = setInterval(look, PROBE_MS)
    window.addEventListener('online', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
}
