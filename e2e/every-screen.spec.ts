// Every screen in each language: its words, its errors, the width of its forms, its texts down to 320 pixels, and what axe finds. Work
// screens have their first item within the first screen of a phone.
import type { Page } from '@playwright/test'
import { startStaffSession, someStaff } from './admin.ts'
import { combinations, onlyIn, widths } from './journeys.ts'
import { complaintsOf, crampedTexts, expectNoSidewaysScroll, violations } from './screen-checks.ts'
import { isLoaded, open } from './open.ts'
import {
  PROVIDER_SCREEN,
  signInHere,
  newestProviderPath,
  pathFor,
  signedInScreens,
  staffScreens,
  visitorScreens,
} from './screens.ts'
import { expect, test } from './test.ts'

test.use({ isResident: true })

const languageOf = (name: string) => name.split('-')[1] ?? 'en'

// A key in place of its text, such as 'hero.title'.
const TEXT_KEY = /(^|\s)[a-z]+(\.[a-zA-Z]+)+(\s|$)/
const EMAIL_OR_URL = /[\w.]+@[\w.]+|localhost\S*/g

const expectTranslated = async (page: Page, screen: string, language: string) => {
  const response = await open(page, screen)
  expect(response?.status(), screen).toBe(screen === '/no-such-page' ? 404 : 200)
  await isLoaded(page)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.locator('h1')).toHaveCount(1)
  expect(await page.title()).toMatch(language === 'hi' ? /\p{Script=Devanagari}/u : /[A-Z]/)
  expect((await page.locator('body').innerText()).replaceAll(EMAIL_OR_URL, ''), screen).not.toMatch(TEXT_KEY)
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const axeViolations = async (page: Page) =>
  (await violations(page, { tags: TAGS, isSeriousOnly: true })).filter(
    ({ impact }) => impact === 'serious' || impact === 'critical',
  )

const NARROW = { width: 320, height: 640 }

// Both colour schemes are tested: dark on the phone, light on the desktop.
const colorSchemeOf = (name: string) => (name.startsWith('phone') ? 'dark' : 'light')

const expectWorkOnFirstScreen = async (page: Page) => {
  await page.setViewportSize(widths.phone)
  const work = page
    .locator('main :is(li, article, tbody tr, input, textarea, select, button):visible')
    .first()
  const { height } = widths.phone
  const box = await work.boundingBox()
  expect((box?.y ?? height) + (box?.height ?? 0) / 2).toBeLessThan(height)
}

/** Forms of more than 720 pixels. A search is one row. */
const wideForms = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main form')]
      .filter((form) => form.closest('search') === null && form.getBoundingClientRect().width > 720)
      .map((form) => form.outerHTML.slice(0, 200)),
  )

let screenCount = 0
/** The screens take turns, so that each combination is used for a quarter of them. */
const inTurn = () => {
  screenCount += 1
  return { tag: onlyIn(combinations[screenCount % combinations.length] ?? 'phone-hi') }
}

type Look = { screen: string; project: string; isForWork?: boolean }

const expectNoErrors = async (page: Page, { screen, project, isForWork = false }: Look) => {
  const complaints = complaintsOf(page)
  await page.emulateMedia({ colorScheme: colorSchemeOf(project) })
  await expectTranslated(page, screen, languageOf(project))
  await expectNoSidewaysScroll(page)
  expect(await axeViolations(page)).toEqual([])
  if (isForWork) await expectWorkOnFirstScreen(page)
  await page.setViewportSize(widths.desktop)
  expect(await wideForms(page)).toEqual([])
  await page.setViewportSize(NARROW)
  await expectNoSidewaysScroll(page)
  expect(await crampedTexts(page)).toEqual([])
  await page.waitForLoadState('load')
  expect(complaints).toEqual([])
}

for (const screen of visitorScreens) {
  test(
    `${screen} opens in its language without errors, fits 320 pixels, and axe finds nothing serious`,
    inTurn(),
    async ({ page }, info) => {
      const isProvider = screen === PROVIDER_SCREEN
      if (isProvider) await page.route(/tile\.openstreetmap\.org/, (route) => route.fulfill({ status: 204 }))
      await expectNoErrors(page, {
        screen: isProvider ? await newestProviderPath(page) : screen,
        project: info.project.name,
      })
    },
  )
}

for (const { screen, ...person } of signedInScreens) {
  test(
    `${screen} opens for its ${person.role} without errors, has work on the first screen, fits 320 pixels, and axe finds nothing serious`,
    inTurn(),
    async ({ page }, info) => {
      const path = await pathFor(page, screen, await signInHere(page, person))
      await expectNoErrors(page, { screen: path, project: info.project.name, isForWork: true })
      await expect(page).toHaveURL(path)
    },
  )
}

for (const screen of staffScreens) {
  test(
    `${screen} opens for its staff without errors, fits 320 pixels, and axe finds nothing serious`,
    inTurn(),
    async ({ page }, info) => {
      await startStaffSession(page, await someStaff('owner'))
      await expectNoErrors(page, { screen, project: info.project.name })
      await expect(page).toHaveURL(screen)
    },
  )
}

test(
  'a text that is cut, that spills over or that breaks inside a word is found',
  inTurn(),
  async ({ page }) => {
    await page.setContent(`
    <button style="inline-size: 4rem; overflow: hidden; white-space: nowrap">शिकायत भेजें</button>
    <label style="display: block; inline-size: 3rem; white-space: nowrap">मोबाइल नंबर</label>
    <a href="/" style="display: block; inline-size: 2rem; overflow-wrap: anywhere">दुकानदार</a>
    <button style="display: block; inline-size: 6rem">दुकान देखें</button>
    <a href="mailto:m@example.in" style="display: block; inline-size: 3rem; overflow-wrap: anywhere">m@example.in</a>`)
    expect(await crampedTexts(page)).toEqual(['cut: शिकायत भेजें', 'cut: मोबाइल नंबर', 'broken: दुकानदार'])
  },
)
