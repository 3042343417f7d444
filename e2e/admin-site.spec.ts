import type { Page, TestInfo } from '@playwright/test'
import enBar from '../web/locales/en/Navbar.json' with { type: 'json' }
import enSite from '../web/locales/en/AdminSite.json' with { type: 'json' }
import hiBar from '../web/locales/hi/Navbar.json' with { type: 'json' }
import hiSite from '../web/locales/hi/AdminSite.json' with { type: 'json' }
import { logInAsStaff, newBrowserPage, pressKey, someStaff } from './admin.ts'
import { checkScreen } from './screen-checks.ts'
import { open, reload } from './open.ts'
import { fill, newAccount, randomDigits } from './people.ts'
import { signInAs } from './screens.ts'
import { expect, type OtherPage, test } from './test.ts'

const wordsFor = ({ project }: TestInfo) =>
  project.name.endsWith('hi')
    ? { ...hiSite, bell: hiBar.notifications, greeting: 'नमस्ते Asha जी,' }
    : { ...enSite, bell: enBar.notifications, greeting: 'Dear Asha,' }

const openAdminAs = async (otherPage: OtherPage, info: TestInfo, role: 'owner' | 'support', path: string) => {
  const page = await newBrowserPage(otherPage, info)
  await logInAsStaff(page, await someStaff(role), path)
  return page
}

const openAsCustomer = async (otherPage: OtherPage, info: TestInfo) => {
  const customer = await newBrowserPage(otherPage, info)
  const { id } = await signInAs(customer, await newAccount(customer, 'customer', info))
  await open(customer, '/')
  const bell = customer.locator('header').getByRole('button', { name: wordsFor(info).bell.title })
  return { customer, id, bell }
}

const openRow = async (page: Page, text: string) => {
  const row = page.locator('[data-row]', { hasText: text })
  await expect(row.first()).toBeVisible()
  await row.first().press('Enter')
}

type Mail = { to: string; subject: string; text: string }
const waitForMailTo = async (page: Page, email: string) => {
  const read = async () =>
    ((await (await page.request.get('/api/outbox/')).json()) as Mail[]).filter(({ to }) => to === email)
  await expect.poll(async () => (await read()).length, { timeout: 15_000 }).toBe(1)
  return (await read())[0]
}

test('a visitor writes, support answers by keyboard, and the mail is in the language of the page', async ({
  otherPage,
}, info) => {
  test.slow()
  const words = wordsFor(info)
  const mark = `${info.project.name}${Date.now()}`
  const email = `asha.${mark}@example.in`
  const visitor = await newBrowserPage(otherPage, info)
  await open(visitor, '/contact')
  await fill(visitor, { name: 'Asha', email, subject: `Hours ${mark}`, message: 'When do you open?' })
  await visitor.locator('main form button[type="submit"]').click()
  await expect(visitor.locator('main [name="subject"]')).toHaveValue('')

  const page = await openAdminAs(otherPage, info, 'support', '/admin/inbox')
  await openRow(page, `Hours ${mark}`)
  await expect(page.locator('h1')).toHaveText(`Hours ${mark}`)
  await expect(page.locator('main')).not.toContainText(email)
  await pressKey(page, 'p')
  await page.locator('dialog [name="reason"]').fill('Calls back')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('main')).toContainText(email)
  await checkScreen(page, info, 'letter')
  await pressKey(page, 'r')
  await expect(page.locator('[name="answer"]')).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('main')).toContainText(words.inbox.answer.required)
  await page.keyboard.type('At nine, every day.')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('h1')).not.toHaveText(`Hours ${mark}`)

  const mail = await waitForMailTo(page, email)
  expect(mail?.subject).toBe(`Re: Hours ${mark}`)
  expect(mail?.text).toContain(words.greeting)
  expect(mail?.text).toContain('At nine, every day.')
  await open(page, '/admin/inbox?status=answered')
  await checkScreen(page, info, 'inbox')
  await openRow(page, `Hours ${mark}`)
  await pressKey(page, 'e')
  await expect(page.locator('main')).toContainText(words.inbox.states.closed)
})

