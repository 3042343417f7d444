// What every screen must hold, whatever it shows.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page, type TestInfo } from '@playwright/test'
import type * as Axe from 'axe-core'

// Read and run for every screen: half as long as the file that axe's own builder for Playwright sends, and sent once instead of twice.
const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type AxeScope = {
  /** The kinds of rules; all of them when it is missing. */
  tags?: readonly string[]
  /** A part of the page. */
  within?: string
}

/** What axe finds. What is right is not told: a third of the time. */
export const violations = async (page: Page, { tags, within }: AxeScope) => {
  await page.evaluate(async () => {
    // Letters of another font have other sizes.
    await document.fonts.ready
    // Below the fold a section that is not drawn yet has a guessed height, and its links seem to lie on the next one's.
    const drawn = new CSSStyleSheet()
    drawn.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(drawn)
  })
  await page.evaluate(axeScript)
  return page.evaluate(runAxe, {
    within,
    options: { resultTypes: ['violations' as const], ...(tags && { runOnly: [...tags] }) },
  })
}

/** In the page. */
const runAxe = async ({ within, options }: { within: string | undefined; options: Axe.RunOptions }) => {
  const { axe } = window as unknown as { axe: typeof Axe }
  const found = await axe.run(within ?? document, options)
  return found.violations.map(({ id, impact, nodes }) => ({
    id,
    impact,
    nodes: nodes.map(({ target }) => target.join(' ')),
  }))
}

export const expectAccessible = async (page: Page) =>
  expect(await violations(page, { tags: ['wcag2a', 'wcag2aa', 'wcag22aa'] })).toEqual([])

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
