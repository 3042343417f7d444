// The real service worker with the messages of a push service of the test: no outside one can be reached from here.
import type { BrowserContext, CDPSession, Worker } from '@playwright/test'

type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } }

/** Chromium would ask Google for a subscription. Instead it gets this one, whose keys the test holds. All else is the browser's. */
export const stubSubscribe = (context: BrowserContext, subscription: Subscription) =>
  context.addInitScript((given) => {
    const KEY = 'test_push_subscription'
    const current = () => {
      const serverKey = window.localStorage.getItem(KEY)
      if (serverKey === null) return null
      const bytes = Uint8Array.from(atob(serverKey.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
        letter.charCodeAt(0),
      )
      return {
        endpoint: given.endpoint,
        options: { applicationServerKey: bytes.buffer },
        toJSON: () => given,
        unsubscribe: async () => {
          window.localStorage.removeItem(KEY)
          return true
        },
      }
    }
    Object.assign(PushManager.prototype, {
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        window.localStorage.setItem(KEY, applicationServerKey)
        return current()
      },
      getSubscription: async () => current(),
    })
  }, subscription)

export const registrationOf = (devTools: CDPSession, origin: string) =>
  new Promise<string>((resolve, reject) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
      if (own) resolve(own.registrationId)
    })
    devTools.send('ServiceWorker.enable').catch(reject)
  })

/** As the browser does when a push comes, from a tab of no site. */
export const deliverPush = async (context: BrowserContext, origin: string, message: object) => {
  const elsewhere = await context.newPage()
  const devTools = await context.newCDPSession(elsewhere)
  const registrationId = await registrationOf(devTools, origin)
  const data = JSON.stringify(message)
  await devTools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  await elsewhere.close()
}

const workerOf = (context: BrowserContext): Worker => {
  const worker = context.serviceWorkers().at(-1)
  if (!worker) throw new Error('No service worker runs')
  return worker
}

/** What is on the screen of the phone. */
export const visibleNotifications = (context: BrowserContext) =>
  workerOf(context).evaluate(async () => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration }
    const visible = await registration.getNotifications()
    return visible.map(({ title, body, lang, tag }) => ({ title, body, lang, tag }))
  })

/**
 * Taps the first one. Chromium lets only a real tap open or focus a tab, and the page of no notification can be tapped here: the two calls
 * that need it are noted instead, the worker does the rest. Answers the url that it opens, or none.
 */
export const tapNotification = (context: BrowserContext) =>
  workerOf(context).evaluate(async () => {
    type Scope = {
      registration: ServiceWorkerRegistration
      clients: { openWindow: (url: string) => Promise<null> }
      WindowClient: { prototype: object }
      dispatchEvent: (event: Event) => boolean
      NotificationEvent: new (type: string, init: { notification: Notification | undefined }) => Event
    }
    const scope = self as unknown as Scope
    const opened: string[] = []
    scope.clients.openWindow = async (url) => {
      opened.push(url)
      return null
    }
    Object.assign(scope.WindowClient.prototype, {
      focus(this: object) {
        return Promise.resolve(this)
      },
    })
    const [notification] = await scope.registration.getNotifications()
    const event = new scope.NotificationEvent('notificationclick', { notification })
    const work: Promise<unknown>[] = []
    Object.assign(event, { waitUntil: (promise: Promise<unknown>) => void work.push(promise) })
    scope.dispatchEvent(event)
    await Promise.all(work)
    return opened[0]
  })
