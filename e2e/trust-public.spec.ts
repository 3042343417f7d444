// Contact, report and block on public pages: a post and a shop's profile.
import type { Page } from '@playwright/test'
import enBar from '../web/locales/en/Navbar.json' with { type: 'json' }
import hiBar from '../web/locales/hi/Navbar.json' with { type: 'json' }
import enWaiting from '../web/locales/en/Waiting.json' with { type: 'json' }
import hiWaiting from '../web/locales/hi/Waiting.json' with { type: 'json' }
import { violations } from './screen-checks.ts'
import { open } from './open.ts'
import { codeFor, newPerson, PASSWORD, type Person } from './people.ts'
import { bearer, logInByApi, signInAs } from './screens.ts'
import { expect, test } from './test.ts'

const PROVIDER = { role: 'provider', username: 'sharma_sweets' } as const

const isHindi = (name: string) => name.endsWith('hi')
/** The page's words in the language of the run. */
const wordsOf = (project: string) => (en: string, hi: string) => (isHindi(project) ? hi : en)
const sentText = (say: ReturnType<typeof wordsOf>) =>
  say('Your message has been sent successfully!', 'आपकी पूछताछ भेज दी गई है!')
const dialogOf = (page: Page) => page.locator('dialog[open]')
const fill = async (page: Page, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values))
    await dialogOf(page).locator(`[name="${name}"]`).fill(value)
}
const expectWholeDialog = async (page: Page) => {
  // While it fades in, nothing has its contrast yet.
  await dialogOf(page).evaluate((dialog) =>
    Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  )
  expect(await violations(page, { within: 'dialog[open]' })).toEqual([])
}

/** A new one for each journey, so that its blocks do not disturb others. */
const aCustomer = async (page: Page, person: Person) => {
  const { name, username, email, mobile } = person
  const data = {
    username,
    email,
    password: PASSWORD,
    confirm_password: PASSWORD,
    customer_profile: { name, mobile_number: mobile },
  }
  const signUp = await page.request.post('/api/customer/signup/', { data })
  expect(signUp.status()).toBe(201)
  const { user_id } = (await signUp.json()) as { user_id: number }
  const via = { contact: mobile, user_type: 'customer' }
  await page.request.post('/api/send-otp/', { data: { user_id, otp_via: 'mobile', ...via } })
  await page.request.post('/api/verify-otp/', { data: { otp: await codeFor(page, mobile), ...via } })
  return signInAs(page, { role: 'customer', username })
}

type Lead = { name: string; email: string; mobile_number: string }
const leadsOf = async (page: Page, email: string) => {
  const provider = await logInByApi(page, PROVIDER)
  const answer = await page.request.get(`/api/contacts/?provider_id=${provider.id}`, {
    headers: bearer(provider),
  })
  return ((await answer.json()) as { results: Lead[] }).results.filter((lead) => lead.email === email)
}

const aPostOfTheProvider = async (page: Page, title: string) => {
  const provider = await logInByApi(page, PROVIDER)
  const published = await page.request.post('/api/blogs/', {
    headers: bearer(provider),
    multipart: { title, content: 'Fresh from the pan.' },
  })
  return { shop: provider, id: ((await published.json()) as { blog_id: number }).blog_id }
}

