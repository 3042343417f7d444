import { expect, type Page } from '@playwright/test'

/** Messages leave through a job: they are there a moment later. */
export const landsInOutbox = (page: Page, text: string) =>
  expect
    .poll(
      async () => {
        await page.goto('/outbox')
        return page.locator('main').innerText()
      },
      { timeout: 15_000 },
    )
    .toContain(text)
