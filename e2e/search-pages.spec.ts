// The pages /posts and /search: what a visitor finds, and that the address keeps it.
import type { Page } from '@playwright/test'
import { open, openSearch, reload } from './open.ts'
import { expect, test } from './test.ts'

const isHindi = (name: string) => name.endsWith('hi')
const cards = (page: Page) => page.locator('main article')
const titles = (page: Page) => cards(page).locator(':is(h2, h3)').allInnerTexts()
const moreLink = (page: Page) => page.locator('main a[href*="shown="]')
const searchInput = (page: Page) => page.locator('main input[name="q"]')

const search = async (page: Page, text: string) => {
  await openSearch(page)
  await searchInput(page).fill(text)
  await searchInput(page).press('Enter')
  await expect(page).toHaveURL(new RegExp(`[?&]q=${text}`))
}

test('posts: three, three more, and a refresh and the way back keep them', async ({ page }, info) => {
  await open(page, '/posts')
  await expect(page.locator('h1')).toHaveText(
    isHindi(info.project.name) ? 'हाट पोस्ट देखें' : 'Haat Explore Posts',
  )
  await expect(cards(page)).toHaveCount(3)
  await moreLink(page).click()
  await expect(cards(page)).toHaveCount(6)
  await expect(cards(page).nth(3).locator('a')).toBeFocused()
  const listed = await titles(page)

  await reload(page)
  await expect.poll(() => titles(page)).toEqual(listed)
  await cards(page).nth(4).locator('a').click()
  await expect(page).toHaveURL(/\/postpage\/\d+/)
  await page.goBack()
  await expect.poll(() => titles(page)).toEqual(listed)
})

test('posts: the URL has the search; back, a shared link and the top bar work', async ({
  page,
  otherPage,
}, info) => {
  await open(page, '/posts')
  await expect(cards(page)).toHaveCount(3)
  const first = await titles(page)
  await search(page, 'mithai')
  await expect(page.locator('h1')).toContainText('mithai')
  await expect(page.locator('h1')).toBeFocused()
  await expect(cards(page)).toHaveCount(3)
  const results = await titles(page)

  const friend = await otherPage()
  await open(friend, page.url())
  await expect.poll(() => titles(friend)).toEqual(results)
  await expect(searchInput(friend)).toHaveValue('mithai')

  await page.goBack()
  await expect.poll(() => titles(page)).toEqual(first)
  await expect(searchInput(page)).toHaveValue('')
  await page.goForward()
  await expect.poll(() => titles(page)).toEqual(results)

  if (info.project.name.startsWith('phone')) await page.locator('button[popovertarget="pages"]').click()
  await page.locator('#pages a[href="/posts"]').click()
  await expect.poll(() => titles(page)).toEqual(first)
  await expect(searchInput(page)).toHaveValue('')
})

test('posts: a search that finds nothing, and one that fails, say so', async ({ page }, info) => {
  const hindi = isHindi(info.project.name)
  await open(page, '/posts?q=zzqxqzz')
  await expect(page.locator('main')).toContainText(
    hindi ? 'इस खोज से मेल खाती कोई पोस्ट नहीं मिली।' : 'No posts found for the search criteria.',
  )
  await page.route('**/api/blogs/search/**', (route) => route.abort())
  await search(page, 'mithai')
  await expect(page.locator('main [role="alert"]')).toContainText(
    hindi ? 'नतीजे लोड नहीं हुए' : 'Error fetching search results',
  )
  await page.unroute('**/api/blogs/search/**')
  await page.locator('main [role="alert"] button').click()
  await expect(cards(page)).toHaveCount(3)
})

test('search: both kinds together, then one kind with more pages', async ({ page }) => {
  await open(page, '/search?q=mithai')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('main section')).toHaveCount(2)
  await page.locator('main nav a[href*="type=posts"]').click()
  await expect(page.locator('main nav a[aria-current="page"]')).toHaveAttribute('href', /type=posts/)
  await expect(cards(page)).toHaveCount(20)
  await moreLink(page).click()
  await expect.poll(() => cards(page).count()).toBeGreaterThan(20)
  const listed = await titles(page)
  await reload(page)
  await expect.poll(() => titles(page)).toEqual(listed)
  await page.goBack()
  await expect(page.locator('main section')).toHaveCount(2)
})

test('search: the links of an empty result lead to results', async ({ page }) => {
  await open(page, '/search?q=mirhai')
  await page.locator('main a[href*="q=mithai"]').first().click()
  await expect(page.locator('h1')).toContainText('mithai')
  await expect(cards(page).first()).toBeVisible()

  await open(page, '/search?q=tailor&category=9')
  await page.locator('main a[href="/search?q=tailor"]').click()
  await expect(page).toHaveURL(/\/search\?q=tailor$/)
  await expect(cards(page).first()).toBeVisible()
})

test('search: nearest first, and the URL does not contain the position', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 25.594, longitude: 85.137 })
  await open(page, '/search?q=chai&type=providers')
  await page.locator('main nav a[href*="sort=near"]').click()
  await expect(page).toHaveURL(/sort=near/)
  await expect(cards(page).first()).toContainText(/km|किमी/)
  expect(page.url()).not.toMatch(/lat|lng|25\.5|85\.1/)
  await reload(page)
  await expect(cards(page).first()).toContainText(/km|किमी/)
})

test.describe('without a position', () => {
  test.use({ permissions: [] })
  test('search: the best matches are first, and the page says why', async ({ page }) => {
    await open(page, '/search?q=chai&type=providers')
    await expect(cards(page).first()).toBeVisible()
    const best = await titles(page)
    await page.locator('main nav a[href*="sort=near"]').click()
    await expect(page.locator('main [role="status"]').first()).toBeVisible()
    await expect.poll(() => titles(page)).toEqual(best)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('posts are paged, searched and found again', async ({ page }) => {
    await page.goto('/posts')
    await expect(cards(page)).toHaveCount(3)
    await moreLink(page).click()
    await expect(cards(page)).toHaveCount(6)
    await openSearch(page)
    await searchInput(page).fill('mithai')
    await page.locator('form[action="/posts"] button[type="submit"]').first().click()
    await expect(page).toHaveURL(/\/posts\?.*q=mithai/)
    await expect(page.locator('h1')).toContainText('mithai')
    await expect(cards(page)).toHaveCount(3)
  })

  test('everything is searched by a plain form, filtered by links, and paged', async ({ page }) => {
    await page.goto('/search')
    await searchInput(page).fill('mithai')
    await page.locator('form[action="/search"] button[type="submit"]').first().click()
    await expect(page).toHaveURL(/\/search\?.*q=mithai/)
    await expect(cards(page).first()).toBeVisible()
    await page.locator('main nav a[href*="type=posts"]').click()
    await expect(cards(page)).toHaveCount(20)
    await moreLink(page).click()
    await expect.poll(() => cards(page).count()).toBeGreaterThan(20)
  })

  test('nearest first says that it needs a position', async ({ page }) => {
    await page.goto('/search?q=chai&sort=near')
    await expect(page.locator('main [role="status"]').first()).toBeVisible()
    await expect(cards(page).first()).toBeVisible()
  })
})
