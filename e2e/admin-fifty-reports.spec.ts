// A moderator works fifty reports with the keyboard alone, until the queue is empty.
import type { Page, TestInfo } from '@playwright/test'
import { adminCommand, adminTexts, newStaff, pageAt, type Staff } from './admin.ts'
import { expectAccessible } from './screen-checks.ts'
import { open } from './open.ts'
import { startServer } from './separate-server.ts'
import { newAccount } from './people.ts'
import { logInByApi } from './screens.ts'
import { expect, test } from './test.ts'

const PROVIDERS = 2
const POSTS_EACH = 24
const CASES = PROVIDERS * (1 + POSTS_EACH)
const MINUTE_MS = 60_000

const publish = async (page: Page, token: string, title: string) => {
  const headers = { authorization: `Bearer ${token}` }
  const multipart = { title, content: 'Half the price, today only.' }
  expect((await page.request.post('/api/blogs/', { headers, multipart })).status()).toBe(201)
}

const openProvider = async (page: Page, info: TestInfo) => {
  const { access_token, id } = await logInByApi(page, await newAccount(page, 'provider', info))
  for (let number = 1; number <= POSTS_EACH; number += 1)
    await publish(page, access_token, `Offer ${number} of shop ${id}`)
}

const tabTo = async (page: Page, selector: string) => {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never came to ${selector}`)
}

const logInByKeyboard = async (page: Page, { username, password }: Staff) => {
  await open(page, '/loginadmin')
  await tabTo(page, '[name="username"]')
  await page.keyboard.type(username)
  await tabTo(page, '[name="password"]')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin')
  await expect(page.locator('header nav')).toBeVisible()
}

const POST_DECISION_KEYS = ['d', 'h', 'w', 'r', 'l']
const PROVIDER_DECISION_KEYS = ['s']
const needsDays = (letter: string) => letter === 'l' || letter === 's'

const decide = async (page: Page, letter: string) => {
  await page.keyboard.press(letter)
  await expect(page.locator('dialog[open]')).toBeVisible()
  if (needsDays(letter)) await page.keyboard.press('Tab')
  await expect(page.locator('dialog [name="reason"]')).toBeFocused()
  await page.keyboard.type('Seen.')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
}

/** A business can't be hidden: what it offers tells which kind of case this is. */
const letterFor = async (page: Page, turn: number) => {
  await expect(page.locator('main [aria-keyshortcuts="d"]')).toBeVisible()
  const isPost = (await page.locator('main [aria-keyshortcuts="h"]').count()) > 0
  const letters = isPost ? POST_DECISION_KEYS : PROVIDER_DECISION_KEYS
  return letters[turn % letters.length] ?? 'd'
}

const decideWholeQueue = async (page: Page) => {
  const used: string[] = []
  for (let turn = 0; turn < CASES; turn += 1) {
    const letter = await letterFor(page, turn)
    const title = await page.locator('h1').innerText()
    await decide(page, letter)
    used.push(letter)
    // The address changes a moment before the page.
    await expect(page.locator('h1')).not.toHaveText(title)
  }
  return used
}

test('fifty reports are decided with the keyboard alone', async ({ browser }, info) => {
  test.setTimeout(10 * MINUTE_MS)
  const { url, dataDir, stop } = await startServer()
  try {
    const page = await pageAt(url, browser, info)
    for (let provider = 0; provider < PROVIDERS; provider += 1) await openProvider(page, info)
    expect(await adminCommand(['demo-reports', String(CASES)], dataDir)).toContain(`${CASES} reports`)
    await logInByKeyboard(page, await newStaff('moderator', dataDir))

    await page.keyboard.press('g')
    await page.keyboard.press('c')
    await expect(page.locator('[data-row]').first()).toBeVisible()
    await expect(page.locator('[data-row]')).toHaveCount(CASES)
    await expectAccessible(page)
    await page.keyboard.press('j')
    await expect(page.locator('[data-row]').first()).toBeFocused()
    await page.keyboard.press('Enter')
    const used = await decideWholeQueue(page)

    await expect(page).toHaveURL('/admin/cases')
    await expect(page.locator('main')).toContainText(adminTexts(info).cases.empty.open)
    expect(new Set(used)).toEqual(new Set([...POST_DECISION_KEYS, ...PROVIDER_DECISION_KEYS]))
    const decided = await page.request.get('/api/admin/cases/?status=decided')
    expect((await decided.json()) as unknown[]).toHaveLength(CASES)
    expect(await adminCommand(['audit'], dataDir)).toContain('intact')
  } finally {
    await stop()
  }
})
