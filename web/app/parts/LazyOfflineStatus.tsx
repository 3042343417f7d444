import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { browserIdle } from '../../lib/loading/browser-idle.ts'
import { isSavingData } from '../../lib/browser/data-saver.ts'
import { logWarning } from '../../lib/log.ts'
import { lazyOptional } from '../../lib/loading/lazy-optional.tsx'
import { useHydrated } from '../../lib/browser/useHydrated.ts'
import { VISITS_KEY } from '../../lib/browser/visits.ts'
import { postToWorker, WORKER } from '../../lib/browser/worker-messages.ts'

const OfflineStatus = lazyOptional(
  async () => (await import('../../features/offline/OfflineStatus.tsx')).OfflineStatus,
)

// Read before this page counts its own visit.
const hasVisited = !import.meta.env.SSR && localStorage.getItem(VISITS_KEY) !== null

// The shell may be mounted again on the same page.
let isRegistered = false

/** With data saver the worker is registered at the next visit. */
const registerWorker = async () => {
  localStorage.setItem(VISITS_KEY, '1')
  sessionStorage.setItem(VISITS_KEY, '1')
  const { serviceWorker } = navigator
  if (!serviceWorker || isSavingData()) return
  await browserIdle()
  await serviceWorker.register(WORKER)
  postToWorker({ kind: 'came' })
}

/** The first page of a first visit only registers the worker. */
export const LazyOfflineStatus = () => {
  const { key } = useLocation()
  const [firstKey] = useState(key)
  const isBack = useHydrated() && hasVisited
  useEffect(() => {
    if (isRegistered || hasVisited || !import.meta.env.PROD) return
    isRegistered = true
    registerWorker().catch((error: unknown) => logWarning('the service worker could not be started', error))
  }, [])
  return (isBack || key !== firstKey) && <OfflineStatus />
}
