// The first screen of those who look for a business: home page, results, market pages, followed and saved, in both languages.
import type { Page } from '@playwright/test'
import en from '../web/locales/en/Index.json' with { type: 'json' }
import hi from '../web/locales/hi/Index.json' with { type: 'json' }
import { bottomOf, heightOf, layoutShiftOf, SMALL_PHONE } from './first-screen.ts'
import { isLoaded, open } from './open.ts'
import { signInAs } from './screens.ts'
import { expect, test } from './test.ts'

test.use({ viewport: SMALL_PHONE })

const TALL_PHONE = { width: 360, height: 740 }

/** Of the home page, also where more of it is on the first screen. */
const expectSteadyHome = async (page: Page) => {
  for (const size of [SMALL_PHONE, TALL_PHONE]) {
    await page.setViewportSize(size)
    await open(page, '/')
    await expect(page.locator('footer')).toBeAttached()
    expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.02)
  }
}

const CUSTOMER = { role: 'customer', username: 'asha' } as const
const cards = (page: Page) => page.locator('main article')
const expectRows = async (page: Page) => {
  await expect(cards(page).first()).toBeVisible()
  const heights = await cards(page).evaluateAll((rows) =>
    rows
      .filter((row) => row.querySelector('a[href^="/providerprofile/"]'))
      .map((row) => row.getBoundingClientRect().height),
  )
  expect(heights.length).toBeGreaterThan(0)
  expect(Math.max(...heights)).toBeLessThanOrEqual(96)
}
test('a visitor’s home page has the search within 420 pixels, below a narrow drawing', async ({ page }) => {
  await open(page, '/')
  await expect(page.locator('main h1')).toBeVisible()
  const form = page.locator('main form[action="/home"]')
  expect(await bottomOf(form.locator('input[name="q"]'))).toBeLessThanOrEqual(420)
  expect(await bottomOf(form.locator('button[type="submit"]').first())).toBeLessThanOrEqual(420)
  const drawing = page.locator('main svg[viewBox="0 0 600 290"]')
  await expect(drawing).toBeVisible()
  expect(await heightOf(drawing)).toBeLessThanOrEqual(80)
})

test('the home page of a person who viewed a business has the search first and no hero', async ({ page }) => {
  await open(page, '/home?q=sweets')
  const name = await cards(page).first().locator('h2').innerText()
  await cards(page).first().getByRole('link').first().click()
  await expect(page.locator('main h1')).toContainText(name)
  await open(page, '/')
  await expect(page.locator('main svg[viewBox="0 0 600 290"]')).toBeHidden()
  expect(await bottomOf(page.locator('main button[type="submit"]').first())).toBeLessThanOrEqual(260)
  const viewed = page.locator('main section', {
    hasText: new RegExp(`${en.returning.viewed}|${hi.returning.viewed}`),
  })
  await expect(viewed.locator('article')).toContainText(name)
  expect(await heightOf(viewed.locator('article'))).toBeLessThanOrEqual(96)
  await expectSteadyHome(page)
})

test('a customer’s home page has the search, then new posts, then open businesses', async ({ page }) => {
  await signInAs(page, CUSTOMER)
  await open(page, '/')
  const headings = page.locator('main h2')
  await expect(headings.nth(0)).toHaveText(/New for you|आपके लिए नया/)
  await expect(headings.nth(1)).toHaveText(/open now|अभी खुली/i)
  expect(await bottomOf(page.locator('main button[type="submit"]').first())).toBeLessThanOrEqual(260)
  expect(await bottomOf(headings.nth(0))).toBeLessThanOrEqual(SMALL_PHONE.height)
  await expectSteadyHome(page)
})

for (const path of [
  '/home?q=sweets',
  '/home',
  '/search?q=mithai',
  '/search?q=mithai+verified&type=providers',
])
  test(`${path} has its search in one row and three results on the first screen`, async ({ page }) => {
    await open(page, path)
    expect(await heightOf(page.locator('main details:has(form)'))).toBeLessThanOrEqual(56)
    await expectRows(page)
    expect(await bottomOf(cards(page).nth(2))).toBeLessThanOrEqual(SMALL_PHONE.height)
  })

test('the search of the results opens by a tap, with the focus in its first field', async ({ page }) => {
  await open(page, '/home?q=sweets')
  await expect(page.locator('main input[name="q"]')).toBeHidden()
  await page.locator('main details:has(form) > summary').click()
  await expect(page.locator('main input[name="q"]')).toBeFocused()
  await page.locator('main input[name="q"]').fill('chai')
  await page.keyboard.press('Enter')
  await expect(page.locator('main h1')).toContainText('chai')
  await expect(page.locator('main input[name="q"]')).toBeHidden()
})

test('filters and orders are one row, in which the keyboard scrolls to the last', async ({ page }) => {
  await open(page, '/home?q=sweets')
  const links = page.locator('main nav:has(a[href*="sort="]) a, main nav:has(a[href*="verified=1"]) a')
  const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  await links.last().focus()
  await expect(links.last()).toBeInViewport({ ratio: 1 })
})

for (const path of ['/market/bihar/gaya', '/market/bihar/gaya/sweets-bakery'])
  test(`the businesses of ${path} are rows`, async ({ page }) => {
    await open(page, path)
    await expectRows(page)
    expect(await bottomOf(cards(page).first())).toBeLessThanOrEqual(SMALL_PHONE.height)
  })

for (const path of ['/profile-customer', '/security'])
  test(`${path} does not move while it loads`, async ({ page }) => {
    await signInAs(page, CUSTOMER)
    for (const size of [SMALL_PHONE, TALL_PHONE]) {
      await page.setViewportSize(size)
      await open(page, path)
      await expect(page.locator('main form').first()).toBeVisible()
      await isLoaded(page)
      expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.02)
    }
  })

test('followed businesses and saved posts are rows', async ({ page }) => {
  await signInAs(page, CUSTOMER)
  await open(page, '/following')
  await expectRows(page)
  expect(await bottomOf(cards(page).nth(1))).toBeLessThanOrEqual(SMALL_PHONE.height)
  expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.02)
  await open(page, '/saved')
  await expect(cards(page).first()).toBeVisible()
  const heights = await cards(page).evaluateAll((rows) =>
    rows.map((row) => row.getBoundingClientRect().height),
  )
  expect(Math.max(...heights)).toBeLessThanOrEqual(96)
  expect(await bottomOf(cards(page).nth(2))).toBeLessThanOrEqual(SMALL_PHONE.height)
})
