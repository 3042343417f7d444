// The service worker, served at /sw.js.
import { listenToPages } from './messages.ts'
import { openTarget } from './notification-click.ts'
import { keepOldFiles } from './old-files.ts'
import { listenForSync } from './outbox-sync.ts'
import { showMessage } from './push.ts'
import { serwist } from './routes.ts'
import { scope } from './scope.ts'
import { renewSubscription } from './subscription-change.ts'

scope.addEventListener('install', (event) =>
  event.waitUntil(keepOldFiles(event, serwist.precacheStrategy.cacheName)),
)
serwist.addEventListeners()
listenToPages()
scope.addEventListener('push', (event) => event.waitUntil(showMessage(event.data)))
scope.addEventListener('notificationclick', (event) => event.waitUntil(openTarget(event.notification)))
scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(event)))
listenForSync()
