// Who leaves a phone leaves nothing personal on it, and the next person sees nothing of the one before.
import type { Page, TestInfo } from '@playwright/test'
import enBar from '../web/locales/en/Navbar.json' with { type: 'json' }
import enWaiting from '../web/locales/en/Waiting.json' with { type: 'json' }
import hiBar from '../web/locales/hi/Navbar.json' with { type: 'json' }
import hiWaiting from '../web/locales/hi/Waiting.json' with { type: 'json' }
import { findStored, cachedPaths, openCopy, readPage, test, wordsFor } from './offline.ts'
import { open } from './open.ts'
import { newAccount } from './people.ts'
import { rememberSession, signIn } from './phone.ts'
import { checkScreen } from './screen-checks.ts'
import { logInByApi } from './screens.ts'
import { expect } from './test.ts'
import { outboxIsLoaded, writeComment } from './waiting.ts'

test.describe.configure({ timeout: 180_000 })

const isHindi = ({ project }: TestInfo) => project.name.endsWith('hi')
const bar = (info: TestInfo) => (isHindi(info) ? hiBar : enBar)
const waiting = (info: TestInfo) => (isHindi(info) ? hiWaiting : enWaiting)

const PROFILE = '/profile-customer'
const POST = '/postpage/1'
const COMMENT = 'Only I know what I wrote here'

const privateCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('haat-private')))

/** A signed-in user whose profile, chats and visited pages are cached. */
const settle = async (page: Page, info: TestInfo) => {
  const person = await newAccount(page, 'customer', info)
  await signIn(page, person)
  for (const path of ['/', PROFILE, '/chats', POST]) await readPage(page, path)
  await open(page, PROFILE)
  await expect(page.locator('main [name="username"]')).toHaveValue(person.username)
  await expect.poll(() => findStored(page, ['/api/manage-customer-profile/'])).not.toEqual([])
  await expect.poll(() => privateCaches(page)).toHaveLength(1)
  return person.username
}

const logOut = async (page: Page, info: TestInfo) => {
  await page.locator('header button[data-signed-in="true"]').click()
  await page.getByRole('button', { name: bar(info).logout, exact: true }).click()
}

const isSignedOut = (page: Page) =>
  expect(page.locator('header button[data-signed-in="false"]')).toBeVisible({ timeout: 20_000 })

test('a logout leaves nothing of the person in any cache or database', async ({ phone }, info) => {
  const page = await phone.start()
  const username = await settle(page, info)
  await logOut(page, info)
  await isSignedOut(page)
  await expect.poll(() => privateCaches(page)).toEqual([])
  await expect.poll(() => findStored(page, [username, '/api/manage-', '/chats', PROFILE])).toEqual([])
  expect(await cachedPaths(page)).not.toContain(POST)
  // What is not personal stays: the language, the files, the offline page.
  expect(await page.evaluate(() => window.localStorage.getItem('i18nextLng'))).not.toBeNull()
  phone.cut()
  await openCopy(page, PROFILE)
  await expect(page).toHaveURL(`/offline?from=${encodeURIComponent(PROFILE)}`)
})

test('an offline logout with unsent entries leaves nothing either', async ({ phone }, info) => {
  const page = await phone.start()
  const username = await settle(page, info)
  await open(page, POST)
  await expect(page.locator('main [name="comment"]')).toBeVisible()
  await outboxIsLoaded(page)
  phone.cut()
  await writeComment(page, COMMENT)
  await expect.poll(() => findStored(page, [COMMENT])).not.toEqual([])

  // What waits is shown where nothing else can be.
  await openCopy(page, '/services')
  await page.getByRole('link', { name: wordsFor(info).page.waiting.link }).click()
  await expect(page).toHaveURL('/waiting')
  await expect(page.locator('main li[data-state]')).toContainText(COMMENT)
  await page.goBack({ waitUntil: 'domcontentloaded' })
  await expect(page.getByText(wordsFor(info).page.waiting.text)).toBeVisible()
  await checkScreen(page, info, 'offline-waiting')

  await logOut(page, info)
  await page.getByRole('button', { name: waiting(info).leave.confirm }).click()
  await isSignedOut(page)
  await expect.poll(() => privateCaches(page)).toEqual([])
  await expect.poll(() => findStored(page, [username, COMMENT, '/api/manage-', PROFILE])).toEqual([])
})

test('offline the account menu has the logout, also on a phone that never opened it', async ({
  phone,
}, info) => {
  const page = await phone.start()
  await readPage(page, '/')
  const { username } = await newAccount(page, 'customer', info)
  const session = await logInByApi(page, { role: 'customer', username })
  phone.cut()
  await rememberSession(page, session)
  await openCopy(page, '/')
  await logOut(page, info)
  await isSignedOut(page)
})

test('a logout on a page that the service worker does not control clears everything too', async ({
  phone,
}, info) => {
  const page = await phone.start()
  const username = await settle(page, info)
  const devTools = await page.context().newCDPSession(page)
  // As with the shift key.
  const reloaded = page.waitForEvent('domcontentloaded')
  await devTools.send('Page.reload', { ignoreCache: true })
  await reloaded
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller === null)).toBe(true)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await logOut(page, info)
  await isSignedOut(page)
  await expect.poll(() => findStored(page, [username, '/api/manage-'])).toEqual([])
})

test('another user of the same phone sees nothing of the previous one, online or offline', async ({
  phone,
}, info) => {
  const page = await phone.start()
  const first = await settle(page, info)
  const [firstCache] = await privateCaches(page)

  // The replies of a session are served only to that session.
  phone.cut()
  const signedOutCall = () =>
    page.evaluate(() =>
      fetch('/api/manage-customer-profile/').then(
        ({ status }) => status,
        () => 'no answer',
      ),
    )
  expect(await signedOutCall()).toBe('no answer')
  phone.mend()

  const { username } = await newAccount(page, 'customer', info)
  await signIn(page, { role: 'customer', username })
  await readPage(page, '/following')
  await expect.poll(() => privateCaches(page)).not.toContain(firstCache)
  await expect.poll(() => findStored(page, [first])).toEqual([])
  expect(await cachedPaths(page)).not.toContain('/chats')
  await readPage(page, PROFILE)
  await expect(page.locator('main [name="username"]')).toHaveValue(username)
  await expect.poll(() => findStored(page, [username])).not.toEqual([])

  phone.cut()
  await openCopy(page, PROFILE)
  await expect(page.locator('main [name="username"]')).toHaveValue(username)
  await openCopy(page, '/chats')
  await expect(page).toHaveURL('/offline?from=%2Fchats')
  await expect(page.locator('main')).not.toContainText(first)
  expect(await findStored(page, [first])).toEqual([])
})
