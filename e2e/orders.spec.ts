// A customer orders from the price list, and the business serves the order.
import type { Page, TestInfo } from '@playwright/test'
import jsQR from 'jsqr'
import sharp from 'sharp'
import en from '../web/locales/en/Orders.json' with { type: 'json' }
import enProfile from '../web/locales/en/ProviderProfile.json' with { type: 'json' }
import hi from '../web/locales/hi/Orders.json' with { type: 'json' }
import hiProfile from '../web/locales/hi/ProviderProfile.json' with { type: 'json' }
import { SMALL_PHONE, bottomOf } from './first-screen.ts'
import { isLoaded, open, reload } from './open.ts'
import { fill, newAccount, PASSWORD } from './people.ts'
import { aPhone, signIn } from './phone.ts'
import { crampedTexts, expectAccessible, expectNoSidewaysScroll } from './screen-checks.ts'
import { logInByApi, signInAs } from './screens.ts'
import { expect, test } from './test.ts'
import { outboxIsLoaded } from './waiting.ts'

const wordsFor = ({ project }: TestInfo) =>
  project.name.endsWith('hi') ? { ...hi, profile: hiProfile.orders } : { ...en, profile: enProfile.orders }
type Words = ReturnType<typeof wordsFor>

const named = (text: string, name: string) => text.replace('{{name}}', name)
const UPI_ID = 'shop@okbank'

const ITEMS = [
  { name: 'Jalebi', price_paise: 16_000, unit: 'kg' },
  { name: 'Samosa', price_paise: 1_200, unit: 'piece' },
]

/** A new business that takes orders. */
const aBusiness = async (page: Page, info: TestInfo) => {
  const account = await newAccount(page, 'provider', info)
  const { id, access_token } = await logInByApi(page, account)
  const headers = { authorization: `Bearer ${access_token}` }
  const items = ITEMS.map((item) => ({ description: '', price_to_paise: null, group: '', ...item }))
  expect((await page.request.post('/api/items/bulk/', { headers, data: { items } })).status()).toBe(201)
  const settings = { is_on: true, delivers: true, upi_id: UPI_ID }
  expect((await page.request.put('/api/order-settings/', { headers, data: settings })).status()).toBe(200)
  const orders = async () => {
    const reply = await page.request.get('/api/received-orders/', { headers })
    return ((await reply.json()) as { results: { order_id: number; subtotal_paise: number }[] }).results
  }
  const setPrice = async (paise: number) => {
    const list = await (await page.request.get('/api/items/', { headers })).json()
    const { groups } = list as { groups: { items: { item_id: number; name: string }[] }[] }
    const item = groups.flatMap((group) => group.items).find(({ name }) => name === 'Jalebi')
    const data = { price_paise: paise }
    expect((await page.request.put(`/api/items/${item?.item_id}/`, { headers, data })).status()).toBe(200)
  }
  return { account, path: `/providerprofile/${id}#prices`, orders, setPrice }
}

/** Of a new customer. */
const orderByApi = async (page: Page, info: TestInfo, { path }: { path: string }) => {
  const { access_token } = await logInByApi(page, await newAccount(page, 'customer', info))
  const headers = { authorization: `Bearer ${access_token}` }
  const provider_id = Number(/\d+/.exec(path)?.[0])
  const list = await (await page.request.get(`/api/providers/${provider_id}/items/`)).json()
  const { item_id } = (list as { groups: { items: { item_id: number }[] }[] }).groups[0]?.items[0] ?? {}
  const data = { provider_id, items: [{ item_id, quantity: '1' }], handover: 'pickup' }
  const placed = await page.request.post('/api/orders/', { headers, data })
  expect(placed.status()).toBe(201)
  return ((await placed.json()) as { order_id: number }).order_id
}

const add = (page: Page, words: Words, name: string) =>
  page.getByRole('button', { name: named(words.profile.addThis, name), exact: true }).click()
