// Every write whose server answers 500: the specified text, what was typed, and a second press under the same Idempotency-Key.
import type { Locator, Page, TestInfo } from '@playwright/test'
import enWaiting from '../web/locales/en/Waiting.json' with { type: 'json' }
import hiWaiting from '../web/locales/hi/Waiting.json' with { type: 'json' }
import { accountDeletion, customerWrites } from './failed-writes/customer.ts'
import { type People, post, somePeople } from './failed-writes/people.ts'
import { providerWrites } from './failed-writes/provider.ts'
import { visitorWrites } from './failed-writes/visitor.ts'
import type { FailedWrite } from './failed-writes/write.ts'
import { open } from './open.ts'
import { checkScreen } from './screen-checks.ts'
import { expect, test } from './test.ts'
import { waitingBar, waitingOn, writeComment } from './waiting.ts'

const isHindi = ({ project }: TestInfo) => project.name.endsWith('hi')
const waitingWords = (info: TestInfo) => (isHindi(info) ? hiWaiting : enWaiting)

let people: Promise<People> | undefined

type Sent = { status: number; key: string | undefined }

/** The first request gets `status`, each later one the server's reply. */
const failFirst = async (page: Page, { method, url }: FailedWrite['request'], status = 500) => {
  const sent: Sent[] = []
  await page.route(url, async (route) => {
    const request = route.request()
    if (request.method() !== method) return route.fallback()
    const key = request.headers()['idempotency-key']
    if (sent.length === 0) {
      sent.push({ status, key })
      return route.fulfill({ status, json: { code: 'unexpected', detail: 'From the server' } })
    }
    const response = await route.fetch()
    sent.push({ status: response.status(), key })
    return route.fulfill({ response })
  })
  return sent
}

const signIn = (page: Page, session: object) =>
  page.addInitScript((values) => {
    window.sessionStorage.setItem('app_popup_seen', 'yes')
    for (const [key, value] of Object.entries(values)) window.sessionStorage.setItem(key, String(value))
  }, session)

const exactly = (page: Page, text: string): Locator => page.getByText(text, { exact: true }).first()

for (const write of [...visitorWrites, ...customerWrites, ...providerWrites, accountDeletion])
  test(`${write.name} fails with its text, and the next press sends it`, async ({ page }, info) => {
    const all = await (people ??= somePeople(page, info))
    if (write.as) await signIn(page, all[write.as].session)
    const words = write.words(isHindi(info) ? 'hi' : 'en')
    await write.prepare?.(page, all)
    await open(page, write.path(all))
    const sent = await failFirst(page, write.request)
    const press = await write.fill(page, all)
    await press()
    await expect(exactly(page, words)).toBeVisible()
    for (const [field, value] of Object.entries(write.typed ?? {}))
      await expect(page.locator(`[name="${field}"]`).last()).toHaveValue(value)
    await expect(page.locator('main li[data-kind]')).toHaveCount(0)
    await expect(waitingBar(page)).toHaveCount(0)
    await press()
    await expect.poll(() => sent.length).toBe(2)
    expect(sent[1]?.status).toBeLessThan(300)
    expect(sent[1]?.key).toBe(sent[0]?.key)
    expect(sent[0]?.key !== undefined).toBe(write.hasKey)
  })

test('503 is queued; then 500 is retried, shown as failed, and sent by Try again', async ({ page }, info) => {
  const words = waitingWords(info)
  const { customer, postPath } = await (people ??= somePeople(page, info))
  await signIn(page, customer.session)
  await open(page, postPath)
  let status = 503
  const keys = new Set<string | undefined>()
  await page.route(/\/comments\/$/, (route) => {
    keys.add(route.request().headers()['idempotency-key'])
    if (status === 0) return route.continue()
    return route.fulfill({ status, json: { code: status === 503 ? 'busy' : 'unexpected' } })
  })
  await writeComment(page, 'Do you deliver?')
  await expect(waitingOn(page)).toContainText(words.state.waiting)
  await expect(page.locator('main [name="comment"]')).toHaveValue('')

  status = 500
  await open(page, '/waiting')
  await expect(waitingOn(page)).toHaveAttribute('data-state', 'refused', { timeout: 30_000 })
  await expect(waitingOn(page)).toContainText(words.failed.comment)
  await expect(waitingOn(page).getByRole('button', { name: words.discard })).toBeVisible()
  await checkScreen(page, info, 'failed-entry')

  status = 0
  await waitingOn(page).getByRole('button', { name: words.tryAgain }).click()
  await expect(waitingOn(page)).toHaveCount(0)
  expect(keys.size).toBe(1)
  await open(page, postPath)
  await expect(page.locator('main li[id^="comment-"]', { hasText: 'Do you deliver?' })).toHaveCount(1)
})

test('a chat message that fails three times says so, and is sent by Try again', async ({ page }, info) => {
  const words = waitingWords(info)
  const { customer, provider } = await (people ??= somePeople(page, info))
  await signIn(page, customer.session)
  const { chat_id: chatId } = await post(page, customer.session, '/api/chats/', {
    data: { customer: customer.session.id, provider: provider.session.id },
  })
  // Without the chat's socket a message goes as a request.
  await page.routeWebSocket(/\/ws\/chat\//, (socket) => socket.close())
  let isFailing = true
  await page.route(/\/messages\/$/, (route) =>
    isFailing && route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { code: 'unexpected' } })
      : route.continue(),
  )
  await open(page, `/chats?chat=${String(chatId)}`)
  await page.locator('[name="message"]').fill('Are you open?')
  await page.locator('[name="message"]').press('Enter')
  const message = page.locator('main section li[data-own]', { hasText: 'Are you open?' })
  await expect(message).toHaveAttribute('data-state', 'refused', { timeout: 30_000 })
  await expect(message).toContainText(words.failed.chat_message)
  isFailing = false
  await message.getByRole('button', { name: words.tryAgain }).click()
  await expect(message).toHaveAttribute('data-state', 'unread')
})
