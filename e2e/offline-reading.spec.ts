// What was read opens offline, also after the browser was closed.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Page } from '@playwright/test'
import { findStored, cachedPaths, openCopy, readPage, savedBar, test, wordsFor } from './offline.ts'
import { open } from './open.ts'
import { newAccount } from './people.ts'
import { checkScreen } from './screen-checks.ts'
import { logInByApi } from './screens.ts'
import { expect } from './test.ts'

// A browser is started, closed and started again.
test.describe.configure({ timeout: 180_000 })

const cachedPictures = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('haat-pictures')).keys()).length)

/** Of the demo market: a provider that another journey has just made has no pictures. */
const providerWithPicture = async (page: Page, list: string) => {
  await readPage(page, list)
  const link = page.locator('main article:has(img) a[href^="/providerprofile/"]').first()
  return (await link.getAttribute('href')) ?? ''
}

test('viewed pages open offline after the browser was closed, and say when they were saved', async ({
  phone,
}, info) => {
  const words = wordsFor(info)
  const page = await phone.start()
  const provider = await providerWithPicture(page, '/search?q=mithai')
  for (const path of ['/', '/home', '/postpage/1', provider]) await readPage(page, path)
  const name = await page.locator('h1').first().innerText()
  await expect.poll(() => cachedPictures(page), { timeout: 30_000 }).toBeGreaterThan(0)
  await phone.close()

  phone.cut()
  const again = await phone.start()
  for (const path of ['/', '/home', '/search?q=mithai', '/postpage/1', provider]) {
    await openCopy(again, path)
    await expect(again.locator('html')).toHaveAttribute('data-saved-at', /^20/)
    await expect(savedBar(again)).toBeVisible()
  }
  await expect(again.locator('h1').first()).toHaveText(name)
  await expect(savedBar(again)).toContainText(words.bar.saved.split('{{time}}').join('').trim())
  await checkScreen(again, info, 'saved-copy')

  // A link inside the site: the router asks for data that was never asked for, and gets the page.
  await openCopy(again, '/search?q=mithai')
  await again.locator(`main a[href="${provider}"]`).first().click()
  await expect(again).toHaveURL(provider)
  await expect(again.locator('h1').first()).toHaveText(name)

  await openCopy(again, '/services')
  await expect(again).toHaveURL('/offline?from=%2Fservices')
  await expect(again.locator('h1')).toHaveText(words.page.title)
  await expect(again.locator(`main a[href="${provider}"]`).first()).toBeVisible()
  await checkScreen(again, info, 'offline-page')

  phone.mend()
  await open(again, provider)
  await expect(savedBar(again)).toHaveCount(0)
  await open(again, '/services')
  await expect(again).toHaveURL('/services')
})

test('viewed pages also open when a gateway responds that the server is unavailable', async ({ phone }) => {
  const page = await phone.start()
  await readPage(page, '/home')
  const gateway = createServer((_asked, reply) => {
    reply.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502</h1>')
  }).listen(0, '127.0.0.1')
  await once(gateway, 'listening')
  phone.moveTo((gateway.address() as AddressInfo).port)
  await openCopy(page, '/home')
  await expect(savedBar(page)).toBeVisible()
  await page.goto('/services')
  await expect(page.locator('h1')).toHaveText('502')
  // What was there from the beginning.
  await openCopy(page, '/waiting')
  await expect(page.locator('h1')).not.toHaveText('502')
  gateway.close()
})

test('the offline notice disappears when online again', async ({ phone }) => {
  const page = await phone.start()
  await readPage(page, '/home')
  phone.cut()
  await openCopy(page, '/home')
  await expect(savedBar(page)).toBeVisible()
  phone.mend()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(savedBar(page)).toHaveCount(0)
})

test('an offline search covers the viewed businesses, in either script', async ({ phone }, info) => {
  const words = wordsFor(info)
  const page = await phone.start()
  await readPage(page, '/search?q=sharma')
  await expect(page.locator('main')).toContainText(/Sharma/i)
  phone.cut()
  await openCopy(page, '/search?q=शर्मा')
  await expect(page.getByRole('heading', { name: words.page.shops })).toBeVisible()
  await expect(page.locator('main')).toContainText(/Sharma/i)
  await checkScreen(page, info, 'offline-search')
})

