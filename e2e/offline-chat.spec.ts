// Chat messages with the line really cut: two tabs, a closed browser, and everything there once and in order.
import type { Page, TestInfo } from '@playwright/test'
import enWaiting from '../web/locales/en/Waiting.json' with { type: 'json' }
import hiWaiting from '../web/locales/hi/Waiting.json' with { type: 'json' }
import { startChat } from './chats.ts'
import { open } from './open.ts'
import { aPhone, signIn } from './phone.ts'
import { checkScreen } from './screen-checks.ts'
import { bearer } from './screens.ts'
import { expect, type OtherPage, test } from './test.ts'
import { outboxIsLoaded, waitingBar } from './waiting.ts'

const words = ({ project }: TestInfo) => (project.name.endsWith('hi') ? hiWaiting : enWaiting)

const bubbles = (page: Page) => page.locator('main section li[data-own][data-state]')
const waitingBubbles = (page: Page) => page.locator('main section li[data-state="waiting"]')
const write = async (page: Page, text: string) => {
  await page.locator('[name="message"]').fill(text)
  await page.locator('[name="message"]').press('Enter')
}

/** A customer whose phone has the chat open, and the provider in another browser. */
const begin = async (otherPage: OtherPage, info: TestInfo) => {
  const phone = await aPhone(info)
  const desk = await otherPage()
  const page = await phone.start()
  const { chatId, person, customer, provider, messages } = await startChat(page, desk, info)
  await signIn(page, person)
  // The note about the app would lie over the box.
  await page.context().addInitScript(() => window.sessionStorage.setItem('app_popup_seen', 'yes'))
  const received = async () => (await messages()).map(({ content }) => content)
  const block = () =>
    desk.request.post('/api/blocks/', {
      headers: bearer(provider),
      data: { customer: customer.id, reason: 'Rude' },
    })
  const path = `/chats?chat=${chatId}`
  await open(page, path)
  await write(page, 'Namaste')
  await expect(bubbles(page)).toHaveAttribute('data-state', 'unread')
  return { phone, page, path, received, block }
}

test('messages typed offline in two tabs are sent once and in order, with the chat closed', async ({
  otherPage,
}, info) => {
  test.setTimeout(120_000)
  const { phone, page, path, received } = await begin(otherPage, info)
  try {
    const tab = await page.context().newPage()
    await open(tab, path)
    await expect(bubbles(tab)).toHaveCount(1)
    await outboxIsLoaded(page)
    await outboxIsLoaded(tab)
    phone.cut()
    await write(page, 'First')
    await write(page, 'Second')
    await expect(waitingBubbles(page)).toHaveCount(2)
    await expect(waitingBubbles(tab)).toHaveCount(2)
    await write(tab, 'Third')
    await write(tab, 'This is not read')
    await expect(waitingBubbles(page)).toHaveCount(4)
    await expect(waitingBar(page)).toContainText('4')
    await checkScreen(page, info, 'chat-waiting')

    const second = waitingBubbles(page).nth(1)
    await second.getByRole('button', { name: words(info).change }).click()
    const dialog = page.locator('dialog[open]')
    await dialog.locator('[name="content"]').fill('Second, changed')
    await dialog.locator('button[type="submit"]').click()
    await expect(dialog).toHaveCount(0)
    await expect(waitingBubbles(tab).nth(1)).toContainText('Second, changed')
    await waitingBubbles(tab)
      .nth(3)
      .getByRole('button', { name: words(info).discard })
      .click()
    await expect(waitingBubbles(page)).toHaveCount(3)
    await phone.close()

    phone.mend()
    const again = await phone.start()
    await open(again, '/waiting')
    await expect.poll(received).toEqual(['Namaste', 'First', 'Second, changed', 'Third'])
    await expect(again.locator('main li[data-state]')).toHaveCount(0)
    await open(again, path)
    await expect(bubbles(again)).toHaveCount(4)
    await write(again, 'Fourth')
    await expect(bubbles(again)).toHaveCount(5)
    await expect(bubbles(again).last()).toHaveAttribute('data-state', 'unread')
    expect(await received()).toHaveLength(5)
  } finally {
    await phone.remove()
  }
})

test('when online again, the open chat sends queued messages; refused ones return to the form', async ({
  otherPage,
}, info) => {
  test.setTimeout(120_000)
  const { phone, page, path, received, block } = await begin(otherPage, info)
  try {
    await outboxIsLoaded(page)
    phone.cut()
    await write(page, 'Are you open?')
    await write(page, 'I can come at six')
    await expect(waitingBubbles(page)).toHaveCount(2)
    phone.mend()
    await expect(bubbles(page).last()).toHaveAttribute('data-state', 'unread', { timeout: 30_000 })
    expect(await received()).toEqual(['Namaste', 'Are you open?', 'I can come at six'])

    phone.cut()
    await write(page, 'Please answer')
    await expect(waitingBubbles(page)).toHaveCount(1)
    await block()
    phone.mend()
    await open(page, '/waiting')
    const refused = page.locator('main li[data-kind="chat_message"][data-state="refused"]')
    await expect(refused).toContainText('Please answer')
    await expect(refused).toContainText(words(info).refusalsOf.chat_message.not_found)
    await checkScreen(page, info, 'chat-refused')
    await open(page, path)
    await expect(page.locator('main section li[data-state="refused"]')).toContainText('Please answer')
  } finally {
    await phone.remove()
  }
})
