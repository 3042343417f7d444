// A customer follows a provider by way of the login, hears of its post and saves it; another reads the feed and blocks the shop.
import type { Page, TestInfo } from '@playwright/test'
import enContact from '../web/locales/en/Contact.json' with { type: 'json' }
import en from '../web/locales/en/Following.json' with { type: 'json' }
import enBar from '../web/locales/en/Navbar.json' with { type: 'json' }
import hiContact from '../web/locales/hi/Contact.json' with { type: 'json' }
import hi from '../web/locales/hi/Following.json' with { type: 'json' }
import hiBar from '../web/locales/hi/Navbar.json' with { type: 'json' }
import { newBrowserPage } from './admin.ts'
import { open, reload } from './open.ts'
import { fill, newAccount, PASSWORD, randomDigits } from './people.ts'
import { checkScreen } from './screen-checks.ts'
import { logInByApi, signInAs } from './screens.ts'
import { expect, type OtherPage, test } from './test.ts'

const NARROW = { width: 320, height: 640 }

const wordsFor = ({ project }: TestInfo) =>
  project.name.endsWith('hi')
    ? { ...hi, bar: hiBar, block: hiContact.block }
    : { ...en, bar: enBar, block: enContact.block }

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

const aProvider = async (otherPage: OtherPage, info: TestInfo) => {
  const page = await newBrowserPage(otherPage, info)
  const { id, access_token } = await logInByApi(page, await newAccount(page, 'provider', info))
  const publish = async () => {
    const written = await page.request.post('/api/blogs/', {
      headers: bearer(access_token),
      multipart: { title: `Fresh tilkut ${randomDigits(6)}`, content: 'Two kinds, from Monday.' },
    })
    expect(written.status()).toBe(201)
    return (await written.json()) as { blog_id: number; title: string }
  }
  const profile = await page.request.get(`/api/provider-profile/${id}/`)
  const { provider } = (await profile.json()) as { provider: { business_name: string } }
  return { id, name: provider.business_name, path: `/providerprofile/${id}`, publish }
}

const toggle = (page: Page, name: string) =>
  page.locator(`main button[aria-pressed]:not([aria-busy])[aria-label$=": ${name}"]`)
const isPressed = (page: Page, name: string) =>
  expect(toggle(page, name)).toHaveAttribute('aria-pressed', 'true')

const followByLogin = async (page: Page, { path }: { path: string }, username: string) => {
  await open(page, path)
  await page.locator('main a[href="/logincustomer"][aria-label]').first().click()
  await expect(page.locator('main form img')).toBeVisible()
  await fill(page, { identifier: username, password: PASSWORD, captcha: 'haat' })
  // The button says so before the server does.
  const isFollowing = page.waitForResponse(
    (response) => response.url().endsWith('/follow/') && response.request().method() === 'PUT',
  )
  await page.locator('main form button[type="submit"]').click()
  await expect(page).toHaveURL(path, { timeout: 15_000 })
  await isFollowing
}

test('a visitor follows after the login, is notified of a post, and saves it', async ({
  otherPage,
}, info) => {
  const words = wordsFor(info)
  const page = await newBrowserPage(otherPage, info)
  const provider = await aProvider(otherPage, info)
  const { username } = await newAccount(page, 'customer', info)

  // What the visitor pressed is done after the login.
  await followByLogin(page, provider, username)
  await isPressed(page, provider.name)
  await expect(page.getByText(/^1 (follower|फ़ॉलोअर)$/)).toBeVisible()

  // The bell rings and leads to the post, which is saved.
  const bell = page.locator('header').getByRole('button', { name: words.bar.notifications.title })
  await expect(bell).toBeVisible()
  const { title } = await provider.publish()
  await expect(bell).toHaveText('1', { timeout: 15_000 })
  await bell.click()
  await page.locator('header [popover]:popover-open li a').filter({ hasText: title }).click()
  await expect(page).toHaveURL(/\/postpage\/\d+$/)
  await toggle(page, title).dblclick()
  await isPressed(page, title)
  await reload(page)
  await isPressed(page, title)
})

test('the feed is on the home page and the page of followed businesses, and ends with a block', async ({
  otherPage,
}, info) => {
  const words = wordsFor(info)
  const page = await newBrowserPage(otherPage, info)
  const provider = await aProvider(otherPage, info)
  const { access_token } = await signInAs(page, await newAccount(page, 'customer', info))
  const headers = bearer(access_token)
  expect((await page.request.put(`/api/providers/${provider.id}/follow/`, { headers })).status()).toBe(200)
  const { title, blog_id } = await provider.publish()
  expect((await page.request.put(`/api/blogs/${blog_id}/save/`, { headers })).status()).toBe(200)

  // What is new since the last look, then the feed; both fit a narrow phone.
  await page.setViewportSize(NARROW)
  await open(page, '/following')
  const followed = page.locator('main li[id^="shop-"]')
  await expect(followed).toContainText(/^.*1 (new post|नई पोस्ट)/)
  await expect(page.locator('main li[id^="post-"]')).toContainText(title)
  await checkScreen(page, info, 'following')

  // The home page begins with the feed, and nothing jumps when it comes.
  await page.goto('/', { waitUntil: 'commit' })
  const heading = page.locator('main h1')
  await heading.waitFor()
  // Letters of another font have other sizes.
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  const { y } = (await heading.boundingBox()) ?? {}
  await expect(page.locator('main li').first()).toContainText(title)
  expect((await heading.boundingBox())?.y).toBe(y)
  await checkScreen(page, info, 'home-feed')

  await open(page, '/following')
  await followed.getByRole('button', { name: words.shops.unfollow }).click()
  await expect(followed).toContainText(words.shops.unfollowed)
  await followed.getByRole('button', { name: words.shops.followAgain }).click()
  await expect(page.locator('main li[id^="post-"]')).toContainText(title)

  await open(page, '/saved')
  const saved = page.locator('main li[id^="post-"]')
  await saved.getByRole('button', { name: words.saved.remove }).click()
  await expect(saved).toContainText(words.saved.removed)
  await checkScreen(page, info, 'saved')
  await saved.getByRole('button', { name: words.saved.saveAgain }).click()
  await expect(saved).not.toContainText(words.saved.removed)

  await open(page, provider.path)
  await page.getByRole('button', { name: words.block.title, exact: true }).click()
  await page.locator('dialog[open] button[type="submit"]').click()
  await expect(toggle(page, provider.name)).toHaveCount(0)
  await open(page, '/following')
  await expect(page.locator('main')).toContainText(words.shops.empty)
})
