import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { isSavingData } from '../../../lib/browser/data-saver.ts'
import { activeStorage, useSession } from '../../../lib/session/session.ts'
import { postToWorker } from '../../../lib/browser/worker-messages.ts'

const STAY_MS = 2_000

/** The worker caches a page that the user stays on, except with data saver. */
export const useReportVisit = () => {
  const { pathname, search } = useLocation()
  const accountId = useSession()?.id ?? null
  const language = useLanguage()
  useEffect(() => {
    const isRemembered = activeStorage() === window.localStorage
    postToWorker({ kind: 'visitor', accountId, isRemembered, language })
  }, [accountId, language])
  useEffect(() => {
    if (isSavingData()) return
    const timer = setTimeout(() => {
      const files = performance.getEntriesByType('resource').map(({ name }) => name)
      postToWorker({ kind: 'seen', path: pathname + search, files })
    }, STAY_MS)
    return () => clearTimeout(timer)
  }, [pathname, search])
}
