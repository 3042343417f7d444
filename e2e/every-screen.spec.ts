import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { arriveAs, aShop, builtScreens, ownScreens } from './screens.ts'

const languageOf = (name: string) => name.split('-')[1] ?? 'en'

/** What a page complains about while a person looks at it. */
const complaintsOf = (page: Page) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of (403|404)/.test(message.text()))
      complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

// A key in place of its text, such as 'hero.title'.
const KEY = /(^|\s)[a-z]+(\.[a-zA-Z]+)+(\s|$)/
const ADDRESS = /[\w.]+@[\w.]+|localhost\S*/g

const looksRight = async (page: Page, screen: string, language: string) => {
  const response = await page.goto(screen)
  expect(response?.status(), screen).toBe(screen === '/no-such-page' ? 404 : 200)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.locator('h1')).toHaveCount(1)
  expect(await page.title()).toMatch(language === 'hi' ? /\p{Script=Devanagari}/u : /[A-Z]/)
  expect((await page.locator('body').innerText()).replaceAll(ADDRESS, ''), screen).not.toMatch(KEY)
}

const serious = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}

// The phone looks by night, the desk by day.
const colorSchemeOf = (name: string) => (name.startsWith('phone') ? 'dark' : 'light')

const staysQuiet = async (page: Page, screen: string, project: string) => {
  const complaints = complaintsOf(page)
  await page.emulateMedia({ colorScheme: colorSchemeOf(project), reducedMotion: 'reduce' })
  await looksRight(page, screen, languageOf(project))
  await page.waitForLoadState('networkidle')
  expect(await serious(page)).toEqual([])
  expect(complaints).toEqual([])
}

for (const screen of [...builtScreens, '/no-such-page']) {
  test(`${screen} opens in its language without errors, and axe finds nothing serious`, ({ page }, info) =>
    staysQuiet(page, screen, info.project.name))
}

test('a shop window opens in its language without errors, and axe finds nothing serious', async ({
  page,
}, info) => {
  await page.route(/tile\.openstreetmap\.org/, (route) => route.fulfill({ status: 204 }))
  await staysQuiet(page, await aShop(page), info.project.name)
})

for (const { screen, ...person } of ownScreens) {
  test(`${screen} opens for its ${person.role} without errors, and axe finds nothing serious`, async ({
    page,
  }, info) => {
    await arriveAs(page, person)
    await staysQuiet(page, screen, info.project.name)
    await expect(page).toHaveURL(screen)
  })
}
