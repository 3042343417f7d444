// The site as an app: it can be installed, and a new version never breaks an open tab.
import type { Page } from '@playwright/test'
import enContact from '../web/locales/en/Contact.json' with { type: 'json' }
import hiContact from '../web/locales/hi/Contact.json' with { type: 'json' }
import { bottomOf, topOf } from './first-screen.ts'
import { readPage, test, wordsFor } from './offline.ts'
import { open } from './open.ts'
import { aPhone } from './phone.ts'
import { startReplaceable } from './replaced-build.ts'
import { checkScreen } from './screen-checks.ts'
import { newestProviderPath } from './screens.ts'
import { expect } from './test.ts'

test.describe.configure({ timeout: 180_000 })

test('Chromium finds nothing that would keep the site from being installed', async ({ phone }, info) => {
  const page = await phone.start()
  await readPage(page, '/')
  const devTools = await page.context().newCDPSession(page)
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  const manifest = await devTools.send('Page.getAppManifest')
  expect(manifest.errors).toEqual([])
  const { lang, shortcuts, icons, screenshots } = JSON.parse(manifest.data ?? '{}') as {
    lang: string
    shortcuts: { url: string }[]
    icons: { src: string; purpose?: string }[]
    screenshots: { src: string; form_factor: string }[]
  }
  expect(lang).toBe(info.project.name.slice(-2))
  expect(shortcuts).toHaveLength(3)
  expect(icons.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(['maskable', 'monochrome']))
  expect(screenshots.map((each) => each.form_factor)).toEqual(['narrow', 'wide'])
  const pictures = [...icons, ...screenshots].map(({ src }) => src)
  const pages = shortcuts.map(({ url }) => url)
  for (const linked of [...pictures, ...pages]) expect((await page.request.get(linked)).status()).toBe(200)
})

test('the hint to install comes once, after the second visit, below the page', async ({ phone }, info) => {
  const words = wordsFor(info)
  const page = await phone.start()
  const offer = () =>
    page.evaluate(() => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => {},
      })
      window.dispatchEvent(event)
    })
  const hint = page.getByRole('heading', { name: words.install.title })
  await open(page, '/')
  await offer()
  await expect(hint).toHaveCount(0)
  await page.evaluate(() => window.sessionStorage.clear())
  await open(page, '/services')
  // The part that hears of it comes when the page is idle.
  await expect(async () => {
    await offer()
    await expect(hint).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await hint.scrollIntoViewIfNeeded()
  await checkScreen(page, info, 'install-hint')
  await page.getByRole('button', { name: words.install.no }).click()
  await expect(hint).toHaveCount(0)
  await open(page, '/services')
  await offer()
  await expect(hint).toHaveCount(0)
})

const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
  })

const isNewWaiting = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)

const fileNamed = (page: Page, name: string) =>
  page.evaluate(async (part) => {
    const names = (await caches.keys()).filter((each) => each.includes('precache'))
    const cached = await Promise.all(names.map(async (each) => (await caches.open(each)).keys()))
    const paths = cached.flat().map(({ url }) => new URL(url).pathname)
    return paths.find((path) => path.startsWith(`/assets/${part}`) && path.endsWith('.js')) ?? ''
  }, name)

const statusOf = (page: Page, file: string) => page.evaluate(async (path) => (await fetch(path)).status, file)

const load = (page: Page, file: string) =>
  page.evaluate((path) => import(path).then(() => 'loaded', String), file)

/** A tab that has been open for a while and would receive the message about a new version. */
const openListening = async (page: Page, path: string) => {
  await page.evaluate(() => window.localStorage.setItem('update_asked', 'before'))
  await open(page, path)
  const isCleared = () => page.evaluate(() => window.localStorage.getItem('update_asked') === null)
  await expect.poll(isCleared, { timeout: 30_000 }).toBe(true)
}

