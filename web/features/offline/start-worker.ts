import { browserIdle } from '../../lib/loading/browser-idle.ts'
import { canReachServer } from '../../lib/http/can-reach-server.ts'
import { isSavingData } from '../../lib/browser/data-saver.ts'
import { VISITS_KEY } from '../../lib/browser/visits.ts'
import { logWarning } from '../../lib/log.ts'
import { SAVED_DISTRICTS_KEY } from '../../lib/offline-districts/saved-districts-key.ts'
import { type FromWorker, WORKER } from '../../lib/browser/worker-messages.ts'
import { clearAsked, wasAsked } from './parts/UpdatePrompt.tsx'
import type { InstallPrompt } from './parts/InstallHint.tsx'

export type OfflineEvent =
  | FromWorker
  | { kind: 'offline' }
  /** A new version is waiting, or a file of this one is gone. */
  | { kind: 'update'; isFileGone?: true }
  | { kind: 'install'; prompt: InstallPrompt }
  /** A returning visitor. */
  | { kind: 'visit' }

type Listener = (event: OfflineEvent) => void

/** One per browser session. The first is counted by app/parts/LazyOfflineStatus.tsx. */
const countVisits = () => {
  const visits = Number(localStorage.getItem(VISITS_KEY))
  if (sessionStorage.getItem(VISITS_KEY)) return visits
  sessionStorage.setItem(VISITS_KEY, '1')
  localStorage.setItem(VISITS_KEY, String(visits + 1))
  return visits + 1
}

const listenToBrowser = (listener: Listener) => {
  window.addEventListener('offline', () => listener({ kind: 'offline' }))
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    listener({ kind: 'install', prompt: event as InstallPrompt })
  })
  // A script is missing although the server is reachable: it belongs to an old version.
  window.addEventListener('vite:preloadError', () => {
    void canReachServer().then((canReach) => canReach && listener({ kind: 'update', isFileGone: true }))
  })
}

const KINDS: readonly unknown[] = ['saved', 'searched'] satisfies FromWorker['kind'][]

const listenToWorker = (listener: Listener) =>
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<FromWorker | string>) => {
    if (typeof data === 'object' && KINDS.includes(data.kind)) listener(data)
  })

const listenForUpdates = (registration: ServiceWorkerRegistration, listener: Listener) => {
  const watch = () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && navigator.serviceWorker.controller) listener({ kind: 'update' })
    })
  }
  registration.addEventListener('updatefound', watch)
  watch()
  if (!registration.waiting) clearAsked()
  else if (!wasAsked()) listener({ kind: 'update' })
}

/** Old ones, once a day. Not with data saver: then only a press updates them. */
const refreshDistricts = async () => {
  if (localStorage.getItem(SAVED_DISTRICTS_KEY) === null || isSavingData() || !navigator.onLine) return
  const { refreshOldDistricts } = await import('../../lib/offline-districts/update.ts')
  await refreshOldDistricts(Date.now()).catch((error: unknown) =>
    logWarning('saved districts were not refreshed', error),
  )
}

export const startWorker = async (listener: Listener) => {
  if (!navigator.serviceWorker || !import.meta.env.PROD) return
  listenToBrowser(listener)
  listenToWorker(listener)
  const { savedAt } = document.documentElement.dataset
  if (savedAt) listener({ kind: 'saved', savedAt })
  const hasReturned = countVisits() > 1
  if (hasReturned) listener({ kind: 'visit' })
  if (!hasReturned && isSavingData()) return
  await browserIdle()
  const registration = await navigator.serviceWorker.register(WORKER)
  // Undefined in a test that blocks workers.
  if (registration) listenForUpdates(registration, listener)
  await refreshDistricts()
}
