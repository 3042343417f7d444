import { expect, test } from '@playwright/test'
import { aShop, builtScreens } from './screens.ts'

test('no page scrolls sideways at 320 pixels', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 640 })
  for (const screen of [...builtScreens, await aShop(page), '/no-such-page']) {
    await page.goto(screen)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, screen).toBeLessThanOrEqual(0)
  }
})
