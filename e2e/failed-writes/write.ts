// One row of failed-writes.spec.ts, and how its form is filled in.
import type { Page } from '@playwright/test'
import { expect } from '../test.ts'
import type { People } from './people.ts'

export type FailedWrite = {
  name: string
  as: 'customer' | 'guest' | 'provider' | null
  path: (people: People) => string
  request: { method: string; url: RegExp }
  /** Whether it bears an Idempotency-Key; one that is harmless to repeat has none. */
  hasKey: boolean
  /** The text of the specification, letter by letter; its Hindi is ours. */
  words: (language: 'en' | 'hi') => string
  prepare?: (page: Page, people: People) => Promise<unknown>
  fill: (page: Page, people: People) => Promise<() => Promise<void>>
  /** What is still there after the failure. */
  typed?: Readonly<Record<string, string>>
}

export const says = (en: string, hi: string) => (language: 'en' | 'hi') => (language === 'en' ? en : hi)
export const fillIn = async (page: Page, scope: string, values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values))
    await page.locator(`${scope} [name="${name}"]`).fill(value)
}
export const pressIn = (page: Page, scope: string) => () =>
  page.locator(`${scope} button[type="submit"]`).click()

export const DIALOG = 'dialog[open]'
export const openDialog = async (page: Page, name: RegExp | string) => {
  await page.getByRole('button', { name }).first().click()
  await expect(page.locator(DIALOG)).toBeVisible()
}

export const either = (en: string, hi: string) =>
  new RegExp(`^(${[en, hi].map((text) => text.replaceAll(/[?()]/g, '.')).join('|')})`)
