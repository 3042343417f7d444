// A saved district is searched without a connection, also for businesses that were never visited.
import type { Page, TestInfo } from '@playwright/test'
import type { OfflineItem } from '../contract/offline-districts.ts'
import { aDistrict, PLUMBER } from '../web/testing/offline-district.ts'
import enContact from '../web/locales/en/Contact.json' with { type: 'json' }
import enProfile from '../web/locales/en/ProviderProfile.json' with { type: 'json' }
import enOrders from '../web/locales/en/Orders.json' with { type: 'json' }
import enWaiting from '../web/locales/en/Waiting.json' with { type: 'json' }
import hiContact from '../web/locales/hi/Contact.json' with { type: 'json' }
import hiProfile from '../web/locales/hi/ProviderProfile.json' with { type: 'json' }
import hiOrders from '../web/locales/hi/Orders.json' with { type: 'json' }
import hiWaiting from '../web/locales/hi/Waiting.json' with { type: 'json' }
import { openCopy, readPage, test, wordsFor } from './offline.ts'
import { newAccount } from './people.ts'
import { signIn } from './phone.ts'
import { checkScreen } from './screen-checks.ts'
import { logInByApi } from './screens.ts'
import { expect } from './test.ts'
import { waitingOn } from './waiting.ts'

test.describe.configure({ timeout: 240_000 })

const isHindi = ({ project }: TestInfo) => project.name.endsWith('hi')

// No business of the demo market has these ids.
const SWEETS = 900_001
const PIPES = 900_002
const BAKERS = 900_003
const ALL_DAY = {
  weekly: Array.from({ length: 7 }, () => [{ opens: '00:00', closes: '24:00' }]),
  special_days: [],
}

const GAYA = aDistrict([
  { id: SWEETS, name: 'शर्मा मिष्ठान', rating: 4.5, count: 12, items: [['Samosa', 1_500, null, 'piece']] },
  {
    id: PIPES,
    name: 'Sunil Nal Jal',
    category: PLUMBER,
    isVerified: true,
    hours: ALL_DAY,
    at: [24.8, 85.01],
  },
  { id: BAKERS, name: 'Maya Pipes', category: PLUMBER },
])

const TWO_DAYS_MS = 172_800_000

/** As when it is saved with its button: the document, and the files of the search, of which the worker is the last. */
const saveDistrict = async (page: Page, saved = GAYA) => {
  await page.evaluate(
    async ({ document, age }) => {
      const { district_id: id, name, state } = document.district
      const opening = indexedDB.open('haat-districts', 1)
      opening.addEventListener('upgradeneeded', () => {
        opening.result.createObjectStore('districts', { keyPath: 'id' })
        opening.result.createObjectStore('documents', { keyPath: 'id' })
      })
      await new Promise((resolve) => opening.addEventListener('success', resolve))
      const changes = opening.result.transaction(['districts', 'documents'], 'readwrite')
      const row = { id, name, state, version: 1, providers: 3, size: 1_000, signature: '', hidden: null }
      changes.objectStore('districts').put({ ...row, checkedAt: Date.now() - age })
      changes.objectStore('documents').put({ id, text: JSON.stringify(document) })
      await new Promise((resolve) => changes.addEventListener('complete', resolve))
      opening.result.close()
      const { active } = await navigator.serviceWorker.ready
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none, unlike a window
      active?.postMessage({ kind: 'district-saved' })
    },
    { document: saved, age: TWO_DAYS_MS },
  )
  const hasWorker = () =>
    page.evaluate(async () =>
      (await (await caches.open('haat-assets')).keys()).some(({ url }) => url.includes('/district-worker-')),
    )
  await expect.poll(hasWorker, { timeout: 60_000 }).toBe(true)
}

const business = (page: Page, id: number) => page.locator(`main a[href="/providerprofile/${id}"]`)
const found = (page: Page) => page.locator('main a[href^="/providerprofile/90000"]')

const searchFor = async (page: Page, text: string, ids: readonly number[]) => {
  await page.locator('main [name="q"]').fill(text)
  await expect
    .poll(
      async () => await found(page).evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    )
    .toEqual(ids.map((id) => `/providerprofile/${id}`))
}

