// The service worker, served at /sw.js. It caches nothing yet, so a new version takes over at once.
import { openTarget } from './notification-click.ts'
import { showMessage } from './push.ts'
import { scope } from './scope.ts'
import { renewSubscription } from './subscription-change.ts'

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
// A tap may lead only those tabs to another page that this worker controls.
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))
scope.addEventListener('push', (event) => event.waitUntil(showMessage(event.data)))
scope.addEventListener('notificationclick', (event) => event.waitUntil(openTarget(event.notification)))
scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(event)))