const basket = (page: Page) => page.locator('[data-basket]')
const dialog = (page: Page) => page.locator('dialog[open]')
const review = (page: Page, words: Words) =>
  basket(page).getByRole('button', { name: words.profile.review }).click()
const send = (page: Page, words: Words) =>
  dialog(page).getByRole('button', { name: words.basket.send }).click()
const press = (page: Page, name: string) =>
  page.locator('main').getByRole('button', { name, exact: true }).click()

/** What a camera reads. */
const readCode = async (page: Page) => {
  const picture = sharp(await page.locator('main img[src^="data:"]').screenshot())
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsQR.default(new Uint8ClampedArray(data), info.width, info.height)?.data ?? ''
}

test('an order is placed, accepted with a total, paid outside of Haat, and completed', async ({
  page,
  otherPage,
}, info) => {
  test.setTimeout(120_000)
  const words = wordsFor(info)
  const owner = await otherPage()
  const business = await aBusiness(owner, info)
  await signInAs(page, await newAccount(page, 'customer', info))
  await open(page, business.path)
  await add(page, words, 'Jalebi')
  await page.getByRole('button', { name: named(words.profile.more, 'Jalebi') }).click()
  await add(page, words, 'Samosa')
  await expect(basket(page)).toContainText('₹172')
  await reload(page)
  await expect(basket(page)).toContainText('₹172')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  await review(page, words)
  await expectAccessible(page)
  await dialog(page).locator('input[value="delivery"]').check({ force: true })
  await dialog(page).locator('[name="address"]').fill('12 Station Road')
  await business.setPrice(18_000)
  await send(page, words)
  await expect(dialog(page)).toContainText(words.basket.changed)
  await expect(dialog(page)).toContainText('₹192')
  await send(page, words)
  await dialog(page).getByRole('link', { name: words.basket.open }).click()
  await expect(page.locator('main')).toContainText(words.status.sent)
  await expect(page.locator('main')).toContainText('12 Station Road')
  expect(page.url()).toContain('/orders/')

  await signInAs(owner, business.account)
  await open(owner, '/traderdashboard/orders')
  await owner.locator('main a[href^="/orders/"]').click()
  await press(owner, words.actions.accepted)
  await dialog(owner).locator('[name="total"]').fill('222')
  await dialog(owner).locator('[name="note"]').fill('Ready at 6')
  await dialog(owner).getByRole('button', { name: words.accept.submit }).click()
  await expect(dialog(owner)).toHaveCount(0)

  // By the live notification.
  await expect(page.locator('main')).toContainText(UPI_ID, { timeout: 20_000 })
  await expect(page.locator('main')).toContainText(words.payment.noPart)
  await expect(page.locator('main')).toContainText('Ready at 6')
  const code = new URL(await readCode(page))
  expect([code.protocol, code.searchParams.get('pa'), code.searchParams.get('am')]).toEqual([
    'upi:',
    UPI_ID,
    '222.00',
  ])
  await expect(page.locator('a[href^="upi:"]')).toHaveCount(0)
  await expectAccessible(page)

  await press(owner, words.actions.ready)
  await press(owner, words.actions.completed)
  await expect(owner.locator('main')).toContainText(words.status.completed)
  await reload(page)
  await expect(page.locator('main')).toContainText(words.status.completed)
  await expect(page.getByRole('button', { name: words.actions.cancelled })).toHaveCount(0)
})

