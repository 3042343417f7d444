// A saved district is searched without a connection, also for businesses that were never visited.
import type { Page, TestInfo } from '@playwright/test'
import { aDistrict, PLUMBER } from '../web/testing/offline-district.ts'
import enContact from '../web/locales/en/Contact.json' with { type: 'json' }
import enProfile from '../web/locales/en/ProviderProfile.json' with { type: 'json' }
import enOrders from '../web/locales/en/Orders.json' with { type: 'json' }
import hiContact from '../web/locales/hi/Contact.json' with { type: 'json' }
import hiProfile from '../web/locales/hi/ProviderProfile.json' with { type: 'json' }
import hiOrders from '../web/locales/hi/Orders.json' with { type: 'json' }
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
const saveDistrict = async (page: Page) => {
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
      const saved = { id, name, state, version: 1, providers: 3, size: 1_000, signature: '', hidden: null }
      changes.objectStore('districts').put({ ...saved, checkedAt: Date.now() - age })
      changes.objectStore('documents').put({ id, text: JSON.stringify(document) })
      await new Promise((resolve) => changes.addEventListener('complete', resolve))
      opening.result.close()
      const { active } = await navigator.serviceWorker.ready
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none, unlike a window
      active?.postMessage({ kind: 'district-saved' })
    },
    { document: GAYA, age: TWO_DAYS_MS },
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

test('an order for a business that was visited waits', async ({ phone, otherPage }, info) => {
  const profile = (isHindi(info) ? hiProfile : enProfile).orders
  const orders = isHindi(info) ? hiOrders : enOrders
  const owner = await otherPage()
  const account = await newAccount(owner, 'provider', info)
  const { id, access_token } = await logInByApi(owner, account)
  const headers = { authorization: `Bearer ${access_token}` }
  const items = [
    { name: 'Samosa', price_paise: 1_200, unit: 'piece', description: '', price_to_paise: null, group: '' },
  ]
  expect((await owner.request.post('/api/items/bulk/', { headers, data: { items } })).status()).toBe(201)
  const settings = { is_on: true, delivers: false, upi_id: '' }
  expect((await owner.request.put('/api/order-settings/', { headers, data: settings })).status()).toBe(200)

  const page = await phone.start()
  await signIn(page, await newAccount(owner, 'customer', info))
  await readPage(page, `/providerprofile/${id}`)
  await saveDistrict(page)
  const basket = page.locator('[data-basket]')
  const dialog = page.locator('dialog[open]')
  const addThis = profile.addThis.replace('{{name}}', 'Samosa')
  await page.getByRole('button', { name: addThis, exact: true }).click()
  await basket.getByRole('button', { name: profile.review }).click()
  await expect(dialog.getByRole('button', { name: orders.basket.send })).toBeVisible()

  phone.cut()
  await dialog.getByRole('button', { name: orders.basket.send }).click()
  await expect(dialog.locator('form')).toHaveCount(0, { timeout: 20_000 })
  await openCopy(page, '/waiting')
  await expect(waitingOn(page)).toHaveCount(1)
  phone.mend()
  const placed = async () => {
    const reply = await owner.request.get('/api/received-orders/', { headers })
    return ((await reply.json()) as { results: unknown[] }).results.length
  }
  await expect.poll(placed, { timeout: 60_000 }).toBe(1)
})
