// A line that is lost while a page loads, and comes back: the page mends itself.
import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

test.use({ isFresh: true })

/** Requests for it are cut off. Answers how to let the later ones through. */
const cutOff = async (page: Page, file: RegExp) => {
  let isCut = true
  await page.route(file, (route) => (isCut ? route.abort('connectionreset') : route.continue()))
  return () => {
    isCut = false
  }
}

const isHydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' })

test('a script that was lost: the page is loaded again when the connection is back', async ({ page }) => {
  const mend = await cutOff(page, /\/assets\/shell-.*\.js/)
  const lost = page.waitForEvent('requestfailed')
  await page.goto('/services')
  await lost
  mend()
  await isHydrated(page)
})

test('a page in use is not reloaded', async ({ page }) => {
  const mend = await cutOff(page, /\/assets\/shell-.*\.js/)
  const lost = page.waitForEvent('requestfailed')
  await page.goto('/search')
  await lost
  await page.locator('main input[name="q"]').fill('mithai')
  await page.keyboard.press('End')
  const isBack = page.waitForResponse(/\/assets\/shell-.*\.js/)
  mend()
  await isBack
  await expect(page.locator('main input[name="q"]')).toHaveValue('mithai')
  expect(await page.evaluate('performance.getEntriesByType("navigation")[0].type')).toBe('navigate')
})

test('styles that were lost are asked for until they come', async ({ page }) => {
  const mend = await cutOff(page, /\/assets\/shell-.*\.css/)
  page.once('requestfailed', () => page.once('requestfailed', mend))
  await page.goto('/services')
  await isHydrated(page)
  // Where the bar is a row by its styles alone.
  await expect(page.locator('header > div').first()).toHaveCSS('display', 'flex')
})

for (const file of ['js', 'css'])
  test(`a part whose ${file} was lost loads with its styles at the next interaction`, async ({ page }) => {
    const mend = await cutOff(page, new RegExp(`/assets/LocationSlider-.*\\.${file}`))
    await page.goto('/services')
    await isHydrated(page)
    const lost = page.waitForEvent('console', (message) => message.text().includes('could not be loaded'))
    await page.locator('footer').scrollIntoViewIfNeeded()
    await lost
    mend()
    await page.keyboard.press('End')
    await expect(page.locator('footer section')).toHaveCSS('display', 'grid')
  })