const updateTest = test.extend<{ server: Awaited<ReturnType<typeof startReplaceable>> }>({
  server: async ({ baseURL }, use) => {
    const server = await startReplaceable(baseURL ?? '')
    await use(server)
    server.close()
  },
  phone: async ({ server }, use, info) => {
    const phone = await aPhone(info, { port: server.port, hasWorker: true })
    await use(phone)
    await phone.remove()
  },
})

updateTest(
  'a new version asks once, waits for a yes, and leaves the tabs of the old one whole',
  async ({ phone, server }, info) => {
    const words = wordsFor(info)
    const updatePrompt = (page: Page) => page.getByText(words.update.text)
    const old = await phone.start()
    await readPage(old, '/')
    const file = await fileNamed(old, 'OfflinePage')
    expect(file).not.toBe('')
    await openListening(old, '/services')
    const tab = await old.context().newPage()
    await tab.goto('/readyz')
    await openListening(tab, '/services')

    server.replaceBuild({ version: 'two', deletedFile: file })
    await lookForUpdate(tab)
    await expect(updatePrompt(tab)).toBeVisible()
    await expect(updatePrompt(old)).toBeVisible()
    expect(await topOf(updatePrompt(old))).toBeGreaterThanOrEqual(await bottomOf(old.locator('main')))
    await checkScreen(old, info, 'update-question')
    await old.getByRole('button', { name: words.update.no }).click()
    await expect(updatePrompt(old)).toHaveCount(0)

    // Not asked again on the next page.
    await open(old, '/home')
    expect(await isNewWaiting(old)).toBe(true)
    await readPage(old, '/services')
    await expect(updatePrompt(old)).toHaveCount(0)
    // The files of the old version are still there, though the server has them no more.
    expect(await load(old, file)).toBe('loaded')

    const reloaded = tab.waitForEvent('domcontentloaded')
    await tab.getByRole('button', { name: words.update.yes }).click()
    await reloaded
    await expect.poll(() => isNewWaiting(tab)).toBe(false)
    await expect(updatePrompt(tab)).toHaveCount(0)

    // The new worker answers for the old tab now, and has its files.
    expect(await fileNamed(old, 'OfflinePage')).toBe('')
    expect(await statusOf(old, file)).toBe(200)
    await old.locator('footer a[href="/contact"]').click()
    await expect(old).toHaveURL('/contact')
    await expect(old.locator('main h1')).toBeVisible()
  },
)

const deleted = { status: 404, contentType: 'text/plain', body: 'Not found' }

test('a page whose file the server no longer has comes after a reload, with the new version', async ({
  phone,
}) => {
  const page = await phone.start()
  await readPage(page, '/services')
  await page.evaluate(() => document.documentElement.setAttribute('data-version', 'old'))
  // The page that is loaded next has the files of the new version.
  await page.context().route('**/assets/PrivacyPage*.js', (route) => route.fulfill(deleted), { times: 1 })
  await page.locator('footer a[href="/privacypolicy"]').click()
  await page.locator('html[data-hydrated]:not([data-version])').waitFor({ state: 'attached' })
  await page.locator('footer a[href="/privacypolicy"]').click()
  await expect(page).toHaveURL('/privacypolicy')
  await expect(page.locator('main h1')).toBeVisible()
})

test('a tab that misses a part whose file is gone is offered the new version', async ({ phone }, info) => {
  const words = wordsFor(info)
  const ask = info.project.name.endsWith('hi') ? hiContact.ask.title : enContact.ask.title
  const page = await phone.start()
  await readPage(page, '/')
  await readPage(page, await newestProviderPath(page))
  await openListening(page, page.url())
  await page.waitForLoadState('networkidle')
  await page.context().route('**/assets/*', (route) => route.fulfill(deleted))
  await page.getByRole('button', { name: ask }).click()
  await expect(page.getByText(words.update.text)).toBeInViewport()
  await page.context().unrouteAll()
  const reloaded = page.waitForEvent('domcontentloaded')
  await page.getByRole('button', { name: words.update.yes }).click()
  await reloaded
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: ask }).click()
  await expect(page.locator('dialog[open]')).toBeVisible()
})
