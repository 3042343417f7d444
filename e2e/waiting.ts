// Comments that wait in a browser, for the journeys about its outbox.
import { type BrowserContext, expect, type Page, type TestInfo } from '@playwright/test'
import { open } from './open.ts'
import { newAccount } from './people.ts'
import { registrationOf } from './push-worker.ts'
import { logInByApi } from './screens.ts'

type CommentsReply = { comments: { content: string; created_by: number }[] }

/** A post of a new shop. `comments` returns its public comments, the oldest first. */
export const aPost = async (page: Page, info: TestInfo) => {
  const { access_token } = await logInByApi(page, await newAccount(page, 'provider', info))
  const published = await page.request.post('/api/blogs/', {
    headers: { authorization: `Bearer ${access_token}` },
    multipart: { title: 'Open today', content: 'Come and see what we have made today.' },
  })
  expect(published.status()).toBe(201)
  const { blog_id: id } = (await published.json()) as { blog_id: number }
  const comments = async () => {
    const reply = await page.request.get(`/api/blogs/${id}/comments/view/`)
    const found = ((await reply.json()) as CommentsReply).comments
    return found.map(({ content, created_by }) => ({ text: content, by: created_by })).toReversed()
  }
  return { path: `/postpage/${id}`, comments }
}

export const waitingOn = (page: Page) => page.locator('main li[data-state]')
export const waitingBar = (page: Page) => page.locator('aside a[href="/waiting"]')

// What web/features/waiting/useQueuedToast.ts fetches with a form, and web/ui/Toast.tsx with the first touch. Without the toasts an entry
// is announced by an alert, and a journey that goes on before it is closed never ends.
const OUTBOX_FILES = ['WaitingEntries', 'WaitingBar', 'LeaveDialog', 'ToastList']

/** A form has fetched all that it needs to write offline. */
export const outboxIsLoaded = async (page: Page) => {
  const urlOf = (file: string) =>
    page.evaluate((name) => {
      const fetched = performance.getEntriesByType('resource').map(({ name: url }) => url)
      return fetched.find((url) => url.includes(`/assets/${name}-`) && url.endsWith('.js')) ?? ''
    }, file)
  await page.locator('body').dispatchEvent('pointerdown')
  for (const file of OUTBOX_FILES) await expect.poll(() => urlOf(file), { timeout: 15_000 }).not.toBe('')
  // With what they import themselves.
  const files = await Promise.all(OUTBOX_FILES.map(urlOf))
  await page.evaluate(async (urls) => void (await Promise.all(urls.map((url) => import(url)))), files)
}

/** With all that the form needs to write offline. */
export const openComments = async (page: Page, path: string) => {
  await open(page, path)
  await expect(page.locator('main [name="comment"]')).toBeVisible()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await outboxIsLoaded(page)
}

export const writeComment = async (page: Page, text: string) => {
  await page.locator('main [name="comment"]').fill(text)
  await page.locator('main form:has([name="comment"]) button[type="submit"]').click()
}

/** How many entries the browser holds, and how many tokens with which its worker may send them. */
export const stored = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ entries: number; tokens: number }>((resolve, reject) => {
        const opening = indexedDB.open('haat-outbox')
        opening.addEventListener('error', reject)
        opening.addEventListener('success', () => {
          const stores = opening.result.transaction(['entries', 'tokens'])
          const entries = stores.objectStore('entries').count()
          const tokens = stores.objectStore('tokens').count()
          stores.addEventListener('complete', () => {
            opening.result.close()
            resolve({ entries: entries.result, tokens: tokens.result })
          })
        })
      }),
  )

/** As the browser does when the connection is back: from a tab of no site, and with none of ours. */
export const wakeWorker = async (context: BrowserContext, origin: string) => {
  const elsewhere = await context.newPage()
  for (const page of context.pages()) if (page !== elsewhere) await page.close()
  const devTools = await context.newCDPSession(elsewhere)
  const registrationId = await registrationOf(devTools, origin)
  await devTools.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId,
    tag: 'outbox',
    lastChance: false,
  })
  return elsewhere
}

/** The same event once more, until the worker has done all that it does about it. */
export const untilWorkerIsDone = async (context: BrowserContext) => {
  const worker = context.serviceWorkers().at(-1)
  if (!worker) throw new Error('No service worker runs')
  await worker.evaluate(async () => {
    const work: Promise<unknown>[] = []
    const event = Object.assign(new Event('sync'), {
      tag: 'outbox',
      waitUntil: (promise: Promise<unknown>) => void work.push(promise),
    })
    self.dispatchEvent(event)
    await Promise.allSettled(work)
  })
}