test('searches a saved district in three scripts, filters, and opens a business that was never visited', async ({
  phone,
}, info) => {
  const { district, business: texts } = wordsFor(info)
  const contact = isHindi(info) ? hiContact : enContact
  const page = await phone.start()
  await readPage(page, '/')
  await saveDistrict(page)

  phone.cut()
  await openCopy(page, '/search?q=plumber&district=Gaya')
  await expect(page).toHaveURL(/\/offline\?from=/)
  await expect(found(page)).toHaveCount(2, { timeout: 60_000 })
  await expect(page.locator('main')).toContainText(
    isHindi(info) ? 'गया, 2 दिन पहले' : 'Gaya, saved 2 days ago',
  )
  await searchFor(page, 'प्लंबर', [PIPES, BAKERS])
  await searchFor(page, 'sharma mishthan', [SWEETS])
  await searchFor(page, 'समोसा', [SWEETS])
  await expect(page.locator('main')).toContainText('₹15')
  await searchFor(page, 'nal mistri', [PIPES, BAKERS])
  await page.locator('main').getByRole('button', { name: district.verified, exact: true }).press('Enter')
  await expect(found(page)).toHaveCount(1)
  await checkScreen(page, info, 'offline-district-search')
  await searchFor(page, 'xyzzy', [])
  await expect(page.locator('main')).toContainText(district.none.split('{{name}}').at(-1) ?? '')
  await expect(page.locator('main')).toContainText(district.askLater)
  await searchFor(page, 'plumber open now', [PIPES])
  const removeOpen = district.removePart.replace('{{part}}', district.open_now)
  await page.locator('main').getByRole('button', { name: removeOpen }).click()
  await expect(page.locator('main [name="q"]')).toHaveValue('plumber')

  await searchFor(page, 'plumber', [PIPES])
  await business(page, PIPES).click()
  await expect(page.locator('h1')).toHaveText('Sunil Nal Jal')
  await expect(page.locator('main a[href="tel:+917000008887"]')).toBeVisible()
  await expect(page.locator('main a[href*="google.com/maps"]')).toContainText(texts.directions)
  await checkScreen(page, info, 'offline-business')

  // A request waits, although its form was never opened online.
  await page.locator('main').getByRole('button', { name: contact.ask.title }).click()
  const form = page.locator('dialog[open] form')
  const values = { name: 'Meera Devi', email: 'meera@example.in', mobile_number: '9876543210' }
  for (const [name, value] of Object.entries(values)) await form.locator(`[name="${name}"]`).fill(value)
  await form.locator('button[type="submit"]').click()
  await expect(form).toHaveCount(0, { timeout: 20_000 })
  await openCopy(page, '/waiting')
  await expect(waitingOn(page)).toHaveCount(1)

  // Back to the search as it was left.
  await openCopy(page, '/search?q=samosa&district=Patna')
  await expect(page.locator('main')).toContainText(district.elsewhere.replace('{{place}}', 'Patna'))
})

const SAMOSA = 'Samosa'

const SAVED_SAMOSA: OfflineItem = [SAMOSA, 1_200, null, 'piece']

/** Takes orders for samosas at ₹12. */
const aSeller = async (owner: Page, info: TestInfo) => {
  const account = await newAccount(owner, 'provider', info)
  const { id, access_token } = await logInByApi(owner, account)
  const headers = { authorization: `Bearer ${access_token}` }
  const items = [
    { name: SAMOSA, price_paise: 1_200, unit: 'piece', description: '', price_to_paise: null, group: '' },
  ]
  expect((await owner.request.post('/api/items/bulk/', { headers, data: { items } })).status()).toBe(201)
  const settings = { is_on: true, delivers: false, upi_id: '' }
  expect((await owner.request.put('/api/order-settings/', { headers, data: settings })).status()).toBe(200)
  const placed = async () => {
    const reply = await owner.request.get('/api/received-orders/', { headers })
    return ((await reply.json()) as { results: { subtotal_paise: number }[] }).results
  }
  const setPrice = async (price: number) => {
    const list = await owner.request.get('/api/items/', { headers })
    const { groups } = (await list.json()) as { groups: { items: { item_id: number }[] }[] }
    const form = { price_paise: String(price) }
    const url = `/api/items/${groups[0]?.items[0]?.item_id}/`
    expect((await owner.request.put(url, { headers, multipart: form })).status()).toBe(200)
  }
  return { id, placed, setPrice }
}