test('an announcement rings at once at the bell of a customer, and is taken back', async ({
  otherPage,
}, info) => {
  test.slow()
  const words = wordsFor(info)
  const mark = `${info.project.name} ${Date.now()}`
  const { customer, bell } = await openAsCustomer(otherPage, info)
  await expect(bell).toHaveText('')

  const page = await openAdminAs(otherPage, info, 'owner', '/admin/announcements')
  await expect(page.locator('[name="text_en"]')).toBeVisible()
  await page.keyboard.press('a')
  await expect(page.locator('[name="text_en"]')).toBeFocused()
  await page.locator('main form button[type="submit"]').click()
  await expect(page.locator('main [aria-invalid="true"]')).toHaveCount(2)
  await page.locator('[name="text_en"]').fill(`Closed on Holi, ${mark}`)
  await page.locator('[name="text_hi"]').fill(`होली पर बंद, ${mark}`)
  await page.locator('[name="path"]').fill('/services')
  await page.locator('[name="audience"]').selectOption('customers')
  await page.locator('main form button[type="submit"]').click()
  await expect(page.locator('dialog')).toContainText(`होली पर बंद, ${mark}`)
  await checkScreen(page, info, 'announcement-preview')
  await page.getByRole('button', { name: words.announcements.preview.send }).click()
  await expect(page.locator('dialog')).toHaveCount(0)
  await checkScreen(page, info, 'announcements')

  await expect(bell).toHaveText('1')
  await bell.click()
  const entry = customer.locator('header [popover]:popover-open li a').first()
  await expect(entry).toContainText(
    info.project.name.endsWith('hi') ? `होली पर बंद, ${mark}` : `Closed on Holi, ${mark}`,
  )
  await entry.click()
  await expect(customer).toHaveURL(/\/services$/)
  await expect(bell).toHaveText('')

  const row = page.locator('main li', { hasText: `Closed on Holi, ${mark}` })
  await row.getByRole('button', { name: words.announcements.withdraw }).click()
  await page.locator('dialog').getByRole('button', { name: words.announcements.withdraw }).click()
  await expect(row).toContainText(words.announcements.states.withdrawn)
  await reload(customer)
  await bell.click()
  await expect(customer.locator('header [popover]:popover-open')).not.toContainText(mark)
})

