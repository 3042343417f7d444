// Two people in two browsers: what one says the other reads at once, and the bell rings.
import type { Page, TestInfo } from '@playwright/test'
import enBar from '../web/locales/en/Navbar.json' with { type: 'json' }
import enProfile from '../web/locales/en/ProviderProfile.json' with { type: 'json' }
import enDashboard from '../web/locales/en/Traderdashboard.json' with { type: 'json' }
import enComments from '../web/locales/en/ViewComments.json' with { type: 'json' }
import hiBar from '../web/locales/hi/Navbar.json' with { type: 'json' }
import hiProfile from '../web/locales/hi/ProviderProfile.json' with { type: 'json' }
import hiDashboard from '../web/locales/hi/Traderdashboard.json' with { type: 'json' }
import hiComments from '../web/locales/hi/ViewComments.json' with { type: 'json' }
import { expectNoSidewaysScroll, expectAccessible } from './screen-checks.ts'
import { open } from './open.ts'
import { newAccount } from './people.ts'
import { signInAs } from './screens.ts'
import { expect, type OtherPage, test } from './test.ts'

type Role = 'customer' | 'provider'

const wordsFor = ({ project }: TestInfo) =>
  project.name.endsWith('hi')
    ? {
        chat: hiProfile.chat,
        chatRequests: hiDashboard.chatRequests,
        bell: hiBar.notifications,
        writer: hiComments,
      }
    : {
        chat: enProfile.chat,
        chatRequests: enDashboard.chatRequests,
        bell: enBar.notifications,
        writer: enComments,
      }

/** A new account, signed in, in its own browser. */
const newSignedInPage = async (otherPage: OtherPage, role: Role, info: TestInfo) => {
  const page = await otherPage()
  const account = await newAccount(page, role, info)
  // The note about the app would lie over the box.
  await page.addInitScript(() => window.sessionStorage.setItem('app_popup_seen', 'yes'))
  const session = await signInAs(page, account)
  return { page, context: page.context(), ...session }
}

const twoPeople = async (otherPage: OtherPage, info: TestInfo) => ({
  customer: await newSignedInPage(otherPage, 'customer', info),
  shop: await newSignedInPage(otherPage, 'provider', info),
})

const messageBubble = (page: Page, text: string) =>
  page.locator('[role="log"] li[data-state]', { hasText: text })
const sendMessage = async (page: Page, text: string) => {
  await page.locator('[name="message"]').fill(text)
  await page.locator('[name="message"]').press('Enter')
}
const openChat = async (page: Page, providerId: number, { chat }: ReturnType<typeof wordsFor>) => {
  await open(page, `/providerprofile/${providerId}`)
  await page.getByRole('button', { name: chat.title, exact: true }).first().click()
  await expect(page.locator('[role="log"]')).toBeVisible()
}
const bell = (page: Page, { bell: words }: ReturnType<typeof wordsFor>) =>
  page.locator('header').getByRole('button', { name: words.title })
const screenshot = (page: Page, info: TestInfo, name: string) =>
  process.env.PICTURES
    ? page.screenshot({ path: `${process.env.PICTURES}/${name}-${info.project.name}.png` })
    : undefined

