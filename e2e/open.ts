import type { Locator, Page } from '@playwright/test'

const isHydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' })

const isReady = async (page: Page) => {
  await isHydrated(page)
  // Scripts of sections further down load at the first interaction.
  await page.evaluate(() => window.dispatchEvent(new Event('scroll')))
  await page.locator('html:not([data-sections-waiting])').waitFor({ state: 'attached' })
}

export const open = async (page: Page, path: string) => {
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' })
  await isReady(page)
  return response
}

export const openUntouched = async (page: Page, path: string) => {
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await isHydrated(page)
}

export const reload = async (page: Page) => {
  await page.reload({ waitUntil: 'domcontentloaded' })
  await isReady(page)
}

/** No part of the page is drawn as a placeholder any more. */
export const isLoaded = (page: Page) =>
  page.locator('html[data-hydrated]:not(:has([class*="skeleton"]))').waitFor({ state: 'attached' })

/** Opens the details of a row that is one summary until it is tapped. */
export const openRow = (row: Locator) => row.locator('details:not([open]) > summary').click()

/** On a phone the search of a list of results is collapsed. */
export const openSearch = async (page: Page) => {
  const row = page.locator('main details:has(form):not([open]) > summary').first()
  if (await row.isVisible()) await row.click()
}
