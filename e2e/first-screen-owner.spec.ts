// The pages on which an owner works are short on a small phone, in both languages.
import type { Page } from '@playwright/test'
import { bottomOf, heightOf, SMALL_PHONE } from './first-screen.ts'
import { isLoaded, open } from './open.ts'
import { signInAs } from './screens.ts'
import { expect, test } from './test.ts'

test.use({ viewport: SMALL_PHONE })

const openAsOwner = async (page: Page, path: string) => {
  await signInAs(page, { role: 'provider', username: 'sharma_sweets' })
  await open(page, path)
  await isLoaded(page)
  await page.evaluate(() => document.fonts.ready)
}

test('the dashboard has what waits for an answer on the first screen, and all of it in 900 pixels', async ({
  page,
}) => {
  await openAsOwner(page, '/traderdashboard')
  const lists = page.locator('main ul')
  await expect(page.getByRole('switch')).toBeVisible()
  await expect(page.locator('main dl')).toBeVisible()
  await expect(lists.first().locator('a[href="/viewrequests"]')).toContainText(/\d/)
  expect(await bottomOf(lists.first())).toBeLessThanOrEqual(SMALL_PHONE.height)
  expect(await bottomOf(page.locator('main'))).toBeLessThanOrEqual(900)
})

test('the post dashboard is one screen', async ({ page }) => {
  await openAsOwner(page, '/Postdashboard')
  expect(await bottomOf(page.locator('main ul'))).toBeLessThanOrEqual(SMALL_PHONE.height)
})

test('ten requests are within 1,600 pixels, with their numbers and statuses', async ({ page }) => {
  await openAsOwner(page, '/viewrequests')
  const rows = page.locator('main section li')
  await expect(rows).toHaveCount(10)
  for (const control of ['a[href^="tel:"]', 'a[href^="https://wa.me/"]', 'select'])
    await expect(rows.locator(`${control} >> visible=true`)).toHaveCount(10)
  expect(await bottomOf(rows.first())).toBeLessThanOrEqual(SMALL_PHONE.height)
  expect(await bottomOf(page.locator('main'))).toBeLessThanOrEqual(1600)
})

for (const path of ['/viewreviews', '/viewcomments'])
  test(`ten rows of ${path} are within 1,600 pixels`, async ({ page }) => {
    await openAsOwner(page, path)
    const rows = page.locator('main ol > li')
    await expect(rows.nth(9)).toBeAttached()
    expect(await bottomOf(rows.first())).toBeLessThanOrEqual(SMALL_PHONE.height)
    expect(await bottomOf(rows.nth(9))).toBeLessThanOrEqual(1600)
  })

test('a row opens by the keyboard and stays where it is', async ({ page }) => {
  await openAsOwner(page, '/viewreviews')
  const row = page.locator('main ol > li').nth(6)
  await row.locator('summary').focus()
  const onScreen = () => row.evaluate((node) => Math.round(node.getBoundingClientRect().top))
  const top = await onScreen()
  await page.keyboard.press('Enter')
  await expect(row.getByRole('button').first()).toBeVisible()
  expect(await onScreen()).toBe(top)
})

test('26 items of a price list are rows of 56 pixels, within 2,200', async ({ page }) => {
  await openAsOwner(page, '/traderdashboard/prices')
  const rows = page.locator('main [data-item]')
  await expect(rows.nth(25)).toBeAttached()
  for (const row of await rows.all()) expect(Math.floor(await heightOf(row))).toBeLessThanOrEqual(57)
  expect(await bottomOf(rows.nth(25))).toBeLessThanOrEqual(2200)
})

test('a day of the opening hours is a row of 56 pixels, and the week is within 800', async ({ page }) => {
  await openAsOwner(page, '/traderdashboard/hours')
  const days = page.locator('form ul').first().locator(':scope > li')
  await expect(days).toHaveCount(7)
  for (const day of await days.all()) expect(await heightOf(day)).toBeLessThanOrEqual(56)
  expect(await bottomOf(days.last())).toBeLessThanOrEqual(800)
})
