// The search bar and the businesses that it finds: by keyboard, by place, without scripts, there and back.
import type { Page, TestInfo } from '@playwright/test'
import en from '../web/locales/en/Home.json' with { type: 'json' }
import hi from '../web/locales/hi/Home.json' with { type: 'json' }
import { open, openSearch, reload } from './open.ts'
import { expect, test } from './test.ts'

const wordsOf = ({ project }: TestInfo) => (project.name.endsWith('hi') ? hi : en)

const GAYA = { latitude: 24.795, longitude: 85 }

const inputNamed = (page: Page, name: 'q' | 'district') => page.locator(`input[name="${name}"]`)
const cards = (page: Page) => page.locator('main article')
const submit = (page: Page) => page.locator('form[action="/home"] button[type="submit"]').first().click()

/** The suggestions come with the focus. No click: those of the other box may still lie over this one, and go with its focus. */
const typeInto = async (page: Page, name: 'q' | 'district', text: string) => {
  await inputNamed(page, name).focus()
  await expect(inputNamed(page, name)).toHaveAttribute('role', 'combobox')
  await inputNamed(page, name).pressSequentially(text)
}

const openPage = (page: Page, path = '/') => open(page, path)

test.describe('suggestions', () => {
  test('are walked through with the arrow keys, and Enter opens a business', async ({ page }) => {
    await openPage(page)
    await typeInto(page, 'q', 'sharma')
    const provider = page.getByRole('option', { name: /Sharma Sweets/ }).first()
    await expect(provider).toBeVisible()
    // Up from the box goes to the last one: the businesses are below the categories.
    for (let presses = 0; presses < 20; presses += 1) {
      if ((await provider.getAttribute('aria-selected')) === 'true') break
      await inputNamed(page, 'q').press('ArrowUp')
    }
    await inputNamed(page, 'q').press('Enter')
    await expect(page).toHaveURL(/\/providerprofile\/\d+/)
  })

  test('a category searches by itself', async ({ page }) => {
    await openPage(page)
    await typeInto(page, 'q', 'halwai')
    const category = page.getByRole('option').first()
    await expect(category).toBeVisible()
    await category.click()
    await expect(page).toHaveURL(/\/home\?category=\d+$/)
    await expect(cards(page)).toHaveCount(8)
  })

  test('Escape closes them, and Enter then searches for the text as it was typed', async ({ page }) => {
    await openPage(page)
    await typeInto(page, 'q', 'mithai')
    await expect(page.getByRole('option').first()).toBeVisible()
    await inputNamed(page, 'q').press('Escape')
    await expect(page.getByRole('option')).toHaveCount(0)
    await inputNamed(page, 'q').press('Enter')
    await expect(page).toHaveURL(/\/home\?q=mithai$/)
    await expect(cards(page).first()).toBeVisible()
  })
})

test.describe('the place', () => {
  test('is detected where the person allows it, asked about before it is detected again, and kept', async ({
    page,
    context,
  }, info) => {
    const { detection } = wordsOf(info).bar
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(GAYA)
    await openPage(page)
    await page.getByRole('button', { name: detection.detect, exact: true }).click()
    await expect(inputNamed(page, 'district')).toHaveValue(/^(Gaya, Bihar|गया, बिहार)$/)
    await expect(page.getByText(detection.detected.replace('{{district}}', '')).first()).toBeVisible()

    await page.getByRole('button', { name: detection.detect, exact: true }).click()
    await expect(page.getByRole('alertdialog')).toContainText(detection.alreadyDetected)
    await page.getByRole('alertdialog').getByRole('button', { name: detection.keep }).last().click()
    await openPage(page)
    await expect(inputNamed(page, 'district')).toHaveValue(/^(Gaya, Bihar|गया, बिहार)$/)
  })

  test('that is kept gives way to what is typed over it, before the suggestions are there and after', async ({
    page,
  }) => {
    await page.addInitScript(() => window.sessionStorage.setItem('location', 'Aurangabad, Bihar'))
    await openPage(page)
    await expect(inputNamed(page, 'district')).toHaveValue('Aurangabad, Bihar')
    await inputNamed(page, 'district').focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Gaya', { delay: 40 })
    await expect(inputNamed(page, 'district')).toHaveAttribute('role', 'combobox')
    await expect(inputNamed(page, 'district')).toHaveValue('Gaya')
  })

  test('is not detected where the person refuses', async ({ page, context }, info) => {
    await context.clearPermissions()
    await openPage(page)
    const { detect, denied } = wordsOf(info).bar.detection
    await page.getByRole('button', { name: detect, exact: true }).click()
    await expect(page.getByText(denied).first()).toBeVisible()
    await expect(inputNamed(page, 'district')).toHaveValue('')
  })

  test('is not detected where the browser cannot', async ({ page }, info) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'geolocation'))
    await openPage(page)
    const { detect, unsupported } = wordsOf(info).bar.detection
    await page.getByRole('button', { name: detect, exact: true }).click()
    await expect(page.getByText(unsupported).first()).toBeVisible()
  })

  test('that is unknown is reported in place, and the words stay', async ({ page }, info) => {
    await openPage(page)
    await typeInto(page, 'q', 'mithai')
    await typeInto(page, 'district', 'Xyzzy')
    await inputNamed(page, 'district').press('Escape')
    await submit(page)
    await expect(page.getByRole('alert')).toContainText(wordsOf(info).refusals.location_unknown)
    await expect(page).toHaveURL(/\/$/)
    await expect(inputNamed(page, 'q')).toHaveValue('mithai')
  })
})

