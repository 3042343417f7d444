// Each screen has what a person came for within its first 640 pixels, in both languages.
import type { Page } from '@playwright/test'
import en from '../web/locales/en/Navbar.json' with { type: 'json' }
import hi from '../web/locales/hi/Navbar.json' with { type: 'json' }
import { bottomOf, heightOf, layoutShiftOf, SMALL_PHONE, topOf } from './first-screen.ts'
import { open, reload } from './open.ts'
import { expectAccessible } from './screen-checks.ts'
import { signInAs } from './screens.ts'
import { expect, test } from './test.ts'

test.use({ viewport: SMALL_PHONE })

test.describe('the shell', () => {
  const CUSTOMER = { role: 'customer', username: 'asha' } as const
  const PROVIDER = { role: 'provider', username: 'sharma_sweets' } as const
  const bottomBar = (page: Page) =>
    page.getByRole('navigation', { name: new RegExp(`^(${en.tabs.label}|${hi.tabs.label})$`) })
  const appNote = (page: Page) => page.locator('aside[aria-labelledby="app-note"]')
  const pushCard = (page: Page) => page.locator('aside:has(#push-card)')

  for (const screen of ['/', '/home', '/posts', '/contact'])
    test(`the bar at the top of ${screen} is 48 pixels high`, async ({ page }) => {
      await open(page, screen)
      expect(await heightOf(page.locator('header').first())).toBeLessThanOrEqual(48)
    })

  test('the contact page has its first field on the first screen', async ({ page }) => {
    await open(page, '/contact')
    expect(await bottomOf(page.locator('main form [name="name"]'))).toBeLessThanOrEqual(SMALL_PHONE.height)
  })

  for (const { person, screen } of [
    { person: CUSTOMER, screen: '/saved' },
    { person: PROVIDER, screen: '/viewrequests' },
  ])
    test(`a ${person.role} has five pages in a bar of 56 pixels at the end of the screen`, async ({
      page,
    }) => {
      await signInAs(page, person)
      await open(page, screen)
      await expect(bottomBar(page).getByRole('link')).toHaveCount(5)
      await expect(bottomBar(page).locator('[aria-current="page"]')).toHaveAttribute('href', screen)
      const { y = 0, height = 0 } = (await bottomBar(page).boundingBox()) ?? {}
      expect(height).toBeGreaterThanOrEqual(56)
      expect(height).toBeLessThanOrEqual(57)
      expect(y).toBeGreaterThanOrEqual(SMALL_PHONE.height - 57)
      await expectAccessible(page)
    })

  test('the bar covers nothing of the end of the page, and its space is reserved before it is loaded', async ({
    page,
  }) => {
    await signInAs(page, CUSTOMER)
    await open(page, '/blocked-providers')
    await expect(bottomBar(page)).toBeVisible()
    expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.02)
    // Of the footer, scrolled to its end.
    const coveredHeight = (bar: Element) => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      const end = [...document.querySelectorAll('footer')].at(-1)?.getBoundingClientRect().bottom ?? Infinity
      return end - bar.getBoundingClientRect().top
    }
    await expect
      .poll(() => bottomBar(page).evaluate(coveredHeight), { timeout: 20_000 })
      .toBeLessThanOrEqual(1)
  })

  test('the bar is hidden while a person types, and comes back', async ({ page }) => {
    await signInAs(page, CUSTOMER)
    await open(page, '/contact')
    await expect(bottomBar(page)).toBeInViewport()
    await page.locator('main [name="name"]').focus()
    await expect(bottomBar(page)).not.toBeInViewport()
    await page.locator('main [name="name"]').blur()
    await expect(bottomBar(page)).toBeInViewport()
  })

  test('a visitor has no bar at the end of the screen', async ({ page }) => {
    await open(page, '/home')
    expect(
      await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--bottom-bar-height')),
    ).toBe('0px')
    await expect(bottomBar(page)).toHaveCount(0)
  })

  test('the banner of a trial has one line, and is closed for the visit', async ({ page }) => {
    const banner = page.locator('aside:has(a[href="/outbox"])')
    await open(page, '/contact')
    expect(await heightOf(banner)).toBeLessThanOrEqual(32)
    await banner.getByRole('button').click()
    await expect(banner).toBeHidden()
    await reload(page)
    await expect(banner).toBeHidden()
    expect(await topOf(page.locator('header').first())).toBe(0)
  })

  test('the notification prompt is a part of the page, below the requests', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Notification, 'permission', { get: () => 'default' as const }),
    )
    await signInAs(page, PROVIDER)
    await open(page, '/viewrequests')
    await expect(pushCard(page)).toBeVisible()
    expect(await topOf(pushCard(page))).toBeGreaterThanOrEqual(await bottomOf(page.locator('main')))
  })

  test('the note about the app is a part of the page, below its content', async ({ page }) => {
    await open(page, '/services')
    await expect(appNote(page)).toBeVisible()
    expect(await topOf(appNote(page))).toBeGreaterThanOrEqual(await bottomOf(page.locator('main')))
  })
})
