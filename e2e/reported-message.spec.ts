// A customer reports a voice note of a chat; staff listen to it within the case, and both sides read who opened it and why.
import type { Page, TestInfo } from '@playwright/test'
import enContact from '../web/locales/en/Contact.json' with { type: 'json' }
import enPage from '../web/locales/en/ProviderProfile.json' with { type: 'json' }
import hiContact from '../web/locales/hi/Contact.json' with { type: 'json' }
import hiPage from '../web/locales/hi/ProviderProfile.json' with { type: 'json' }
import { adminTexts, logInAsStaff, newBrowserPage, pressKey, someStaff } from './admin.ts'
import { open } from './open.ts'
import { checkScreen } from './screen-checks.ts'
import { bearer, logInByApi } from './screens.ts'
import { expect, test } from './test.ts'
import { aChat, openChat, partsOf, record } from './voice-notes.ts'

test.describe.configure({ timeout: 180_000 })

const wordsFor = (info: TestInfo) => {
  const isHindi = info.project.name.endsWith('hi')
  return { chat: (isHindi ? hiPage : enPage).chat, report: (isHindi ? hiContact : enContact).report }
}

const reportNote = async (desk: Page, info: TestInfo) => {
  const { chat, report } = wordsFor(info)
  const message = desk.locator('main li[data-state]').first()
  const dialog = desk.locator('dialog[open]')
  // By the keyboard, and by a long press.
  await message.getByRole('button', { name: chat.actions, exact: true }).press('Enter')
  await expect(dialog).toContainText(chat.report)
  await checkScreen(desk, info, 'message-actions')
  await desk.keyboard.press('Escape')
  await message.click({ button: 'right', position: { x: 4, y: 4 } })
  await dialog.getByRole('button', { name: chat.report, exact: true }).click()
  await expect(dialog).toContainText(report.messageText)
  await dialog.locator('[name="reason"]').selectOption('harassment')
  await dialog.locator('[name="description"]').fill('He threatens me in it.')
  await checkScreen(desk, info, 'report-message')
  await dialog.locator('button[type="submit"]').click()
  await expect(dialog.getByRole('link')).toBeVisible()
  await desk.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}

const reason = 'A threat was reported'

const openCase = async (staff: Page, writer: string, info: TestInfo) => {
  const { kinds, queue } = adminTexts(info)
  await logInAsStaff(staff, await someStaff('moderator'))
  const row = staff.locator('[data-row]', { hasText: kinds.message }).filter({ hasText: writer })
  await expect(staff.locator('[data-row]').first()).toBeVisible()
  while ((await row.count()) === 0) await staff.getByRole('button', { name: queue.more }).click()
  await row.last().press('Enter')
  await expect(staff.locator('h1')).toHaveText(writer)
}

const listenAndHide = async (staff: Page, info: TestInfo) => {
  const { case: texts } = adminTexts(info)
  await expect(staff.locator('main')).toContainText(texts.private)
  await staff.getByRole('button', { name: texts.openEvidence, exact: true }).click()
  await staff.locator('dialog [name="reason"]').fill(reason)
  await staff.keyboard.press('Control+Enter')
  const slider = staff.getByRole('slider')
  await expect(slider).toBeVisible()
  await staff.locator('main fieldset button').first().press('Enter')
  await expect.poll(() => slider.inputValue()).not.toBe('0')
  await checkScreen(staff, info, 'case-message')
  await pressKey(staff, 'h')
  await staff.locator('dialog [name="reason"]').fill('Threats are against the rules.')
  await staff.keyboard.press('Control+Enter')
  await expect(staff.locator('dialog[open]')).toHaveCount(0)
}

test('a reported voice note is heard by staff for a reason that both sides read, and removed for both', async ({
  page,
  otherPage,
}, info) => {
  const chat = await aChat(page, otherPage, info)
  await openChat(page, chat)
  const parts = partsOf(page, info)
  await record(parts)
  await parts.send.click()
  await expect.poll(chat.received).toEqual(['voice'])
  const { desk } = chat
  await desk.addInitScript(() => window.sessionStorage.setItem('app_popup_seen', 'yes'))
  await open(desk, `/chatrequests?chat=${chat.chatId}`)
  await reportNote(desk, info)

  const customer = await logInByApi(page, { role: 'customer', ...chat.person })
  const headers = bearer(customer)
  const threads = await (await page.request.get('/api/chats', { headers })).json()
  const [{ customer_name: writer } = { customer_name: '' }] = threads as { customer_name: string }[]
  const staff = await newBrowserPage(otherPage, info)
  await openCase(staff, writer, info)
  await listenAndHide(staff, info)

  const { removed } = wordsFor(info).chat
  for (const side of [page, desk]) {
    await expect(side.locator('main li[data-removed]')).toContainText(removed)
    await expect(side.locator('main li[data-state] fieldset')).toHaveCount(0)
  }
  await checkScreen(desk, info, 'removed-message')
  const log = await page.request.get('/api/access-log/', { headers })
  expect(((await log.json()) as { results: { reason: string }[] }).results).toMatchObject([{ reason }])
})
