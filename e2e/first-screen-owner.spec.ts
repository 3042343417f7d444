// The pages on which an owner works are short on a small phone, in both languages.
import type { Page } from '@playwright/test'
import { someStaff, startStaffSession } from './admin.ts'
import {
  bottomOf,
  DESKTOP,
  expectAtMost,
  expectSteady,
  heightOf,
  sidesOf,
  SMALL_PHONE,
  topOf,
} from './first-screen.ts'
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
  for (const path of ['/viewrequests', '/chatrequests', '/viewreviews'])
    await expect(lists.first().locator(`a[href="${path}"]`)).toContainText(/\d/)
  for (const path of ['/createnewpost', '/traderdashboard/prices', '/traderdashboard/hours'])
    await expect(lists.nth(1).locator(`a[href="${path}"]`)).toBeVisible()
  expectAtMost('dashboard: what needs an answer ends', await bottomOf(lists.first()), { most: 640 })
  expectAtMost('dashboard: height above the footer', await bottomOf(page.locator('main')), { most: 900 })
  await expectSteady(page, 'dashboard')
})

test('the dashboard has two columns on a desktop, and nothing below its first screen', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await openAsOwner(page, '/traderdashboard')
  const [toAnswer, tools] = [page.locator('main ul').nth(0), page.locator('main ul').nth(1)]
  await expect(page.locator('main dl')).toBeVisible()
  expect(await topOf(tools)).toBe(await topOf(toAnswer))
  expect((await sidesOf(tools)).left).toBeGreaterThan((await sidesOf(toAnswer)).right)
  expect(await bottomOf(tools)).toBeLessThanOrEqual(DESKTOP.height)
  await expectSteady(page, 'dashboard, desktop')
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
  expectAtMost('requests: ten, above the footer', await bottomOf(page.locator('main')), { most: 1600 })
  await expectSteady(page, 'requests')
  await expect(rows.first().locator('time')).toBeVisible()
  await expect(rows.first().locator('a[href^="mailto:"]')).toBeHidden()
  await rows.first().locator('summary').click()
  await expect(rows.first().locator('a[href^="mailto:"]')).toBeVisible()
})

for (const path of ['/viewreviews', '/viewcomments'])
  test(`ten rows of ${path} are within 1,600 pixels`, async ({ page }) => {
    await openAsOwner(page, path)
    const rows = page.locator('main ol > li')
    await expect(rows.nth(9)).toBeAttached()
    expect(await bottomOf(rows.first())).toBeLessThanOrEqual(SMALL_PHONE.height)
    expectAtMost(`${path}: the tenth row ends`, await bottomOf(rows.nth(9)), { most: 1600 })
    await expectSteady(page, path)
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
  // The line below a row is not counted.
  const LINE = 1
  for (const row of await rows.all())
    expectAtMost('price list editor: a row', (await heightOf(row)) - LINE, { most: 56 })
  expectAtMost('price list editor: the last of 26 items ends', await bottomOf(rows.nth(25)), { most: 2200 })
  await expectSteady(page, 'price list editor')
})

test('a day of the opening hours is a row of 56 pixels, and the week is within 800', async ({ page }) => {
  await openAsOwner(page, '/traderdashboard/hours')
  const days = page.locator('form ul').first().locator(':scope > li')
  await expect(days).toHaveCount(7)
  for (const day of await days.all())
    expectAtMost('opening hours: the row of a day', await heightOf(day), { most: 56 })
  expectAtMost('opening hours: the week ends', await bottomOf(days.last()), { most: 800 })
  await expectSteady(page, 'opening hours')
})

test('an order in the admin panel is a row of 96 pixels', async ({ page }) => {
  await startStaffSession(page, await someStaff('owner'))
  await open(page, '/admin/orders')
  const rows = page.locator('main ul > li')
  await expect(rows.nth(9)).toBeAttached()
  for (const row of (await rows.all()).slice(0, 10))
    expectAtMost('order in the admin panel: a row', await heightOf(row), { most: 96 })
})

test('the sections of the admin panel fit the width of a desktop', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await startStaffSession(page, await someStaff('owner'))
  await open(page, '/admin')
  const sections = page.locator('header nav ul')
  expect(await sections.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0)
})
