// How much of a page is above what a person came for, measured on a small phone.
import type { Locator, Page } from '@playwright/test'

export const SMALL_PHONE = { width: 360, height: 640 }

/** The lower edge of an element, in pixels from the top of the page. */
export const bottomOf = (element: Locator) =>
  element.evaluate((node) => node.getBoundingClientRect().bottom + window.scrollY)

export const topOf = (element: Locator) =>
  element.evaluate((node) => node.getBoundingClientRect().top + window.scrollY)

export const heightOf = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().height)

/** The height of the page without its footer. */
export const heightAboveFooter = (page: Page) =>
  page.locator('footer').evaluate((footer) => footer.getBoundingClientRect().top + window.scrollY)

/** The sum of the layout shifts of the page so far. */
export const layoutShiftOf = (page: Page) =>
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
