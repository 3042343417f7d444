import { widths } from './journeys.ts'
import { open, openUntouched } from './open.ts'
import { expect, test } from './test.ts'

test('a district is suggested by any spelling, chosen with the keyboard, and carried to the results', async ({
  page,
}) => {
  await open(page, '/')
  const box = page.locator('input[name="district"]')
  await box.click()
  await box.pressSequentially('muzafarpur')
  await expect(
    page
      .getByRole('option')
      .filter({ hasText: /Muzaffarpur|मुज़फ़्फ़रपुर|मुजफ्फरपुर/ })
      .first(),
  ).toBeVisible()
  await box.press('ArrowDown')
  await box.press('Enter')
  await expect(page.getByRole('option')).toHaveCount(0)
  await page.locator('form[action="/home"] button[type="submit"]').first().click()
  await expect(page).toHaveURL(/\/home\?.*district=[^&]+/)
})

test('a category is selected by a click, deselected by a second one, and used in the results', async ({
  page,
}) => {
  await open(page, '/')
  const category = page.locator('form[action="/home"] button[name="category"]').first()
  await category.click()
  await expect(category).toHaveAttribute('aria-pressed', 'true')
  await category.click()
  await expect(category).toHaveAttribute('aria-pressed', 'false')
  await category.click()
  await page.locator('form[action="/home"] button[type="submit"]').first().click()
  await expect(page).toHaveURL(/\/home\?category=\d+/)
})

test.describe('on a small phone', () => {
  test.use({ isFresh: true, isMobile: true, viewport: widths.phone })

  test('the note about the app leaves the search field free', async ({ page }) => {
    await openUntouched(page, '/')
    await expect(page.locator('aside[aria-labelledby="app-note"]')).toBeVisible()
    const field = page.locator('main input[name="q"]')
    const isOnTop = await field.evaluate((input) => {
      const { x, y, width, height } = input.getBoundingClientRect()
      return document.elementFromPoint(x + width / 2, y + height - 2) === input
    })
    expect(isOnTop).toBe(true)
  })
})
