// The owner of a provider makes a price list, and visitors read it.
import type { Page, TestInfo } from '@playwright/test'
import en from '../web/locales/en/PriceList.json' with { type: 'json' }
import enProfile from '../web/locales/en/ProviderProfile.json' with { type: 'json' }
import hi from '../web/locales/hi/PriceList.json' with { type: 'json' }
import hiProfile from '../web/locales/hi/ProviderProfile.json' with { type: 'json' }
import { open, reload } from './open.ts'
import { fill, newAccount } from './people.ts'
import { expectAccessible, expectNoSidewaysScroll } from './screen-checks.ts'
import { signInAs } from './screens.ts'
import { expect, test } from './test.ts'

const PAGE = '/traderdashboard/prices'

const wordsFor = ({ project }: TestInfo) =>
  project.name.endsWith('hi') ? { ...hi, profile: hiProfile } : { ...en, profile: enProfile }

const named = (text: string, name: string) => text.replace('{{name}}', name)
const rows = (page: Page) => page.locator('main [data-item]')
const names = (page: Page) => rows(page).locator('p:first-child').allTextContents()
const pick = async (page: Page, { actions }: { actions: string }, name: string, action: string) => {
  await page.getByRole('button', { name: named(actions, name) }).click()
  await page.locator('[popover]:popover-open').getByRole('button', { name: action, exact: true }).click()
}
const submit = (page: Page) => page.locator('main form button[type="submit"]')

const openList = async (page: Page, info: TestInfo) => {
  const owner = await newAccount(page, 'provider', info)
  const { id } = await signInAs(page, owner)
  await open(page, PAGE)
  return { id, words: wordsFor(info) }
}

test('items are added, changed, ordered by the keyboard, sold out and deleted', async ({
  page,
  otherPage,
}, info) => {
  const { id, words } = await openList(page, info)
  await expect(page.getByText(words.empty)).toBeVisible()

  for (const [name, price] of [
    ['Samosa', '12.50'],
    ['जलेबी', '१६०'],
  ] as const) {
    await page.getByRole('button', { name: words.add }).click()
    await fill(page, { name, price_paise: price })
    await submit(page).click()
    await expect(rows(page).filter({ hasText: name })).toBeVisible()
  }
  await expect(rows(page).first()).toContainText('₹12.50')

  await pick(page, words, 'जलेबी', words.edit)
  await expectAccessible(page)
  await page.locator('main [name="unit"]').selectOption('kg')
  await fill(page, { price_to_paise: '100' })
  await submit(page).click()
  await expect(page.getByText(words.rules.itemPriceToWrong)).toBeVisible()
  await fill(page, { price_to_paise: '180' })
  await submit(page).click()
  await expect(rows(page).filter({ hasText: '₹160–₹180' })).toBeVisible()

  await page.getByRole('button', { name: named(words.move, 'जलेबी') }).press('ArrowUp')
  await expect.poll(() => names(page)).toEqual(['जलेबी', 'Samosa'])
  await expect(page.getByRole('button', { name: named(words.move, 'जलेबी') })).toBeFocused()
  await pick(page, words, 'Samosa', words.moveUp)
  await expect.poll(() => names(page)).toEqual(['Samosa', 'जलेबी'])
  await expect(page.getByRole('button', { name: named(words.actions, 'Samosa') })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => names(page)).toEqual(['जलेबी', 'Samosa'])
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const visitor = await otherPage()
  await open(visitor, `/providerprofile/${id}`)
  await expect(visitor.locator('#prices li')).toHaveText([/जलेबी/, /Samosa/])

  await pick(page, words, 'Samosa', words.soldOut)
  await expect(rows(page).filter({ hasText: 'Samosa' }).locator(':scope > [aria-busy]')).toHaveCount(0)
  await expect(rows(page).filter({ hasText: 'Samosa' }).getByText(words.soldOut)).toBeVisible()
  await reload(visitor)
  await expect(visitor.locator('#prices li')).toHaveText([/जलेबी/])

  await pick(page, words, 'जलेबी', words.delete)
  const dialog = page.locator('dialog[open]')
  await expect(dialog).toContainText('जलेबी')
  await dialog.getByRole('button', { name: words.remove.confirm }).click()
  await expect.poll(() => names(page)).toEqual(['Samosa'])
})

test('an item is dragged to another place', async ({ page }, info) => {
  const { words } = await openList(page, info)
  await page.getByRole('button', { name: words.paste }).click()
  await page.locator('main textarea').fill('Aam 10\nBel 20\nChiku 30')
  await submit(page).click()
  await page.getByRole('button', { name: words.pasteBox.save_other.replace('{{count}}', '3') }).click()
  await expect.poll(() => names(page)).toEqual(['Aam', 'Bel', 'Chiku'])

  const handle = page.getByRole('button', { name: named(words.move, 'Chiku') })
  await handle.hover()
  const first = await rows(page).first().boundingBox()
  await page.mouse.down()
  await page.mouse.move((first?.x ?? 0) + 60, (first?.y ?? 0) + 10, { steps: 8 })
  await page.mouse.up()
  await expect.poll(() => names(page)).toEqual(['Chiku', 'Aam', 'Bel'])
  await reload(page)
  await expect.poll(() => names(page)).toEqual(['Chiku', 'Aam', 'Bel'])
})

test('a list is pasted, and what was understood is seen before it is saved', async ({
  page,
  otherPage,
}, info) => {
  const { id, words } = await openList(page, info)
  await page.getByRole('button', { name: words.paste }).click()
  await page
    .locator('main textarea')
    .fill('Services:\nHaircut - 80\nRice 25 kg\nPaint work 14-18 per sqft\nBridal makeup')
  await submit(page).click()
  await expect(
    page.getByText(words.pasteBox.line.replace('{{line}}', '3').replace('{{text}}', 'Rice 25 kg')),
  ).toBeVisible()
  await expect(rows(page)).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: words.pasteBox.save_other.replace('{{count}}', '3') }).click()
  await expect.poll(() => names(page)).toEqual(['Haircut', 'Paint work', 'Bridal makeup'])

  const visitor = await otherPage()
  await open(visitor, `/providerprofile/${id}`)
  await expect(visitor.locator('#prices').getByRole('heading', { name: 'Services' })).toBeVisible()
  await expect(visitor.locator('#prices li').nth(1)).toContainText('₹14–₹18')
  const ask = visitor.locator('#prices li').first().getByRole('link', { name: words.profile.prices.ask })
  await expect(ask).toHaveAttribute('href', /wa\.me.*Haircut/)
  await expectAccessible(visitor)
})

test('a customer asks about an item in the chat', async ({ page }, info) => {
  const customer = await newAccount(page, 'customer', info)
  await signInAs(page, customer)
  await open(page, '/providerprofile/2')
  const words = wordsFor(info)
  // Without a price: the others are ordered.
  await page.locator('#prices input').fill('gift box')
  await page.getByRole('button', { name: named(words.profile.prices.askThis, 'Dry fruit gift box') }).click()
  await expect(page.locator('dialog[open] textarea')).toHaveValue(
    named(words.profile.prices.askText, 'Dry fruit gift box'),
  )
})

test.describe('without scripts', () => {
  test('the price list is read, and a group unfolds', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
    const page = await context.newPage()
    await page.goto('/providerprofile/2#prices')
    await expect(page.locator('#prices').getByText('Boondi laddu')).toBeVisible()
    const cakes = page.locator('#prices details').last()
    await expect(cakes.locator('li').first()).toBeHidden()
    await cakes.locator('summary').click()
    await expect(cakes.locator('li').first()).toBeVisible()
    await context.close()
  })
})
