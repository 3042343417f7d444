// The filters and orders of a list of businesses, with scripts and without.
import type { Page } from '@playwright/test'
import en from '../web/locales/en/Home.json' with { type: 'json' }
import hi from '../web/locales/hi/Home.json' with { type: 'json' }
import { open } from './open.ts'
import { violations } from './screen-checks.ts'
import { expect, test } from './test.ts'

const cards = (page: Page) => page.locator('main article')
const titles = (page: Page) => cards(page).locator(':is(h2, h3)').allInnerTexts()
/** Both languages: the badge of a verified business, and a card of one that is closed. */
const VERIFIED = /Verified|वेरिफ़ाइड/
const CLOSED = /Closed|अभी बंद/
const link = (page: Page, change: string) => page.locator(`main nav a[href*="${change}"]`)
const chosen = (page: Page) => page.locator('main nav a[aria-current="true"]')

const visitFilters = async (page: Page, path: string) => {
  const all = await titles(page)
  expect(all.length).toBeGreaterThan(0)
  await link(page, 'verified=1').click()
  await expect(page).toHaveURL(/verified=1/)
  await expect(chosen(page)).toHaveCount(2)
  for (const card of await cards(page).all()) await expect(card).toContainText(VERIFIED)

  await link(page, 'open_now=1').click()
  await expect(page).toHaveURL(/verified=1&open_now=1/)
  await expect(chosen(page)).toHaveCount(3)
  await expect(cards(page).filter({ hasText: CLOSED })).toHaveCount(0)

  await link(page, 'sort=rating').click()
  await expect(page).toHaveURL(/sort=rating/)
  await expect(page.locator('main')).toContainText(
    new RegExp(`${en.choices.ratingOrder}|${hi.choices.ratingOrder}`),
  )

  // No business is rated with five, verified and of this name: each filter can be removed.
  await page.goto(`${path}?q=zzqxqzz&verified=1&min_rating=5`)
  const remove = page.locator('main a', { hasText: /Remove|हटाएँ/ })
  await expect(remove.first()).toBeVisible()
}

test('results are narrowed and ordered by links, which a shared URL keeps', async ({ page, otherPage }) => {
  await open(page, '/home')
  await visitFilters(page, '/home')
  await open(page, '/home?verified=1&sort=newest')
  const listed = await titles(page)
  const friend = await otherPage()
  await open(friend, page.url())
  await expect.poll(() => titles(friend)).toEqual(listed)
  expect(await violations(page, {})).toEqual([])
})

test('the filters are reached by keyboard', async ({ page }) => {
  await open(page, '/search?q=mithai&type=providers')
  await link(page, 'verified=1').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/verified=1/)
  await page.goBack()
  await expect(chosen(page)).toHaveCount(1)
})

test('a business that is found by what it sells shows the item and its price', async ({ page }) => {
  await open(page, '/home')
  const item = await page.evaluate(async () => {
    const providers: { id: number }[] = await (await fetch('/api/marketplace/search/?limit=50')).json()
    for (const { id } of providers) {
      const { groups } = await (await fetch(`/api/providers/${id}/items/`)).json()
      const name: unknown = groups[0]?.items[0]?.name
      if (typeof name === 'string') return name
    }
    return ''
  })
  await open(page, `/home?q=${encodeURIComponent(item)}`)
  await expect(cards(page).filter({ hasText: item }).first()).toContainText(/₹|Ask for price|दाम पूछें/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the same links filter and sort', async ({ page }) => {
    for (const path of ['/home', '/search?q=mithai&type=providers']) {
      await page.goto(path)
      await link(page, 'verified=1').click()
      await expect(page).toHaveURL(/verified=1/)
      for (const card of await cards(page).all()) await expect(card).toContainText(VERIFIED)
      await link(page, 'sort=newest').click()
      await expect(page).toHaveURL(/verified=1&sort=newest/)
      await expect(chosen(page)).toHaveCount(2)
    }
  })
})
