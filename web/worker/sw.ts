import { precachedFiles } from './build-info.ts'
import { cacheDistrictFiles } from './district-files.ts'
import { listenToPages } from './messages.ts'
import { openTarget } from './notification-click.ts'
import { listenForSync } from './outbox-sync.ts'
import { showMessage } from './push.ts'
import { serwist } from './routes.ts'
import { scope } from './scope.ts'
import { cacheAsset } from './strategies.ts'
import { renewSubscription } from './subscription-change.ts'

// Tabs of the previous version still request its files, which leave the precache when this version takes over.
const cacheOldFiles = async (event: ExtendableEvent, precache: string) => {
  const cache = await caches.open(precache)
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith('/assets/') || precachedFiles.includes(pathname)) continue
    const file = await cache.match(request)
    if (file) await cacheAsset(event, request, file)
  }
}

scope.addEventListener('install', (event) =>
  event.waitUntil(cacheOldFiles(event, serwist.precacheStrategy.cacheName)),
)
// Without them this version is installed as well: they are fetched with the next page.
scope.addEventListener('install', (event) =>
  event.waitUntil(cacheDistrictFiles(event).catch(() => undefined)),
)
serwist.addEventListeners()
listenToPages()
scope.addEventListener('push', (event) => event.waitUntil(showMessage(event.data)))
scope.addEventListener('notificationclick', (event) => event.waitUntil(openTarget(event.notification)))
scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(event)))
listenForSync()