test('a customer and a business chat live, see read marks, and get notifications', async ({
  otherPage,
}, info) => {
  const words = wordsFor(info)
  const { customer, shop: provider } = await twoPeople(otherPage, info)
  await open(provider.page, '/traderdashboard')
  await expect(bell(provider.page, words)).toBeVisible()
  await openChat(customer.page, provider.id, words)
  await expect(customer.page.locator('dialog')).toContainText(words.chat.empty)

  await sendMessage(customer.page, 'Namaste ji, क्या लड्डू हैं?')
  await expect(messageBubble(customer.page, 'Namaste')).toContainText(words.chat.states.unread)
  await expect(bell(provider.page, words)).toContainText('1')
  await bell(provider.page, words).click()
  const entry = provider.page.locator('header [popover]:popover-open li a[href^="/chatrequests"]')
  await expect(entry).toHaveCount(1)
  await expect(bell(provider.page, words)).toHaveText('')
  await screenshot(provider.page, info, 'bell')
  await entry.click()

  await expect(provider.page).toHaveURL(/\/chatrequests\?chat=\d+$/)
  await expect(messageBubble(provider.page, 'Namaste')).toBeVisible()
  await expect(messageBubble(customer.page, 'Namaste')).toContainText(words.chat.states.read)
  await sendMessage(provider.page, 'हाँ जी, ताज़े हैं।\nKitne chahiye?')
  await expect(messageBubble(customer.page, 'Kitne')).toBeVisible()
  await expect(messageBubble(provider.page, 'Kitne')).toContainText(words.chat.states.read)
  await expectNoSidewaysScroll(provider.page)
  await expectAccessible(provider.page)
  await expectAccessible(customer.page)
  await screenshot(provider.page, info, 'chatrequests')
  await screenshot(customer.page, info, 'box')

  await open(customer.page, '/chats')
  await customer.page.locator('main section li a').click()
  await expect(messageBubble(customer.page, 'Kitne')).toBeVisible()
  await screenshot(customer.page, info, 'chats')
})

test.describe('offline', () => {
  test.use({ isFresh: true })

  test('messages typed offline are sent when online again', async ({ otherPage }, info) => {
    const words = wordsFor(info)
    const { customer, shop: provider } = await twoPeople(otherPage, info)
    await openChat(customer.page, provider.id, words)
    await sendMessage(customer.page, 'First')
    await expect(messageBubble(customer.page, 'First')).toContainText(words.chat.states.unread)
    await customer.context.setOffline(true)
    await expect(customer.page.getByText(words.chat.lost)).toBeVisible()
    await sendMessage(customer.page, 'Second')
    await sendMessage(customer.page, 'Third')
    await expect(messageBubble(customer.page, 'Third')).toContainText(words.chat.states.waiting)
    await screenshot(customer.page, info, 'offline')
    await customer.context.setOffline(false)
    await expect(messageBubble(customer.page, 'Third')).toContainText(words.chat.states.unread)
    await expect(customer.page.getByText(words.chat.lost)).toBeHidden()

    await open(provider.page, '/chatrequests')
    await provider.page.locator('main section li a').click()
    const said = provider.page.locator('[role="log"] li[data-state] > p:first-child')
    await expect(said).toContainText(['First', 'Second', 'Third'])
  })
})

test('a business blocks the customer of a chat, which closes the chat for both, and unblocks', async ({
  otherPage,
}, info) => {
  const words = wordsFor(info)
  const { customer, shop: provider } = await twoPeople(otherPage, info)
  await openChat(customer.page, provider.id, words)
  await sendMessage(customer.page, 'Namaste')
  await open(provider.page, '/chatrequests')
  await provider.page.locator('main section li a').click()
  await expect(messageBubble(provider.page, 'Namaste')).toBeVisible()
  await provider.page.getByRole('button', { name: words.writer.block.do }).click()
  await provider.page.locator('dialog [name="reason"]').fill('Quarrels')
  await expectNoSidewaysScroll(provider.page)
  await expectAccessible(provider.page)
  await provider.page
    .locator('dialog')
    .getByRole('button', { name: words.writer.block.submit, exact: true })
    .click()
  for (const { page } of [customer, provider]) {
    await expect(page.getByText(words.chat.closed.title)).toBeVisible()
    await expect(page.locator('[name="message"]')).toHaveCount(0)
  }
  await screenshot(customer.page, info, 'closed')
  await screenshot(provider.page, info, 'blocked')
  await provider.page.getByRole('button', { name: words.writer.unblock.do }).click()
  await sendMessage(provider.page, 'Let us try again')
  await expect(messageBubble(provider.page, 'try again')).toContainText(words.chat.states.unread)
})

test('without customers the page says so', async ({ otherPage }, info) => {
  const { chatRequests } = wordsFor(info)
  const { page } = await newSignedInPage(otherPage, 'provider', info)
  await open(page, '/chatrequests')
  await expect(page.getByText(chatRequests.empty)).toBeVisible()
  await expectNoSidewaysScroll(page)
})
