import { expect, type Page } from '@playwright/test'

/** Messages leave through a job: they are there a moment later. */
export const expectInOutbox = async (page: Page, text: string) => {
  const sent = async () => (await page.request.get('/api/outbox/')).text()
  await expect.poll(sent, { timeout: 15_000 }).toContain(text)
  await page.goto('/outbox')
  await expect(page.locator('main')).toContainText(text)
}
