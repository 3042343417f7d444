// The first screen of those who look for a business: home page, results, market pages, followed and saved, in both languages.
import type { Page, TestInfo } from '@playwright/test'
import en from '../web/locales/en/Index.json' with { type: 'json' }
import enBar from '../web/locales/en/Navbar.json' with { type: 'json' }
import hi from '../web/locales/hi/Index.json' with { type: 'json' }
import hiBar from '../web/locales/hi/Navbar.json' with { type: 'json' }
import {
  bottomOf,
  DESKTOP,
  expectAtMost,
  expectSteady,
  heightOf,
  pageHeightOf,
  sidesOf,
  SMALL_PHONE,
  topOf,
} from './first-screen.ts'
import { isLoaded, open } from './open.ts'
import { signInAs } from './screens.ts'
import { expect, test } from './test.ts'

test.use({ viewport: SMALL_PHONE })

const NARROW = { width: 320, height: 640 }
const TALL_PHONE = { width: 360, height: 740 }

/** Of the home page, also where more of it is on the first screen. */
const expectSteadyHome = async (page: Page, what: string) => {
  for (const size of [SMALL_PHONE, TALL_PHONE]) {
    await page.setViewportSize(size)
    await open(page, '/')
    await expect(page.locator('footer')).toBeAttached()
    await expectSteady(page, what)
  }
}

const CUSTOMER = { role: 'customer', username: 'asha' } as const
const cards = (page: Page) => page.locator('main article')
const expectRows = async (page: Page) => {
  await expect(cards(page).first()).toBeVisible()
  const heights = await cards(page).evaluateAll((rows) =>
    rows
      .filter((row) => row.querySelector('a[href^="/providerprofile/"]'))
      .map((row) => row.getBoundingClientRect().height),
  )
  expect(heights.length).toBeGreaterThan(0)
  expectAtMost('row of a business', Math.max(...heights), { most: 96 })
}
/** Whether a business is open depends on the time of the test: both texts must fit. */
const expectWholeOpenStates = async (page: Page, { project }: TestInfo) => {
  const { open: isOpen, closed } = (project.name.endsWith('hi') ? hiBar : enBar).openStatus
  const states = cards(page).getByText(new RegExp(`^(${isOpen}|${closed})$`))
  await expect(states.first()).toBeVisible()
  const cutTexts = await states.evaluateAll(
    (badges, texts) =>
      badges.flatMap((badge) =>
        texts.filter((text) => {
          badge.textContent = text
          return badge.scrollWidth > badge.clientWidth
        }),
      ),
    [isOpen, closed],
  )
  expect(cutTexts).toEqual([])
}

test('a visitor’s home page has the search within 420 pixels, below a narrow drawing', async ({ page }) => {
  await open(page, '/')
  await expect(page.locator('main h1')).toBeVisible()
  const form = page.locator('main form[action="/home"]')
  const button = form.locator('button[type="submit"]').first()
  expectAtMost('home, visitor: the field ends', await bottomOf(form.locator('input[name="q"]')), {
    most: 420,
  })
  expectAtMost('home, visitor: the button ends', await bottomOf(button), { most: 420 })
  const drawing = page.locator('main svg[viewBox="0 0 600 290"]')
  await expect(drawing).toBeVisible()
  expectAtMost('home, visitor: the drawing', await heightOf(drawing), { most: 80 })
  await expectSteady(page, 'home, visitor')
})

test('the home page of a person who viewed a business has the search first and no hero', async ({ page }) => {
  await open(page, '/home?q=sweets')
  const name = await cards(page).first().locator('h2').innerText()
  await cards(page).first().getByRole('link').first().click()
  await expect(page.locator('main h1')).toContainText(name)
  await open(page, '/')
  await expect(page.locator('main svg[viewBox="0 0 600 290"]')).toBeHidden()
  const button = page.locator('main button[type="submit"]').first()
  expectAtMost('home, returning: the button ends', await bottomOf(button), { most: 260 })
  const viewed = page.locator('main section', {
    hasText: new RegExp(`${en.returning.viewed}|${hi.returning.viewed}`),
  })
  await expect(viewed.locator('article')).toContainText(name)
  expect(await heightOf(viewed.locator('article'))).toBeLessThanOrEqual(96)
  await expectSteadyHome(page, 'home, returning')
})

