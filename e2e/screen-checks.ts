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
  within?: string
  /** Only what is serious or critical: the rules that find less are not asked. */
  isSeriousOnly?: boolean
}

/** The violations that axe finds. Passed rules are not reported, which saves a third of the time. */
export const violations = async (page: Page, { tags, within, isSeriousOnly = false }: AxeScope) => {
  await page.evaluate(async () => {
    // Letters of another font have other sizes.
    await document.fonts.ready
    // Below the fold a section that is not drawn yet has a guessed height, and its links seem to lie on the next one's.
    // A bar at the end of the screen covers links that can be scrolled free.
    const drawn = new CSSStyleSheet()
    drawn.replaceSync(
      '* { content-visibility: visible !important } [data-bottom-bar] { position: static !important }',
    )
    document.adoptedStyleSheets.push(drawn)
  })
  await page.evaluate(axeScript)
  return page.evaluate(runAxe, {
    within,
    isSeriousOnly,
    options: { resultTypes: ['violations' as const], ...(tags && { runOnly: [...tags] }) },
  })
}

type AxeRun = { within: string | undefined; isSeriousOnly: boolean; options: Axe.RunOptions }
/** What a rule finds has the rule's impact, which axe does not show otherwise. */
type LoadedAxe = typeof Axe & { _audit: { rules: { id: string; impact: string | null }[] } }

const runAxe = async ({ within, isSeriousOnly, options }: AxeRun) => {
  const { axe } = window as unknown as { axe: LoadedAxe }
  const isLesser = ({ impact }: { impact: string | null }) => impact === 'minor' || impact === 'moderate'
  // oxlint-disable-next-line no-underscore-dangle -- the only place where axe has it
  const left = isSeriousOnly ? axe._audit.rules.filter(isLesser) : []
  const rules = Object.fromEntries(left.map(({ id }) => [id, { enabled: false }]))
  const found = await axe.run(within ?? document, { ...options, rules })
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

/** Texts of buttons, links, labels and headings that are cut, spill over or break inside a word. */
export const crampedTexts = (page: Page) => page.evaluate(findCrampedTexts)

const findCrampedTexts = () => {
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('.visually-hidden, .skip-link') === null &&
    element.clientWidth !== 1
  const isTooWide = (element: Element) => {
    const { display } = getComputedStyle(element)
    return display !== 'inline' && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1
  }
  const lineCount = (text: Text, word: RegExpExecArray) => {
    const range = document.createRange()
    range.setStart(text, word.index)
    range.setEnd(text, word.index + word[0].length)
    const centers = [...range.getClientRects()]
      .filter(({ width }) => width > 1)
      .map(({ top }) => Math.round(top))
    return new Set(centers).size
  }
  // An address has no places to break at.
  const isUrl = (word: string) => word.includes('://')
  const brokenWords = (element: Element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      if (!text.parentElement || !isSeen(text.parentElement)) continue
      for (const word of text.data.matchAll(/[^\s-]+/g))
        if (!isUrl(word[0]) && lineCount(text, word) > 1) broken.push(word[0])
    }
    return broken
  }
  const controls = [...document.querySelectorAll('button, a, label, summary, [role="tab"], h1, h2, h3')]
  return controls.filter(isSeen).flatMap((control) => [
    // What people have written may end in dots.
    ...[control, ...control.querySelectorAll('*')]
      .filter((element) => isSeen(element) && isTooWide(element))
      .filter((element) => getComputedStyle(element).textOverflow !== 'ellipsis')
      .map((element) => `cut: ${element.textContent}`),
    // Emails and URLs have no break opportunities either.
    ...(control.matches('a[href^="mailto:"], a[href^="http"]')
      ? []
      : brokenWords(control).map((word) => `broken: ${word}`)),
  ])
}

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
