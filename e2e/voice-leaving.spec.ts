// A voice note that waits in the outbox when its author logs out or deletes the account.
import type { Page, TestInfo } from '@playwright/test'
import enBar from '../web/locales/en/Navbar.json' with { type: 'json' }
import enWaiting from '../web/locales/en/Waiting.json' with { type: 'json' }
import hiBar from '../web/locales/hi/Navbar.json' with { type: 'json' }
import hiWaiting from '../web/locales/hi/Waiting.json' with { type: 'json' }
import { readPage, test } from './offline.ts'
import { open } from './open.ts'
import { checkScreen } from './screen-checks.ts'
import { expect } from './test.ts'
import { aChat, type Chat, openChat, partsOf, record } from './voice-notes.ts'
import { outboxIsLoaded } from './waiting.ts'

test.describe.configure({ timeout: 180_000 })

const isHindi = ({ project }: TestInfo) => project.name.endsWith('hi')
const barTexts = (info: TestInfo) => (isHindi(info) ? hiBar : enBar)
const leaveTexts = (info: TestInfo) => (isHindi(info) ? hiWaiting : enWaiting)

/** The bytes of the recordings in the outbox of this browser. */
const storedRecordings = (page: Page) =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const database = await done(indexedDB.open('haat-outbox'))
    type Stored = { request: { form?: [string, string | File][] } }
    const entries = await done<Stored[]>(database.transaction('entries').objectStore('entries').getAll())
    database.close()
    const values = entries.flatMap(({ request }) => request.form ?? []).map(([, value]) => value)
    return values.filter((value) => value instanceof File).map(({ size }) => size)
  })

const pickInMenu = async (page: Page, name: string) => {
  await page.locator('header button[data-signed-in="true"]').click()
  await page.getByRole('button', { name, exact: true }).click()
}

/** `prevent` keeps the note from being sent. */
const leaveNoteWaiting = async (page: Page, chat: Chat, info: TestInfo, prevent: () => unknown) => {
  await openChat(page, chat)
  const parts = partsOf(page, info)
  await expect(parts.mic).toBeVisible()
  await outboxIsLoaded(page)
  await prevent()
  await record(parts)
  await parts.send.click()
  await expect(
    page.locator('main section li:is([data-state="waiting"], [data-state="pending"])'),
  ).toHaveCount(1)
  await expect.poll(() => storedRecordings(page)).toEqual([expect.any(Number)])
  expect((await storedRecordings(page))[0]).toBeGreaterThan(1_000)
}

test('a logout warns about a waiting note, and deletes its recording once it is confirmed', async ({
  phone,
  otherPage,
}, info) => {
  const { leave } = leaveTexts(info)
  const page = await phone.start()
  // A logout offline goes to the cached home page.
  await readPage(page, '/')
  const chat = await aChat(page, otherPage, info)
  await leaveNoteWaiting(page, chat, info, phone.cut)

  await pickInMenu(page, barTexts(info).logout)
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(leave.text_one.replace('{{count}}', '1'))
  await checkScreen(page, info, 'voice-leave')
  await dialog.getByRole('button', { name: leave.cancel, exact: true }).last().click()
  expect(await storedRecordings(page)).toHaveLength(1)

  await pickInMenu(page, barTexts(info).logout)
  await dialog.getByRole('button', { name: leave.confirm, exact: true }).click()
  await expect(page.locator('header button[data-signed-in="false"]')).toBeVisible()
  expect(await storedRecordings(page)).toEqual([])
  phone.mend()
  await open(page, '/')
  expect(await chat.received()).toEqual([])
})

test('a deleted account leaves no recording behind', async ({ page, otherPage }, info) => {
  const { deleteAccount, deletion } = barTexts(info)
  const { lostWithAccount } = leaveTexts(info)
  const chat = await aChat(page, otherPage, info)
  await leaveNoteWaiting(page, chat, info, () => page.route(/\/voice\/$/, (route) => route.abort()))
  await pickInMenu(page, deleteAccount)
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(lostWithAccount.text_one.replace('{{count}}', '1'))
  await checkScreen(page, info, 'voice-delete-account')
  await dialog.getByRole('button', { name: deletion.confirm, exact: true }).click()
  await expect(page.locator('header button[data-signed-in="false"]')).toBeVisible()
  await expect.poll(() => storedRecordings(page)).toEqual([])
})
