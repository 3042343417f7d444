// Admin panel: a provider is found in either script, gets its badge, is suspended and restored. Asking for its number is logged.
import type { Page, TestInfo } from '@playwright/test'
import { formatPhone } from '../web/lib/format/contact-links.ts'
import enPeople from '../web/locales/en/AdminPeople.json' with { type: 'json' }
import enBar from '../web/locales/en/Navbar.json' with { type: 'json' }
import hiPeople from '../web/locales/hi/AdminPeople.json' with { type: 'json' }
import hiBar from '../web/locales/hi/Navbar.json' with { type: 'json' }
import { adminTexts, logInAsStaff, newBrowserPage, pressKey, someStaff } from './admin.ts'
import { checkScreen } from './screen-checks.ts'
import { open, reload } from './open.ts'
import { newAccount, randomDigits } from './people.ts'
import { logInByApi } from './screens.ts'
import { expect, type OtherPage, test } from './test.ts'

const wordsFor = (info: TestInfo) => {
  const isHindi = info.project.name.endsWith('hi')
  return {
    ...(isHindi ? hiPeople : enPeople),
    badge: (isHindi ? hiBar : enBar).verified,
    admin: adminTexts(info),
  }
}

const SYLLABLES = [
  ['ka', 'का'],
  ['mi', 'मी'],
  ['to', 'तो'],
  ['ru', 'रू'],
  ['se', 'से'],
  ['na', 'ना'],
  ['pi', 'पी'],
  ['lo', 'लो'],
  ['du', 'दू'],
  ['be', 'बे'],
]
const toScript = (digits: string, script: 0 | 1) =>
  [...digits].map((digit) => SYLLABLES[Number(digit)]?.[script]).join('')

/** A new provider with a name in Hindi and one post. */
const aProvider = async (otherPage: OtherPage, info: TestInfo) => {
  const page = await newBrowserPage(otherPage, info)
  const session = await logInByApi(page, await newAccount(page, 'provider', info))
  const headers = { authorization: `Bearer ${session.access_token}` }
  const digits = randomDigits(6)
  const [latin, hindi] = [toScript(digits, 0), toScript(digits, 1)]
  const name = `${hindi} चाट भंडार`
  const saved = await page.request.put('/api/manage-provider-profile/', {
    headers,
    multipart: { business_name: name },
  })
  expect(saved.status()).toBe(200)
  const { mobile_number: mobile } = (await saved.json()) as { mobile_number: string }
  const published = await page.request.post('/api/blogs/', {
    headers,
    multipart: { title: `${hindi} मेला`, content: 'आइए और चखिए।' },
  })
  expect(published.status()).toBe(201)
  return {
    page,
    headers,
    id: session.id,
    name,
    latin,
    hindi,
    mobile,
    path: `/providerprofile/${session.id}`,
  }
}

const searchFor = async (page: Page, text: string) => {
  await pressKey(page, '/')
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(text)}`))
  await expect(page.locator('[data-row]')).toHaveCount(1)
}

/** A letter asks why; the answer is typed and sent. */
const decideByKey = async (page: Page, letter: string, reason: string) => {
  await pressKey(page, letter)
  const dialog = page.locator('dialog[open]')
  await dialog.locator('[name="reason"]').fill(reason)
  await dialog.locator('button[type="submit"]').click()
  await expect(dialog).toHaveCount(0)
}

const statusOf = async (page: Page, path: string) => (await page.request.get(path)).status()
const expectFound = async (page: Page, { latin, name }: { latin: string; name: string }) =>
  (await (await page.request.get(`/api/marketplace/search/?searchtext=${latin}`)).text()).includes(name)

test('a business is found in either script, verified, suspended and restored', async ({
  otherPage,
}, info) => {
  const words = wordsFor(info)
  const provider = await aProvider(otherPage, info)
  const visitor = provider.page
  const page = await newBrowserPage(otherPage, info)
  await logInAsStaff(page, await someStaff('owner'), '/admin/people')
  const row = page.locator('[data-row]', { hasText: provider.name })
  await searchFor(page, provider.latin)
  await expect(row).toBeVisible()
  await searchFor(page, provider.hindi)
  await expect(row).toBeVisible()
  await checkScreen(page, info, 'people')

  await page.keyboard.press('j')
  await expect(row).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('h1')).toHaveText(provider.name)
  await checkScreen(page, info, 'person')

  await pressKey(page, 'v')
  await expect(page.getByRole('button', { name: words.acts.unverify })).toBeVisible()
  await open(visitor, provider.path)
  await expect(visitor.locator('main')).toContainText(words.badge)
  await open(visitor, `/search?q=${provider.latin}`)
  // Businesses come before posts.
  await expect(visitor.locator('article', { hasText: provider.name }).first()).toContainText(words.badge)

  await decideByKey(page, 's', 'Sells what is not there')
  await expect(page.locator('main')).toContainText(words.accountStatuses.suspended)
  expect(await statusOf(visitor, provider.path)).toBe(404)
  expect(await expectFound(visitor, provider)).toBe(false)
  await checkScreen(page, info, 'suspended')

  await decideByKey(page, 'r', 'A mistake')
  await expect(page.getByRole('button', { name: words.acts.restore })).toHaveCount(0)
  expect(await statusOf(visitor, provider.path)).toBe(200)
  expect(await expectFound(visitor, provider)).toBe(true)
})

test('personal data is shown after a reason is given, for this visit, and the request is logged', async ({
  otherPage,
}, info) => {
  const words = wordsFor(info)
  const provider = await aProvider(otherPage, info)
  const mobile = formatPhone(provider.mobile)
  const page = await newBrowserPage(otherPage, info)
  await logInAsStaff(page, await someStaff('owner'), `/admin/people/${provider.id}`)
  await expect(page.locator('h1')).toHaveText(provider.name)
  await expect(page.locator('main')).not.toContainText(mobile)
  await decideByKey(page, 'p', 'They asked us to call')
  await expect(page.locator('main')).toContainText(mobile)
  await reload(page)
  await expect(page.locator('h1')).toHaveText(provider.name)
  await expect(page.locator('main')).not.toContainText(mobile)
  await open(page, '/admin/audit')
  await expect(page.locator('main')).toContainText(words.admin.audit.actions.personal_shown)
  await expect(page.locator('main')).toContainText('They asked us to call')
})

test('a post is found in either script, hidden and restored by its letters', async ({ otherPage }, info) => {
  const words = wordsFor(info)
  const provider = await aProvider(otherPage, info)
  const page = await newBrowserPage(otherPage, info)
  await logInAsStaff(page, await someStaff('moderator'), '/admin/content')
  await searchFor(page, provider.latin)
  const row = page.locator('[data-row]', { hasText: `${provider.hindi} मेला` })
  await expect(row).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: `${provider.hindi} मेला` })).toBeVisible()
  await checkScreen(page, info, 'content')
  await decideByKey(page, 'h', 'Against the rules')
  await expect(row).toContainText(words.visibilities.hidden)
  const bell = await page.request.get('/api/notifications/', { headers: provider.headers })
  expect(await bell.json()).toHaveLength(1)
  await decideByKey(page, 'r', 'A mistake')
  await expect(row).not.toContainText(words.visibilities.hidden)
})
