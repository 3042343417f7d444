// What every screen must hold, whatever it shows.
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, type TestInfo } from '@playwright/test'

/** What axe finds. No frames of other sites here, so in its own page alone, and what is right is not told: a third of the time. */
export const violations = async (page: Page, narrow: (axe: AxeBuilder) => AxeBuilder) => {
  await page.evaluate(async () => {
    // Letters of another font have other sizes.
    await document.fonts.ready
    // Below the fold a section that is not drawn yet has a guessed height, and its links seem to lie on the next one's.
    const drawn = new CSSStyleSheet()
    drawn.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(drawn)
  })
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true)
  const found = await narrow(axe).analyze()
  return found.violations.map(({ id, impact, nodes }) => ({
    id,
    impact,
    nodes: nodes.map(({ target }) => target.join(' ')),
  }))
}

export const expectAccessible = async (page: Page) =>
  expect(await violations(page, (axe) => axe.withTags(['wcag2a', 'wcag2aa', 'wcag22aa']))).toEqual([])

export const expectNoSidewaysScroll = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)

/** What a page complains about while a person looks at it. */
export const complaintsOf = (page: Page) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of (403|404)/.test(message.text()))
      complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

/** No violation, no scrolling sideways, and with PICTURES=folder a picture for human eyes. */
export const checkScreen = async (page: Page, { project }: TestInfo, name: string) => {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const { PICTURES } = process.env
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}-${project.name}.png`, fullPage: true })
}
