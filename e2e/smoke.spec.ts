// A journey where it does not run whole: its first screens open, hold together and complain about nothing.
import type { Page } from '@playwright/test'
import { startStaffSession, someStaff } from './admin.ts'
import { journeys } from './journeys.ts'
import { complaintsOf, expectNoSidewaysScroll } from './screen-checks.ts'
import { isLoaded, open } from './open.ts'
import {
  SHOP_SCREEN,
  signInHere,
  newestShopPath,
  signedInScreens,
  staffScreens,
  visitorScreens,
} from './screens.ts'
import { expect, test } from './test.ts'

test.use({ isResident: true })

/** Signs in as somebody who may see the screen. */
const signInFor = async (page: Page, screen: string) => {
  const own = signedInScreens.find((each) => each.screen === screen)
  if (own) await signInHere(page, own)
  if (screen.startsWith('/admin')) await startStaffSession(page, await someStaff('owner'))
}

const opensWell = async (page: Page, screen: string, language: string) => {
  await signInFor(page, screen)
  await open(page, screen === SHOP_SCREEN ? await newestShopPath(page) : screen)
  await isLoaded(page)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('main')).toBeVisible()
  await expectNoSidewaysScroll(page)
}

const looked = new Set<string>([
  ...visitorScreens,
  ...signedInScreens.map(({ screen }) => screen),
  ...staffScreens,
])
const seenIn = (screen: string) => (looked.has(screen) ? (journeys['every-screen']?.whole ?? []) : [])

for (const [name, { whole, opens }] of Object.entries(journeys)) {
  for (const screen of opens) {
    // The project leaves out what has its name: where the journey is whole, and where the screen is looked at more closely.
    const tag = [...new Set([...whole, ...seenIn(screen)])].map((combination) => `@${combination}`)
    test(`${name}: ${screen} opens`, { tag }, async ({ page }, info) => {
      const complaints = complaintsOf(page)
      await opensWell(page, screen, info.project.name.split('-')[1] ?? 'en')
      expect(complaints).toEqual([])
    })
  }
}