test('two devices of a business change one order: the second sees what the first did', async ({
  page,
  otherPage,
}, info) => {
  const words = wordsFor(info)
  const business = await aBusiness(page, info)
  const orderId = await orderByApi(page, info, business)
  const other = await otherPage()
  for (const device of [page, other]) {
    await signInAs(device, business.account)
    // Live notifications would show the change before the press.
    await device.routeWebSocket(/notifications/, () => {})
    await open(device, `/orders/${orderId}`)
  }
  await page.setViewportSize(SMALL_PHONE)
  const accept = page.locator('main').getByRole('button', { name: words.actions.accepted, exact: true })
  expect(await bottomOf(accept)).toBeLessThanOrEqual(SMALL_PHONE.height - 56)
  await accept.click()
  await dialog(page).getByRole('button', { name: words.accept.submit }).click()
  await expect(dialog(page)).toHaveCount(0)

  await press(other, words.actions.declined)
  await dialog(other).locator('[name="note"]').fill('Closed today')
  await dialog(other).getByRole('button', { name: words.declined.submit }).click()
  await expect(other.locator('main')).toContainText(words.actions.stale)
  await expect(
    other.locator('main').getByRole('button', { name: words.actions.ready, exact: true }),
  ).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('h1')).toBeHidden()
  await expect(page.locator('main')).toContainText('Jalebi')
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
  const [, width] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? []
  expect(Math.abs(Number(width) - (105 / 25.4) * 72)).toBeLessThan(2)
})

test('a logged-out business opens the link of a push, logs in, and gets to the order', async ({
  page,
}, info) => {
  const business = await aBusiness(page, info)
  const orderId = await orderByApi(page, info, business)
  await open(page, `/orders/${orderId}`)
  await expect(page).toHaveURL('/logincustomer')
  await page.locator('main a[href="/loginprovider"]').click()
  // The URL changes before the page: a form that is filled too early would be the one before.
  await expect(page.locator('main a[href="/logincustomer"]')).toBeVisible()
  await expect(page.locator('main form img')).toBeVisible()
  await fill(page, { identifier: business.account.username, password: PASSWORD, captcha: 'haat' })
  await page.locator('main form button[type="submit"]').click()
  await expect(page).toHaveURL(`/orders/${orderId}`, { timeout: 15_000 })
  const accept = { name: wordsFor(info).actions.accepted, exact: true }
  await expect(page.locator('main').getByRole('button', accept)).toBeVisible()
})

test('an order that is sent offline arrives once', async ({ otherPage }, info) => {
  test.setTimeout(120_000)
  const words = wordsFor(info)
  const business = await aBusiness(await otherPage(), info)
  const phone = await aPhone(info)
  try {
    const page = await phone.start()
    await signIn(page, await newAccount(page, 'customer', info))
    await open(page, business.path)
    await add(page, words, 'Samosa')
    await review(page, words)
    await outboxIsLoaded(page)
    phone.cut()
    await send(page, words)
    await expect(dialog(page).locator('form')).toHaveCount(0, { timeout: 20_000 })
    await expect(basket(page)).toHaveCount(0)
    expect(await business.orders()).toHaveLength(0)
    phone.mend()
    await open(page, '/orders')
    await expect(page.locator('main a[href^="/orders/"]')).toHaveCount(1, { timeout: 20_000 })
    await reload(page)
    await isLoaded(page)
    await expect(page.locator('main a[href^="/orders/"]')).toHaveCount(1)
    expect((await business.orders()).map(({ subtotal_paise }) => subtotal_paise)).toEqual([1_200])
  } finally {
    await phone.remove()
  }
})

test('an owner turns orders on, and the screens fit 320 pixels', async ({ page }, info) => {
  const words = wordsFor(info)
  await signInAs(page, await newAccount(page, 'provider', info))
  await open(page, '/traderdashboard/orders')
  await page.getByRole('link', { name: words.received.turnOn }).click()
  await page.getByRole('switch', { name: words.settings.isOn }).click()
  await page.locator('[name="upi_id"]').fill('shop')
  await page.locator('main form button[type="submit"]').click()
  await expect(page.locator('main')).toContainText(words.settings.rules.upiIdWrong)
  await page.locator('[name="upi_id"]').fill(UPI_ID)
  await page.locator('main form button[type="submit"]').click()
  await expect(page.getByText(words.settings.saved).first()).toBeVisible()
  await reload(page)
  await expect(page.getByRole('switch', { name: words.settings.isOn })).toBeChecked()
  await expect(page.locator('[name="upi_id"]')).toHaveValue(UPI_ID)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  expect(await crampedTexts(page)).toEqual([])
})