const orderTexts = (info: TestInfo) => ({
  profile: (isHindi(info) ? hiProfile : enProfile).orders,
  basket: (isHindi(info) ? hiOrders : enOrders).basket,
})

const addSamosa = async (page: Page, info: TestInfo) => {
  const { profile } = orderTexts(info)
  await page.getByRole('button', { name: profile.addThis.replace('{{name}}', SAMOSA), exact: true }).click()
}

const reviewBasket = async (page: Page, info: TestInfo) => {
  const { profile, basket } = orderTexts(info)
  await page.locator('[data-basket]').getByRole('button', { name: profile.review }).click()
  const dialog = page.locator('dialog[open]')
  const send = dialog.getByRole('button', { name: basket.send })
  await expect(send).toBeVisible()
  return { dialog, send }
}

test('an order for a business that was visited waits', async ({ phone, otherPage }, info) => {
  const owner = await otherPage()
  const { id, placed } = await aSeller(owner, info)
  const page = await phone.start()
  await signIn(page, await newAccount(owner, 'customer', info))
  await readPage(page, `/providerprofile/${id}`)
  await saveDistrict(page)
  await addSamosa(page, info)
  const { dialog, send } = await reviewBasket(page, info)

  phone.cut()
  await send.click()
  await expect(dialog.locator('form')).toHaveCount(0, { timeout: 20_000 })
  await openCopy(page, '/waiting')
  await expect(waitingOn(page)).toHaveCount(1)
  phone.mend()
  await expect.poll(async () => (await placed()).length, { timeout: 60_000 }).toBe(1)
})

test('an order from saved prices waits and is sent once; a changed price is displayed first', async ({
  phone,
  otherPage,
}, info) => {
  const { basket } = orderTexts(info)
  const waiting = isHindi(info) ? hiWaiting : enWaiting
  const owner = await otherPage()
  const { id, placed, setPrice } = await aSeller(owner, info)
  const page = await phone.start()
  await signIn(page, await newAccount(owner, 'customer', info))
  await readPage(page, '/')
  const seller = { id, name: 'Samosa Corner', items: [SAVED_SAMOSA] }
  await saveDistrict(page, aDistrict([seller]))

  const reviewOffline = async () => {
    phone.cut()
    await openCopy(page, `/providerprofile/${id}`)
    await expect(page).toHaveURL(/\/offline\?from=/)
    await addSamosa(page, info)
    const review = await reviewBasket(page, info)
    await expect(review.dialog).toContainText(basket.saved.terms.replace('{{name}}', seller.name))
    return review
  }
  const sendOffline = async ({ dialog, send }: Awaited<ReturnType<typeof reviewBasket>>) => {
    await send.click()
    await expect(dialog.locator('form')).toHaveCount(0, { timeout: 20_000 })
    await openCopy(page, '/waiting')
    await expect(waitingOn(page)).toHaveCount(1)
    await expect(waitingOn(page)).toContainText(SAMOSA)
  }
  const first = await reviewOffline()
  await checkScreen(page, info, 'offline-order')
  await sendOffline(first)
  phone.mend()
  await expect.poll(async () => (await placed()).length, { timeout: 60_000 }).toBe(1)
  await expect(waitingOn(page)).toHaveCount(0)

  await sendOffline(await reviewOffline())
  await setPrice(1_500)
  phone.mend()
  await expect(waitingOn(page)).toContainText(waiting.invalid.order, { timeout: 60_000 })
  await waitingOn(page).getByRole('button', { name: waiting.change }).click()
  await expect(page).toHaveURL(new RegExp(`/providerprofile/${id}$`))
  const { dialog, send } = await reviewBasket(page, info)
  await expect(dialog).toContainText(basket.pricesChanged)
  await send.click()
  await expect.poll(async () => (await placed()).map((order) => order.subtotal_paise)).toEqual([1_500, 1_200])
})
