// Starts the service worker, and passes on what it and the browser tell about the connection and the app.
import { browserIdle } from '../../lib/loading/browser-idle.ts'
import { canReachServer } from '../../lib/http/can-reach-server.ts'
import { isSavingData } from '../../lib/browser/data-saver.ts'
import { VISITS_KEY } from '../../lib/browser/visits.ts'
import { type FromWorker, WORKER } from '../../lib/browser/worker-messages.ts'
import { clearAsked, wasAsked } from './parts/asked-to-update.ts'
import type { InstallPrompt } from './parts/InstallHint.tsx'

export type News =
  | FromWorker
  | { kind: 'offline' }
  /** A new version waits, or a file of this one is gone. */
  | { kind: 'update' }
  | { kind: 'install'; prompt: InstallPrompt }
  /** Somebody has come back. */
  | { kind: 'visit' }

type Hear = (news: News) => void

/** One a session of the browser. The first is noted by app/parts/OfflineSlot.tsx. */
const countVisits = () => {
  const visits = Number(localStorage.getItem(VISITS_KEY))
  if (sessionStorage.getItem(VISITS_KEY)) return visits
  sessionStorage.setItem(VISITS_KEY, '1')
  localStorage.setItem(VISITS_KEY, String(visits + 1))
  return visits + 1
}

const listenToBrowser = (hear: Hear) => {
  window.addEventListener('offline', () => hear({ kind: 'offline' }))
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    hear({ kind: 'install', prompt: event as InstallPrompt })
  })
  // A script could not be fetched although the server answers: it belongs to a version that is gone.
  window.addEventListener('vite:preloadError', () => {
    void canReachServer().then((canReach) => canReach && hear({ kind: 'update' }))
  })
}

const KINDS: readonly unknown[] = ['saved', 'searched'] satisfies FromWorker['kind'][]

// The worker has a word for the outbox as well.
const listenToWorker = (hear: Hear) =>
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<FromWorker | string>) => {
    if (typeof data === 'object' && KINDS.includes(data.kind)) hear(data)
  })

const listenForUpdates = (registration: ServiceWorkerRegistration, hear: Hear) => {
  const watch = () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && navigator.serviceWorker.controller) hear({ kind: 'update' })
    })
  }
  registration.addEventListener('updatefound', watch)
  // Found before this page listened.
  watch()
  if (!registration.waiting) clearAsked()
  else if (!wasAsked()) hear({ kind: 'update' })
}

export const startWorker = async (hear: Hear) => {
  if (!navigator.serviceWorker || !import.meta.env.PROD) return
  listenToBrowser(hear)
  listenToWorker(hear)
  const { savedAt } = document.documentElement.dataset
  if (savedAt) hear({ kind: 'saved', savedAt })
  const hasReturned = countVisits() > 1
  if (hasReturned) hear({ kind: 'visit' })
  if (!hasReturned && isSavingData()) return
  await browserIdle()
  const registration = await navigator.serviceWorker.register(WORKER)
  // A journey that blocks workers has none.
  if (registration) listenForUpdates(registration, hear)
}
