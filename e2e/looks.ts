// What every screen must hold, whatever it shows.
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, type TestInfo } from '@playwright/test'

export const noSerious = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag22aa']).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
}

export const fits = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)

/** Both, and with PICTURES=folder a picture for human eyes. */
export const look = async (page: Page, { project }: TestInfo, name: string) => {
  await noSerious(page)
  await fits(page)
  const { PICTURES } = process.env
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}-${project.name}.png`, fullPage: true })
}
