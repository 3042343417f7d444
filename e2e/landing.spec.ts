// The search form of the home page.
import { open } from './open.ts'
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

test('a category is chosen by a click, let go by a second one, and carried to the results', async ({
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