test('a stranger leaves a number under a post by keyboard, and the shop has it once', async ({
  page,
}, info) => {
  const say = wordsOf(info.project.name)
  const person = newPerson(info.project.name)
  const { id } = await aPostOfTheProvider(page, `Call me ${Date.now()}`)
  await open(page, `/postpage/${id}`)
  const opener = page.getByRole('button', { name: say('Contact Us', 'कॉल बैक माँगें') })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(dialogOf(page).locator('[name="name"]')).toBeFocused()
  await expect(dialogOf(page).locator('[aria-invalid="true"]')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(dialogOf(page).locator('[aria-invalid="true"]')).toHaveCount(3)
  await expectWholeDialog(page)

  await page.keyboard.type(person.name)
  await page.keyboard.press('Tab')
  await page.keyboard.type(person.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(person.mobile)
  await dialogOf(page).locator('button[type="submit"]').dblclick()
  await expect(dialogOf(page)).toContainText(sentText(say))
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
  expect(await leadsOf(page, person.email)).toMatchObject([
    { name: person.name, mobile_number: person.mobile },
  ])
})

test.describe('offline', () => {
  test.use({ isFresh: true })

  test('what is asked without a connection waits, and is sent when it is back', async ({ page }, info) => {
    const say = wordsOf(info.project.name)
    const person = newPerson(info.project.name)
    const provider = await logInByApi(page, PROVIDER)
    await open(page, `/providerprofile/${provider.id}`)
    await page.getByRole('button', { name: say('Contact Us', 'कॉल बैक माँगें') }).click()
    await fill(page, { name: person.name, email: person.email, mobile_number: person.mobile })
    await page.context().setOffline(true)
    await dialogOf(page).locator('button[type="submit"]').click()
    await expect(dialogOf(page)).toContainText(say(enWaiting.queuedTitle, hiWaiting.queuedTitle))
    await page.context().setOffline(false)
    await expect.poll(() => leadsOf(page, person.email), { timeout: 30_000 }).toHaveLength(1)
  })

  test('a dialog that can’t be fetched says so, and opens when the connection is back', async ({
    page,
  }, info) => {
    const say = wordsOf(info.project.name)
    const provider = await logInByApi(page, PROVIDER)
    await open(page, `/providerprofile/${provider.id}`)
    const opener = page.getByRole('button', { name: say('Report Provider', 'बिज़नेस की शिकायत करें') })
    await page.route(/\/assets\/ReportDialog.*\.js/, (route) => route.abort())
    await opener.click()
    await expect(page.locator('[data-sonner-toast]').first()).toContainText(
      say(enBar.notLoaded, hiBar.notLoaded),
    )
    await page.unroute(/\/assets\/ReportDialog.*\.js/)
    await opener.click()
    await expect(dialogOf(page).locator('select[name="reason"]')).toBeVisible()
  })
})

test('a stranger reports a shop, keeps the code, and sees what became of it without scripts too', async ({
  page,
  browser,
  baseURL,
}, info) => {
  const say = wordsOf(info.project.name)
  const person = newPerson(info.project.name)
  const provider = await logInByApi(page, PROVIDER)
  await open(page, `/providerprofile/${provider.id}`)
  await page.getByRole('button', { name: say('Report Provider', 'बिज़नेस की शिकायत करें') }).click()
  await dialogOf(page).locator('button[type="submit"]').click()
  await expect(dialogOf(page)).toContainText(
    say('Please provide a reason for reporting', 'शिकायत का कारण बताएँ'),
  )
  await expectWholeDialog(page)
  await dialogOf(page).locator('select[name="reason"]').selectOption('scam')
  await fill(page, {
    description: 'They ask for money first.',
    reporter_name: person.name,
    reporter_email: person.email,
  })
  await dialogOf(page).locator('button[type="submit"]').click()
  await expect(dialogOf(page)).toContainText(say('Report submitted successfully', 'आपकी शिकायत हमें मिल गई'))
  await expectWholeDialog(page)
  const link = dialogOf(page).locator('a[href^="/report/"]')
  const path = (await link.getAttribute('href')) ?? ''
  expect(path).toMatch(/^\/report\/([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/)
  await link.click()
  await expect(page).toHaveURL(path)
  const state = say('We have your report', 'आपकी शिकायत हमें मिल गई है')
  await expect(page.getByRole('status').first()).toContainText(state)

  const plain = await (
    await browser.newContext({
      javaScriptEnabled: false,
      baseURL: baseURL ?? '',
      locale: say('en-IN', 'hi-IN'),
    })
  ).newPage()
  const wrong = await plain.goto('/report/0000-0000-0000-0000')
  expect([wrong?.status(), wrong?.headers()['cache-control']]).toEqual([404, 'private, no-store'])
  await expect(plain.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(plain.locator('h1')).toHaveText(
    say('No report found with this code', 'इस कोड की कोई शिकायत नहीं मिली'),
  )
  await plain.locator('[name="code"]').fill(path.replace('/report/', '').toLowerCase())
  await plain.locator('main button[type="submit"]').click()
  await expect(plain.getByRole('status').first()).toContainText(state)
  await expect(plain.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await plain.context().close()
})

test('a customer is known, blocks a shop and unblocks it: the page and everything else follow', async ({
  page,
}, info) => {
  const say = wordsOf(info.project.name)
  const person = newPerson(info.project.name)
  const me = await aCustomer(page, person)
  const { shop: provider, id: postId } = await aPostOfTheProvider(page, `Peace ${Date.now()}`)
  const contact = page.getByRole('button', { name: say('Contact Us', 'कॉल बैक माँगें') })
  const blocked = say('You have blocked this business', 'आपने इस बिज़नेस को ब्लॉक किया है')
  await open(page, `/providerprofile/${provider.id}`)

  await contact.click()
  await expect(dialogOf(page).locator('[name="mobile_number"]')).toHaveValue(person.mobile)
  await expect(dialogOf(page).locator('[name="email"]')).toHaveValue(person.email)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: say('Report Provider', 'बिज़नेस की शिकायत करें') }).click()
  await expect(dialogOf(page).locator('select[name="reason"]')).toBeVisible()
  await expect(dialogOf(page).locator('[name="reporter_email"]')).toHaveCount(0)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: say('Block Provider', 'बिज़नेस को ब्लॉक करें') }).click()
  await expect(dialogOf(page).locator('[name="blocked_reason"]')).toBeFocused()
  await expectWholeDialog(page)
  await dialogOf(page).locator('button[type="submit"]').click()
  await expect(
    page.getByText(say('Provider blocked successfully', 'बिज़नेस को ब्लॉक कर दिया गया')).first(),
  ).toBeVisible()
  const unblock = page.getByRole('button', { name: say('Unblock Provider', 'बिज़नेस को अनब्लॉक करें') })
  await expect(unblock).toBeFocused()
  await expect(page.locator('main')).toContainText(blocked)
  await expect(contact).toHaveCount(0)
  const blocks = await page.request.get('/api/customer-blocks/', { headers: bearer(me) })
  expect(await blocks.json()).toMatchObject([
    { provider: provider.id, blocked_reason: 'Blocked from provider profile' },
  ])

  await open(page, `/postpage/${postId}`)
  await expect(page.locator('main')).toContainText(blocked)
  await expect(contact).toHaveCount(0)

  // The person who blocked it still sees it, to be able to unblock.
  await open(page, `/providerprofile/${provider.id}`)
  await unblock.click()
  await expectWholeDialog(page)
  await dialogOf(page)
    .getByRole('button', { name: say('Unblock', 'अनब्लॉक करें'), exact: true })
    .click()
  await expect(
    page.getByText(say('Provider unblocked successfully', 'बिज़नेस को अनब्लॉक कर दिया गया')).first(),
  ).toBeVisible()
  await expect(contact).toBeVisible()
  await expect(page.locator('main')).not.toContainText(blocked)
})

test('a customer whom the shop has blocked finds neither its window nor its post', async ({ page }, info) => {
  const me = await aCustomer(page, newPerson(info.project.name))
  const { shop: provider, id: postId } = await aPostOfTheProvider(page, `Closed ${Date.now()}`)
  // A provider knows only those who turned to it.
  const asked = { customer: me.id, provider: provider.id }
  await page.request.post('/api/chats/', { headers: bearer(me), data: asked })
  const done = await page.request.post('/api/blocks/', {
    headers: bearer(provider),
    data: { customer: me.id, reason: 'Rude' },
  })
  expect(done.status()).toBe(201)
  const gone = wordsOf(info.project.name)('Page not found', 'यह पेज नहीं मिला')
  for (const path of [`/providerprofile/${provider.id}`, `/postpage/${postId}`]) {
    await open(page, path)
    await expect(page.locator('h1')).toHaveText(gone)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('no button leads nowhere: a report goes to the administrators, and the ways to the shop are open', async ({
    page,
  }) => {
    const provider = await logInByApi(page, PROVIDER)
    await page.goto(`/providerprofile/${provider.id}`)
    await expect(page.locator('main section button:visible')).toHaveCount(0)
    await expect(page.locator('main section a[href="/contact"]')).toBeVisible()
    await expect(page.locator('main section a[href^="tel:"]').first()).toBeVisible()
  })
})