test('a customer’s home page has the search, then new posts, then open businesses', async ({ page }) => {
  await signInAs(page, CUSTOMER)
  await open(page, '/')
  const headings = page.locator('main h2')
  await expect(headings.nth(0)).toHaveText(/New for you|आपके लिए नया/)
  await expect(headings.nth(1)).toHaveText(/open now|अभी खुले/i)
  const button = page.locator('main button[type="submit"]').first()
  expectAtMost('home, customer: the button ends', await bottomOf(button), { most: 260 })
  expectAtMost('home, customer: the title of the new posts ends', await bottomOf(headings.nth(0)), {
    most: 640,
  })
  await expect(page.locator('main svg[viewBox="0 0 600 290"]')).toBeHidden()
  await expectSteadyHome(page, 'home, customer')
})

for (const path of [
  '/home?q=sweets',
  '/home',
  '/search?q=mithai',
  '/search?q=mithai+verified&type=providers',
])
  test(`${path} has its search in one row and three results on the first screen`, async ({ page }, info) => {
    await open(page, path)
    const search = page.locator('main details:has(form)')
    expectAtMost(`${path}: the search`, await heightOf(search), { most: 56 })
    await expectRows(page)
    expectAtMost(`${path}: the third result ends`, await bottomOf(cards(page).nth(2)), { most: 640 })
    await expectSteady(page, path)
    await page.setViewportSize(DESKTOP)
    await expectRows(page)
    const filters = page.locator('main nav:has(a[href*="verified=1"])')
    expect((await sidesOf(filters)).right).toBeLessThan((await sidesOf(cards(page).first())).left)
    expect(await topOf(filters)).toBeLessThan(await bottomOf(cards(page).last()))
    expect(await bottomOf(cards(page).nth(2))).toBeLessThanOrEqual(DESKTOP.height)
    await page.setViewportSize(NARROW)
    await expectWholeOpenStates(page, info)
  })

test('the search of the results opens by a tap, with the focus in its first field', async ({ page }) => {
  await open(page, '/home?q=sweets')
  await expect(page.locator('main input[name="q"]')).toBeHidden()
  await page.locator('main details:has(form) > summary').click()
  await expect(page.locator('main input[name="q"]')).toBeFocused()
  await page.locator('main input[name="q"]').fill('chai')
  await page.keyboard.press('Enter')
  await expect(page.locator('main h1')).toContainText('chai')
  await expect(page.locator('main input[name="q"]')).toBeHidden()
})

test('filters and orders are one row, in which the keyboard scrolls to the last', async ({ page }) => {
  await open(page, '/home?q=sweets')
  const links = page.locator('main nav:has(a[href*="sort="]) a, main nav:has(a[href*="verified=1"]) a')
  const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  await links.last().focus()
  await expect(links.last()).toBeInViewport({ ratio: 1 })
})

for (const path of ['/market/bihar/gaya', '/market/bihar/gaya/sweets-bakery'])
  test(`the businesses and posts of ${path} are rows`, async ({ page }) => {
    await open(page, path)
    await expectRows(page)
    expectAtMost(`${path}: the first business ends`, await bottomOf(cards(page).first()), { most: 640 })
    await expectSteady(page, path)
    const posts = page.locator('main article:has(a[href^="/postpage/"])')
    for (const post of await posts.all()) expectAtMost('row of a post', await heightOf(post), { most: 96 })
    expectAtMost(`${path}: height of the page`, await pageHeightOf(page), { most: 6000 })
  })

for (const path of ['/profile-customer', '/security'])
  test(`${path} does not move while it loads`, async ({ page }) => {
    await signInAs(page, CUSTOMER)
    for (const size of [SMALL_PHONE, TALL_PHONE]) {
      await page.setViewportSize(size)
      await open(page, path)
      await expect(page.locator('main form').first()).toBeVisible()
      await isLoaded(page)
      await expectSteady(page, path)
    }
  })

test('followed businesses, their posts and saved posts are rows', async ({ page }, info) => {
  await signInAs(page, CUSTOMER)
  await open(page, '/following')
  await expectRows(page)
  expect(await bottomOf(cards(page).nth(1))).toBeLessThanOrEqual(SMALL_PHONE.height)
  await expectSteady(page, 'following')
  // Six businesses and twelve posts.
  await expect(cards(page)).toHaveCount(18)
  expect(await bottomOf(cards(page).last())).toBeLessThanOrEqual(2_400)
  await expectWholeOpenStates(page, info)
  await page.setViewportSize(NARROW)
  await expectWholeOpenStates(page, info)
  await page.setViewportSize(SMALL_PHONE)
  await open(page, '/saved')
  await expect(cards(page).first()).toBeVisible()
  const heights = await cards(page).evaluateAll((rows) =>
    rows.map((row) => row.getBoundingClientRect().height),
  )
  expectAtMost('row of a saved post', Math.max(...heights), { most: 96 })
  expect(await bottomOf(cards(page).nth(2))).toBeLessThanOrEqual(SMALL_PHONE.height)
})