test('a deleted business is removed from the cached pages, lists and the search', async ({
  phone,
  otherPage,
}, info) => {
  const words = wordsFor(info)
  const owner = await otherPage()
  const session = await logInByApi(owner, await newAccount(owner, 'provider', info))
  const headers = { authorization: `Bearer ${session.access_token}` }
  const provider = `/providerprofile/${session.id}`

  const page = await phone.start()
  await readPage(page, '/services')
  await readPage(page, provider)
  const name = await page.locator('h1').first().innerText()
  const list = `/search?q=${name.replaceAll(' ', '+')}`
  await readPage(page, list)
  await expect(page.locator('main')).toContainText(name)
  expect((await owner.request.delete('/api/delete-account/', { headers })).status()).toBe(200)

  // Learned from the page itself.
  await page.goto(provider)
  await expect.poll(() => cachedPaths(page)).not.toContain(provider)
  await expect.poll(() => cachedPaths(page)).not.toContain(list)
  expect(await cachedPaths(page)).toContain('/services')
  // The list of viewed businesses is deleted after hydration.
  await expect.poll(() => findStored(page, [name])).toEqual([])

  phone.cut()
  await openCopy(page, list)
  await expect(page.getByText(words.page.nothingFound)).toBeVisible()
  await expect(page.locator(`a[href="${provider}"]`)).toHaveCount(0)
})

const LOGIN_OF_A_HOTEL = '<!DOCTYPE html><html lang="en"><title>Wi-Fi</title><p>Room number</p></html>'

test('neither an error nor the page of another server replaces a cached page', async ({ phone }) => {
  const page = await phone.start()
  for (const path of ['/services', '/home']) await readPage(page, path)
  const answerWith = async (status: number, body: string) => {
    await page.context().route(
      (url) => url.pathname === '/services' || url.pathname.startsWith('/api/'),
      (route) => route.fulfill({ status, contentType: 'text/html', body }),
    )
    await page.goto('/services')
    await expect(page.locator('body')).toContainText('Room number')
    await page.context().unrouteAll()
  }
  for (const status of [200, 404, 500]) await answerWith(status, LOGIN_OF_A_HOTEL)
  phone.cut()
  await openCopy(page, '/services')
  await expect(page.locator('html')).toHaveAttribute('data-saved-at', /^20/)
  await expect(page.locator('main h1')).toBeVisible()
})

test('a phone without storage still displays pages and existing cached pages', async ({ phone }) => {
  const page = await phone.start()
  for (const path of ['/services', '/home']) await readPage(page, path)
  const devTools = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await devTools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  await open(page, '/market')
  await expect(page.locator('main h1')).toBeVisible()
  phone.cut()
  await openCopy(page, '/home')
  await expect(savedBar(page)).toBeVisible()
  await openCopy(page, '/market')
  await expect(page).toHaveURL('/offline?from=%2Fmarket')
})

/** A phone with data saver; records the messages to the worker. */
const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Object.getPrototypeOf(Reflect.get(navigator, 'connection')), 'saveData', {
      get: () => true,
    })
    const sentKinds: string[] = []
    Object.assign(window, { sentKinds })
    const send: unknown = Reflect.get(ServiceWorker.prototype, 'postMessage')
    const tell = new Proxy(send as (message: { kind: string }) => void, {
      apply: (target, self, args: [{ kind: string }]) => {
        sentKinds.push(args[0].kind)
        return Reflect.apply(target, self, args)
      },
    })
    Object.assign(ServiceWorker.prototype, { postMessage: tell })
  })

const sentKinds = (page: Page) => page.evaluate(() => Reflect.get(window, 'sentKinds') as string[])

const isRegistered = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined)

test('with data saver the service worker is registered on the second visit, and no page is fetched twice', async ({
  phone,
}) => {
  const first = await phone.start()
  await saveData(first)
  await open(first, '/services')
  await first.waitForLoadState('networkidle')
  expect(await isRegistered(first)).toBe(false)
  await phone.close()

  const page = await phone.start()
  await saveData(page)
  await open(page, '/home')
  await expect.poll(() => sentKinds(page), { timeout: 30_000 }).toContain('visitor')
  await readPage(page, '/home')
  await expect.poll(() => sentKinds(page), { timeout: 30_000 }).toContain('visitor')
  await page.clock.install()
  await page.locator('footer a[href="/services"]').click()
  await expect(page).toHaveURL('/services')
  await page.clock.runFor(10_000)
  expect(await sentKinds(page)).not.toContain('seen')
  expect(await cachedPaths(page)).not.toContain('/services')
})
