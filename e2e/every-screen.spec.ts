import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { allScreens, builtScreens } from './screens.ts'

const language = (name: string) => name.split('-')[1] ?? 'en'

for (const screen of allScreens) {
  test(`${screen} opens in its language, without errors`, async ({ page }, info) => {
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('status of 404')) errors.push(message.text())
    })
    page.on('pageerror', (error) => errors.push(error.message))
    const response = await page.goto(screen, { waitUntil: 'networkidle' })
    expect(response?.status()).toBe(screen === '/no-such-page' ? 404 : 200)
    await expect(page.locator('html')).toHaveAttribute('lang', language(info.project.name))
    await expect(page.locator('h1')).toHaveCount(1)
    expect(await page.title()).toMatch(
      language(info.project.name) === 'hi' ? /\p{Script=Devanagari}/u : /[A-Z]/,
    )
    // A key in place of its text, such as 'Navbar:menu.open' or 'hero.title'.
    expect(await page.locator('body').innerText()).not.toMatch(/(^|\s)[a-z]+(\.[a-zA-Z]+)+(\s|$)/)
    expect(errors).toEqual([])
  })
}

const serious = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}

for (const scheme of ['light', 'dark'] as const) {
  for (const screen of [...builtScreens, '/posts', '/no-such-page']) {
    test(`${screen} has nothing serious for axe in the ${scheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await page.goto(screen, { waitUntil: 'networkidle' })
      expect(await serious(page)).toEqual([])
    })
  }
}

test('no page scrolls sideways at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const screen of allScreens) {
    await page.goto(screen)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, screen).toBeLessThanOrEqual(0)
  }
})
