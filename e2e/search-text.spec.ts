// The page /search reads a text as people type it: a sentence, a place, a product, and a text without a match.
import type { Page } from '@playwright/test'
import { open } from './open.ts'
import { expect, test } from './test.ts'

const isHindi = (name: string) => name.endsWith('hi')
const cards = (page: Page) => page.locator('main article')
const chip = (page: Page, part: string, hindi: boolean) =>
  page.getByRole('link', { name: hindi ? `${part} हटाएँ` : `Remove ${part}`, exact: true })

const openSearch = (page: Page, text: string) => open(page, `/search?q=${encodeURIComponent(text)}`)

test('a sentence finds the category that it needs', async ({ page }) => {
  await openSearch(page, 'mujhe AC thik karwana hai')
  await expect(cards(page).first()).toContainText(/AC|एसी|Repair|मरम्मत|Cooling|Fridge|फ्रिज/i)
})

test('a place in the text is a filter that its chip removes', async ({ page }, info) => {
  const hindi = isHindi(info.project.name)
  const place = hindi ? 'गया' : 'Gaya'
  await openSearch(page, hindi ? 'गया में मिठाई' : 'sweets in gaya')
  await expect(cards(page).first()).toContainText(place)
  await chip(page, place, hindi).click()
  await expect(page).not.toHaveURL(/gaya|%E0%A4%97%E0%A4%AF/i)
  await expect(chip(page, place, hindi)).toHaveCount(0)
  await expect(cards(page).first()).toBeVisible()
})

test('a product finds businesses that list it with a price', async ({ page }) => {
  await openSearch(page, 'samosa')
  await expect(cards(page).first()).toContainText(/samosa|समोसा/i)
  await expect(cards(page).first()).toContainText('₹')
})

test('a text that matches nothing says so, and one unknown word is named', async ({ page }, info) => {
  const hindi = isHindi(info.project.name)
  await openSearch(page, 'xyzzy')
  await expect(page.getByText(hindi ? 'इस खोज से कुछ नहीं मिला' : 'Nothing found for this search')).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
  await openSearch(page, 'plumber xyzzy')
  await expect(
    page.getByRole('heading', { name: hindi ? 'मिलते-जुलते बिज़नेस' : 'Similar businesses' }),
  ).toBeVisible()
  await expect(
    page.getByText(hindi ? '“xyzzy” के बिना नतीजे' : 'Showing results without “xyzzy”'),
  ).toBeVisible()
})
