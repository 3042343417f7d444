// How much of a page is above what a person came for, measured on a small phone.
import { type Locator, type Page, test } from '@playwright/test'
import { MEASURED } from './measured.ts'
import { expect } from './test.ts'

export const SMALL_PHONE = { width: 360, height: 640 }
export const DESKTOP = { width: 1280, height: 800 }

/** The lower edge of an element, in pixels from the top of the page. */
export const bottomOf = (element: Locator) =>
  element.evaluate((node) => node.getBoundingClientRect().bottom + window.scrollY)

export const topOf = (element: Locator) =>
  element.evaluate((node) => node.getBoundingClientRect().top + window.scrollY)

/** The left edge and the right edge. */
export const sidesOf = (element: Locator) =>
  element.evaluate((node) => {
    const { left, right } = node.getBoundingClientRect()
    return { left, right }
  })

export const heightOf = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().height)

/** The height of the page without its footer. */
export const heightAboveFooter = (page: Page) =>
  page.locator('footer').evaluate((footer) => footer.getBoundingClientRect().top + window.scrollY)

/** The sum of the layout shifts of the page so far. */
const layoutShiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
          resolve(shifts.reduce((sum, { value }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        // Without a shift the observer is not called.
        setTimeout(() => resolve(0), 200)
      }),
  )

/** `unit` is empty for layout shifts. */
type Goal = { most: number; unit?: 'px' | '' }

/** The run prints the value beside its goal (measured.ts). */
export const expectAtMost = (what: string, value: number, { most, unit = 'px' }: Goal) => {
  const rounded = unit === 'px' ? Math.round(value) : Number(value.toFixed(3))
  test.info().annotations.push({
    type: MEASURED,
    description: JSON.stringify({ what, value: rounded, most, unit }),
  })
  expect(value, what).toBeLessThanOrEqual(most)
}

export const expectSteady = async (page: Page, what: string) =>
  expectAtMost(`${what}: layout shift`, await layoutShiftOf(page), { most: 0.02, unit: '' })

/** The whole page with its footer. */
export const pageHeightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)
