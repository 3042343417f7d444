// Each screen has what a person came for within its first 640 pixels, in both languages.
import type { Locator, Page, TestInfo } from '@playwright/test'
import en from '../web/locales/en/Navbar.json' with { type: 'json' }
import enProfile from '../web/locales/en/ProviderProfile.json' with { type: 'json' }
import enReviews from '../web/locales/en/Reviews.json' with { type: 'json' }
import hi from '../web/locales/hi/Navbar.json' with { type: 'json' }
import hiProfile from '../web/locales/hi/ProviderProfile.json' with { type: 'json' }
import hiReviews from '../web/locales/hi/Reviews.json' with { type: 'json' }
import {
  bottomOf,
  expectAtMost,
  expectSteady,
  heightAboveFooter,
  heightOf,
  pageHeightOf,
  SMALL_PHONE,
  topOf,
} from './first-screen.ts'
import { isLoaded, open, reload } from './open.ts'
import { crampedTexts, expectAccessible, expectNoSidewaysScroll } from './screen-checks.ts'
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
      expectAtMost('top bar', await heightOf(page.locator('header').first()), { most: 48 })
    })

  for (const { screen, field } of [
    { screen: '/contact', field: 'name' },
    { screen: '/loginprovider', field: 'identifier' },
    { screen: '/report', field: 'code' },
  ])
    test(`${screen} has its first field within 480 pixels`, async ({ page }) => {
      await open(page, screen)
      expect(await bottomOf(page.locator(`main [name="${field}"]`).first())).toBeLessThanOrEqual(480)
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
    await expectSteady(page, '/blocked-providers')
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
    expectAtMost('banner of a trial', await heightOf(banner), { most: 32 })
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

test.describe('a business', () => {
  const PATH = '/providerprofile/2'
  const textsOf = ({ project }: TestInfo) => (project.name.endsWith('hi') ? hiProfile : enProfile)
  const reviewTextsOf = ({ project }: TestInfo) => (project.name.endsWith('hi') ? hiReviews : enReviews)
  const navbarTextsOf = ({ project }: TestInfo) => (project.name.endsWith('hi') ? hi : en)
  const contactRow = (page: Page, info: TestInfo) =>
    page.getByRole('navigation', { name: textsOf(info).contactRow.label, exact: true })
  const stickyRow = (page: Page, info: TestInfo) =>
    page.getByRole('navigation', { name: textsOf(info).contactRow.again })
  const onScreen = async (element: Locator) => {
    const { y = NaN, height = NaN } = (await element.boundingBox()) ?? {}
    return { top: y, bottom: y + height }
  }
  const sectionBar = (page: Page, info: TestInfo) =>
    page.getByRole('navigation', { name: textsOf(info).sections.label })

  test('has its name, rating, open state and one row of contact links within 480 pixels', async ({
    page,
  }, info) => {
    await open(page, PATH)
    const row = contactRow(page, info)
    const head = page.locator('main header')
    for (const [what, part] of [
      ['name', page.locator('h1')],
      ['rating', head.locator('a[href="#reviews"]')],
      ['open state', head.locator('a[href="#hours"]')],
      ['contact row', row],
    ] as const)
      expectAtMost(`business: ${what} ends`, await bottomOf(part), { most: 480 })
    await expectSteady(page, 'business')
    for (const link of ['tel:', 'https://wa.me/', 'https://www.google.com/maps/dir/'])
      await expect(row.locator(`a[href^="${link}"]`)).toBeVisible()
    await expect(row.getByRole('button', { name: textsOf(info).chat.title })).toBeVisible()
    const buttons = await row
      .locator('a, button')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
    expect(new Set(buttons).size).toBe(1)
  })

  test('its section bar follows and marks the section that is read', async ({ page }, info) => {
    await open(page, PATH)
    const bar = sectionBar(page, info)
    const { prices, reviews, hours, posts } = textsOf(info).sections
    await expect(bar.getByRole('link')).toHaveText([prices, reviews, hours, posts])
    for (const [name, id] of [
      [posts, 'posts'],
      [reviews, 'reviews'],
    ] as const) {
      await bar.getByRole('link', { name }).click()
      await expect(bar.locator('[aria-current]')).toHaveText(name)
      await expect(page.locator(`#${id} h2`)).toBeInViewport({ ratio: 1 })
      const { top } = await onScreen(page.locator(`#${id} h2`))
      expect(top).toBeGreaterThanOrEqual((await onScreen(bar)).bottom)
    }
  })

  test('its contact links follow at the end of the screen, but not over the end of the page or while typing', async ({
    page,
  }, info) => {
    await open(page, PATH)
    const row = stickyRow(page, info)
    await expect(row).not.toBeInViewport()
    await page.locator('#prices li').first().scrollIntoViewIfNeeded()
    await expect(row).toBeInViewport({ ratio: 1 })
    await expect.poll(async () => (await onScreen(row)).bottom).toBe(SMALL_PHONE.height)
    await page.locator('#prices input').focus()
    await expect(row).toBeHidden()
    await page.locator('#prices input').blur()
    await expect(row).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect(row).not.toBeInViewport()
    expect(await bottomOf(row)).toBeLessThanOrEqual(await heightAboveFooter(page))
  })

  test('fits 320 pixels, and axe finds nothing', async ({ page }) => {
    await open(page, PATH)
    await isLoaded(page)
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: SMALL_PHONE.height })
    await expectNoSidewaysScroll(page)
    expect(await crampedTexts(page)).toEqual([])
  })

  test('has its contact links in place of the bar of a customer', async ({ page }, info) => {
    await signInAs(page, { role: 'customer', username: 'asha' })
    await open(page, `${PATH}#prices`)
    await expect(stickyRow(page, info)).toBeInViewport({ ratio: 1 })
    expect((await onScreen(stickyRow(page, info))).bottom).toBe(SMALL_PHONE.height)
    await expect(page.getByRole('navigation', { name: navbarTextsOf(info).tabs.label })).toBeHidden()
  })

  test('is printed without bars and prompts', async ({ page }, info) => {
    await signInAs(page, { role: 'customer', username: 'asha' })
    await open(page, PATH)
    const note = page.locator('aside[aria-labelledby="app-note"]')
    await expect(note).toBeAttached()
    await page.emulateMedia({ media: 'print' })
    const isAlone = (main: Element) =>
      [...(main.parentElement?.children ?? [])].every((part) => part === main || !part.checkVisibility())
    expect(await page.locator('#main').evaluate(isAlone)).toBe(true)
    for (const part of [sectionBar(page, info), contactRow(page, info), stickyRow(page, info)])
      await expect(part).toBeHidden()
    await expect(page.locator('h1')).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  })

  test('has ten items of its price list on a screen, in rows of 48 pixels', async ({ page }, info) => {
    await open(page, `${PATH}#prices`)
    const rows = page.locator('#prices li:visible')
    for (const row of (await rows.all()).slice(0, 10))
      expectAtMost('price list: a row', await heightOf(row), { most: 48 })
    const tenItems = (await bottomOf(rows.nth(9))) - (await topOf(rows.first()))
    expectAtMost('price list: ten items', tenItems, { most: 10 * 48 })
    const above = await onScreen(sectionBar(page, info))
    expect(above.bottom + 10 * 48).toBeLessThanOrEqual((await onScreen(stickyRow(page, info))).top)
    await expect(rows.first().locator('a, button')).toBeVisible()
  })

  test('has three reviews, a link to all of them, and 7,000 pixels at most', async ({ page }, info) => {
    await open(page, PATH)
    await isLoaded(page)
    const reviews = page.locator('#reviews li[id^="review-"]')
    await expect(reviews).toHaveCount(3)
    expectAtMost('business: height of the page', await pageHeightOf(page), { most: 7_000 })
    const all = new RegExp(reviewTextsOf(info).allCount.replace('{{number}}', '\\d+'))
    await page.getByRole('link', { name: all }).click()
    await expect(reviews).toHaveCount(10)
    await expect(page).toHaveURL(`${PATH}?reviews=all#reviews`)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('has plain links to the business, its sections and all reviews', async ({ page }, info) => {
      await page.goto(PATH)
      await expect(contactRow(page, info).locator('a:visible')).toHaveCount(3)
      await sectionBar(page, info)
        .getByRole('link', { name: textsOf(info).sections.hours })
        .click()
      await expect(page.locator('#hours h2')).toBeInViewport()
      await expect(stickyRow(page, info)).toBeInViewport()
      await page.locator('#reviews a[href$="?reviews=all#reviews"]').last().click()
      await expect(page.locator('#reviews li[id^="review-"]')).toHaveCount(10)
    })
  })
})
