// Opening hours: their owner sets them on a phone or a computer, and visitors see at once whether the provider is open.
import type { Page } from '@playwright/test'
import { isLoaded, open, reload } from './open.ts'
import { newAccount } from './people.ts'
import { signInAs } from './screens.ts'
import { expectAccessible, expectNoSidewaysScroll } from './screen-checks.ts'
import { expect, test } from './test.ts'

const PAGE = '/traderdashboard/hours'
const WORDS = {
  en: { open: 'Open now', closed: 'Closed, opens tomorrow midnight', today: 'Closed today' },
  hi: { open: 'अभी खुला', closed: 'बंद है, कल रात 12 बजे खुलेगा', today: 'आज बंद है' },
}

const openHours = async (page: Page) => {
  await open(page, PAGE)
  await isLoaded(page)
}
const daySwitch = (page: Page, day: number) => page.locator('form ul').first().getByRole('switch').nth(day)
const saveButton = (page: Page) => page.locator('main form button[type="submit"]')
const save = async (page: Page) => {
  await saveButton(page).click()
  await expect(saveButton(page)).toBeDisabled()
}
/** The toast, and the bar at the top of a page that is scrolled, lie over a part of a button, which axe then takes for a small one. */
const uncover = async (page: Page) => {
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(1)
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0, { timeout: 15_000 })
  await page.evaluate(() => window.scrollTo(0, 0))
}

/** The times of the first day: [opens, closes]. */
const firstTimes = (page: Page) => page.locator('input[type="time"]')

/** The first or the last entry of the first day, by keyboard. */
const pickFromMenu = async (page: Page, entry: 'Home' | 'End') => {
  await page.locator('form button[popovertarget]').first().press('ArrowDown')
  await page.keyboard.press(entry)
  await page.keyboard.press('Enter')
}

const setAlwaysOpen = async (page: Page) => {
  await daySwitch(page, 0).press('Space')
  await firstTimes(page).nth(0).fill('00:00')
  await firstTimes(page).nth(1).fill('00:00')
  await pickFromMenu(page, 'End')
}

test('an owner sets the hours, and a visitor sees whether the business is open', async ({
  page,
  otherPage,
}, info) => {
  const words = WORDS[info.project.name.endsWith('hi') ? 'hi' : 'en']
  // On a slow machine the note about the app comes while axe looks, and covers a button.
  await page.addInitScript(() => window.sessionStorage.setItem('app_popup_seen', 'yes'))
  const owner = await signInAs(page, await newAccount(page, 'provider', info))
  const profile = `/providerprofile/${owner.id}`
  await open(page, '/traderdashboard')
  await page.locator(`main a[href="${PAGE}"]`).last().click()
  await expect(saveButton(page)).toBeDisabled()
  await setAlwaysOpen(page)
  await expect(page.locator('form ul').first().getByRole('switch', { checked: true })).toHaveCount(7)
  await save(page)
  await uncover(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const visitor = await otherPage()
  await open(visitor, `${profile}#hours`)
  await expect(visitor.locator('#hours')).toContainText(words.open)
  await visitor.locator('#hours summary').click()
  await expect(visitor.locator('#hours details dt')).toHaveCount(7)

  await open(page, '/traderdashboard')
  await page.getByRole('switch', { name: words.today }).click()
  await expect(page.getByText(words.closed)).toBeVisible()
  await reload(visitor)
  await expect(visitor.locator('#hours')).toContainText(words.closed)
  await expect(visitor.locator('#hours')).toContainText(words.today)
})

test('festivals are special days, and overlapping times are marked', async ({ page }, info) => {
  const owner = await signInAs(page, await newAccount(page, 'provider', info))
  await openHours(page)
  await daySwitch(page, 0).click()
  await pickFromMenu(page, 'Home')
  await firstTimes(page).nth(2).fill('19:00')
  await firstTimes(page).nth(3).fill('21:00')
  await saveButton(page).click()
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(4)
  await firstTimes(page).nth(1).fill('14:00')
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0)
  await page.locator('form section').nth(1).getByRole('button').last().click()
  await save(page)
  await uncover(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const { provider } = (await (await page.request.get(`/api/provider-profile/${owner.id}/`)).json()) as {
    provider: { hours: { weekly: object[][]; special_days: { note: string }[] } }
  }
  expect(provider.hours.weekly[0]).toHaveLength(2)
  expect(provider.hours.special_days[0]?.note).not.toBe('')
})

test('two devices: the second sees the conflict, and a click does not discard unsaved changes', async ({
  page,
  otherPage,
}, info) => {
  const person = await newAccount(page, 'provider', info)
  const phone = await otherPage()
  for (const device of [page, phone]) {
    await signInAs(device, person)
    await openHours(device)
  }
  await daySwitch(page, 0).click()
  await save(page)
  await daySwitch(phone, 5).click()
  await saveButton(phone).click()
  const newer = /^(Load the newer hours|नया समय खोलें)$/
  await phone.locator('dialog[open]').getByRole('button', { name: newer }).click()
  await expect(daySwitch(phone, 0)).toBeChecked()
  await expect(daySwitch(phone, 5)).not.toBeChecked()

  await daySwitch(phone, 6).click()
  await phone.locator('main a[href="/traderdashboard"]').click()
  await expect(phone.locator('dialog[open]')).toBeVisible()
  await expect(phone).toHaveURL(PAGE)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor reads the hours of a business of the demo market', async ({ page }) => {
    await page.goto('/providerprofile/2')
    await page.locator('#hours summary').click()
    await expect(page.locator('#hours details dd')).toHaveCount(7)
  })
})
