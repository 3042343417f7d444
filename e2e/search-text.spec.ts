// The page /search reads a text as people type it: a sentence, a place, a product, and a text without a match.
import type { Page, TestInfo } from '@playwright/test'
import en from '../web/locales/en/Home.json' with { type: 'json' }
import hi from '../web/locales/hi/Home.json' with { type: 'json' }
import { open } from './open.ts'
import { expect, test } from './test.ts'

const isHindi = ({ project }: TestInfo) => project.name.endsWith('hi')
const wordsFor = (info: TestInfo) => (isHindi(info) ? hi : en)
const cards = (page: Page) => page.locator('main article')

const openSearch = (page: Page, text: string) => open(page, `/search?q=${encodeURIComponent(text)}`)

test('a sentence finds the category that it needs', async ({ page }) => {
  await openSearch(page, 'mujhe AC thik karwana hai')
  await expect(cards(page).first()).toContainText(/AC|एसी|Repair|मरम्मत|Cooling|Fridge|फ्रिज/i)
})

test('a place and a condition in the text are filters, which chips remove one by one', async ({
  page,
}, info) => {
  const { understood } = wordsFor(info).search
  const [place, category, text] = isHindi(info)
    ? ['गया', 'मिठाई और बेकरी', 'गया में वेरिफ़ाइड मिठाई']
    : ['Gaya', 'Sweets & Bakery', 'verified sweets in gaya']
  const chips = page.getByRole('navigation', { name: understood.label }).getByRole('link')
  const remove = (part: string) =>
    page.getByRole('link', { name: understood.remove.replace('{{part}}', part), exact: true }).click()
  await openSearch(page, text)
  await expect(chips).toHaveCount(3)
  await expect(cards(page).first()).toContainText(place)
  await remove(place)
  await expect(chips).toHaveCount(2)
  await expect(page).not.toHaveURL(/gaya|%E0%A4%97%E0%A4%AF/i)
  await remove(understood.verified)
  await expect(chips).toHaveCount(1)
  await expect(cards(page).first()).toBeVisible()
  await remove(category)
  await expect(chips).toHaveCount(0)
  await expect(page).toHaveURL(/\/search$/)
})

test('a product finds businesses that list it with a price', async ({ page }) => {
  await openSearch(page, 'samosa')
  await expect(cards(page).first()).toContainText(/samosa|समोसा/i)
  await expect(cards(page).first()).toContainText('₹')
})

test('items are suggested with their businesses, and searches are suggested again', async ({
  page,
}, info) => {
  const { bar } = wordsFor(info)
  const input = page.locator('main input[name="q"]').first()
  const options = page.getByRole('option')
  await open(page, '/')
  await input.focus()
  await expect(input).toHaveAttribute('role', 'combobox')
  await input.fill('samosa')
  await options
    .filter({ hasText: bar.sellers_other.replace('{{count}}', '').trim() })
    .first()
    .click()
  await expect(page).toHaveURL(/[?&]q=samosa/i)
  await expect(cards(page).first()).toContainText(/samosa|समोसा/i)

  await open(page, '/')
  await input.focus()
  await expect(options.first()).toContainText(/samosa/i)
  await options.filter({ hasText: bar.clearRecent }).click()
  await expect(options).toHaveCount(0)
})

test('a category that a place does not have is offered nearby and everywhere', async ({ page }, info) => {
  const { nothing } = wordsFor(info).search
  const [text, category, nearby] = isHindi(info)
    ? ['मेडिकल स्टोर गया', 'मेडिकल स्टोर', 'पटना']
    : ['medical store gaya', 'Medical Store', 'Patna']
  await openSearch(page, text)
  await expect(page.getByText(nothing.nearby)).toBeVisible()
  await expect(page.locator('main a[href*="category="]', { hasText: category })).toBeVisible()
  await page.locator('main a[href*="district="]', { hasText: nearby }).click()
  await expect(page.getByText(nothing.nearby)).toHaveCount(0)
  await expect(cards(page).first()).toContainText(nearby)
})

test('a text that matches nothing says so, and one unknown word is named', async ({ page }, info) => {
  const { nothing, similar, without } = wordsFor(info).search
  await openSearch(page, 'xyzzy')
  await expect(page.getByText(nothing.title)).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
  await openSearch(page, 'plumber xyzzy')
  await expect(page.getByRole('heading', { name: similar })).toBeVisible()
  await expect(page.getByText(without.replace('{{words}}', '‘xyzzy’'))).toBeVisible()
})
