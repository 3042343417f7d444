// Opening a page: it is ready as soon as its scripts have taken over, whatever is still under way.
import type { Page } from '@playwright/test'

const isReady = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' })

export const open = async (page: Page, path: string) => {
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' })
  await isReady(page)
  return response
}

export const reload = async (page: Page) => {
  await page.reload({ waitUntil: 'domcontentloaded' })
  await isReady(page)
}

/** No part of the page is drawn as a placeholder any more. */
export const isLoaded = (page: Page) =>
  page.locator('html[data-hydrated]:not(:has([class*="skeleton"]))').waitFor({ state: 'attached' })