test('results grow by four, and a refresh, the way back and a shared link keep them', async ({
  page,
  otherPage,
}, info) => {
  const { more, visit } = wordsOf(info)
  await openPage(page)
  await typeInto(page, 'q', 'sweets')
  await inputNamed(page, 'q').press('Escape')
  await submit(page)
  await expect(cards(page)).toHaveCount(8)
  await page.getByRole('link', { name: more }).click()
  await expect(cards(page)).toHaveCount(12)
  await expect(page).toHaveURL((url) => url.searchParams.get('shown') === '12')
  // The reading goes on at the first new card.
  await expect(cards(page).nth(8).getByRole('link').first()).toBeFocused()
  const titles = await cards(page).locator('h2').allInnerTexts()

  await cards(page).nth(9).getByRole('link', { name: visit }).click()
  await expect(page).toHaveURL(/\/providerprofile\/\d+/)
  await page.goBack()
  await expect(cards(page).locator('h2')).toHaveText(titles)
  await reload(page)
  await expect(cards(page).locator('h2')).toHaveText(titles)
  await expect(inputNamed(page, 'q')).toHaveValue('sweets')

  const shared = await otherPage()
  await open(shared, page.url())
  await expect(cards(shared).locator('h2')).toHaveText(titles)
})

test('another search from the results, and the way back to the first', async ({ page }, info) => {
  await openPage(page, '/home?q=sweets')
  await expect(cards(page)).toHaveCount(8)
  const first = await cards(page).locator('h2').allInnerTexts()
  await openSearch(page)
  await inputNamed(page, 'q').fill('zzqxv')
  await inputNamed(page, 'q').press('Escape')
  await submit(page)
  await expect(page.getByText(wordsOf(info).empty)).toBeVisible()
  await page.goBack()
  await expect(cards(page).locator('h2')).toHaveText(first)
  await expect(inputNamed(page, 'q')).toHaveValue('sweets')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('words, district and category are searched for, let go, and more is shown', async ({ page }, info) => {
    const { more } = wordsOf(info)
    await page.goto('/')
    await inputNamed(page, 'q').fill('sweets')
    await submit(page)
    await expect(page).toHaveURL(/\/home\?q=sweets&district=$/)
    await expect(cards(page)).toHaveCount(8)
    await page.getByRole('link', { name: more }).click()
    await expect(cards(page)).toHaveCount(12)

    await openSearch(page)
    await page.locator('button[name="category"]').first().click()
    await expect(page).toHaveURL(/category=\d+/)
    const pressed = page.locator('button[aria-pressed="true"]')
    await expect(pressed).toHaveCount(1)
    await openSearch(page)
    await pressed.click()
    await expect(pressed).toHaveCount(0)
    await expect(inputNamed(page, 'q')).toHaveValue('sweets')
  })

  test('an unknown place is reported, with a link to all districts', async ({ page }, info) => {
    await page.goto('/home?q=sweets&district=Xyzzy')
    await expect(page.getByText(wordsOf(info).refusals.location_unknown)).toBeVisible()
    await page.getByRole('link', { name: wordsOf(info).bar.allDistricts }).click()
    await expect(cards(page)).toHaveCount(8)
  })
})
