// From an anonymous report to a decision, the reporter's page, the notified provider, the appeal and its answer.
import type { Page, TestInfo } from '@playwright/test'
import enContact from '../web/locales/en/Contact.json' with { type: 'json' }
import enBar from '../web/locales/en/Navbar.json' with { type: 'json' }
import hiContact from '../web/locales/hi/Contact.json' with { type: 'json' }
import hiBar from '../web/locales/hi/Navbar.json' with { type: 'json' }
import { adminTexts, logInAsStaff, newStaff, newBrowserPage, pressKey, someStaff } from './admin.ts'
import { checkScreen } from './screen-checks.ts'
import { open } from './open.ts'
import { newAccount } from './people.ts'
import { signInAs } from './screens.ts'
import { expect, type OtherPage, test } from './test.ts'

const wordsFor = (info: TestInfo) => ({
  admin: adminTexts(info),
  ...(info.project.name.endsWith('hi')
    ? { ...hiContact, bell: hiBar.notifications }
    : { ...enContact, bell: enBar.notifications }),
})
type Texts = ReturnType<typeof wordsFor>

/** A new provider with one post, signed in. */
const aProviderWithAPost = async (otherPage: OtherPage, info: TestInfo) => {
  const page = await newBrowserPage(otherPage, info)
  const session = await signInAs(page, await newAccount(page, 'provider', info))
  const title = `Gold for half the price ${session.id}`
  const published = await page.request.post('/api/blogs/', {
    headers: { authorization: `Bearer ${session.access_token}` },
    multipart: { title, content: 'Pay today, it comes next month.' },
  })
  const { blog_id } = (await published.json()) as { blog_id: number }
  const plea = `दुकान ${session.id} में आइए, सोना असली है। Here is the licence.`
  return { page, title, plea, post: `/postpage/${blog_id}` }
}

const report = async (page: Page, post: string, words: Texts) => {
  await open(page, post)
  await page.getByRole('button', { name: words.report.title.post }).click()
  const dialog = page.locator('dialog[open]')
  await dialog.locator('[name="reason"]').selectOption('scam')
  await dialog.locator('[name="description"]').fill('I paid, and nothing came.')
  await dialog.locator('[name="reporter_name"]').fill('Zoya')
  await dialog.locator('[name="reporter_email"]').fill('zoya@example.in')
  await dialog.locator('button[type="submit"]').click()
  await dialog.getByRole('link').click()
  await expect(page.locator('main')).toContainText(words.track.status.open)
  return new URL(page.url()).pathname
}

const expectText = async (page: Page, path: string, text: string) => {
  await open(page, path)
  await expect(page.locator('main')).toContainText(text)
}

const statusOf = async (page: Page, path: string) => (await page.request.get(path)).status()

/** Row by row as far as it takes: a new case is the last of its list. */
const openRow = async (page: Page, text: string, { admin }: Texts) => {
  const row = page.locator('[data-row]', { hasText: text })
  await expect(page.locator('[data-row]').first()).toBeVisible()
  while ((await row.count()) === 0) await page.getByRole('button', { name: admin.queue.more }).click()
  await row.press('Enter')
}

const reason = 'No business may take money for gold that does not exist.'

const hidePost = async (page: Page, title: string, info: TestInfo) => {
  const words = wordsFor(info)
  await logInAsStaff(page, await someStaff('moderator'))
  await checkScreen(page, info, 'cases')
  await openRow(page, title, words)
  await expect(page.locator('h1')).toHaveText(title)
  await expect(page.locator('main')).toContainText('I paid, and nothing came.')
  await expect(page.locator('main')).not.toContainText('zoya@example.in')
  await page.getByRole('button', { name: words.admin.case.showReporter }).click()
  await page.locator('dialog [name="reason"]').fill('We need the receipt')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('main')).toContainText('zoya@example.in')
  await checkScreen(page, info, 'case')
  await pressKey(page, 'h')
  await expect(page.locator('dialog [name="reason"]')).toBeFocused()
  await checkScreen(page, info, 'verdict')
  await page.keyboard.type(reason)
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('dialog')).toHaveCount(0)
  await expect(page.locator('h1')).not.toHaveText(title)
}

const appealFromTheBell = async (page: Page, plea: string, info: TestInfo) => {
  const words = wordsFor(info)
  await open(page, '/traderdashboard')
  await page.locator('header').getByRole('button', { name: words.bell.title }).click()
  await page.locator('header [popover]:popover-open li a').first().click()
  await expect(page).toHaveURL(/\/appeal\/[\w-]+$/)
  await expect(page.locator('main')).toContainText(words.appeal.decision.hide.post)
  await expect(page.locator('main')).toContainText(reason)
  await checkScreen(page, info, 'appeal')
  await page.locator('main form button[type="submit"]').click()
  await expect(page.locator('[name="text"]')).toHaveAttribute('aria-invalid', 'true')
  await page.locator('[name="text"]').fill(plea)
  await page.locator('main form button[type="submit"]').click()
  await expect(page.locator('main')).toContainText(words.appeal.state.waiting)
  await checkScreen(page, info, 'appeal-sent')
  return page.url()
}

const answer = 'We have seen the licence. Sorry for the trouble.'

const overturnDecision = async (page: Page, plea: string, info: TestInfo) => {
  const words = wordsFor(info)
  // An appeal is decided by another staff member.
  await logInAsStaff(page, await newStaff('moderator'), '/admin/appeals')
  await openRow(page, plea, words)
  await expect(page.locator('main article')).toContainText(reason)
  await checkScreen(page, info, 'appeal-in-the-admin-panel')
  await pressKey(page, 'b')
  await expect(page.locator('dialog [name="answer"]')).toBeFocused()
  await page.keyboard.type(answer)
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('dialog')).toHaveCount(0)
}

test('a report is decided, notified, appealed and answered', async ({ otherPage }, info) => {
  test.slow()
  const words = wordsFor(info)
  const provider = await aProviderWithAPost(otherPage, info)
  const visitor = await newBrowserPage(otherPage, info)
  const tracking = await report(visitor, provider.post, words)

  await hidePost(await newBrowserPage(otherPage, info), provider.title, info)
  await expectText(visitor, tracking, words.track.decision.content_removed)
  expect(await statusOf(visitor, provider.post)).toBe(404)

  const appeal = await appealFromTheBell(provider.page, provider.plea, info)
  await overturnDecision(await newBrowserPage(otherPage, info), provider.plea, info)

  await expectText(provider.page, appeal, words.appeal.state.overturned)
  await expect(provider.page.locator('main')).toContainText(answer)
  await checkScreen(provider.page, info, 'appeal-answered')
  expect(await statusOf(visitor, provider.post)).toBe(200)
  await expectText(visitor, tracking, words.track.decision.no_action)
})