test('a breach notice reaches the chosen customer by bell and text message, with a log of deliveries', async ({
  otherPage,
}, info) => {
  test.slow()
  const words = wordsFor(info)
  const mark = `${info.project.name} ${Date.now()}`
  const { customer, id, bell } = await openAsCustomer(otherPage, info)

  const page = await openAdminAs(otherPage, info, 'owner', '/admin/announcements')
  await page.getByRole('link', { name: words.announcements.breach }).click()
  await expect(page.locator('[name="text_en"]')).toHaveValue(/\[date\]/)
  await page.locator('[name="ids"]').fill(String(id))
  await page.locator('main form button[type="submit"]').click()
  await expect(page.locator('main [aria-invalid="true"]')).toHaveCount(2)
  await checkScreen(page, info, 'breach-form')
  await page.locator('[name="text_en"]').fill(`A copy of names was taken, ${mark}`)
  await page.locator('[name="text_hi"]').fill(`नामों की एक कॉपी चोरी हुई है, ${mark}`)
  await page.locator('main form button[type="submit"]').click()
  await expect(page.locator('dialog p').first()).toContainText('1')
  await checkScreen(page, info, 'breach-preview')
  await page.getByRole('button', { name: words.breach.preview.send }).click()
  await expect(page).toHaveURL(/\/admin\/announcements\/\d+$/)

  await expect(bell).toHaveText('1')
  await bell.click()
  await expect(customer.locator('header [popover]:popover-open li a').first()).toContainText(mark)
  // The email is not verified, so it gets none.
  await expect(async () => {
    await reload(page)
    const row = page.locator('main li', { hasText: words.breach.channels.sms })
    await expect(row).toContainText(words.breach.statuses.delivered, { timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  await expect(page.locator('main li', { hasText: words.breach.channels.email })).toHaveCount(0)
  await checkScreen(page, info, 'breach-deliveries')
})

test('an owner filters security events, and opens those of an account for a reason that the person reads', async ({
  otherPage,
}, info) => {
  const words = wordsFor(info)
  const { customer, id } = await openAsCustomer(otherPage, info)
  const page = await openAdminAs(otherPage, info, 'owner', '/admin/security')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.locator('main select').selectOption('login_locked')
  await expect(page).toHaveURL(/kind=login_locked/)
  await checkScreen(page, info, 'security-events')
  await pressKey(page, '/')
  await page.keyboard.type(String(id))
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: words.security.open }).click()
  await page.locator('dialog [name="reason"]').fill('A takeover was reported')
  await checkScreen(page, info, 'open-security-events')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('main')).toContainText(words.security.empty)

  await open(customer, '/privacy-data')
  await expect(customer.locator('main')).toContainText('A takeover was reported')
})

// None of them is used in admin-people.spec.ts: the search finds similar words too.
const SYLLABLES = ['gha', 'vi', 'zo', 'fu', 'he', 'ja', 'chi', 'yo', 'wu', 'ge']
const newWord = () => Array.from(randomDigits(6), (digit) => SYLLABLES[Number(digit)]).join('')

// Each combination has its own: two journeys that change the same one would disturb each other.
const CATEGORIES: Record<string, string> = {
  'phone-en': 'Footwear',
  'phone-hi': 'Jewellery',
  'desktop-en': 'Optician',
  'desktop-hi': 'Electrician',
}

test('a new synonym of a category finds its shops at once', async ({ otherPage }, info) => {
  test.slow()
  const words = wordsFor(info)
  const word = newWord()
  const category = CATEGORIES[info.project.name] ?? ''
  const visitor = await newBrowserPage(otherPage, info)
  const found = async () => {
    const reply = await visitor.request.get(`/api/marketplace/search/?searchtext=${word}`)
    return ((await reply.json()) as unknown[]).length
  }
  expect(await found()).toBe(0)

  const page = await openAdminAs(otherPage, info, 'owner', '/admin/reference')
  await expect(page.locator('[data-row]').first()).toBeVisible()
  await checkScreen(page, info, 'reference')
  await pressKey(page, '/')
  await page.keyboard.type(category)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`q=${category}`))
  await openRow(page, category)
  await checkScreen(page, info, 'category')
  const box = page.locator('dialog [name="synonyms_roman"]')
  await box.press('Control+End')
  await box.pressSequentially(`\n${word}`)
  await page.locator('dialog button[type="submit"]').click()
  await expect(page.locator('dialog')).toHaveCount(0)

  expect(await found()).toBeGreaterThan(0)
  await open(visitor, `/search?q=${word}`)
  await expect(visitor.locator('main a[href^="/providerprofile/"]').first()).toBeVisible()

  await openRow(page, category)
  await page.locator('dialog').getByRole('link', { name: words.reference.words.title }).click()
  await expect(page.locator('main section li a').first()).toBeVisible()
  await checkScreen(page, info, 'category-words')
  const everyday = newWord()
  const finds = async () => {
    const reply = await visitor.request.get(`/api/marketplace/search/?searchtext=${everyday}`)
    return ((await reply.json()) as unknown[]).length
  }
  expect(await finds()).toBe(0)
  await pressKey(page, 'a')
  await page.locator('dialog [name="text"]').fill(everyday)
  await page.locator('dialog button[type="submit"]').click()
  await expect(page.locator('dialog')).toHaveCount(0)
  expect(await finds()).toBeGreaterThan(0)
  await page.getByRole('link', { name: everyday }).click()
  await checkScreen(page, info, 'category-word')
  await page.locator('dialog').getByRole('button', { name: words.reference.words.remove }).click()
  await expect(page.getByRole('link', { name: everyday })).toHaveCount(0)
  expect(await finds()).toBe(0)

  await open(page, '/admin/reference')
  await pressKey(page, '2')
  const tab = page.getByRole('link', { name: words.reference.kinds.districts, exact: true })
  await expect(tab).toHaveAttribute('aria-current', 'page')
  await checkScreen(page, info, 'districts')
})

test('the overview says what waits and how the days went', async ({ otherPage }, info) => {
  const words = wordsFor(info)
  const page = await openAdminAs(otherPage, info, 'owner', '/admin')
  await expect(page.locator('main')).toContainText(words.overview.days.messages)
  await expect(page.locator('figure')).toHaveCount(9)
  await expect(page.locator('figure table').first().locator('tbody tr')).toHaveCount(30)
  await checkScreen(page, info, 'overview')
  await page.keyboard.press('g')
  await page.keyboard.press('i')
  await expect(page).toHaveURL('/admin/inbox')
})
