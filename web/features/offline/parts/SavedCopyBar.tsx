import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import type { Language } from '../../../../contract/language.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { canReachServer } from '../../../lib/http/can-reach-server.ts'
import { formatDateTime, formatTime } from '../../../lib/format/format-time.ts'
import { paths } from '../../../lib/paths.ts'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './OfflineStatus.module.css'

const DAY_MS = 86_400_000
const PROBE_MS = 10_000

const formatSavedAt = (savedAt: string, language: Language) =>
  Date.now() - Date.parse(savedAt) < DAY_MS
    ? formatTime(savedAt, language)
    : formatDateTime(savedAt, language)

export type Copy = {
  /** Undefined when the connection was lost after the page was loaded. */
  savedAt: string | undefined
  /** Results of the offline search. */
  isSearch: boolean
}

type Props = { copy: Copy; onBack: () => void }

/** Displayed while the server can't be reached. Afterwards all queries are invalidated. */
export const SavedCopyBar = ({ copy: { savedAt, isSearch }, onBack }: Props) => {
  const { t } = useTranslation('Offline', { keyPrefix: 'bar' })
  const language = useLanguage()
  const isCopy = useLocation().pathname !== paths.offline()
  useProbe(onBack)
  useFullPageLoads()
  return (
    <aside aria-label={t('label')} data-tone="marigold" data-bottom-bar className={styles.bar}>
      <Icon name="info" />
      <output>
        {isSearch && t('searched')}
        {!isSearch &&
          (savedAt && isCopy ? t('saved', { time: formatSavedAt(savedAt, language) }) : t('offline'))}
      </output>
    </aside>
  )
}

/** Links load the whole page: it may be cached when the router's data is not. */
const useFullPageLoads = () =>
  useEffect(() => {
    const openPage = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>(
        'a[href^="/"]:not([hreflang], [target])',
      )
      if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      window.location.assign(link.href)
    }
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
    const check = () => void probe()
    const timer = setInterval(check, PROBE_MS)
    window.addEventListener('online', check)
    document.addEventListener('visibilitychange', check)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', check)
      document.removeEventListener('visibilitychange', check)
    }
  }, [])
}
